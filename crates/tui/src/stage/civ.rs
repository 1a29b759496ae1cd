//! Carta Impera Victoria between two views: cards go to areas, piles and hands one by one.
//!
//! Majorities and points are settled by the view that comes after the last beat.

use ::civ::{Age, Domain};
use protocol::{
    CivCard, CivCards, CivDomain, CivDomainName, CivEmbargo, CivEvent, CivPlayer, CivView, Seat,
    Word,
};

/// Is this a view of a draft? In a draft everyone chooses at the same time, and all cards move at once.
pub fn is_draft(view: &CivView) -> bool {
    matches!(&*view.question.key, "civ-ask-keep" | "civ-ask-centre")
}

/// Puts on the table what is seen of an event there.
pub fn show(view: &mut CivView, event: &CivEvent) {
    use CivEvent as Event;
    match event {
        Event::Drew { seat, age, domain } => {
            let left = age_index(age).and_then(|n| view.deck_left.get_mut(n));
            left.into_iter().for_each(|left| *left = left.saturating_sub(1));
            come(view, *seat, age, domain.as_ref());
        }
        Event::TurnBegan { seat } => {
            view.active = *seat;
            view.permanent_used.clear();
            view.discard_used.clear();
            own_embargoes_begin(view);
        }
        Event::Played { seat, card } => {
            go(view, *seat, &card.age, Some(&card.domain));
            enter(view, *seat, card);
        }
        Event::DiscardedFromHand { seat, card } => {
            go(view, *seat, &card.age, Some(&card.domain));
            add(&mut view.pile, card);
        }
        Event::DiscardedFromArea { seat, card } => {
            leave(view, *seat, card);
            add(&mut view.pile, card);
        }
        Event::TookBack { seat, card } => {
            leave(view, *seat, card);
            come(view, *seat, &card.age, Some(&card.domain));
        }
        Event::TookFromPile { seat, card } => {
            take(&mut view.pile, card);
            come(view, *seat, &card.age, Some(&card.domain));
        }
        Event::Questioned { by, whom, backs, hand } => {
            let cards = hand.iter().flatten();
            let cards = cards.map(|it| (&it.card.age, Some(&it.card.domain), it.count));
            // Others see only the backs.
            let backs = backs.iter().filter(|_| hand.is_none());
            let backs = backs.map(|it| (&it.age, None, it.count));
            for (age, domain, count) in cards.chain(backs) {
                for _ in 0..count {
                    go(view, *whom, age, domain);
                    come(view, *by, age, domain);
                }
            }
        }
        Event::Gave { by, to, age, domain } => {
            go(view, *by, age, domain.as_ref());
            come(view, *to, age, domain.as_ref());
        }
        Event::EmbargoLaid { seat, target, domain } => {
            if let Some(age) = lay(view, *seat, Domain::Economy) {
                let (domain, after_this_turn) = (domain.clone(), seat == target);
                view.embargoes.push(CivEmbargo { seat: *target, domain, age, after_this_turn });
            }
            // One that is laid on oneself counts from the following turn on.
            on_domain(view, *target, domain, |it| it.embargoed |= seat != target);
        }
        Event::EmbargoEnded { target, domain, card } => {
            let is_it =
                |it: &CivEmbargo| it.seat == *target && it.domain == *domain && !it.after_this_turn;
            if let Some(at) = view.embargoes.iter().position(is_it) {
                view.embargoes.remove(at);
            }
            let still = view.embargoes.iter().any(is_it);
            on_domain(view, *target, domain, |it| it.embargoed = still);
            add(&mut view.pile, card);
        }
        Event::DemocracyLaid { seat, target, domain } => {
            lay(view, *seat, Domain::Utopia);
            on_domain(view, *target, domain, |it| {
                (it.utopias, it.hegemony) = (it.utopias + 1, it.hegemony + 1);
            });
        }
        Event::CoinTaken { seat, effect, source } => {
            (view.coin_owner, view.coin_source) = (Some(*seat), Some(*source));
            view.coin_effect = Some(effect.clone());
        }
        Event::CoinLost { .. } => {
            (view.coin_owner, view.coin_effect, view.coin_source) = (None, None, None);
        }
        Event::DeckEmptied => view.last_round = true,
        Event::QuietRounds { rounds } => {
            view.quiet_rounds = *rounds;
            own_embargoes_begin(view);
        }
        // A turn is over then, whether another one begins or not.
        Event::Hegemony { .. } | Event::GameOver { .. } => own_embargoes_begin(view),
        Event::FirstPlayer { .. }
        | Event::Kept { .. }
        | Event::Received { .. }
        | Event::Laid { .. }
        | Event::TookFromCentre { .. }
        | Event::Skipped { .. }
        | Event::Used { .. }
        | Event::Attacked { .. }
        | Event::PlayLapsed { .. }
        | Event::Scored { .. } => {}
    }
}

/// The place of a card among all of them: by Domain, then by Age.
fn order(card: &CivCard) -> (Option<Domain>, Option<usize>) {
    (Domain::named(&card.domain), age_index(&card.age))
}

fn age_index(age: &str) -> Option<usize> {
    Age::WORDS.iter().position(|it| *it == age)
}

fn add(cards: &mut Vec<CivCards>, card: &CivCard) {
    let at = cards.partition_point(|it| order(&it.card) < order(card));
    match cards.get_mut(at) {
        Some(same) if same.card == *card => same.count += 1,
        _ => cards.insert(at, CivCards { card: card.clone(), count: 1 }),
    }
}

fn take(cards: &mut Vec<CivCards>, card: &CivCard) {
    if let Some(same) = cards.iter_mut().find(|it| it.card == *card) {
        same.count -= 1;
    }
    cards.retain(|it| it.count > 0);
}

fn player(view: &mut CivView, seat: Seat) -> Option<&mut CivPlayer> {
    view.players.iter_mut().find(|it| it.seat == seat)
}

fn on_domain(
    view: &mut CivView,
    seat: Seat,
    domain: &CivDomainName,
    change: impl FnOnce(&mut CivDomain),
) {
    let domains = player(view, seat).map(|it| &mut it.domains);
    let found = domains.and_then(|it| it.iter_mut().find(|it| it.domain == *domain));
    if let Some(domain) = found {
        change(domain);
    }
}

/// The cards of a hand that the observer knows.
fn known(view: &mut CivView, seat: Seat) -> Option<&mut Vec<CivCards>> {
    match view.observer == Some(seat) {
        true => Some(&mut view.hand),
        false => player(view, seat).map(|it| &mut it.known),
    }
}

/// A card comes into a hand; which one, only some see.
fn come(view: &mut CivView, seat: Seat, age: &Word, domain: Option<&CivDomainName>) {
    if let (Some(player), Some(n)) = (player(view, seat), age_index(age)) {
        player.hand_ages[n] += 1;
    }
    if let (Some(domain), Some(cards)) = (domain, known(view, seat)) {
        add(cards, &CivCard { domain: domain.clone(), age: age.clone() });
    }
}

/// A card goes from a hand.
fn go(view: &mut CivView, seat: Seat, age: &Word, domain: Option<&CivDomainName>) {
    if let (Some(player), Some(n)) = (player(view, seat), age_index(age)) {
        player.hand_ages[n] = player.hand_ages[n].saturating_sub(1);
    }
    if let (Some(domain), Some(cards)) = (domain, known(view, seat)) {
        take(cards, &CivCard { domain: domain.clone(), age: age.clone() });
    }
}

/// A card comes into an area.
fn enter(view: &mut CivView, seat: Seat, card: &CivCard) {
    if let Some(player) = player(view, seat) {
        add(&mut player.area, card);
    }
    on_domain(view, seat, &card.domain, |it| it.cards += 1);
}

/// A card goes from an area.
fn leave(view: &mut CivView, seat: Seat, card: &CivCard) {
    if let Some(player) = player(view, seat) {
        take(&mut player.area, card);
    }
    on_domain(view, seat, &card.domain, |it| it.cards = it.cards.saturating_sub(1));
}

/// A turn is over: the embargoes that its player laid on the own area count from now on.
fn own_embargoes_begin(view: &mut CivView) {
    let mut begun = Vec::new();
    for it in view.embargoes.iter_mut().filter(|it| it.after_this_turn) {
        it.after_this_turn = false;
        begun.push((it.seat, it.domain.clone()));
    }
    for (seat, domain) in begun {
        on_domain(view, seat, &domain, |it| it.embargoed = true);
    }
}

/// The oldest card of a Domain is laid face down from an area (V3.6, V3.10); gives back its Age.
fn lay(view: &mut CivView, seat: Seat, domain: Domain) -> Option<Word> {
    let area = &player(view, seat)?.area;
    let card = area.iter().find(|it| *it.card.domain == *domain.name())?.card.clone();
    leave(view, seat, &card);
    Some(card.age)
}
