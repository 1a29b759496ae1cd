//! Chance as a scenario tells it.

use super::Fault;
use super::error::side_word;
use super::needs::{for_hand, needs, spare};
use super::script::{Line, Step};
use cardia::{Card, CardSet, Draw, Drawn, Guardian, Purpose, Words};
use kernel::{Chance, Draw as _, Seat};

/// Brings what the `chance` lines right after a move say, and else what lets the scenario go on.
pub(super) struct Told<'a> {
    words: Words,
    /// The move.
    by: Option<&'a Step>,
    /// All lines after it.
    after: &'a [Line],
    /// The `chance` lines that belong to it, and which were used.
    told: Vec<(usize, Drawn, bool)>,
    /// How many backs of guardians were drawn without a line.
    backs: usize,
    /// The first line that cannot happen.
    pub wrong: Option<(usize, Fault)>,
}

impl<'a> Told<'a> {
    /// For a move, with the lines after it. The indices of lines are counted from the first of those.
    pub fn new(words: Words, by: Option<&'a Step>, after: &'a [Line], told: Vec<usize>) -> Self {
        let told = told.into_iter().filter_map(|i| {
            if let Step::Chance(drawn) = after[i].step { Some((i, drawn, false)) } else { None }
        });
        Told { words, by, after, told: told.collect(), backs: 0, wrong: None }
    }

    /// The first line that was not used.
    pub fn unused(&self) -> Option<usize> {
        self.told.iter().find(|(_, _, used)| !used).map(|(i, _, _)| *i)
    }

    /// A back without a line: that of the guardian that a later line turns over, else the first that is possible.
    fn choose_back(&mut self, draw: Draw) -> u32 {
        let turned = self.after.iter().filter_map(|line| {
            let turned =
                if let Step::Chance(Drawn::Guardian(it)) = line.step { Some(it) } else { None };
            turned.map(Guardian::faction)
        });
        let needed = turned.skip(self.backs).map(Drawn::Back).next();
        self.backs += 1;
        needed.and_then(|back| draw.index_of(back)).unwrap_or(0)
    }

    /// Without a line: what a later line needs, else the lowest.
    fn choose(&self, purpose: Purpose, seat: Seat, from: CardSet) -> Option<Card> {
        let needs = needs(self.after, seat);
        match purpose {
            Purpose::Draw | Purpose::Look => for_hand(from, &needs),
            Purpose::Turn => {
                let named = self.by.and_then(Step::revealed).map(|cards| cards[seat]);
                named.filter(|&card| from.contains(card)).or_else(|| for_hand(from, &needs))
            }
            Purpose::Mill | Purpose::Lose => spare(from, &needs),
        }
    }
}

impl Chance<Draw> for Told<'_> {
    fn pick(&mut self, draw: Draw) -> u32 {
        let told = self.told.iter_mut().find(|(_, drawn, used)| !used && same_kind(*drawn, draw));
        if let Some((i, drawn, used)) = told {
            if let Some(index) = draw.index_of(*drawn) {
                *used = true;
                return index;
            }
            if draw.ways() > 1 {
                let possible = (0..draw.ways()).map(|n| name(self.words, draw.outcome(n)));
                let fault = Fault::ChanceImpossible(possible.collect());
                self.wrong.get_or_insert((*i, fault));
                return 0;
            }
        }
        match draw {
            Draw::Card(purpose, seat, from) => self
                .choose(purpose, seat, from)
                .and_then(|card| draw.index_of(Drawn::Card(purpose, seat, card)))
                .unwrap_or(0),
            Draw::Back(_) => self.choose_back(draw),
            Draw::Guardian(_) => 0,
        }
    }
}

/// Is it an outcome of such a question, for the same side?
fn same_kind(drawn: Drawn, draw: Draw) -> bool {
    match (drawn, draw) {
        (Drawn::Card(purpose, seat, _), Draw::Card(asked, of, _)) => purpose == asked && seat == of,
        (Drawn::Back(_), Draw::Back(_)) | (Drawn::Guardian(_), Draw::Guardian(_)) => true,
        (Drawn::Card(..) | Drawn::Back(_) | Drawn::Guardian(_), _) => false,
    }
}

/// An outcome in words.
pub(super) fn name(words: Words, drawn: Drawn) -> String {
    match drawn {
        Drawn::Card(purpose, seat, card) => {
            format!("{} {} {}", side_word(seat), cardia::purpose_word(purpose), words.card(card))
        }
        Drawn::Back(faction) => format!("back {faction:?}"),
        Drawn::Guardian(guardian) => format!("guardian {}", guardian.word()),
    }
}
