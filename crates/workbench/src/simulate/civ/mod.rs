//! Games of Carta Impera Victoria between bots.

mod report;
mod tally;

pub use tally::Tally;
