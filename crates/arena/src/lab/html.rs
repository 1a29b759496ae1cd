//! A study as one HTML file that needs nothing else: charts are SVG, and every chart has its numbers as a table.

use super::sum::{Label, Study};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A bar with its interval.
struct Bar {
    label: String,
    value: f64,
    margin: f64,
    /// How many seats or games it stands on.
    from: u64,
    /// How often it happened, where that is something else.
    times: Option<u64>,
}

impl Bar {
    fn of(label: &str, counts: &Label) -> Bar {
        Bar {
            label: label.into(),
            value: counts.share(),
            margin: counts.margin(),
            from: counts.had,
            times: Some(counts.times),
        }
    }
}

/// Labels seen too rarely say nothing.
const RARE: u64 = 20;

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1d2733;--soft:#5b6875;--line:#ccd3da;--bar:#3b6ea5;--base:#b3541e;--paper:#fbfaf7}\
@media(prefers-color-scheme:dark){:root{--ink:#e8ebee;--soft:#a3adb8;--line:#3c4650;--bar:#6fa3d8;--base:#e8935f;--paper:#14191f}}\
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:52rem;margin:0 auto;padding:1rem}\
h1{font-size:1.6rem;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .3rem;border-top:1px solid var(--line);padding-top:1rem}\
p{color:var(--soft);margin:.3rem 0 .8rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}\
svg{width:100%;height:auto}svg text{fill:var(--ink);font-size:13px}svg .soft{fill:var(--soft)}\
table{border-collapse:collapse;font-size:.9rem}td,th{padding:.1rem .8rem .1rem 0;text-align:right}td:first-child,th:first-child{text-align:left}summary{cursor:pointer;color:var(--soft);padding:.5rem 0}";

/// How many shares the page compares with chance, each with an interval of its own.
pub fn comparisons(study: &Study, variations: &[(&str, Vec<(String, Study)>)]) -> usize {
    let common =
        |labels: &BTreeMap<String, Label>| labels.values().filter(|it| it.had >= RARE).count();
    let labels = study.firsts.values().chain(study.labels.values()).map(common);
    let varied = variations.iter().map(|(_, studies)| studies.len());
    study.seats.len() + labels.sum::<usize>() + varied.sum::<usize>()
}

/// The whole page. `facts` stand at its head; `variations` are the same game with other options, by group.
pub fn page(
    title: &str,
    facts: &[(&str, String)],
    turns: &str,
    study: &Study,
    variations: &[(&str, Vec<(String, Study)>)],
) -> String {
    let mut out = String::new();
    let title = escape(title);
    let _ = write!(
        out,
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
         <title>{title}</title><style>{STYLE}</style></head><body><main>\n<h1>{title}</h1>\n<dl>"
    );
    for (name, fact) in facts {
        let _ = write!(out, "<dt>{}</dt><dd>{}</dd>", escape(name), escape(fact));
    }
    out.push_str(
        "</dl>\n<p>Bars are shares of wins, with 95 % intervals. The upright line is what chance alone would give. \
         What goes with winning need not be its cause.</p>\n",
    );
    let even = 1.0 / study.seats.len().max(1) as f64;
    let seats =
        ('A'..).zip(&study.seats).map(|(seat, counts)| Bar::of(&format!("Seat {seat}"), counts));
    bars(&mut out, "Seats", "", seats.collect(), even, "");
    lengths(&mut out, turns, study);
    ends(&mut out, study);
    for (topic, labels) in &study.firsts {
        if let Some(title) = topic.first {
            chart_of(&mut out, title, labels, even);
        }
    }
    for (topic, labels) in &study.labels {
        chart_of(&mut out, topic.title, labels, even);
    }
    for (group, studies) in variations {
        let bar = |(label, study): &(String, Study)| Bar::of(label, &study.seats[0]);
        let note = "The share of seat A in each variation.";
        bars(&mut out, group, note, studies.iter().map(bar).collect(), even, "A");
        let rows = studies.iter().map(|(label, study)| {
            let shared = 100.0 * study.shared as f64 / study.games.max(1) as f64;
            let turns = format!("{:.2}", study.mean_turns());
            vec![label.clone(), study.games.to_string(), turns, format!("{shared:.1} %")]
        });
        table(&mut out, &["", "games", turns, "drawn or shared"], rows);
    }
    out.push_str("</main></body></html>\n");
    out
}

fn chart_of(out: &mut String, title: &str, labels: &BTreeMap<String, Label>, even: f64) {
    let common = labels.iter().filter(|(_, counts)| counts.had >= RARE);
    let mut all: Vec<Bar> = common.map(|(label, counts)| Bar::of(label, counts)).collect();
    all.sort_by(|a, b| b.value.total_cmp(&a.value).then_with(|| a.label.cmp(&b.label)));
    let left = labels.len() - all.len();
    let note = match left {
        0 => String::new(),
        _ => format!("{left} seen in fewer than {RARE} games are left out."),
    };
    bars(out, title, &note, all, even, "");
}

/// A chart of bars and its table.
fn bars(out: &mut String, title: &str, note: &str, bars: Vec<Bar>, even: f64, of: &str) {
    if bars.is_empty() {
        return;
    }
    const WIDTH: f64 = 400.0;
    const ROW: f64 = 22.0;
    // Labels are shown whole: a letter of 13 pixels is about 7 wide.
    let longest = bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(0);
    let left = (16.0 + 7.0 * longest as f64).max(230.0);
    let whole = left + WIDTH + 90.0;
    let most = bars.iter().map(|bar| bar.value + bar.margin).fold(2.0 * even, f64::max).min(1.0);
    let x = |value: f64| left + WIDTH * value.clamp(0.0, most) / most;
    let height = ROW * bars.len() as f64 + 30.0;
    let title = escape(title);
    let _ = writeln!(out, "<h2>{title}</h2>");
    if !note.is_empty() {
        let _ = writeln!(out, "<p>{}</p>", escape(note));
    }
    let _ =
        write!(out, "<svg viewBox=\"0 0 {whole} {height}\" role=\"img\" aria-label=\"{title}\">");
    for (n, bar) in bars.iter().enumerate() {
        let top = ROW * n as f64 + 4.0;
        let (text, middle) = (top + 13.0, top + 8.0);
        let (end, low, high) = (x(bar.value), x(bar.value - bar.margin), x(bar.value + bar.margin));
        let _ = write!(
            out,
            "<text x=\"{}\" y=\"{text}\" text-anchor=\"end\">{}</text>\
             <rect x=\"{left}\" y=\"{top}\" width=\"{:.1}\" height=\"16\" fill=\"var(--bar)\"/>\
             <path d=\"M{low:.1} {middle}H{high:.1}\" stroke=\"var(--ink)\" stroke-width=\"2\"/>\
             <text class=\"soft\" x=\"{}\" y=\"{text}\">{:.1} %</text>",
            left - 8.0,
            escape(&bar.label),
            end - left,
            left + WIDTH + 12.0,
            100.0 * bar.value,
        );
    }
    let (line, bottom) = (x(even), height - 22.0);
    let _ = writeln!(
        out,
        "<path d=\"M{line:.1} 0V{bottom}\" stroke=\"var(--base)\" stroke-width=\"2\" stroke-dasharray=\"4 3\"/>\
         <text class=\"soft\" x=\"{line:.1}\" y=\"{}\" text-anchor=\"middle\">{:.0} %</text></svg>",
        height - 6.0,
        100.0 * even
    );
    let rows = bars.iter().map(|bar| {
        let (value, margin) = (100.0 * bar.value, 100.0 * bar.margin);
        let times = bar.times.map_or(String::new(), |n| n.to_string());
        vec![
            bar.label.clone(),
            format!("{value:.2} %"),
            format!("± {margin:.2}"),
            bar.from.to_string(),
            times,
        ]
    });
    let share = if of.is_empty() { "wins".to_owned() } else { format!("wins of {of}") };
    table(out, &["", &share, "95 %", "seats", "times"], rows);
}

/// How long games are.
fn lengths(out: &mut String, turns: &str, study: &Study) {
    let (Some((&first, _)), Some((&last, _))) =
        (study.turns.first_key_value(), study.turns.last_key_value())
    else {
        return;
    };
    let step = (last - first + 1).div_ceil(40);
    let count = |from: usize| study.turns.range(from..from + step).map(|(_, &n)| n).sum::<u64>();
    let columns: Vec<(usize, u64)> =
        (first..=last).step_by(step).map(|from| (from, count(from))).collect();
    let most = columns.iter().map(|&(_, n)| n).max().unwrap_or(1).max(1) as f64;
    let width = 700.0 / columns.len() as f64;
    let mean = study.mean_turns();
    let _ = write!(
        out,
        "<h2>Length</h2>\n<p>{mean:.2} {turns} on average, from {first} to {last}.</p>\n\
         <svg viewBox=\"0 0 720 190\" role=\"img\" aria-label=\"Length of games in {turns}\">"
    );
    let every = columns.len().div_ceil(12);
    for (n, &(from, games)) in columns.iter().enumerate() {
        let (x, high) = (10.0 + width * n as f64, 150.0 * games as f64 / most);
        let _ = write!(
            out,
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\" fill=\"var(--bar)\"/>",
            160.0 - high,
            (width - 2.0).max(1.0)
        );
        if n % every == 0 {
            let middle = x + width / 2.0;
            let _ = write!(
                out,
                "<text class=\"soft\" x=\"{middle:.1}\" y=\"178\" text-anchor=\"middle\">{from}</text>"
            );
        }
    }
    out.push_str("</svg>\n");
    let rows = columns.iter().map(|&(from, games)| {
        let label =
            if step == 1 { from.to_string() } else { format!("{from}–{}", from + step - 1) };
        vec![label, games.to_string()]
    });
    table(out, &[turns, "games"], rows);
}

/// By which rule games end.
fn ends(out: &mut String, study: &Study) {
    out.push_str("<h2>How games end</h2>\n<p>The rule that ended it.</p>\n");
    let rows = study.ends.iter().map(|(rule, &games)| {
        let share = 100.0 * games as f64 / study.games.max(1) as f64;
        vec![(*rule).to_owned(), games.to_string(), format!("{share:.1} %")]
    });
    rows_of(out, &["rule", "games", "share"], rows);
}

/// Numbers, folded away.
fn table(out: &mut String, head: &[&str], rows: impl Iterator<Item = Vec<String>>) {
    out.push_str("<details><summary>Numbers</summary>");
    rows_of(out, head, rows);
    out.push_str("</details>\n");
}

fn rows_of(out: &mut String, head: &[&str], rows: impl Iterator<Item = Vec<String>>) {
    out.push_str("<table><thead><tr>");
    for cell in head {
        let _ = write!(out, "<th scope=\"col\">{}</th>", escape(cell));
    }
    out.push_str("</tr></thead><tbody>");
    for row in rows {
        out.push_str("<tr>");
        for cell in row {
            let _ = write!(out, "<td>{}</td>", escape(&cell));
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table>\n");
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
