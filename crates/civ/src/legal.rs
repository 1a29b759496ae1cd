//! Which answers an open question takes, and why it takes no other.

use crate::card::{Domain, DomainSet};
use crate::cards::{Cards, Counts};
use crate::effect::{Copied, Effect, HandSize, Level, Target};
use crate::question::{Action, Ask, Choices, code};
use crate::refusal::Illegal;
use crate::state::{Open, State};
use kernel::{Seat, SeatSet};

/// What a player's own choices depend on: what is open, the own hand, and who has cards in hand. A state and a view
/// both know this.
pub(crate) struct Sight<'a> {
    pub open: &'a Open,
    pub seat: Seat,
    /// The own hand; in a draft the own pack.
    pub hand: Cards,
    /// Players with cards in hand: a bit for each.
    pub holding: u8,
}

/// For each set of Domains, the codes of their permanent effects of level 1.
const LEVEL_ONE: [u16; 64] = {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        let utopia = set >> 5 & 1;
        let mut domain = 0;
        while domain < 4 {
            table[set] |= ((set >> domain & 1) << (2 * domain)) as u16;
            domain += 1;
        }
        table[set] |= (utopia << 8) as u16;
        set += 1;
    }
    table
};

/// For each set of Domains, the codes of their discard effects.
const DISCARD: [u16; 64] = {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        table[set] = ((set & 0xf | set >> 1 & 0x10) << 10) as u16;
        set += 1;
    }
    table
};

const fn bit(effect: Effect) -> u64 {
    1 << effect as u8
}

const RELIGION: u64 = bit(Effect::HolyBook) | bit(Effect::DivineRight);
/// Effects that need cards in hand.
const HAND: u64 = bit(Effect::Assassination) | bit(Effect::Purge);
/// Those that need one card in the area.
const ONE: u64 = bit(Effect::Development) | bit(Effect::Experiment);
/// Those that need two.
const TWO: u64 = bit(Effect::Monopoly) | bit(Effect::Research);
/// Those that need a discard pile.
const PILE: u64 = bit(Effect::Oligarchy) | bit(Effect::Republic);

/// The effects, on a condition.
#[inline]
fn when(condition: bool, effects: u64) -> u64 {
    if condition { effects } else { 0 }
}

impl Sight<'_> {
    /// The codes of the answers to the open question.
    #[inline]
    pub fn codes(&self) -> u64 {
        self.answers(self.open.turn.ask)
    }

    /// The codes of the answers to a question. Whoever knows which it is need not look: so always inline.
    #[inline(always)]
    pub fn answers(&self, ask: Ask) -> u64 {
        let area = self.open.areas[self.seat];
        let bits = |set: DomainSet| u64::from(set.0);
        match ask {
            Ask::Keep | Ask::Discard(_) | Ask::Give(..) => bits(self.hand.domains()),
            Ask::Centre | Ask::Pile(_) => bits(self.open.pile.domains()),
            Ask::Play | Ask::PlayMore(_) => bits(self.playable()),
            Ask::Effects => self.effects(),
            Ask::Attack | Ask::Spend { .. } | Ask::TakeBack { .. } => bits(area.domains()),
            Ask::Question => self.targets_of_question(),
            Ask::Embargo => self.targets_without(Domain::Economy),
            Ask::Democracy => self.targets_without(Domain::Utopia),
            Ask::Draw => self.sizes(),
            Ask::Over(_) => 0,
        }
    }

    /// The answers, if the player is among those who owe one.
    #[inline]
    pub fn choices(&self, owed: SeatSet) -> Choices {
        let owes = owed.contains(self.seat);
        Choices::new(self.open.turn.ask, if owes { self.codes() } else { 0 })
    }

    /// Other players with cards in hand.
    #[inline]
    fn others_holding(&self) -> u64 {
        u64::from(self.holding) & !(1 << self.seat.index())
    }

    /// The Domains of hand cards that no embargo forbids (V2.1, V3.6).
    #[inline]
    pub fn playable(&self) -> DomainSet {
        let domains = self.hand.domains();
        if self.open.embargoes.is_empty() {
            return domains;
        }
        domains.without(self.open.embargoes.on(self.seat))
    }

    /// Effects that can be applied, and *done*.
    #[inline(always)]
    pub fn effects(&self) -> u64 {
        let counts = self.open.areas[self.seat].counts();
        // Whoever has the cards for a permanent effect has two to pay with.
        let own = self.permanents(counts) & (self.useful_by_cards() | ONE | TWO);
        let codes = own | self.discards(counts) | 1 << code::DONE;
        if self.open.around(self.seat).any(|source| self.has_permanents(source)) {
            codes | self.copies(counts)
        } else {
            codes
        }
    }

    /// Effects of others that *Inspiration* can copy (V3.11).
    #[inline(never)]
    fn copies(&self, counts: Counts) -> u64 {
        let open = self.open;
        if open.turn.permanent.contains(Domain::Culture) || !open.has_culture_majority(self.seat) {
            return 0;
        }
        let useful = self.useful(counts);
        let copies = |source: Seat| {
            let codes = self.permanents(open.areas[source].counts()) & useful;
            codes << (usize::from(code::COPY) + source.index() * Effect::PERMANENT)
        };
        open.around(self.seat).map(copies).fold(0, |all, codes| all | codes)
    }

    /// Has this area a permanent effect available, by its cards? Few have.
    #[inline]
    fn has_permanents(&self, seat: Seat) -> bool {
        let needed = Counts::each(self.open.threshold(Level::One));
        !self.open.areas[seat].counts().at_least(needed).is_empty()
    }

    /// The permanent effects that so many cards have available (V2.3), of Domains not yet used in this turn (V2.2).
    #[inline]
    fn permanents(&self, counts: Counts) -> u64 {
        let used = self.open.turn.permanent;
        let enough =
            |level| counts.at_least(Counts::each(self.open.threshold(level))).without(used).0;
        let one = enough(Level::One);
        if one == 0 {
            return 0;
        }
        let codes = |domains: u8| u64::from(LEVEL_ONE[usize::from(domains)]);
        codes(one) | codes(enough(Level::Two)) << 1
    }

    /// The permanent effects that could do something for this player (V2.6).
    #[inline]
    fn useful(&self, counts: Counts) -> u64 {
        let cards = counts.total();
        self.useful_by_cards()
            | when(self.open.deck_len() > 0, RELIGION)
            | when(cards >= 1, ONE)
            | when(cards >= 2, TWO)
    }

    /// Of these, those that need cards in hand or in the discard pile.
    #[inline]
    fn useful_by_cards(&self) -> u64 {
        when(!self.hand.is_empty(), HAND) | when(!self.open.pile.is_empty(), PILE)
    }

    /// The discard effects whose costs can be paid and that could do something.
    #[inline]
    fn discards(&self, counts: Counts) -> u64 {
        let open = self.open;
        let present = counts.present().without(open.turn.discard);
        let attack = counts.total() >= 2;
        // One card is paid, another must lie somewhere.
        let target = open.on_areas().len() >= 2;
        let useful = when(attack, bit(Effect::Attack))
            | when(self.others_holding() != 0, bit(Effect::Inquisition))
            | when(target && !open.embargoes.is_full(), bit(Effect::Embargo))
            | when(open.deck_len() > 0, bit(Effect::Breakthrough))
            | when(target, bit(Effect::Democracy));
        u64::from(DISCARD[usize::from(present.0)]) & useful
    }

    pub fn targets_of_question(&self) -> u64 {
        self.others_holding()
    }

    /// Where an Embargo or a Democracy can go: wherever a card lies after the paid one has left (V3.14).
    pub fn targets_without(&self, paid: Domain) -> u64 {
        let mut codes = 0;
        for seat in self.open.seats().iter() {
            let mut area = self.open.areas[seat];
            if seat == self.seat
                && let Some(card) = area.oldest(paid)
            {
                area -= card;
            }
            codes |= u64::from(area.domains().0) << (6 * seat.index());
        }
        codes
    }

    /// The largest hand size Religion gives now (V3.3, V3.12).
    #[inline]
    pub fn hand_size(&self) -> HandSize {
        let open = self.open;
        match open.turn.copied.map(|copied| (copied.effect(), copied)) {
            Some((effect @ (Effect::HolyBook | Effect::DivineRight), copied)) => {
                let holds =
                    open.has_culture_majority(self.seat) && open.has_level(copied.source(), effect);
                if !holds {
                    HandSize::Three
                } else if effect == Effect::HolyBook {
                    HandSize::Five
                } else {
                    HandSize::Seven
                }
            }
            Some(_) | None => {
                let cards = open.areas[self.seat].of_domain(Domain::Religion);
                if cards < open.threshold(Level::One) {
                    HandSize::Three
                } else if cards < open.threshold(Level::Two) {
                    HandSize::Five
                } else {
                    HandSize::Seven
                }
            }
        }
    }

    /// How many cards are drawn up to a hand size.
    #[inline]
    pub fn draws(&self, size: HandSize) -> u8 {
        size.cards().saturating_sub(self.hand.len()).min(self.open.deck_len())
    }

    /// The hand sizes up to the largest at which different numbers of cards are drawn; of those with the same number the
    /// lowest (V5.6).
    #[inline(always)]
    pub fn sizes(&self) -> u64 {
        let largest = self.hand_size();
        if largest == HandSize::Three {
            return 1;
        }
        let [three, five, seven] = HandSize::ALL.map(|size| self.draws(size));
        1 | u64::from(five > three) << 1
            | u64::from(largest == HandSize::Seven && seven > five) << 2
    }

    /// Why this effect of the own area cannot be applied now; `None` if it can. Whose turn it is, and at which step, is not
    /// asked.
    pub fn why_not(&self, effect: Effect) -> Option<Illegal> {
        let open = self.open;
        let domain = effect.domain();
        let has = open.areas[self.seat].of_domain(domain);
        let needs = open.threshold(effect.level());
        let used = match effect.level() {
            Level::One | Level::Two => open.turn.permanent,
            Level::Discard => open.turn.discard,
        };
        if used.contains(domain) {
            Some(Illegal::EffectUsed(domain))
        } else if has < needs {
            Some(Illegal::Threshold { effect, has, needs })
        } else {
            self.why_useless(effect)
        }
    }

    /// Why this effect of another player cannot be copied now; `None` if it can.
    pub fn why_not_copy(&self, copied: Copied) -> Option<Illegal> {
        let open = self.open;
        let (effect, source) = (copied.effect(), copied.source());
        let has = open.areas[source].of_domain(effect.domain());
        let needs = open.threshold(effect.level());
        if open.turn.permanent.contains(Domain::Culture) {
            Some(Illegal::EffectUsed(Domain::Culture))
        } else if !open.has_culture_majority(self.seat) {
            Some(Illegal::NoCultureMajority)
        } else if source == self.seat || !open.seats().contains(source) {
            Some(Illegal::NotAnothersEffect(source))
        } else if open.turn.permanent.contains(effect.domain()) {
            Some(Illegal::EffectUsed(effect.domain()))
        } else if has < needs {
            Some(Illegal::NothingToCopy { copied, has, needs })
        } else if matches!(effect, Effect::HolyBook | Effect::DivineRight) {
            (open.deck_len() == 0).then_some(Illegal::DeckEmpty(effect))
        } else {
            self.why_useless(effect)
        }
    }

    /// Why this effect, available by its cards, could not be paid for or could do nothing (V2.6).
    fn why_useless(&self, effect: Effect) -> Option<Illegal> {
        let open = self.open;
        let counts = open.areas[self.seat].counts();
        let useful = (self.useful(counts) | self.discards(counts)) >> effect as u8 & 1 != 0;
        match effect {
            Effect::HolyBook | Effect::DivineRight => Some(Illegal::AtTheDraw(effect)),
            _ if useful => None,
            Effect::Assassination | Effect::Purge => Some(Illegal::HandEmpty(effect)),
            Effect::Development
            | Effect::Monopoly
            | Effect::Experiment
            | Effect::Research
            | Effect::Attack => Some(Illegal::CannotPay(effect)),
            Effect::Oligarchy | Effect::Republic => Some(Illegal::PileEmpty(effect)),
            Effect::Inquisition | Effect::Embargo | Effect::Democracy => {
                Some(Illegal::NoTarget(effect))
            }
            Effect::Breakthrough => Some(Illegal::DeckEmpty(effect)),
        }
    }

    /// Why an action that is not legal is refused.
    #[cold]
    pub fn refuse(&self, action: Action, owed: SeatSet) -> Illegal {
        let turn = &self.open.turn;
        if self.open.is_over() {
            return Illegal::Over;
        }
        if !owed.contains(self.seat) {
            let draft = turn.ask == Ask::Keep;
            return if draft { Illegal::AlreadyKept } else { Illegal::NotYourTurn(turn.seat) };
        }
        match (turn.ask, action) {
            (Ask::Keep, Action::Keep(domain)) => Illegal::NotInPack(domain),
            (Ask::Centre, Action::Take(domain)) => Illegal::NotInCentre(domain),
            (Ask::Play | Ask::PlayMore(_), Action::Play(domain)) => {
                if self.hand.domains().contains(domain) {
                    Illegal::Embargoed(domain)
                } else {
                    Illegal::NotInHand(domain)
                }
            }
            (Ask::Discard(_), Action::Discard(domain)) | (Ask::Give(..), Action::Give(domain)) => {
                Illegal::NotInHand(domain)
            }
            (Ask::Effects, Action::Use(effect)) => {
                self.why_not(effect).unwrap_or(Illegal::OtherQuestion(turn.ask))
            }
            (Ask::Effects, Action::Copy(copied)) => {
                self.why_not_copy(copied).unwrap_or(Illegal::OtherQuestion(turn.ask))
            }
            (Ask::Attack, Action::Attack(domain))
            | (Ask::Spend { .. }, Action::Discard(domain))
            | (Ask::TakeBack { .. }, Action::Take(domain)) => Illegal::NotInArea(domain),
            (Ask::Pile(_), Action::Take(domain)) => Illegal::NotInPile(domain),
            (Ask::Question, Action::Question(seat)) => {
                if seat == self.seat || !self.open.seats().contains(seat) {
                    Illegal::NotAnother(seat)
                } else {
                    Illegal::NoCardsInHand(seat)
                }
            }
            (Ask::Embargo, Action::Embargo(target)) => self.refuse_target(Effect::Embargo, target),
            (Ask::Democracy, Action::Democracy(target)) => {
                self.refuse_target(Effect::Democracy, target)
            }
            (Ask::Draw, Action::DrawTo(size)) => {
                if size > self.hand_size() {
                    Illegal::HandSize { size, largest: self.hand_size() }
                } else {
                    Illegal::SameDraw(size)
                }
            }
            (ask, _) => Illegal::OtherQuestion(ask),
        }
    }

    fn refuse_target(&self, effect: Effect, target: Target) -> Illegal {
        if self.open.seats().contains(target.seat()) {
            Illegal::NothingThere(effect, target)
        } else {
            Illegal::NotAnother(target.seat())
        }
    }
}

impl State {
    #[inline]
    pub(crate) fn sight(&self, seat: Seat) -> Sight<'_> {
        let draft = self.open.turn.ask == Ask::Keep;
        let hand = if draft { self.packs[seat].held } else { self.hands[seat] };
        self.sight_with(seat, hand)
    }

    /// What the active player sees when there is no draft.
    #[inline]
    pub(crate) fn sight_in_play(&self) -> Sight<'_> {
        let seat = self.open.turn.seat;
        self.sight_with(seat, self.hands[seat])
    }

    #[inline]
    fn sight_with(&self, seat: Seat, hand: Cards) -> Sight<'_> {
        let [a, b, c, d] = self.hands.0.map(|hand| u8::from(!hand.is_empty()));
        Sight { open: &self.open, seat, hand, holding: a | b << 1 | c << 2 | d << 3 }
    }

    /// Who owes a choice.
    #[inline]
    pub(crate) fn owed(&self) -> SeatSet {
        if self.open.turn.ask == Ask::Keep {
            let open = |seat: &Seat| self.packs[*seat].pick.is_none();
            return self.open.seats().iter().filter(open).collect();
        }
        if self.open.is_over() { SeatSet::EMPTY } else { SeatSet::only(self.open.turn.seat) }
    }
}
