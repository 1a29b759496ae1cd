//! A view of Cardia as a row of numbers, fact by fact.

use crate::card::{CardRef, CardSet, Faction};
use crate::end::{End, Reason};
use crate::knowledge::Bounds;
use crate::question::{Action, Ask, Choices};
use crate::state::{Loser, Stage, State};
use crate::table::ByCard;
use crate::view::View;
use crate::waiting::{Answers, Now, Waiting};
use crate::wilds::{Extras, GuardianSlot, Pile, Slot};
use crate::{BaseCardia, Cardia, CardiaWith, Draw, engine};
use kernel::lane::Writer;
use kernel::{Chance, Lane, Observed, Observer, Seat, Whose, lane};

/// How wide rows are without locations and guardians.
const BASE_WIDTH: usize = 395;

impl<X: Extras> Observed for CardiaWith<X> {
    #[inline]
    fn facts(view: &mut View, lane: &mut impl Lane) {
        let own = match view.observer() {
            Observer::Seat(seat) => seat,
            Observer::Spectator => Seat::A,
        };
        let wild = X::default().wilds().is_some();
        view.own_facts(wild, lane);
        for (n, seat) in [own, own.other()].into_iter().enumerate() {
            let whose = Whose::Player(n as u8);
            view.cards_of(whose, seat, lane);
            view.effects_on(whose, seat, lane);
            if wild {
                view.wilds_of(whose, seat, lane);
            }
        }
        view.round(own, lane);
        if wild {
            lane.feature(
                Whose::All,
                "guardians",
                "each of the six places: face down, one of four backs, or one of twelve guardians",
            );
            for slot in &mut view.wild.guardians {
                *slot = GuardianSlot::from_way(lane.one_of::<{ GuardianSlot::WAYS }>(slot.way()));
            }
        }
        let signets = view.without_hidden_cards::<X>().both_signets();
        for (n, seat) in [own, own.other()].into_iter().enumerate() {
            lane.feature(
                Whose::Player(n as u8),
                "signets",
                "signets in play; follows from the cards in play",
            );
            lane.count(signets[seat.index() & 1]);
        }
    }

    #[inline]
    fn codes(choices: &Choices) -> u64 {
        choices.codes()
    }

    #[inline]
    fn coded(choices: &Choices, code: u8) -> Option<Action> {
        (code < 64 && choices.codes() >> code & 1 != 0).then(|| choices.ask().action(code))
    }

    #[inline]
    fn code(choices: &Choices, action: Action) -> Option<u8> {
        choices.code_of(action)
    }

    #[inline]
    fn answer(state: &mut State<X>, seat: Seat, code: u8, chance: &mut impl Chance<Draw>) {
        debug_assert!(state.choices(seat).codes() >> code & 1 != 0, "legal");
        engine(state, chance, &mut ()).answer(seat, code);
    }

    /// Rows of a known width are written without looking where they end.
    #[inline]
    fn encode(view: &View, row: &mut [i8]) {
        let is_base = X::default().wilds().is_none();
        match <&mut [i8; BASE_WIDTH]>::try_from(&mut *row) {
            Ok(row) if is_base => Self::facts(&mut { *view }, &mut Writer::new(row)),
            Ok(_) | Err(_) => Self::facts(&mut { *view }, &mut Writer::new(row)),
        }
    }

    /// Without locations and guardians, rows are those of the smaller rules.
    fn row(view: &View) -> Vec<i8> {
        match view.options().is_wild() {
            true => lane::row::<Cardia>(view),
            false => lane::row::<BaseCardia>(view),
        }
    }

    fn from_row(like: &View, row: &[i8]) -> Option<View> {
        let fits = row.len() == Self::row(like).len();
        fits.then(|| match like.options().is_wild() {
            true => lane::decode::<Cardia>(like, row),
            false => lane::decode::<BaseCardia>(like, row),
        })
    }
}

#[inline]
fn cards(lane: &mut impl Lane, set: CardSet) -> CardSet {
    CardSet(lane.flags::<16>(set.0.into()) as u16)
}

#[inline]
fn card(lane: &mut impl Lane, slot: Slot) -> Slot {
    Slot::from_set(cards(lane, slot.cards()))
}

impl View {
    #[inline]
    fn own_facts(&mut self, wild: bool, lane: &mut impl Lane) {
        let Some(own) = &mut self.own else { return };
        lane.feature(
            Whose::Own,
            "seat",
            "1 for seat A, then 1 for seat B: codes of answers name seats",
        );
        lane.one_of::<2>(own.seat.index());
        lane.feature(Whose::Own, "hand", "a flag for each card, by printed influence 1 to 16");
        own.side.hand = cards(lane, own.side.hand);
        lane.feature(Whose::Own, "deck", "cards in the part of the deck that has no known order");
        own.side.deck = cards(lane, own.side.deck);
        lane.feature(
            Whose::Own,
            "chosen",
            "the sealed answer to the open question: a card, or a code as one flag",
        );
        own.side.chosen = cards(lane, own.side.chosen);
        if wild {
            lane.feature(Whose::Own, "face down", "the card that lies face down (Foggy Swamp)");
            own.wild.folded = card(lane, own.wild.folded);
            lane.feature(
                Whose::Own,
                "top",
                "the top card of the deck, if it was looked at (Seer's Lair)",
            );
            own.wild.top = card(lane, own.wild.top);
            lane.feature(
                Whose::Own,
                "bottom",
                "cards known at the bottom of the deck from the highest on, by printed influence",
            );
            own.wild.bottom = Pile::from_numbers(lane.numbers(own.wild.bottom.numbers()));
        }
    }

    #[inline]
    fn cards_of<L: Lane>(&mut self, whose: Whose, seat: Seat, lane: &mut L) {
        let ByCard { place, influence, tokens } = self.open.table.by_card(seat);
        lane.feature(
            whose,
            "place",
            "for each card its encounter, counted from 1; 0 if it is not in play",
        );
        let place = lane.numbers(place);
        lane.feature(whose, "influence", "the influence now of each card in play");
        let influence = lane.numbers(influence);
        lane.feature(whose, "tokens", "the ongoing tokens on each card");
        let tokens = lane.numbers(tokens);
        if L::READS {
            self.open.table.set_by_card(seat, ByCard { place, influence, tokens });
        }
        lane.feature(whose, "discard", "the discard pile");
        self.sides[seat].discard = cards(lane, self.sides[seat].discard);
        lane.feature(whose, "known in hand", "cards everyone knows to be in the hand");
        self.open.held[seat] = cards(lane, self.open.held[seat]);
        lane.feature(whose, "placed open", "a card that lies face up with no card facing it");
        self.open.shown[seat] = card(lane, self.open.shown[seat]);
        lane.feature(whose, "hand size", "cards in hand");
        self.sides[seat].hand = lane.count(self.sides[seat].hand);
        lane.feature(whose, "deck size", "cards in the part of the deck that has no known order");
        self.sides[seat].deck = lane.count(self.sides[seat].deck);
        lane.feature(whose, "answers", "how many sealed answers to the open question are given");
        self.sides[seat].chosen = lane.count(self.sides[seat].chosen);
    }

    #[inline]
    fn effects_on<L: Lane>(&mut self, whose: Whose, seat: Seat, lane: &mut L) {
        let open = &mut self.open;
        lane.feature(whose, "owes", "1 if this player owes an answer");
        open.owed = lane.member(open.owed, seat);
        lane.feature(
            whose,
            "cards to choose",
            "how many cards the open question asks of this player",
        );
        open.need[seat] = lane.count(open.need[seat]);
        lane.feature(whose, "waiting", "for the next card: modifier, Librarians, Engineers, tokens, Unicorn, face up, Basilisk, Blackmailers by faction");
        let waiting = lane.numbers(open.waiting[seat].numbers());
        lane.feature(
            whose,
            "to come",
            "for the card of this encounter: Librarians, Engineers, cards to discard",
        );
        let now = open.now[seat];
        let [librarians, engineers, fine] =
            lane.numbers([now.librarians() as i8, now.engineers() as i8, now.fine as i8]);
        lane.feature(whose, "searched", "for each faction: cards drawn unseen since the hand was searched for it, 15 if never; then cards of it seen to leave");
        let bounds = lane.numbers(open.bounds[seat].numbers());
        if L::READS {
            open.waiting[seat] = Waiting::from_numbers(waiting);
            open.now[seat] = Now::new(librarians as u8, engineers as u8, fine as u8);
            open.bounds[seat] = Bounds::from_numbers(bounds);
        }
    }

    #[inline]
    fn wilds_of(&mut self, whose: Whose, seat: Seat, lane: &mut impl Lane) {
        let (side, wild) = (&mut self.sides[seat], &mut self.wild);
        lane.feature(whose, "deck knows", "1 if the owner knows the top card; 1 if a card lies face down; cards the owner knows at the bottom");
        side.top = lane.flag(side.top);
        side.folded = lane.flag(side.folded);
        side.bottom = lane.count(side.bottom);
        lane.feature(whose, "Unicorn", "cards with the Unicorn's bonus");
        wild.unicorn[seat] = cards(lane, wild.unicorn[seat]);
        lane.feature(whose, "bound", "what waits on the card that lies face down, as in `waiting`");
        wild.bound[seat] = Waiting::from_numbers(lane.numbers(wild.bound[seat].numbers()));
        lane.feature(
            whose,
            "face up in fog",
            "the card of the encounter that waits to be revealed, if it lies face up",
        );
        wild.unfolded[seat] = card(lane, wild.unfolded[seat]);
        lane.feature(whose, "near", "cards known not to be in the unordered part of the deck");
        wild.near[seat] = cards(lane, wild.near[seat]);
        lane.feature(
            whose,
            "won before",
            "encounters won before the effect that is being resolved (Serpent Temple)",
        );
        wild.won_before[seat] = lane.flags::<16>(wild.won_before[seat].into()) as u16;
        lane.feature(
            whose,
            "marks",
            "used the Temple of Rebirth; uses the guardian of this round; card came from the deck",
        );
        wild.reborn = lane.member(wild.reborn, seat);
        wild.users = lane.member(wild.users, seat);
        wild.turned = lane.member(wild.turned, seat);
        lane.feature(whose, "purged", "factions known to be neither in hand nor in deck");
        wild.purged[seat] = lane.flags::<4>(wild.purged[seat].into()) as u8;
    }

    #[inline]
    fn round<L: Lane>(&mut self, own: Seat, lane: &mut L) {
        let open = &mut self.open;
        let ask = open.ask;
        lane.feature(Whose::All, "question", "which of the 24 questions is open");
        let kind = lane.one_of::<{ Ask::KINDS }>(ask.kind());
        lane.feature(
            Whose::All,
            "named card",
            "the card the question names: 16 flags for the own cards, 16 for the opponent's",
        );
        let turn = own.index() as u8 * 16;
        let named = ask.named().map_or(0, |at| 1 << (at.code() ^ turn));
        let named = lane.flags::<32>(named).trailing_zeros() as u8 & 31;
        lane.feature(Whose::All, "named faction", "the faction the question names");
        let faction = lane.flags::<4>(ask.faction().map_or(0, |faction| 1 << faction as u8));
        let faction = Faction::ALL[faction.trailing_zeros() as usize & 3];
        if L::READS {
            open.ask = Ask::of_kind(kind, CardRef::from_code(named ^ turn), faction);
        }
        lane.feature(Whose::All, "answers", "the answers to the ability under way: 0 none yet, 1 + code, 65 nothing to choose, 66 sealed");
        let answers = lane.numbers(open.answers.numbers());
        if L::READS {
            open.answers = Answers::from_numbers(answers);
        }
        lane.feature(Whose::All, "stage", "where the round stands");
        open.stage = Stage::ALL[lane.one_of::<{ Stage::ALL.len() }>(open.stage as usize)];
        lane.feature(Whose::All, "current", "1 if the encounter of this round is in play");
        open.current = lane.flag(open.current);
        lane.feature(
            Whose::All,
            "loser",
            "who lost the comparison of this round: nobody, the observer, the opponent",
        );
        let loser = open.loser.seat().map_or(0, |seat| if seat == own { 1 } else { 2 });
        open.loser = match lane.one_of::<3>(loser) {
            0 => Loser::Nobody,
            1 => own.into(),
            _ => own.other().into(),
        };
        lane.feature(
            Whose::All,
            "match",
            "games won by the observer, by the opponent; games begun",
        );
        let (ours, theirs) = (open.score.wins(own), open.score.wins(own.other()));
        let [ours, theirs, game] =
            lane.numbers([ours as i8, theirs as i8, open.score.game as i8]).map(|it| it as u8);
        open.score.wins = ours << (4 * own.index()) | theirs << (4 * own.other().index());
        open.score.game = game;
        lane.feature(
            Whose::All,
            "end",
            "whether the game has ended; why; whether the observer won, whether the opponent did",
        );
        let ended = lane.flag(open.end.is_some());
        let reason =
            lane.flags::<{ Reason::ALL.len() }>(open.end.map_or(0, |end| 1 << end.reason as u8));
        let winners = open.end.map_or(kernel::SeatSet::EMPTY, |end| end.winners);
        let winners = lane.member(winners, own);
        let winners = lane.member(winners, own.other());
        open.end = ended.then(|| End {
            reason: Reason::ALL[reason.trailing_zeros() as usize % Reason::ALL.len()],
            winners,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::BASE_WIDTH;
    use crate::{BaseCardia, Options};
    use kernel::{Game as _, Observer, SearchDice, Seat, lane};

    #[test]
    fn rows_of_the_smaller_rules_are_as_wide_as_they_are_written() {
        let options = Options::default();
        let state = BaseCardia::start(&options, &mut SearchDice::new(1), &mut ()).expect("dealt");
        let view = BaseCardia::view(&state, Observer::Seat(Seat::A));
        assert_eq!(lane::width::<BaseCardia>(&view), BASE_WIDTH);
    }
}
