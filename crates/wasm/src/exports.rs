//! What JavaScript sees: a place for the text of a call, the call, the answer, and two functions it brings itself.
//!
//! Texts pass through two buffers whose addresses are told, so there is no glue to be generated and no `unsafe` block: naming a
//! function for the linker is the only thing here that Rust calls unsafe.
#![allow(unsafe_code)]

use crate::thought::{Host, Look};
use crate::{Desk, call, proof};
use games::GameKind;
use std::cell::RefCell;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// 0: go on; 1: tell what is known; 2: stop.
    safe fn look() -> u32;
    /// Hears a JSON text at this address.
    safe fn tell(at: *const u8, length: usize);
}

struct Page;

impl Host for Page {
    fn look(&mut self) -> Look {
        match look() {
            0 => Look::GoOn,
            1 => Look::Tell,
            _ => Look::Stop,
        }
    }

    fn tell(&mut self, json: &[u8]) {
        tell(json.as_ptr(), json.len());
    }
}

thread_local! {
    static DESK: RefCell<Desk> = const { RefCell::new(Desk::empty()) };
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a text of this length and returns its address.
#[unsafe(no_mangle)]
extern "C" fn room_for(length: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(length, 0);
        text.as_mut_ptr()
    })
}

/// Does what the text asks for and puts the answer in its place; returns its length.
#[unsafe(no_mangle)]
extern "C" fn run() -> usize {
    let asked = TEXT.take();
    let answer = DESK.with_borrow_mut(|desk| call(desk, &asked, &mut Page));
    TEXT.set(answer);
    TEXT.with_borrow(Vec::len)
}

/// The address of the answer.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    TEXT.with_borrow(|text| text.as_ptr())
}

/// The signature of all bots.
#[unsafe(no_mangle)]
extern "C" fn signature() -> u64 {
    bots::signature()
}

/// A hash of the records and replays of random games; 0 if one cannot be replayed.
#[unsafe(no_mangle)]
extern "C" fn records(from: u64, games: u64) -> u64 {
    proof::records(from, games).unwrap_or(0)
}

/// Searches fixed positions of a game, counted from 0; 0 if there is no such game.
#[unsafe(no_mangle)]
extern "C" fn search(game: usize, iterations: u32) -> u32 {
    timed(game, |kind| proof::search(kind, iterations))
}

/// Plays random games of a game, counted from 0; 0 if there is no such game.
#[unsafe(no_mangle)]
extern "C" fn playouts(game: usize, games: u32) -> u32 {
    timed(game, |kind| proof::playouts(kind, games))
}

fn timed(game: usize, work: impl Fn(GameKind) -> Result<u32, String>) -> u32 {
    GameKind::ALL.get(game).and_then(|kind| work(*kind).ok()).unwrap_or(0)
}
