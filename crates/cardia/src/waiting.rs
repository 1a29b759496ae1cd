//! What is still to come: effects waiting for a card, and answers to an ability under way.

use crate::card::Faction;
use crate::event::Wait;
use kernel::BySeat;

/// What waits for the next card a player plays (C2.2, C3.16, C3.17).
///
/// Four bytes: the sum of modifiers; Librarians, Engineers and tokens, two bits each; flags; how often each faction
/// was named by a Blackmailer, two bits each. In one array, so that "nothing waits" is one comparison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Waiting([u8; 4]);

macro_rules! counter {
    ($get:ident $add:ident $shift:literal) => {
        #[inline]
        pub fn $get(self) -> u8 {
            self.0[1] >> $shift & 3
        }

        pub fn $add(&mut self) {
            if self.$get() < 3 {
                self.0[1] += 1 << $shift;
            }
        }
    };
}

macro_rules! flag {
    ($get:ident $set:ident $bit:literal) => {
        #[inline]
        pub fn $get(self) -> bool {
            self.0[2] >> $bit & 1 != 0
        }

        pub fn $set(&mut self) {
            self.0[2] |= 1 << $bit;
        }
    };
}

impl Waiting {
    counter!(librarians add_librarian 0);
    counter!(engineers add_engineer 2);
    counter!(tokens add_token 4);
    flag!(unicorn set_unicorn 0);
    flag!(face_up set_face_up 1);
    flag!(basilisk set_basilisk 2);

    #[inline]
    pub fn modifier(self) -> i8 {
        self.0[0] as i8
    }

    pub fn add_modifier(&mut self, by: i8) {
        self.0[0] = self.modifier().saturating_add(by) as u8;
    }

    pub fn clear_face_up(&mut self) {
        self.0[2] &= !0b10;
    }

    pub fn blackmail(self, faction: Faction) -> u8 {
        self.0[3] >> (2 * faction as u8) & 3
    }

    pub fn add_blackmail(&mut self, faction: Faction) {
        if self.blackmail(faction) < 3 {
            self.0[3] += 1 << (2 * faction as u8);
        }
    }

    /// Everything that waits, one by one.
    pub fn iter(self) -> impl Iterator<Item = Wait> {
        let times = |wait, n| std::iter::repeat_n(wait, usize::from(n));
        let named = move |faction| times(Wait::Blackmail(faction), self.blackmail(faction));
        let modifier = (self.modifier() != 0).then_some(Wait::Modifier(self.modifier()));
        modifier
            .into_iter()
            .chain(times(Wait::Librarian, self.librarians()))
            .chain(times(Wait::Engineer, self.engineers()))
            .chain(Faction::ALL.into_iter().flat_map(named))
            .chain(times(Wait::Token, self.tokens()))
            .chain(self.unicorn().then_some(Wait::Unicorn))
            .chain(self.face_up().then_some(Wait::FaceUp))
            .chain(self.basilisk().then_some(Wait::Basilisk))
    }

    /// The modifier; Librarians, Engineers, tokens; Unicorn, face up, Basilisk; blackmail by faction.
    #[inline]
    pub fn numbers(self) -> [i8; 11] {
        let [_, counts, flags, blackmail] = self.0;
        let two_bits = |byte: u8, n: u8| (byte >> (2 * n) & 3) as i8;
        let flag = |n: u8| (flags >> n & 1) as i8;
        [
            self.modifier(),
            two_bits(counts, 0),
            two_bits(counts, 1),
            two_bits(counts, 2),
            flag(0),
            flag(1),
            flag(2),
            two_bits(blackmail, 0),
            two_bits(blackmail, 1),
            two_bits(blackmail, 2),
            two_bits(blackmail, 3),
        ]
    }

    /// What has these [`numbers`](Waiting::numbers).
    #[inline]
    pub fn from_numbers(numbers: [i8; 11]) -> Waiting {
        let [modifier, librarians, engineers, tokens, unicorn, face_up, basilisk, a, b, c, d] =
            numbers.map(|number| number as u8);
        let two_bits = |[a, b, c, d]: [u8; 4]| a & 3 | (b & 3) << 2 | (c & 3) << 4 | (d & 3) << 6;
        Waiting([
            modifier,
            two_bits([librarians, engineers, tokens, 0]),
            unicorn & 1 | (face_up & 1) << 1 | (basilisk & 1) << 2,
            two_bits([a, b, c, d]),
        ])
    }

    /// Cards lost to Blackmailers who named another faction: 2 for each.
    #[inline]
    pub fn fine(self, played: Faction) -> u8 {
        if self.0[3] == 0 {
            return 0;
        }
        let unmet = Faction::ALL.into_iter().filter(|&named| named != played);
        unmet.map(|named| 2 * self.blackmail(named)).sum()
    }
}

/// Does nothing wait for anyone?
#[inline]
pub(crate) fn nothing_waits(waiting: BySeat<Waiting, 2>) -> bool {
    let [Waiting([a, b, c, d]), Waiting([e, f, g, h])] = waiting.0;
    u64::from_ne_bytes([a, b, c, d, e, f, g, h]) == 0
}

/// What is still to come for the card of the current encounter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Now {
    /// Librarians who ask, and Engineers who add, four bits each.
    counts: u8,
    /// Cards to discard for Blackmailers.
    pub fine: u8,
}

impl Now {
    #[inline]
    pub fn new(librarians: u8, engineers: u8, fine: u8) -> Now {
        Now { counts: librarians | engineers << 4, fine }
    }

    #[inline]
    pub fn librarians(self) -> u8 {
        self.counts & 15
    }

    #[inline]
    pub fn engineers(self) -> u8 {
        self.counts >> 4
    }

    pub fn answer_librarian(&mut self) {
        self.counts -= 1;
    }

    pub fn drop_engineers(&mut self) {
        self.counts &= 15;
    }
}

/// What was answered to a question of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Given {
    /// The answer with this code.
    Code(u8),
    /// Nothing: there was nothing to choose from.
    Nothing,
    /// An answer that is sealed: it lies with the side that gave it.
    Sealed,
}

/// The public answers given to the ability that is being resolved, one byte each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Answers {
    bytes: [u8; 4],
    len: u8,
}

impl Answers {
    const NOTHING: u8 = u8::MAX;
    const SEALED: u8 = u8::MAX - 1;

    #[inline]
    pub fn len(self) -> u8 {
        self.len
    }

    #[inline]
    pub fn get(self, n: u8) -> Option<Given> {
        (n < self.len).then(|| match self.bytes[usize::from(n & 3)] {
            Answers::NOTHING => Given::Nothing,
            Answers::SEALED => Given::Sealed,
            code => Given::Code(code),
        })
    }

    /// One number for each: 0 where none is given yet, 65 for nothing, 66 for a sealed one, else one more than the code.
    #[inline]
    pub fn numbers(self) -> [i8; 4] {
        std::array::from_fn(|n| match self.get(n as u8) {
            None => 0,
            Some(Given::Code(code)) => code as i8 + 1,
            Some(Given::Nothing) => 65,
            Some(Given::Sealed) => 66,
        })
    }

    /// The answers that have these [`numbers`](Answers::numbers).
    pub fn from_numbers(numbers: [i8; 4]) -> Answers {
        let mut answers = Answers::default();
        for number in numbers {
            match number {
                1..=64 => answers.push(Given::Code(number as u8 - 1)),
                65 => answers.push(Given::Nothing),
                66 => answers.push(Given::Sealed),
                _ => break,
            }
        }
        answers
    }

    #[inline]
    pub fn push(&mut self, given: Given) {
        debug_assert!(self.len < 4, "no chain of abilities asks more than four questions");
        self.bytes[usize::from(self.len & 3)] = match given {
            Given::Code(code) => code,
            Given::Nothing => Answers::NOTHING,
            Given::Sealed => Answers::SEALED,
        };
        self.len += 1;
    }
}
