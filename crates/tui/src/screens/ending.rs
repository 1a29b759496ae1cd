//! How a game ended: who won, why, and with which score.

use super::wrap;
use crate::app::{App, TableScreen};
use crate::boards::{cut, fit};
use crate::words::Words;
use protocol::text::Arg;
use protocol::{
    CardiaSide, CardiaView, CivDomain, CivDomainName, CivPlayer, CivView, Ending, GameView, Seat,
};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// The widest name in the score.
const NAME: usize = 16;

/// The banner, the reason and the score.
pub fn words(app: &App, screen: &TableScreen, width: usize) -> Vec<Line<'static>> {
    let Some(ending) = &screen.table.snapshot.info.ending else { return Vec::new() };
    let words = screen.table.words(&app.texts);
    let mut lines = vec![banner(app, &words, ending, width)];
    let rows = wrap(&words.ending(ending), width, 2).into_iter();
    lines.extend(rows.map(|row| Line::styled(row, app.look.title())));
    let scores = match &screen.table.snapshot.view {
        Some(GameView::Cardia(view)) => cardia(&words, view),
        Some(GameView::Civ(view)) => civ(&words, view),
        // Kardinal & König has its score sheet; a game without a board says it all in words.
        Some(GameView::Kardinal(_) | GameView::Plain(_)) | None => Vec::new(),
    };
    let name = |seat: Seat| cut(&words.name(seat), NAME);
    let names = scores.iter().map(|(seat, _)| Span::raw(name(*seat)).width()).max().unwrap_or(0);
    for (seat, score) in scores {
        let star = if ending.winners.contains(&seat) { "★ " } else { "  " };
        let name = fit(&name(seat), names + 2);
        let room = width.saturating_sub(names + 4);
        let indent = || Span::raw(" ".repeat(names + 4));
        for (n, row) in wrap(&score, room, 0).into_iter().enumerate() {
            let mut spans = match n {
                0 => vec![
                    Span::styled(star, app.look.title()),
                    Span::styled(name.clone(), app.look.seat(seat as usize)),
                ],
                _ => vec![indent()],
            };
            spans.push(Span::raw(row));
            lines.push(Line::from(spans));
        }
    }
    lines
}

/// Who won, across the whole width.
fn banner(app: &App, words: &Words<'_>, ending: &Ending, width: usize) -> Line<'static> {
    let winners = &ending.winners;
    let own = words.you.is_some_and(|you| winners.contains(&you));
    let (is, style) = match (winners.len(), own) {
        (0, _) => ("none", app.look.title()),
        (1, true) => ("you", app.look.good()),
        (_, true) => ("among", app.look.good()),
        (_, false) if words.you.is_none() => ("other", app.look.title()),
        (_, false) => ("other", app.look.bad()),
    };
    let names = ("names", words.all_names(winners).into());
    let text = words.say("tui-end", &[names, ("n", winners.len().into()), ("is", is.into())]);
    let text = cut(&text, width);
    let before = width.saturating_sub(Span::raw(text.as_str()).width()) / 2;
    let text = fit(&format!("{}{text}", " ".repeat(before)), width);
    Line::styled(text, style.patch(Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)))
}

/// Signets, and how many encounters they come from.
fn cardia(words: &Words<'_>, view: &CardiaView) -> Vec<(Seat, String)> {
    let score = |side: &CardiaSide| {
        let own = view.encounters.iter().map(|it| &it.cards[side.seat as usize % 2]);
        let won = own.filter(|card| card.wins).count();
        let args = [
            ("signets", side.signets.into()),
            ("goal", view.options.goal.into()),
            ("won", won.into()),
        ];
        (side.seat, words.say("tui-end-cardia", &args))
    };
    view.sides.iter().map(score).collect()
}

/// Points and the Domains that gave them; where one Domain broke a tie, the cards of it.
fn civ(words: &Words<'_>, view: &CivView) -> Vec<(Seat, String)> {
    let decisive = view.ending.as_ref().and_then(|it| match it.args.get("domain") {
        Some(Arg::Word(name)) => Some(name.to_string()),
        _ => None,
    });
    let score = |player: &CivPlayer| {
        let points = words.say("tui-end-points", &[("n", player.points.into())]);
        let led = player.domains.iter().filter(|it| it.majority);
        let led: Vec<String> = led.map(|it| words.said(&it.domain)).collect();
        let points = if led.is_empty() { points } else { format!("{points} ({})", led.join(", ")) };
        let is_it = |it: &&CivDomain| decisive.as_deref() == Some(&*it.domain);
        let broke = player.domains.iter().find(is_it).map(|it| {
            let domain = ("domain", words.named::<CivDomainName>(&it.domain).into());
            words.say("tui-end-tie-break", &[domain, ("n", it.cards.into())])
        });
        (player.seat, std::iter::once(points).chain(broke).collect::<Vec<_>>().join(" · "))
    };
    view.players.iter().map(score).collect()
}
