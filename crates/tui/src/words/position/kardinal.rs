use super::Words;
use crate::words::say::key_of;
use ::kardinal::Land;
use protocol::{
    KardinalCell, KardinalLand, KardinalLandCard, KardinalLandLine, KardinalLaw, KardinalPlayer,
    KardinalView,
};

pub fn position(words: &Words<'_>, view: &KardinalView) -> Vec<String> {
    let mut lines = vec![now(words, view)];
    // After the last card there is no display any more.
    let rows = if view.winners.is_some() { 0 } else { view.options.rows };
    for row in 1..=rows {
        let lies = |it: &&KardinalCell| it.place.row == row && it.taker.is_none();
        lines.push(display_row(words, row, &view.cells.iter().filter(lies).collect::<Vec<_>>()));
    }
    lines.extend(view.players.iter().map(|it| player(words, it)));
    lines.extend(Land::on_the_sheet().filter_map(|land| land_line(words, view, land)));
    for law in &view.own_laws {
        let text = words.get(&format!("{}-text", key_of::<KardinalLaw>(law)));
        let law = ("law", words.said(law).into());
        lines.push(words.say("kardinal-say-law", &[law, ("text", text.into())]));
    }
    lines
}

/// The names of laws; a word for none.
pub fn laws(words: &Words<'_>, laws: &[KardinalLaw]) -> String {
    words.list(laws.iter().map(|it| words.said(it)).collect())
}

/// Several things one after the other.
fn listed(words: &Words<'_>, items: Vec<String>) -> String {
    let next = |list: String, item: String| {
        words.say("kardinal-next", &[("list", list.into()), ("item", item.into())])
    };
    items.into_iter().reduce(next).unwrap_or_default()
}

fn now(words: &Words<'_>, view: &KardinalView) -> String {
    if let Some(ending) = &view.ending {
        return words.text(ending);
    }
    match view.observer == Some(view.active) {
        true => words.get("kardinal-say-your-turn"),
        false => words.say("kardinal-say-turn", &[("who", words.name(view.active).into())]),
    }
}

fn display_row(words: &Words<'_>, row: u32, cells: &[&KardinalCell]) -> String {
    let ([first, ..], [.., last]) = (cells, cells) else {
        return words.say("kardinal-say-row-empty", &[("row", row.into())]);
    };
    let cell = |it: &&KardinalCell| {
        let mut said = vec![words.said(&KardinalLandCard::from(&it.card))];
        if it.law {
            said.push(words.get("kardinal-with-law"));
        }
        if let Some(seat) = it.stone {
            said.push(words.say("kardinal-with-stone", &[("who", words.name(seat).into())]));
        }
        said.join(", ")
    };
    words.say(
        "kardinal-say-row",
        &[
            ("row", row.into()),
            ("n", cells.len().into()),
            ("from", first.place.column.into()),
            ("to", last.place.column.into()),
            ("list", listed(words, cells.iter().map(cell).collect()).into()),
        ],
    )
}

fn player(words: &Words<'_>, it: &KardinalPlayer) -> String {
    let sheet = &it.sheet;
    let shown = sheet.total.to_string().replace('-', "−");
    let said = [
        words.say("kardinal-points", &[("n", sheet.total.into()), ("shown", shown.into())]),
        words.say("kardinal-cards", &[("n", sheet.cards.into())]),
        words.say("kardinal-say-ships", &[("n", sheet.ships.into())]),
        words.say("kardinal-say-carriages", &[("n", sheet.carriages.into())]),
        words.say("kardinal-law-cards", &[("n", it.laws.into())]),
    ];
    let stones = words.say(
        "kardinal-stones",
        &[
            ("reserve", it.reserve.into()),
            ("lying", it.stones.len().into()),
            ("lost", it.lost.into()),
        ],
    );
    let name = ("name", words.name(it.seat).into());
    format!("{} {stones}.", words.say("kardinal-say-of", &[name, ("list", said.join(", ").into())]))
}

/// Who has how many cards of a land, and what they score; `None` while nobody has one.
fn land_line(words: &Words<'_>, view: &KardinalView, land: Land) -> Option<String> {
    let of = |it: &KardinalLandLine| *it.land == *land.word();
    let cards =
        |it: &KardinalPlayer| it.sheet.lands.iter().find(|it| of(it)).map_or(0, |it| it.cards);
    let mut counts: Vec<u32> = view.players.iter().map(cards).collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts.dedup();
    let said = |it: &KardinalPlayer| {
        let line = it.sheet.lands.iter().find(|it| of(it)).filter(|line| line.cards > 0)?;
        let rank = counts.iter().position(|&n| n == line.cards)? + 1;
        let held = words.say(
            "kardinal-lands-cell",
            &[
                ("rank", rank.into()),
                ("cards", line.cards.into()),
                ("land", line.land_points.into()),
                ("symbols", line.symbol_points.into()),
            ],
        );
        Some(format!("{}, {held}", words.name(it.seat)))
    };
    let held: Vec<String> = view.players.iter().filter_map(said).collect();
    if held.is_empty() {
        return None;
    }
    let name = ("name", words.named::<KardinalLand>(land.word()).into());
    Some(words.say("kardinal-say-of", &[name, ("list", listed(words, held).into())]))
}
