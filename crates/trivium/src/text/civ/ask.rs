//! Questions and their possible answers.

use super::{cards, effects, number};
use crate::text::{Style, Voice};
use civ::{Action, Ask, Cards, Domain, Target, View};
use kernel::{Choices as _, Seat};

/// How wide a target is, with its number.
const TARGET: usize = 26;

/// The open question, spoken to the one who must answer.
pub fn question(voice: Voice, view: &View) -> String {
    match view.ask() {
        Ask::Keep => "Which card do you keep? The others go to your left (V1.6).".into(),
        Ask::Centre => "Which card of the centre do you take into play (V1.6)?".into(),
        Ask::Play => "Which card do you play?".into(),
        Ask::Effects => "Which effect do you apply?".into(),
        Ask::Attack => "Which Domain do you attack? You lose a card of it too.".into(),
        Ask::Discard(n) => format!("Which card do you discard from your hand ({})?", left(n)),
        Ask::Question => "Whose hand do you take?".into(),
        Ask::Give(to, n) => {
            format!("Which card do you give back to {} ({})?", voice.who(to), left(n))
        }
        Ask::Spend { left: n, plays } => format!(
            "Which card do you discard from your area ({}, then you play {plays})?",
            left(n)
        ),
        Ask::TakeBack { left: n, plays } => format!(
            "Which card of your area do you take into your hand ({}, then you play {plays})?",
            left(n)
        ),
        Ask::PlayMore(n) => format!("Which card do you play for the effect ({})?", left(n)),
        Ask::Embargo => {
            "On which Domain do you lay the embargo (cards there, cards for hegemony)?".into()
        }
        Ask::Democracy => {
            "On which Domain do you lay the Utopia card (cards there, cards for hegemony)?".into()
        }
        Ask::Pile(n) => format!("Which card do you take from the discard pile ({})?", left(n)),
        Ask::Draw => {
            format!("Up to how many cards do you draw? You hold {}.", number(view.hand().len()))
        }
        Ask::Over(_) => "The game is over.".into(),
    }
}

fn left(n: u8) -> String {
    if n == 1 { "the last one".into() } else { format!("{n} to go") }
}

/// What an answer is numbered with: 0 to do nothing more, a hand size with its number, everything else with its place
/// in the list, counted from 1.
pub fn label(action: Action, place: usize) -> usize {
    match action {
        Action::Done => 0,
        Action::DrawTo(size) => size.cards().into(),
        Action::Keep(_)
        | Action::Take(_)
        | Action::Play(_)
        | Action::Use(_)
        | Action::Copy(_)
        | Action::Attack(_)
        | Action::Discard(_)
        | Action::Question(_)
        | Action::Give(_)
        | Action::Embargo(_)
        | Action::Democracy(_) => place + 1,
    }
}

/// An answer in words, with what helps to decide.
fn option(voice: Voice, view: &View, seat: Seat, action: Action) -> String {
    let area = view.area(seat);
    match action {
        Action::Keep(domain) => one_of("keep", view.pack(), domain),
        Action::Take(domain) => {
            let own = matches!(view.ask(), Ask::TakeBack { .. });
            one_of("take", if own { area } else { view.pile() }, domain)
        }
        Action::Play(domain) => {
            let n = area.of_domain(domain) + 1;
            format!("{}: your {}", one_of("play", view.hand(), domain), ordinal(n))
        }
        Action::Give(domain) => one_of("give", view.hand(), domain),
        Action::Discard(domain) => {
            let own = matches!(view.ask(), Ask::Spend { .. });
            one_of("discard", if own { area } else { view.hand() }, domain)
        }
        Action::Use(effect) => effects::line(effect),
        Action::Copy(copied) => {
            let (effect, source) = (copied.effect(), voice.who(copied.source()));
            format!("copy {effect} from {source}: {}", effects::text(effect))
        }
        Action::Done => "no more effects".into(),
        Action::Attack(domain) => {
            let hit = |it: &Seat| *it != seat && view.area(*it).of_domain(domain) > 0;
            let hit: Vec<_> = view.seats().iter().filter(hit).map(|it| it.to_string()).collect();
            let who = if hit.is_empty() { "nobody else".into() } else { hit.join(", ") };
            format!("attack {domain}: you have {}, {who} would lose one", area.of_domain(domain))
        }
        Action::Question(whom) => {
            let ages = view.hand_ages(whom).iter().sum::<u8>();
            format!("{}: {}, surely {}", voice.who(whom), number(ages), cards(view.known(whom)))
        }
        Action::Embargo(target) => there(voice, view, target),
        Action::Democracy(target) => there(voice, view, target),
        Action::DrawTo(size) => {
            let n = size.cards().saturating_sub(view.hand().len());
            if n == 0 { "draw nothing".into() } else { format!("draw {}", number(n)) }
        }
    }
}

/// `play Science II`, the one that would leave first (V1.7); `(1 of 3)`.
fn one_of(verb: &str, from: Cards, domain: Domain) -> String {
    let card = from.oldest(domain).map_or_else(|| domain.to_string(), |card| card.to_string());
    match from.of_domain(domain) {
        0 | 1 => format!("{verb} {card}"),
        n => format!("{verb} {card}, 1 of {n} {domain}"),
    }
}

/// `B's Science 4 of 8`: cards there, and cards for hegemony.
fn there(voice: Voice, view: &View, target: Target) -> String {
    let (seat, domain) = (target.seat(), target.domain());
    let (has, needs) = (view.area(seat).of_domain(domain), view.hegemony(seat, domain));
    format!("{} {domain} {has} of {needs}", voice.whose(seat))
}

/// The numbered answers. Targets are many and short, so they stand side by side.
pub fn options(voice: Voice, view: &View, seat: Seat, style: Style) -> Vec<String> {
    let numbered = |(place, action): (usize, Action)| {
        format!("{:>4}  {}", label(action, place), option(voice, view, seat, action))
    };
    let options: Vec<_> = view.choices().iter().enumerate().map(numbered).collect();
    if !matches!(view.ask(), Ask::Embargo | Ask::Democracy) {
        return options.iter().map(|option| style.wrap(option, 6)).collect();
    }
    let columns = (style.width / TARGET).max(1);
    let line = |row: &[String]| -> String {
        row.iter().map(|option| format!("{option:<TARGET$}")).collect()
    };
    options.chunks(columns).map(|row| line(row).trim_end().to_owned()).collect()
}

fn ordinal(n: u8) -> String {
    let end = match (n % 100, n % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{n}{end} in play")
}
