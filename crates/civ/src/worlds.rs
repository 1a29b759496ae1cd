//! The worlds of a view: those of a draft by lot, and all of them as a list, except of drafts of more than two.

use crate::card::{Age, Card};
use crate::cards::Cards;
use crate::draft::PACK;
use crate::draw::Draw;
use crate::question::Ask;
use crate::state::{SEATS, State};
use crate::turn::Engine;
use crate::view::View;
use kernel::{BySeat, Chance, Dice, Seat};

/// Cards nobody but chance places.
struct Pool<'d, D> {
    cards: Cards,
    age: Age,
    dice: &'d mut D,
}

impl<D: Dice> Pool<'_, D> {
    fn draw(&mut self, n: u8) -> Cards {
        let mut drawn = Cards::NONE;
        for _ in 0..n {
            let index = self.dice.below(u32::from(self.cards.of_age(self.age)));
            let card = self.cards.nth_of_age(self.age, index);
            self.cards -= card;
            drawn += card;
        }
        drawn
    }
}

/// One of several cards, each equally likely.
fn any_of(cards: Cards, dice: &mut impl Dice) -> Option<Card> {
    let n = dice.below(u32::from(cards.len())) as usize;
    cards.iter().nth(n)
}

impl View {
    /// A world in the middle of a draft (V1.6). All packs have one Age (V5.3).
    #[cold]
    pub(crate) fn imagine_draft(&self, dice: &mut impl Dice) -> State {
        let mut state = self.without_hidden();
        // Only the oldest Age of the deck was dealt, so only its cards are out of it.
        let dealt = self.options().deck_left().iter().position(|&n| n > 0).unwrap_or(0);
        let mut pool = Pool { cards: self.unseen(), age: Age::ALL[dealt], dice };
        match self.kept() {
            0 => {
                for seat in self.others().iter() {
                    state.packs[seat].held = pool.draw(PACK);
                }
            }
            1 => self.imagine_first_pass(&mut state, &mut pool),
            _ => self.imagine_second_pass(&mut state, &mut pool),
        }
        state.unseen = pool.cards;
        for seat in self.others().iter() {
            if !self.draft.owed.contains(seat) {
                let packs = &mut state.packs[seat];
                packs.pick = any_of(packs.held, pool.dice);
            }
        }
        state
    }

    /// Everyone has kept a card and holds the three that the player before passed on.
    fn imagine_first_pass(&self, state: &mut State, pool: &mut Pool<'_, impl Dice>) {
        let own = self.own_seat();
        for seat in self.open.seats().iter() {
            let next = self.open.left_of(seat);
            let passed = match own {
                Some(own) if own == seat => self.draft.next,
                Some(own) if own == next => self.draft.received,
                Some(_) | None => pool.draw(3),
            };
            state.packs[seat].passed = passed;
            state.packs[next].held = passed;
            if own != Some(seat) {
                state.hands[seat] = pool.draw(1);
            }
        }
    }

    /// Everyone has kept two cards and holds two. A pack of three went from its first player to the next, who kept one, and
    /// on to the one after.
    fn imagine_second_pass(&self, state: &mut State, pool: &mut Pool<'_, impl Dice>) {
        let own = self.own_seat();
        let mut kept: BySeat<Cards, SEATS> = BySeat::default();
        for seat in self.open.seats().iter() {
            let next = self.open.left_of(seat);
            let after = self.open.left_of(next);
            let (keep, pack) = if own == Some(seat) {
                let passed = self.packs.passed;
                let keep = if own == Some(after) {
                    self.known_in_draft()
                } else {
                    any_of(passed, pool.dice).map_or(Cards::NONE, Cards::only)
                };
                (keep, passed - keep)
            } else if own == Some(next) {
                (self.draft.received - self.draft.next, self.draft.next)
            } else if own == Some(after) {
                (pool.draw(1), self.pack())
            } else {
                (pool.draw(1), pool.draw(2))
            };
            kept[next] = keep;
            state.packs[seat].passed = keep + pack;
            state.packs[after].held = pack;
        }
        for seat in self.others().iter() {
            state.hands[seat] = kept[seat] + pool.draw(1);
        }
    }

    /// All worlds that fit this view, and in how many deals of the cards each of them comes about; `None` if they are
    /// more than `most`, or in a draft of more than two. Slow, and as plain as can be.
    pub fn worlds(&self, most: usize) -> Option<Vec<(State, u64)>> {
        if self.ask() == Ask::Keep {
            let worlds = self.draft_worlds()?;
            return (worlds.len() <= most).then_some(worlds);
        }
        let mut worlds = self.with_known_cards();
        for seat in self.others().iter() {
            for age in Age::ALL {
                let mut more = Vec::new();
                for world in &worlds {
                    world.fill(seat, age, &mut more);
                    if more.len() > 50 * most {
                        return None;
                    }
                }
                worlds = merged(more);
            }
        }
        let states = worlds.into_iter().map(|world| {
            let mut state = self.without_hidden();
            for seat in self.others().iter() {
                state.hands[seat] = world.hands[seat];
            }
            state.unseen = world.pool;
            (state, world.ways)
        });
        let worlds: Vec<_> = states.filter(|(state, _)| self.is_possible(state)).collect();
        (worlds.len() <= most).then_some(worlds)
    }

    /// The worlds of a player in a draft of two: every first pack of the other player and every way of theirs to keep cards
    /// is played from the deal on by the rules, and those are worlds that look to the observer as the real one does.
    fn draft_worlds(&self) -> Option<Vec<(State, u64)>> {
        let own = self.own_seat().filter(|_| self.open.rules.players() == 2)?;
        let other = own.other();
        let kept_second = self.draft.received.saturating_sub(self.draft.next);
        let (first_pack, kept) = match self.kept() {
            0 => (self.pack(), vec![]),
            1 => (self.packs.passed + self.own, vec![self.own]),
            _ => {
                let kept_first = self.own - kept_second;
                (self.packs.passed + kept_first, vec![kept_first, kept_second])
            }
        };
        let mut dealt = self.without_hidden();
        (dealt.hands, dealt.packs) = (BySeat::default(), BySeat::default());
        dealt.packs[own].held = first_pack;
        dealt.unseen = self.unseen + self.own + self.pack() - first_pack;
        let age = first_pack.iter().next()?.age;
        let mut worlds = first_packs(dealt, other, age);
        for card in kept.into_iter().flat_map(Cards::iter) {
            worlds = worlds.iter().flat_map(|world| keep_any(world, other)).collect();
            worlds.iter_mut().for_each(|(world, _)| keep(world, own, card));
        }
        if !self.draft.owed.contains(other) {
            worlds = worlds.iter().flat_map(|world| keep_any(world, other)).collect();
        }
        if let Some(card) = self.packs.pick {
            worlds.iter_mut().for_each(|(world, _)| keep(world, own, card));
        }
        worlds.retain(|(world, _)| View::new(world, self.observer) == *self);
        let mut merged: Vec<(State, u64)> = Vec::new();
        for (world, ways) in worlds {
            match merged.iter_mut().find(|(listed, _)| *listed == world) {
                Some((_, sum)) => *sum += ways,
                None => merged.push((world, ways)),
            }
        }
        Some(merged)
    }

    /// The ways in which cards known jointly can lie.
    fn with_known_cards(&self) -> Vec<Partial> {
        let hands = BySeat::new(|seat| self.mind_of_play(seat));
        let mut worlds =
            vec![Partial { hands, places: self.places(), pool: self.unseen(), ways: 1 }];
        let Some(own) = self.own_seat() else { return worlds };
        if let Some(pair) = self.pair {
            let next = self.open.left_of(own);
            let after = self.open.left_of(next);
            let [one, two] = pair.cards();
            let both = |world: &Partial| {
                [(one, two), (two, one)].map(|(one, two)| world.put(next, one).put(after, two))
            };
            worlds = worlds.iter().flat_map(both).collect();
        }
        for card in self.mind.joint(own).iter() {
            let all = |world: &Partial| {
                let free = |seat: &Seat| world.places[*seat][card.age as usize] > 0;
                self.group.iter().filter(free).map(|seat| world.put(seat, card)).collect::<Vec<_>>()
            };
            worlds = merged(worlds.iter().flat_map(all).collect());
        }
        worlds
    }
}

/// A draft with every pack that this player can be dealt, in so many deals of the cards.
fn first_packs(dealt: State, seat: Seat, age: Age) -> Vec<(State, u64)> {
    let mut places = BySeat::default();
    places[seat] = Age::ALL.map(|it| if it == age { PACK } else { 0 });
    let nothing = Partial { hands: BySeat::default(), places, pool: dealt.unseen, ways: 1 };
    let mut packs = Vec::new();
    nothing.fill(seat, age, &mut packs);
    packs
        .into_iter()
        .map(|pack| {
            let mut world = dealt;
            world.packs[seat].held = pack.hands[seat];
            world.unseen = pack.pool;
            (world, pack.ways)
        })
        .collect()
}

/// A draft in which this player keeps any card of the pack; a card of which there are several counts as often.
fn keep_any((world, ways): &(State, u64), seat: Seat) -> Vec<(State, u64)> {
    let pack = world.pack(seat);
    let cards = Card::all().filter(|&card| pack.has(card));
    cards
        .map(|card| {
            let mut next = *world;
            keep(&mut next, seat, card);
            (next, ways * u64::from(pack.count(card)))
        })
        .collect()
}

/// A player of a draft keeps a card; with the last choice packs are passed on.
fn keep(world: &mut State, seat: Seat, card: Card) {
    Engine { s: world, chance: &mut NoDraw, out: &mut () }.keep(seat, card.domain);
}

/// Keeping cards asks nothing of chance.
struct NoDraw;

impl Chance<Draw> for NoDraw {
    fn pick(&mut self, _: Draw) -> u32 {
        0
    }
}

/// A world with some places still to fill.
#[derive(Clone)]
struct Partial {
    hands: BySeat<Cards, SEATS>,
    places: BySeat<[u8; 3], SEATS>,
    pool: Cards,
    ways: u64,
}

impl Partial {
    /// With this card on one of the free places of that hand.
    fn put(&self, seat: Seat, card: Card) -> Partial {
        let mut world = self.clone();
        world.ways *= u64::from(self.places[seat][card.age as usize]);
        world.hands[seat] += card;
        world.places[seat][card.age as usize] -= 1;
        world
    }

    /// Every way to fill the places of an Age in a hand from the pool.
    fn fill(&self, seat: Seat, age: Age, worlds: &mut Vec<Partial>) {
        let mut partial = vec![self.clone()];
        for _ in 0..self.places[seat][age as usize] {
            let more = partial.iter().flat_map(|world| {
                let cards = Card::all().filter(|card| card.age == age && world.pool.has(*card));
                cards.map(|card| {
                    let mut next = world.clone();
                    next.ways *= u64::from(world.pool.count(card));
                    next.pool -= card;
                    next.hands[seat] += card;
                    next.places[seat][age as usize] -= 1;
                    next
                })
            });
            partial = merged(more.collect());
        }
        worlds.append(&mut partial);
    }
}

/// Each world once, its ways added up.
fn merged(worlds: Vec<Partial>) -> Vec<Partial> {
    let mut sorted = worlds;
    sorted.sort_by_key(|world| world.hands.0.map(Cards::bits));
    sorted.dedup_by(|next, world| {
        let same = next.hands == world.hands && next.places == world.places;
        if same {
            world.ways += next.ways;
        }
        same
    });
    sorted
}
