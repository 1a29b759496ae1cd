//! Records of the toy game: written, read, replayed, forged.

mod commitment;
mod parse;
mod properties;
mod replay;
mod table;

use kernel::{Choices, DealDice, Dice, Game, SearchDice, Seed, Status};
use record::{Commitment, Record, Table};
use toy::{Honest, Options};

/// The seed of all deals here.
const SEED: Seed = Seed([7; 32]);

/// A whole game of three, dealt from [`SEED`].
const GAME: &str = "\
trivium record 1
game toy
rules 3
options players=3
commitment sha256:eeccf96c2adaab6c7bf9024d9338f1f8a7c961df07fe420e919e4feac5b7f2c8
1 chance A draws 6
2 chance B draws 3
3 chance C draws 10
4 chance A draws 5
5 chance B draws 11
6 chance C draws 2
7 C play 10
8 A play 6
9 B play 11
10 B pass
11 chance A draws 0
12 chance B draws 12
13 chance C draws 9
14 A play 0
15 C play 2
16 B play 3
17 B look
18 chance well 1
19 chance A draws 7
20 chance B draws 4
21 chance C draws 8
22 B play 4
23 C play 9
24 A play 7
25 C look
26 A play 5
27 B play 12
28 C play 8
29 B pass
end B wins T5
seed 0707070707070707070707070707070707070707070707070707070707070707
";

/// [`GAME`] with other text in one line, counted from 1. Newlines in it make several lines of one.
fn forged(line: usize, text: &str) -> String {
    let lines = GAME.lines().enumerate();
    lines.map(|(index, old)| format!("{}\n", if index + 1 == line { text } else { old })).collect()
}

/// [`GAME`] up to and with this line.
fn head(lines: usize) -> String {
    GAME.split_inclusive('\n').take(lines).collect()
}

/// A random game, dealt from [`SEED`], with at most so many decisions.
fn play(players: usize, number: u64, decisions: usize) -> Table<Honest> {
    let mut chance = DealDice::new(SEED);
    let mut player = SearchDice::new(number);
    let commitment = Some(Commitment::to(SEED));
    let mut table =
        Table::start(Options { players }, commitment, &mut chance, &mut Vec::new()).unwrap();
    for _ in 0..decisions {
        let Status::Owed(owed) = Honest::status(table.state()) else { break };
        let seat = owed.iter().nth(player.below(owed.len() as u32) as usize).unwrap();
        let legal = Honest::legal(table.state(), seat);
        let action = legal.nth(player.below(legal.len() as u32) as usize).unwrap();
        table.submit(seat, action, &mut chance, &mut Vec::new()).unwrap();
    }
    table
}

/// A whole game with its seed.
fn finished(players: usize, number: u64) -> Record<Honest> {
    let mut table = play(players, number, usize::MAX);
    table.disclose(SEED).unwrap();
    table.into_record()
}
