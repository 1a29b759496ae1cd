//! Kardinal & König in plain words.

mod ask;
mod events;
mod face;
mod input;
mod table;
