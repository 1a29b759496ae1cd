//! A view of Carta Impera Victoria as a row of numbers, fact by fact.

use crate::Civ;
use crate::card::{Age, Card, Domain, DomainSet};
use crate::cards::Cards;
use crate::effect::{Copied, Effect, Target};
use crate::end::Ending;
use crate::mind::Pair;
use crate::question::{Action, Ask, Choices};
use crate::state::{Coin, Embargo, Embargoes, Term, Utopias};
use crate::view::View;
use kernel::{Lane, Observed, Observer, Seat, Whose};

impl Observed for Civ {
    #[inline]
    fn facts(view: &mut View, lane: &mut impl Lane) {
        let own = match view.observer() {
            Observer::Seat(seat) if view.seats().contains(seat) => seat,
            Observer::Seat(_) | Observer::Spectator => Seat::A,
        };
        let seats = Around { own, players: view.open.rules.players() };
        lane.feature(
            Whose::Own,
            "seat",
            "a flag for each seat from A on: codes of answers name seats",
        );
        lane.one_of::<4>(own.index());
        view.own_cards(seats, lane);
        for (n, seat) in seats.iter().enumerate() {
            view.player(Whose::Player(n as u8), seat, seats, lane);
        }
        view.middle(seats, lane);
        view.question(seats, lane);
    }

    #[inline]
    fn codes(choices: &Choices) -> u64 {
        choices.codes()
    }

    #[inline]
    fn coded(choices: &Choices, code: u8) -> Option<Action> {
        (code < 64 && choices.codes() >> code & 1 != 0).then(|| choices.action(code))
    }

    #[inline]
    fn code(choices: &Choices, action: Action) -> Option<u8> {
        choices.code_of(action)
    }
}

/// The seats of a table, counted from the observer on.
#[derive(Clone, Copy)]
struct Around {
    own: Seat,
    players: u8,
}

impl Around {
    #[inline]
    fn seat(self, after: usize) -> Seat {
        let players = usize::from(self.players.max(1));
        Seat::new((self.own.index() + after) % players).unwrap_or(Seat::A)
    }

    #[inline]
    fn after(self, seat: Seat) -> usize {
        let players = usize::from(self.players.max(1));
        (seat.index() + players - self.own.index()) % players
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = Seat> {
        (0..usize::from(self.players)).map(move |n| self.seat(n))
    }
}

/// Six numbers for each Age: how many cards of each Domain.
#[inline]
fn cards<L: Lane>(lane: &mut L, cards: Cards) -> Cards {
    let ages = Age::ALL.map(|age| lane.numbers(cards.domains_of(age)));
    if !L::READS {
        return cards;
    }
    let kinds = Card::all().map(|card| {
        let n = ages[card.age as usize][card.domain as usize].max(0);
        Cards::of(card, n as u8)
    });
    kinds.fold(Cards::NONE, |all, some| all + some)
}

#[inline]
fn domains(lane: &mut impl Lane, set: DomainSet) -> DomainSet {
    DomainSet(lane.flags::<6>(set.0.into()) as u8)
}

/// A flag for each of the ten permanent effects, then one for each seat whose area has it.
#[inline]
fn copied(lane: &mut impl Lane, copied: Option<Copied>, seats: Around) -> Option<Copied> {
    let effect = copied.map_or(0, |it| 1 << it.effect() as u8);
    let source = copied.map_or(0, |it| 1 << seats.after(it.source()));
    let effect = lane.flags::<{ Effect::PERMANENT }>(effect);
    let source = lane.flags::<4>(source).trailing_zeros() as usize;
    let effect = Effect::ALL.get(effect.trailing_zeros() as usize).copied()?;
    Copied::new(effect, seats.seat(source & 3))
}

impl View {
    #[inline]
    fn own_cards(&mut self, seats: Around, lane: &mut impl Lane) {
        lane.feature(Whose::Own, "hand", "cards by Age I, II, III and in each by Domain: Military, Religion, Economy, Science, Culture, Utopia");
        self.own = cards(lane, self.own);
        lane.feature(Whose::Own, "unseen", "cards the observer does not see, as in `hand`");
        self.unseen = cards(lane, self.unseen);
        lane.feature(
            Whose::Own,
            "joint",
            "players whose hands hold known cards together, from the observer on",
        );
        for seat in seats.iter() {
            self.group = lane.member(self.group, seat);
        }
        lane.feature(Whose::Own, "pair", "after a draft: two cards of which each of the next two players has one; two flags by Domain, then the Age");
        let pair = self.pair.map(Pair::cards);
        let bits = pair.map_or(0, |[one, two]| 1 << one.domain as u8 | 1 << two.domain as u8);
        let bits = lane.flags::<6>(bits);
        let age = lane.flags::<3>(pair.map_or(0, |[one, _]| 1 << one.age as u8));
        let age = Age::ALL[age.trailing_zeros() as usize % 3];
        let mut two = DomainSet(bits as u8).iter().map(|domain| Card { domain, age });
        self.pair = match (two.next(), two.next()) {
            (Some(one), Some(two)) => Pair::new(one, two),
            (_, _) => None,
        };
        lane.feature(
            Whose::Own,
            "received",
            "draft: the first pack that was passed to the observer",
        );
        self.draft.received = cards(lane, self.draft.received);
        lane.feature(Whose::Own, "passed", "draft: the pack the next player chooses from");
        self.draft.next = cards(lane, self.draft.next);
        lane.feature(
            Whose::Own,
            "pack",
            "draft: the own pack; then the first pack the observer passed on",
        );
        self.packs.held = cards(lane, self.packs.held);
        self.packs.passed = cards(lane, self.packs.passed);
        lane.feature(
            Whose::Own,
            "keeps",
            "draft: the card the observer keeps, sealed until all have chosen",
        );
        let pick = cards(lane, self.packs.pick.map_or(Cards::NONE, Cards::only));
        self.packs.pick = pick.iter().next();
        for (n, seat) in seats.iter().enumerate() {
            lane.feature(Whose::Player(n as u8), "known", "cards the observer knows in this hand; in the observer's place those that several hands hold together");
            let place = self.mind.place_mut(seat);
            *place = cards(lane, *place);
        }
        if seats.players == 2 {
            lane.feature(
                Whose::Player(1),
                "knows",
                "cards of the observer's hand that the opponent knows; then those known jointly",
            );
            for seat in [seats.own, seats.own.other()] {
                let place = self.theirs.place_mut(seat);
                *place = cards(lane, *place);
            }
        }
    }

    #[inline]
    fn player<L: Lane>(&mut self, whose: Whose, seat: Seat, seats: Around, lane: &mut L) {
        let open = &mut self.open;
        lane.feature(whose, "area", "face-up cards in play, as in `hand`");
        open.areas[seat] = cards(lane, open.areas[seat]);
        lane.feature(whose, "hand size", "cards in hand by Age");
        self.ages[seat] = lane.numbers(self.ages[seat].map(|n| n as i8)).map(|n| n as u8);
        lane.feature(whose, "utopias", "face-down Utopia cards on each Domain");
        let counts = Domain::ALL.map(|domain| open.utopias[seat].of(domain) as i8);
        let counts = lane.numbers(counts);
        if L::READS {
            open.utopias[seat] = Utopias::default();
            let counts = Domain::ALL.into_iter().zip(counts);
            counts.for_each(|(domain, n)| open.utopias[seat].add(domain, n.max(0) as u8));
        }
        lane.feature(whose, "keeps", "draft: 1 if this player has still to choose");
        self.draft.owed = lane.member(self.draft.owed, seat);
        lane.feature(whose, "embargoes", "for each Domain, each Age and each term (now or next turn; after this turn): 1 if such an embargo lies there, 2 if two do");
        let mut laid = [0i8; 36];
        if !open.embargoes.is_empty() {
            for embargo in open.embargoes.iter().filter(|it| it.target.seat() == seat) {
                laid[place_of(embargo)] += 1;
            }
        }
        let laid = lane.numbers(laid);
        if L::READS {
            // The first player read clears what the view had.
            if seat == seats.own {
                open.embargoes = Embargoes::default();
            }
            for (place, &n) in laid.iter().enumerate() {
                for _ in 0..n.clamp(0, 5) {
                    if let (Some(embargo), false) =
                        (embargo_at(seat, place), open.embargoes.is_full())
                    {
                        open.embargoes.add(embargo);
                    }
                }
            }
        }
    }

    #[inline]
    fn middle(&mut self, seats: Around, lane: &mut impl Lane) {
        let open = &mut self.open;
        lane.feature(Whose::All, "pile", "the discard pile, in a draft the centre; as in `hand`");
        open.pile = cards(lane, open.pile);
        lane.feature(Whose::All, "deck", "cards in the Age deck by Age");
        open.left = lane.numbers(open.left.map(|n| n as i8)).map(|n| n as u8);
        let turn = &mut open.turn;
        lane.feature(Whose::All, "turn", "whose turn it is, from the observer on");
        turn.seat = seats.seat(lane.one_of::<4>(seats.after(turn.seat)));
        lane.feature(Whose::All, "first", "the First Player, from the observer on");
        turn.first = seats.seat(lane.one_of::<4>(seats.after(turn.first)));
        lane.feature(
            Whose::All,
            "permanent used",
            "Domains whose permanent effect was applied in this turn",
        );
        turn.permanent = domains(lane, turn.permanent);
        lane.feature(
            Whose::All,
            "discard used",
            "Domains whose discard effect was applied in this turn",
        );
        turn.discard = domains(lane, turn.discard);
        lane.feature(
            Whose::All,
            "copied",
            "what Inspiration copied in this turn: the effect, then whose",
        );
        turn.copied = copied(lane, turn.copied, seats);
        lane.feature(
            Whose::All,
            "coin",
            "where the Culture coin lies: the effect, then whose; then who placed it",
        );
        let marked = copied(lane, turn.coin.map(|coin| coin.copied), seats);
        let owner = turn.coin.map_or(0, |coin| 1 << seats.after(coin.owner));
        let owner = seats.seat(lane.flags::<4>(owner).trailing_zeros() as usize & 3);
        turn.coin = marked.map(|copied| Coin { owner, copied });
        lane.feature(
            Whose::All,
            "quiet",
            "complete rounds without a card drawn; 1 if one was drawn in this round",
        );
        turn.quiet = lane.count(turn.quiet);
        turn.drew = lane.flag(turn.drew);
    }

    #[inline]
    fn question(&mut self, seats: Around, lane: &mut impl Lane) {
        let turn = &mut self.open.turn;
        let left_plays = |left: u8, plays: u8| [left as i8, plays as i8];
        let (kind, whom, numbers) = match turn.ask {
            Ask::Keep => (0, None, [0; 2]),
            Ask::Centre => (1, None, [0; 2]),
            Ask::Play => (2, None, [0; 2]),
            Ask::Effects => (3, None, [0; 2]),
            Ask::Attack => (4, None, [0; 2]),
            Ask::Discard(left) => (5, None, left_plays(left, 0)),
            Ask::Question => (6, None, [0; 2]),
            Ask::Give(whom, left) => (7, Some(whom), left_plays(left, 0)),
            Ask::Spend { left, plays } => (8, None, left_plays(left, plays)),
            Ask::TakeBack { left, plays } => (9, None, left_plays(left, plays)),
            Ask::PlayMore(left) => (10, None, left_plays(left, 0)),
            Ask::Embargo => (11, None, [0; 2]),
            Ask::Democracy => (12, None, [0; 2]),
            Ask::Pile(left) => (13, None, left_plays(left, 0)),
            Ask::Draw => (14, None, [0; 2]),
            Ask::Over(Ending::Hegemony) => (15, None, [0; 2]),
            Ask::Over(Ending::DeckEmpty) => (16, None, [0; 2]),
            Ask::Over(Ending::Quiet) => (17, None, [0; 2]),
        };
        lane.feature(Whose::All, "question", "which question is open: keep, centre, play, effects, attack, discard, question, give, spend, take back, play more, embargo, democracy, pile, draw; or the end by hegemony, empty deck, quiet rounds");
        let kind = lane.one_of::<18>(kind);
        lane.feature(
            Whose::All,
            "whom",
            "the player whom the question names, from the observer on",
        );
        let whom = lane.flags::<4>(whom.map_or(0, |seat| 1 << seats.after(seat)));
        let whom = seats.seat(whom.trailing_zeros() as usize & 3);
        lane.feature(
            Whose::All,
            "left",
            "how many cards the question still asks for, and how many are played then",
        );
        let [left, plays] = lane.numbers(numbers).map(|n| n as u8);
        turn.ask = match kind {
            0 => Ask::Keep,
            1 => Ask::Centre,
            2 => Ask::Play,
            3 => Ask::Effects,
            4 => Ask::Attack,
            5 => Ask::Discard(left),
            6 => Ask::Question,
            7 => Ask::Give(whom, left),
            8 => Ask::Spend { left, plays },
            9 => Ask::TakeBack { left, plays },
            10 => Ask::PlayMore(left),
            11 => Ask::Embargo,
            12 => Ask::Democracy,
            13 => Ask::Pile(left),
            14 => Ask::Draw,
            15 => Ask::Over(Ending::Hegemony),
            16 => Ask::Over(Ending::DeckEmpty),
            _ => Ask::Over(Ending::Quiet),
        };
    }
}

fn place_of(embargo: Embargo) -> usize {
    let Embargo { target, age, term } = embargo;
    target.domain() as usize * 6 + age as usize * 2 + term as usize
}

fn embargo_at(seat: Seat, place: usize) -> Option<Embargo> {
    let target = Target::new(seat, Domain::from_code((place / 6) as u8))?;
    let term = if place.is_multiple_of(2) { Term::Next } else { Term::AfterThis };
    Some(Embargo { target, age: Age::ALL[place % 6 / 2], term })
}
