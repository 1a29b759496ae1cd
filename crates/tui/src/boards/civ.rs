//! Carta Impera Victoria: the areas as a table, a player a line.

use super::{Board, Mark, Size, cut, fit, put, put_wrapped, wrap_spans};
use crate::screens::wrap;
use crate::words::{backs, card_list, inspected};
use ::civ::{Age, Domain, Level};
use protocol::{CivCards, CivDomain, CivDomainName, CivPlayer, CivView, GameName, Touch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Widget as _};

/// How wide the names of players and the columns of Domains are.
#[derive(Clone, Copy)]
struct Widths {
    name: usize,
    columns: [usize; Domain::ALL.len()],
}

impl Widths {
    /// A column is as wide as the name of its Domain and what stands in it; what is left over is shared.
    fn of(board: &Board<'_>, width: u16) -> Widths {
        let mut columns = Domain::WORDS.map(|domain| {
            let name = board.words.named::<CivDomainName>(domain);
            (Span::raw(name).width() + 1).max(LEAST_COLUMN)
        });
        let name = if board.size == Size::Compact { 13 } else { 20 };
        let used = name + columns.iter().sum::<usize>() + POINTS;
        let spare = usize::from(width).saturating_sub(used) / columns.len();
        columns.iter_mut().for_each(|it| *it += spare.min(6));
        Widths { name, columns }
    }
}

/// `8**! /8u`, and a space.
const LEAST_COLUMN: usize = 9;
/// The points at the end of a line.
const POINTS: usize = 4;

/// A card of the hand with its frame.
const CARD_WIDTH: u16 = 14;
const CARD_HEIGHT: u16 = 4;

/// How many lines a player has. With much room, the way to hegemony and the cards of each Domain stand below the counts, an Age a
/// line, and a free line below all.
fn player_height(board: &Board<'_>, player: &CivPlayer) -> u16 {
    let ages = player.domains.iter().map(|it| cards_of(player, it).count() as u16).max();
    if board.size == Size::Large { 3 + ages.unwrap_or(0) } else { 1 }
}

/// The cards of a Domain in a player's area, an Age each.
fn cards_of<'a>(
    player: &'a CivPlayer,
    domain: &'a CivDomain,
) -> impl Iterator<Item = &'a CivCards> {
    player.area.iter().filter(|it| *it.card.domain == *domain.domain)
}

/// Do the cards of a hand fit beside each other?
fn has_cards(board: &Board<'_>, cards: &[CivCards], width: u16) -> bool {
    let count = cards.len() as u16;
    board.size > Size::Compact && count > 0 && count * CARD_WIDTH <= width
}

pub fn height(board: &Board<'_>, view: &CivView, width: u16) -> u16 {
    let facts = facts(board, view, width);
    let rows: usize = facts.into_iter().map(|it| wrap_spans(it, width).len()).sum();
    let cards = [&view.hand, &view.pack].into_iter().filter(|it| has_cards(board, it, width));
    let players: u16 = view.players.iter().map(|it| player_height(board, it)).sum();
    1 + players + rows as u16 + cards.count() as u16 * (CARD_HEIGHT + 1)
}

pub fn draw(board: &Board<'_>, view: &CivView, area: Rect, buffer: &mut Buffer) {
    let words = &board.words;
    let widths = Widths::of(board, area.width);
    let mut head = vec![Span::raw(fit("", widths.name))];
    for (n, domain) in Domain::WORDS.iter().enumerate() {
        let is_it = |touch: &Touch| matches!(touch, Touch::Group { name } if name == domain);
        let style = board.marked(board.mark(is_it), board.look.group(n));
        let name = words.named::<CivDomainName>(domain);
        let pad = widths.columns[n].saturating_sub(Span::raw(name.as_str()).width());
        let touch = || Touch::Group { name: (*domain).to_owned() };
        let at = column_area(widths, n, 0, area);
        board.clickable(at, touch, board.mark(is_it));
        head.push(Span::styled(name, style.add_modifier(Modifier::BOLD)));
        head.push(Span::raw(" ".repeat(pad)));
    }
    head.push(Span::styled(words.get("tui-points-head"), board.look.faint()));
    put(Line::from(head), area, 0, buffer);
    let mut y = 1;
    for player in &view.players {
        put(area_line(board, view, player, widths), area, y, buffer);
        let lines = Rect { y: area.y + y, height: player_height(board, player), ..area };
        click_areas(board, player, widths, Rect { height: 1, ..lines });
        if board.size == Size::Large {
            draw_domains(board, player, widths, lines.intersection(area), buffer);
        }
        y += lines.height;
    }
    for (key, cards) in [("tui-hand", &view.hand), ("tui-civ-pack", &view.pack)] {
        if has_cards(board, cards, area.width) {
            put(Line::styled(words.get(key), board.look.faint()), area, y, buffer);
            let rest = Rect { y: area.y + y + 1, ..area };
            draw_cards(board, cards, rest.intersection(area), buffer);
            y += CARD_HEIGHT + 1;
        }
    }
    for fact in facts(board, view, area.width) {
        y += put_wrapped(fact, area, y, buffer);
    }
}

/// The Domains of the hand, then the others, as many as there are rows for: how far the observer is in each, and its effects.
pub fn guide(board: &Board<'_>, view: &CivView, width: usize, rows: usize) -> Vec<Line<'static>> {
    let own = view.players.iter().find(|it| Some(it.seat) == board.you);
    let Some(own) = own.filter(|_| view.winners.is_none()) else { return Vec::new() };
    let in_hand = |it: &&CivDomain| view.hand.iter().any(|held| held.card.domain == it.domain);
    let (held, others): (Vec<&CivDomain>, Vec<&CivDomain>) = own.domains.iter().partition(in_hand);
    let domains: Vec<&CivDomain> = held.into_iter().chain(others).collect();
    let lines = |it: &&CivDomain| domain_lines(board, view, own, it, width);
    let mut blocks: Vec<Vec<Line<'static>>> = domains.iter().map(lines).collect();
    let chosen = board.selected.and_then(|at| inspected(board.choices.get(at)?, board.view));
    let chosen = domains.iter().position(|it| chosen.as_deref() == Some(&*it.domain));
    // The one that the selected answer is about is there in any case.
    if let Some(at) = chosen.filter(|&at| at >= fitting(&blocks, rows)) {
        blocks[..=at].rotate_right(1);
    }
    blocks.truncate(fitting(&blocks, rows));
    blocks.concat()
}

/// How many of these have room together, from the first on.
fn fitting(blocks: &[Vec<Line<'static>>], rows: usize) -> usize {
    let mut used = 0;
    let fits = blocks.iter().take_while(|block| {
        used += block.len();
        used <= rows
    });
    fits.count()
}

/// A Domain: how far the player is, and below it what its cards do.
fn domain_lines(
    board: &Board<'_>,
    view: &CivView,
    own: &CivPlayer,
    domain: &CivDomain,
    width: usize,
) -> Vec<Line<'static>> {
    let index = Domain::named(&domain.domain).map_or(0, |it| it as usize);
    let style = board.look.group(index).add_modifier(Modifier::BOLD);
    let state = wrap(&board.words.domain(view, own, domain), width, 2);
    let mut lines: Vec<_> = state.into_iter().map(|row| Line::styled(row, style)).collect();
    let players = view.options.players;
    let card = board.words.card(GameName::Civ, &domain.domain, players);
    for (text, rule) in card.map(|it| it.rules).unwrap_or_default() {
        let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
        let rows = wrap(&format!("{text}{rule}"), width.saturating_sub(2), 2);
        lines.extend(
            rows.into_iter().map(|row| Line::styled(format!("  {row}"), board.look.faint())),
        );
    }
    lines
}

/// The place of a Domain in a line.
fn column_area(widths: Widths, domain: usize, y: u16, area: Rect) -> Rect {
    let x = widths.name + widths.columns[..domain].iter().sum::<usize>();
    let (x, width) = (area.x + x as u16, widths.columns[domain] as u16);
    Rect { x, y: area.y + y, width, height: 1 }.intersection(area)
}

fn click_areas(board: &Board<'_>, player: &CivPlayer, widths: Widths, area: Rect) {
    let seat = player.seat;
    let player_touch = Touch::Player { seat };
    let name = Rect { width: widths.name as u16, ..area };
    board.clickable(name, || player_touch.clone(), board.mark(|touch| *touch == player_touch));
    for (n, domain) in player.domains.iter().enumerate() {
        let touch = Touch::CardInPlay { owner: seat, name: domain.domain.to_string() };
        let mark = board.mark(|it| *it == touch);
        board.clickable(column_area(widths, n, 0, area), || touch, mark);
    }
}

/// Below the counts of a player: how far each Domain is on its way to hegemony, and the Ages of its cards.
fn draw_domains(
    board: &Board<'_>,
    player: &CivPlayer,
    widths: Widths,
    area: Rect,
    buffer: &mut Buffer,
) {
    for (n, domain) in player.domains.iter().enumerate() {
        let counted = (domain.cards + domain.utopias).min(domain.hegemony);
        if counted == 0 {
            continue;
        }
        let [done, left] = [("◆", counted), ("◇", domain.hegemony - counted)]
            .map(|(sign, times)| sign.repeat(times as usize));
        let way = Line::from(vec![
            Span::styled(done, board.look.group(n)),
            Span::styled(left, board.look.faint()),
        ]);
        put(way, column_area(widths, n, 1, area), 0, buffer);
        for (line, it) in cards_of(player, domain).enumerate() {
            let cards = Line::styled(format!("{} × {}", it.count, it.card.age), board.look.faint());
            put(cards, column_area(widths, n, 2 + line as u16, area), 0, buffer);
        }
    }
}

/// Cards that one can choose from, beside each other.
fn draw_cards(board: &Board<'_>, cards: &[CivCards], area: Rect, buffer: &mut Buffer) {
    for (n, it) in cards.iter().enumerate() {
        let x = area.x + n as u16 * CARD_WIDTH;
        let cell = Rect { x, width: CARD_WIDTH, height: CARD_HEIGHT, ..area };
        if cell.bottom() > area.bottom() || cell.right() > area.right() {
            return;
        }
        let domain = &it.card.domain;
        let is_it = |touch: &Touch| matches!(touch, Touch::Card { name } if **name == **domain);
        let mark = board.mark(is_it);
        board.clickable(cell, || Touch::Card { name: domain.to_string() }, mark);
        let style = board.look.group(Domain::named(domain).map_or(0, |domain| domain as usize));
        let frame = match mark {
            Mark::Selected => Block::bordered().border_type(BorderType::Thick).border_style(style),
            Mark::None | Mark::Possible | Mark::Touched => {
                Block::bordered().border_type(BorderType::Rounded).border_style(board.look.faint())
            }
        };
        let inner = frame.inner(cell);
        frame.render(cell, buffer);
        let name = board.words.named::<CivDomainName>(domain);
        let style = board.marked(mark, style.add_modifier(Modifier::BOLD));
        put(Line::styled(cut(&name, inner.width.into()), style), inner, 0, buffer);
        let times = if it.count > 1 { format!(" × {}", it.count) } else { String::new() };
        put(Line::raw(format!("{}{times}", it.card.age)), inner, 1, buffer);
    }
}

fn area_line<'a>(
    board: &Board<'a>,
    view: &CivView,
    player: &CivPlayer,
    widths: Widths,
) -> Line<'a> {
    let seat = player.seat;
    let turn = if view.active == seat && view.winners.is_none() { "▶" } else { " " };
    let is_player = |touch: &Touch| matches!(touch, Touch::Player { seat: of } if *of == seat);
    let name = board.marked(board.mark(is_player), board.seat_style(seat));
    let mut spans = vec![
        Span::raw(turn),
        Span::styled(fit(&board.lettered(seat), widths.name - 2), name),
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
        let shown = if mark == Mark::None { fit(&text, widths.columns[n]) } else { text };
        let pad = widths.columns[n].saturating_sub(Span::raw(shown.as_str()).width());
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
fn facts<'a>(board: &Board<'a>, view: &'a CivView, width: u16) -> Vec<Vec<Span<'a>>> {
    let (look, words) = (board.look, &board.words);
    let labelled = |key: &str, text: String| {
        let mut spans = vec![Span::styled(words.get(key), look.faint())];
        spans.extend(text.split_inclusive(' ').map(|word| Span::raw(word.to_owned())));
        spans[0].content = format!("{} ", spans[0].content).into();
        spans
    };
    let mut facts = Vec::new();
    if board.you.is_some() && !has_cards(board, &view.hand, width) {
        facts.push(hand(board, "tui-hand", &view.hand));
    }
    if !view.pack.is_empty() && !has_cards(board, &view.pack, width) {
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
            let backs = backs(words, it.hand_ages);
            words.texts.pair(words.name(it.seat), format!("{backs}{known}"))
        })
        .collect();
    facts.push(labelled("tui-civ-hands", held.join(" · ")));
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
