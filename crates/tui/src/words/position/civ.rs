use super::Words;
use crate::words::{backs, card_list};
use ::civ::{Age, Effect, Level};
use protocol::{CivCards, CivDomain, CivDomainName, CivEffect, CivPlayer, CivView};

/// So few rounds without a draw are not worth a word (V4.6).
const QUIET: u32 = 5;

pub fn position(words: &Words<'_>, view: &CivView) -> Vec<String> {
    let mut lines = now(words, view);
    if view.observer.is_some() {
        lines.push(words.say("civ-say-hand", &[("cards", card_list(words, &view.hand).into())]));
    }
    if !view.pack.is_empty() {
        lines.push(words.say("civ-say-pack", &[("cards", card_list(words, &view.pack).into())]));
    }
    let own = |it: &&CivPlayer| Some(it.seat) == view.observer;
    for player in super::first(view.players.iter().collect(), own) {
        lines.extend(area(words, view, player));
    }
    lines.extend(marks(words, view));
    lines.push(deck(words, view));
    let pile = if is_draft(view) { "civ-say-centre" } else { "civ-say-pile" };
    lines.push(words.say(pile, &[("cards", card_list(words, &view.pile).into())]));
    lines
}

/// Are the first cards being drafted?
fn is_draft(view: &CivView) -> bool {
    matches!(&*view.question.key, "civ-ask-keep" | "civ-ask-centre")
}

/// Whose turn it is, or how it ended.
fn now(words: &Words<'_>, view: &CivView) -> Vec<String> {
    if let Some(ending) = &view.ending {
        return vec![words.text(ending)];
    }
    let name = |seat| ("name", words.name(seat).into());
    let turn = match is_draft(view) {
        true => words.get("civ-say-draft"),
        false => words.say("civ-say-turn", &[name(view.active)]),
    };
    let mut lines = vec![turn, words.say("civ-say-first", &[name(view.first)])];
    if view.last_round {
        lines.push(words.get("civ-last-round"));
    }
    if view.quiet_rounds >= QUIET {
        lines.push(words.say("civ-quiet", &[("n", view.quiet_rounds.into())]));
    }
    lines
}

fn area(words: &Words<'_>, view: &CivView, it: &CivPlayer) -> Vec<String> {
    let name = || ("name", words.name(it.seat).into());
    let used = |domain: &&CivDomain| domain.cards > 0 || domain.utopias > 0 || domain.embargoed;
    let columns: Vec<String> =
        it.domains.iter().filter(used).map(|domain| column(words, view, it, domain)).collect();
    let cards = if columns.is_empty() { words.get("civ-none") } else { columns.join("; ") };
    let side = ("names", words.all_names(&it.side).into());
    let mut lines = vec![
        words.say("civ-say-area", &[name(), ("cards", cards.into())]),
        words.say("civ-say-points", &[("n", it.points.into()), side]),
    ];
    if Some(it.seat) != view.observer {
        let held = ("cards", backs(words, it.hand_ages).into());
        let mut line = words.say("civ-say-held", &[name(), held]);
        if !it.known.is_empty() {
            let known = ("cards", card_list(words, &it.known).into());
            line = format!("{line} {}", words.say("civ-say-known", &[known]));
        }
        lines.push(line);
    }
    lines
}

/// A Domain of an area: `Science: 3 cards, Experiment available, 2 more to level 2, majority`.
pub fn column(words: &Words<'_>, view: &CivView, player: &CivPlayer, it: &CivDomain) -> String {
    let of = |level| {
        let fits =
            |effect: &Effect| effect.domain().name() == &*it.domain && effect.level() == level;
        Effect::ALL.into_iter().find(fits)
    };
    let players = view.options.players as u8;
    let [one, two] = [Level::One, Level::Two].map(|it| u32::from(it.threshold(players)));
    let (reached, next) = match it.cards {
        n if n >= two => (of(Level::Two), None),
        n if n >= one => (of(Level::One), of(Level::Two).map(|_| (two - n, 2))),
        n => (None, of(Level::One).map(|_| (one - n, 1))),
    };
    let mut said = vec![words.say("civ-cards", &[("n", it.cards.into())])];
    if let Some(effect) = reached {
        let effect = ("effect", words.named::<CivEffect>(effect.name()).into());
        said.push(words.say("civ-reached", &[effect]));
    }
    if let Some((missing, level)) = next {
        said.push(words.say("civ-to-level", &[("n", missing.into()), ("level", level.into())]));
    }
    let missing = it.hegemony.saturating_sub(it.cards);
    said.push(words.say("civ-to-hegemony", &[("n", missing.into())]));
    if it.majority {
        said.push(words.get("civ-majority"));
    }
    if it.embargoed {
        said.push(words.get("civ-embargoed"));
    }
    if it.utopias > 0 {
        said.push(words.say("civ-utopias", &[("n", it.utopias.into())]));
    }
    if view.active == player.seat && view.winners.is_none() {
        let is_it = |name: &CivDomainName| *name == it.domain;
        if view.permanent_used.iter().any(is_it) {
            said.push(words.get("civ-used-permanent"));
        }
        if view.discard_used.iter().any(is_it) {
            said.push(words.get("civ-used-discard"));
        }
    }
    let domain = ("domain", words.said(&it.domain).into());
    words.say("civ-column", &[domain, ("state", said.join(", ").into())])
}

/// Embargoes, the coin, and what is known of several hands together.
fn marks(words: &Words<'_>, view: &CivView) -> Vec<String> {
    let mut lines = Vec::new();
    for it in &view.embargoes {
        let now = view.active == it.seat && !it.after_this_turn;
        let key = if now { "civ-embargo-now" } else { "civ-embargo-next" };
        let domain = ("domain", words.said(&it.domain).into());
        let line = words.say(key, &[("name", words.name(it.seat).into()), domain]);
        // Several may lie on one Domain; that is said once.
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    if let (Some(owner), Some(effect), Some(source)) =
        (view.coin_owner, &view.coin_effect, view.coin_source)
    {
        let args = [
            ("owner", words.name(owner).into()),
            ("effect", words.said(effect).into()),
            ("source", words.name(source).into()),
        ];
        lines.push(words.say("civ-coin", &args));
    }
    for (key, known) in [("civ-joint", &view.joint), ("civ-pair", &view.pair)] {
        if let Some(it) = known {
            let names = ("names", words.all_names(&it.seats).into());
            let cards = ("cards", card_list(words, &it.cards).into());
            lines.push(words.say(key, &[names, cards]));
        }
    }
    lines
}

fn deck(words: &Words<'_>, view: &CivView) -> String {
    let left: u32 = view.deck_left.iter().sum();
    let top = Age::WORDS.into_iter().zip(view.deck_left).find(|(_, n)| *n > 0);
    let Some((age, _)) = top else { return words.get("civ-deck-empty") };
    let of_age = |it: &&CivCards| *it.card.age == *age;
    let unseen: Vec<CivCards> = view.unseen.iter().filter(of_age).cloned().collect();
    let cards = ("cards", card_list(words, &unseen).into());
    words.say("civ-say-deck", &[("n", left.into()), ("age", age.into()), cards])
}
