//! What effects do, in our own words, with the rule that says so.

use super::number;
use crate::text::{plain, sentence};
use civ::{Card, Copied, Domain, Effect, Illegal, Level, View};
use kernel::Seat;

/// What an effect does.
pub fn text(effect: Effect) -> &'static str {
    match effect {
        Effect::Assassination => "discard 1 card from your hand",
        Effect::Purge => "discard 2 cards from your hand",
        Effect::HolyBook => "you may draw up to 5 cards at the end of your turn",
        Effect::DivineRight => "you may draw up to 7 cards at the end of your turn",
        Effect::Development => "discard 1 card from your area, then play 1 from your hand",
        Effect::Monopoly => "discard 2 cards from your area, then play 2 from your hand",
        Effect::Experiment => "take 1 card of your area into your hand, then play 1",
        Effect::Research => "take 2 cards of your area into your hand, then play 2",
        Effect::Oligarchy => "take 1 card you choose from the discard pile into your hand",
        Effect::Republic => "take 2 cards you choose from the discard pile into your hand",
        Effect::Attack => {
            "costs 1 Military and 1 card of a Domain you name; every other player who has it in play loses one too"
        }
        Effect::Inquisition => {
            "costs 1 Religion; take the whole hand of another player, then give back as many cards in secret"
        }
        Effect::Embargo => {
            "costs 1 Economy, laid on a Domain of any player: they cannot play it in their next turn"
        }
        Effect::Breakthrough => "costs 1 Science; draw 5 cards, then discard 5 from your hand",
        Effect::Democracy => {
            "costs 1 Utopia, laid on a Domain of any player: hegemony there needs 1 card more, for good"
        }
    }
}

/// What Culture does.
pub const INSPIRATION: &str = "inspiration (Culture): with more Culture than every other player, copy one permanent effect \
     that another player's area has available, once a turn (V3.11)";

/// `attack (Military): …`
pub fn line(effect: Effect) -> String {
    format!("{effect} ({}): {}", effect.domain(), text(effect))
}

/// What an effect needs, does, and the rule.
fn full(view: &View, effect: Effect) -> String {
    let domain = effect.domain();
    let needs = match effect.level() {
        level @ (Level::One | Level::Two) => {
            format!("permanent, from {} {domain} on", view.threshold(level))
        }
        Level::Discard => "once a turn, for a card".into(),
    };
    let name = sentence(effect.name());
    format!("{name} ({domain}, {needs}): {} ({})", text(effect), effect.rule())
}

/// Every effect.
pub fn all(view: &View) -> Vec<String> {
    let mut lines: Vec<_> = Domain::ALL
        .into_iter()
        .flat_map(|domain| Effect::ALL.into_iter().filter(move |it| it.domain() == domain))
        .map(|effect| full(view, effect))
        .collect();
    lines.push(sentence(INSPIRATION));
    lines.push(
        "In a turn each Domain gives at most one permanent and one discard effect (V2.2).".into(),
    );
    lines
}

/// What a Domain or an effect of this name, or with this beginning, is about.
pub fn look_up(view: &View, name: &str) -> Vec<String> {
    let wanted = plain(name);
    let begins = |name: &str| !wanted.is_empty() && plain(name).starts_with(&wanted);
    if let Some(domain) = Domain::ALL.into_iter().find(|domain| begins(domain.name())) {
        return about(view, domain);
    }
    let effects = Effect::ALL.into_iter().filter(|effect| begins(effect.name()));
    let mut lines: Vec<_> = effects.map(|effect| full(view, effect)).collect();
    if begins("inspiration") {
        lines.push(sentence(INSPIRATION));
    }
    if lines.is_empty() {
        lines.push(format!("There is no `{name}`. For example: card science, card attack"));
    }
    lines
}

/// How many cards a Domain has, and its effects.
fn about(view: &View, domain: Domain) -> Vec<String> {
    let deck = view.options().deck;
    let ages: Vec<_> = Card::all()
        .filter(|card| card.domain == domain && deck.count(*card) > 0)
        .map(|card| format!("{} of Age {}", deck.count(card), card.age))
        .collect();
    let all = number(deck.of_domain(domain));
    let mut lines = vec![format!("{domain}: {all}, {} (V1.2).", ages.join(", "))];
    let effects = Effect::ALL.into_iter().filter(|effect| effect.domain() == domain);
    lines.extend(effects.map(|effect| format!("  {}", full(view, effect))));
    if domain == Domain::Culture {
        lines.push(format!("  {}", sentence(INSPIRATION)));
    }
    lines
}

/// Which effects cannot be applied now, and why. With a name, only those whose names begin so.
pub fn why(view: &View, seat: Seat, name: &str) -> Vec<String> {
    let wanted = plain(name);
    let asked = |effect: &Effect| {
        plain(effect.name()).starts_with(&wanted)
            || plain(effect.domain().name()).starts_with(&wanted)
    };
    let refused = |effect: Effect| {
        let why = view.why_not(seat, effect)?.to_string();
        // Most reasons name the effect themselves.
        Some(if why.contains(effect.name()) { why } else { format!("{effect}: {why}") })
    };
    let mut lines: Vec<_> = Effect::ALL.into_iter().filter(asked).filter_map(refused).collect();
    if "inspiration".starts_with(&wanted) || "culture".starts_with(&wanted) {
        lines.extend(why_no_copy(view, seat).map(|why| format!("inspiration: {why}")));
    }
    if lines.is_empty() {
        lines.push("Nothing forbids it: it is among the answers at the effects step.".into());
    }
    lines.iter().map(|line| sentence(&format!("{}.", line.trim_end_matches('.')))).collect()
}

/// Why nothing at all can be copied; `None` if something can.
fn why_no_copy(view: &View, seat: Seat) -> Option<String> {
    let others = view.seats().iter().filter(|&other| other != seat);
    let of = |source| Effect::ALL.into_iter().filter_map(move |it| Copied::new(it, source));
    let mut reasons = Vec::new();
    for copied in others.flat_map(of) {
        reasons.push(view.why_not_copy(seat, copied)?);
    }
    let general = [Illegal::NoCultureMajority, Illegal::EffectUsed(Domain::Culture)];
    let why = reasons.first()?;
    if general.contains(why) {
        return Some(why.to_string());
    }
    // What others lack is a matter of their cards.
    Some("no other player has an effect that would help you (V3.11)".into())
}
