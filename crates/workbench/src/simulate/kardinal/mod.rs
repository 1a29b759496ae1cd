//! Games of Kardinal & König between bots.

mod report;
mod tally;

pub use tally::Tally;
