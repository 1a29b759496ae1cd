//! The balance lab.

use super::{Arena, LabOf, options_of};
use crate::interrupt;
use crate::options::Rules;
use crate::progress;
use crate::stop::Stop;
use arena::Wanted;
use arena::lab::{Study, comparisons, page, study};
use kernel::{Game as _, Notation as _};
use serde_json::json;
use std::io::Write;
use std::path::Path;

/// What part of the games is played again for each variation.
const VARIATION: u64 = 10;

pub fn run<R: Rules>(args: &LabOf<R>, title: &str, out: &mut dyn Write) -> Result<(), Stop>
where
    R::Game: Arena,
{
    let options = options_of(&args.rules)?;
    // Better to hear of it now than after the games.
    if let Some(path) = &args.out {
        std::fs::write(path, "").map_err(|why| cannot_write(path, why))?;
    }
    let player = Wanted { player: args.bot, wanted: interrupt::goes_on };
    let variations = <R::Game as arena::lab::Studied>::variations(&options);
    let each = args.games.div_ceil(VARIATION);
    let all = args.games + each * variations.len() as u64;
    let bar = progress::bar(all, "games");
    let finished = |games| {
        bar.inc(games);
        interrupt::goes_on()
    };
    let (games, seed) = (args.games, args.seed);
    let (whole, groups) = args.threads.pool()?.install(|| {
        let whole = study::<R::Game>(&options, &player, games, seed, &finished);
        let mut groups: Vec<(&str, Vec<(String, Study)>)> = Vec::new();
        for variation in variations {
            let study = study::<R::Game>(&variation.options, &player, each, seed, &finished);
            if study.games == 0 {
                break;
            }
            match groups.last_mut().filter(|(group, _)| *group == variation.group) {
                Some((_, studies)) => studies.push((variation.label, study)),
                None => groups.push((variation.group, vec![(variation.label, study)])),
            }
        }
        (whole, groups)
    });
    bar.finish_and_clear();
    if interrupt::interrupted() {
        let varied: u64 = groups.iter().flat_map(|(_, all)| all).map(|(_, it)| it.games).sum();
        progress::stopped_early(whole.games + varied, all, "games");
    }
    if whole.games == 0 {
        if let Some(path) = &args.out {
            std::fs::remove_file(path).map_err(|why| cannot_write(path, why))?;
        }
        return Err(Stop::failed("no game was finished, so there is nothing to show"));
    }
    let options = R::Game::write_options(&options);
    let at_most = if interrupt::interrupted() { "at most " } else { "" };
    let count = comparisons(&whole, &groups);
    if args.json {
        let variations = groups.iter().flat_map(|(group, studies)| {
            let each = studies.iter();
            each.map(move |(label, study)| json!({"group": group, "label": label, "study": study}))
        });
        let answer = json!({
            "game": R::Game::NAME,
            "options": options,
            "bot": args.bot.to_string(),
            "seed": args.seed,
            "version": env!("CARGO_PKG_VERSION"),
            "comparisons": count,
            "study": whole,
            "variations": variations.collect::<Vec<_>>(),
        });
        writeln!(out, "{answer}")?;
    }
    let Some(path) = &args.out else { return Ok(()) };
    let facts = [
        ("Game", title.to_owned()),
        ("Options", if options.is_empty() { "as printed".into() } else { options }),
        ("Bot on all seats", args.bot.to_string()),
        ("Games", whole.games.to_string()),
        ("Games for each variation", format!("{at_most}{each}")),
        (
            "Comparisons",
            format!(
                "{count} intervals of 95 %: about {} would miss the truth by chance alone",
                count.div_ceil(20)
            ),
        ),
        ("Seed", args.seed.to_string()),
        ("Version", env!("CARGO_PKG_VERSION").to_owned()),
    ];
    let title = format!("The balance of {title}");
    let turns = <R::Game as arena::lab::Studied>::TURNS;
    let page = page(&title, &facts, turns, &whole, &groups);
    std::fs::write(path, page).map_err(|why| cannot_write(path, why))?;
    if args.json {
        return Ok(());
    }
    let (games, path) = (whole.games, path.display());
    Ok(writeln!(out, "{games} games studied, {count} comparisons; the page is {path}")?)
}

fn cannot_write(path: &Path, why: std::io::Error) -> Stop {
    Stop::usage(format_args!("cannot write {}: {why}", path.display()))
}
