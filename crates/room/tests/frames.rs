//! Whatever is said to a table, it keeps its promises.

#[path = "common/frames.rs"]
mod made_up;

use kernel::{Dice as _, SearchDice};
use made_up::{damaged, seeds, talk};

#[test]
fn a_table_keeps_its_promises_whatever_is_said() {
    let frames = seeds("t1", None);
    let mut dice = SearchDice::new(8);
    for _ in 0..300 {
        let mut said = String::new();
        for n in 0..60 {
            let who = dice.below(3);
            let frame = &frames[dice.below(frames.len() as u32) as usize];
            // Ids of their own, or most would be refused as done already.
            let frame = frame.replace("\"f-", &format!("\"f-{n}-"));
            let frame =
                if dice.below(3) == 0 { damaged(&frame, &frames, &mut dice) } else { frame };
            said.push_str(&format!("{who}{}\n", frame.replace('\n', " ")));
        }
        talk(&said);
    }
}
