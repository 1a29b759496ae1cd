//! Carta Impera Victoria: the areas as a table, a player a line.

use super::{Board, Mark, cut, fit, put, put_wrapped, wrap_spans};
use crate::words::{backs, card_list};
use ::civ::{Age, Domain, Level};
use protocol::{CivCards, CivDomain, CivDomainName, CivPlayer, CivView, Touch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

const NAME_WIDTH: usize = 13;
const COLUMN_WIDTH: usize = 10;

pub fn height(board: &Board<'_>, view: &CivView, width: u16) -> u16 {
    let facts = facts(board, view);
    let rows: usize = facts.into_iter().map(|it| wrap_spans(it, width).len()).sum();
    1 + view.players.len() as u16 + rows as u16
}

pub fn draw(board: &Board<'_>, view: &CivView, area: Rect, buffer: &mut Buffer) {
    let words = &board.words;
    let mut head = vec![Span::raw(fit("", NAME_WIDTH))];
    for (n, domain) in Domain::WORDS.iter().enumerate() {
        let is_it = |touch: &Touch| matches!(touch, Touch::Group { name } if name == domain);
        let style = board.marked(board.mark(is_it), board.look.group(n));
        let name = cut(&words.named::<CivDomainName>(domain), COLUMN_WIDTH - 1);
        let pad = COLUMN_WIDTH - Span::raw(name.as_str()).width();
        head.push(Span::styled(name, style.add_modifier(Modifier::BOLD)));
        head.push(Span::raw(" ".repeat(pad)));
    }
    head.push(Span::styled(words.get("tui-points-head"), board.look.faint()));
    put(Line::from(head), area, 0, buffer);
    for (n, player) in view.players.iter().enumerate() {
        put(area_line(board, view, player), area, 1 + n as u16, buffer);
    }
    let mut y = 1 + view.players.len() as u16;
    for fact in facts(board, view) {
        y += put_wrapped(fact, area, y, buffer);
    }
}

fn area_line<'a>(board: &Board<'a>, view: &CivView, player: &CivPlayer) -> Line<'a> {
    let seat = player.seat;
    let turn = if view.active == seat && view.winners.is_none() { "▶" } else { " " };
    let is_player = |touch: &Touch| matches!(touch, Touch::Player { seat: of } if *of == seat);
    let name = board.marked(board.mark(is_player), board.seat_style(seat));
    let letter = format!("{seat:?}");
    let mut spans = vec![
        Span::raw(turn),
        Span::styled(fit(&format!("{letter} {}", board.words.name(seat)), NAME_WIDTH - 2), name),
        Span::raw(" "),
    ];
    for (n, domain) in player.domains.iter().enumerate() {
        let text = column(view, domain);
        let is_it = |touch: &Touch| matches!(touch, Touch::CardInPlay { owner, name } if *owner == seat && **name == *domain.domain);
        let style = match domain.cards + domain.utopias {
            0 => board.look.faint(),
            _ if domain.majority => board.look.group(n).add_modifier(Modifier::BOLD),
            _ => board.look.group(n),
        };
        let mark = board.mark(is_it);
        let shown = if mark == Mark::None { fit(&text, COLUMN_WIDTH) } else { text };
        let pad = COLUMN_WIDTH.saturating_sub(Span::raw(shown.as_str()).width());
        spans.push(Span::styled(shown, board.marked(mark, style)));
        spans.push(Span::raw(" ".repeat(pad)));
    }
    spans.push(Span::styled(format!("{:>2}", player.points), board.look.title()));
    Line::from(spans)
}

/// `3* +2 /8!`: cards, level reached, cards to the next one, hegemony; a Domain's majority is a `!`, an embargo an `x`.
fn column(view: &CivView, domain: &CivDomain) -> String {
    let utopias = "u".repeat(domain.utopias as usize);
    let embargo = if domain.embargoed { "x" } else { "" };
    if domain.cards == 0 {
        return format!("·{utopias}{embargo}");
    }
    let players = view.options.players as u8;
    let [one, two] = [Level::One, Level::Two].map(|it| u32::from(it.threshold(players)));
    let has_levels = *domain.domain != *"Culture";
    let (level, next) = match domain.cards {
        n if n >= two => ("**", None),
        n if n >= one => ("*", Some(two - n)),
        n => ("", Some(one - n)),
    };
    let (level, next) = if has_levels { (level, next) } else { ("", None) };
    let next = next.map(|n| format!(" +{n}")).unwrap_or_default();
    let majority = if domain.majority { "!" } else { "" };
    format!("{}{level}{majority}{next} /{}{utopias}{embargo}", domain.cards, domain.hegemony)
}

/// Everything that is not in the table, a paragraph each.
fn facts<'a>(board: &Board<'a>, view: &'a CivView) -> Vec<Vec<Span<'a>>> {
    let (look, words) = (board.look, &board.words);
    let labelled = |key: &str, text: String| {
        let mut spans = vec![Span::styled(words.get(key), look.faint())];
        spans.extend(text.split_inclusive(' ').map(|word| Span::raw(word.to_owned())));
        spans[0].content = format!("{} ", spans[0].content).into();
        spans
    };
    let mut facts = Vec::new();
    if board.you.is_some() {
        facts.push(hand(board, "tui-hand", &view.hand));
    }
    if !view.pack.is_empty() {
        facts.push(hand(board, "tui-civ-pack", &view.pack));
    }
    let others = view.players.iter().filter(|it| Some(it.seat) != board.you);
    let held: Vec<String> = others
        .map(|it| {
            let known = if it.known.is_empty() {
                String::new()
            } else {
                format!(" ({})", card_list(words, &it.known))
            };
            format!("{}: {}{known}", words.name(it.seat), backs(words, it.hand_ages))
        })
        .collect();
    facts.push(labelled("tui-civ-hands", held.join("; ")));
    if let Some(joint) = &view.joint {
        let text = words.say(
            "tui-civ-joint",
            &[
                ("names", words.all_names(&joint.seats).into()),
                ("cards", card_list(words, &joint.cards).into()),
            ],
        );
        facts.push(labelled("tui-civ-known", text));
    }
    let left: Vec<String> =
        Age::WORDS.iter().zip(view.deck_left).map(|(age, n)| format!("{age} {n}")).collect();
    facts.push(labelled("tui-civ-deck", left.join(", ")));
    facts.push(labelled("tui-civ-pile", card_list(words, &view.pile)));
    for it in &view.embargoes {
        let text = words.say(
            "tui-civ-embargo",
            &[("name", words.name(it.seat).into()), ("domain", words.said(&it.domain).into())],
        );
        facts.push(vec![Span::styled(text, look.bad())]);
    }
    if let (Some(owner), Some(effect)) = (view.coin_owner, &view.coin_effect) {
        let text = words.say(
            "tui-civ-coin",
            &[("name", words.name(owner).into()), ("effect", words.said(effect).into())],
        );
        facts.push(vec![Span::styled(text, look.title())]);
    }
    if view.last_round && view.winners.is_none() {
        facts.push(vec![Span::styled(words.get("tui-civ-last-round"), look.bad())]);
    }
    facts
}

/// Cards that one can choose from.
fn hand<'a>(board: &Board<'a>, key: &str, cards: &'a [CivCards]) -> Vec<Span<'a>> {
    let words = &board.words;
    let mut spans = vec![Span::styled(words.get(key), board.look.faint())];
    for it in cards {
        let domain = &it.card.domain;
        let is_it = |touch: &Touch| matches!(touch, Touch::Card { name } if **name == **domain);
        let index = Domain::named(domain).map_or(0, |domain| domain as usize);
        let style = board.marked(board.mark(is_it), board.look.group(index));
        let times = if it.count > 1 { format!("{} × ", it.count) } else { String::new() };
        let name = words.named::<CivDomainName>(domain);
        spans.push(Span::raw("  "));
        spans.push(Span::styled(format!("{times}{name} {}", it.card.age), style));
    }
    if cards.is_empty() {
        spans.push(Span::styled("  –", Style::new()));
    }
    spans
}
