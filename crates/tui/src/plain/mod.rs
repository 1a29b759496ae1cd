//! The client line by line, for screen readers, Braille lines and scripts: no frames, no colours, a line for each fact,
//! and nothing twice. It renders the same [`App`] as the full screen.

mod record;

pub use record::record;

use crate::app::{
    App, Command, Field, Lobby, Menu, Overlay, Page, ReplayScreen, Screen, TableScreen,
    commands_help as help, numbered,
};
use crate::link::Line;
use crate::model::Hint;
use crate::rules::{Block, Chapter, chapters};
use crate::text::Texts;
use crate::words::{CardInfo, Words, game_title, percent, time};
use protocol::{Choice, GameName, GameView, How, LessonWants, Seat, SeatState, Stage, Touch};

/// Fewer times in a hundred are not worth a line, nor are more lines.
const LEAST: i64 = 3;
const MOST_HINTS: usize = 5;
/// More answers are listed only for those who want them.
const MOST_ANSWERS: usize = 20;

/// What has been told so far.
#[derive(Default)]
pub struct Plain {
    /// Is there nobody to ask what comes after a game?
    is_script: bool,
    /// The list or dialog that was told last.
    page: Vec<String>,
    /// The table and the game at it, and to whom it was described.
    table: Option<(String, u32)>,
    /// To each seat at this keyboard, how many sentences of the log.
    told: Vec<(Option<Seat>, usize)>,
    /// The question.
    question: Option<(Option<Seat>, u32)>,
    /// The step of a lesson.
    taught: Option<u32>,
    /// Who is waited for.
    awaited: Vec<Seat>,
    /// What is proposed.
    proposals: Vec<u32>,
    /// Where the game stood.
    stage: Option<Stage>,
    /// The connection.
    line: Option<Line>,
    /// The step of a recorded game.
    step: Option<(usize, Seat)>,
}

impl Plain {
    /// For a script, which leaves when the game is over.
    pub fn for_script() -> Plain {
        Plain { is_script: true, ..Plain::default() }
    }

    /// What is new. What is told once, is taken.
    pub fn tell(&mut self, app: &mut App) -> Vec<String> {
        let again = std::mem::take(&mut app.again);
        if again {
            self.page.clear();
        }
        let mut lines = Vec::new();
        let page = match &app.screen {
            Screen::Menu(menu) => menu_page(menu, &app.texts),
            Screen::Options(dialog) => {
                let field = |it: &Field| {
                    app.texts.pair(app.texts.get(&it.key), dialog.chosen_words(it, &app.texts))
                };
                let fields: Vec<String> = dialog.fields.iter().map(field).collect();
                let mut page = vec![game_title(&app.texts, dialog.game)];
                page.extend(numbers(&fields));
                let start = ("start", Command::Start.word(&app.texts).into());
                page.push(app.texts.say("tui-plain-options", &[start]));
                page
            }
            // Tables come and go; who wants the list once more presses Enter.
            Screen::Lobby(lobby) if lobby.is_known && self.page.is_empty() => {
                lobby_page(lobby, &app.texts)
            }
            Screen::Lobby(_) => self.page.clone(),
            Screen::HandOver(seat) => {
                let seat = ("seat", seat.letter().into());
                vec![app.texts.say("tui-hand-over", &[seat])]
            }
            Screen::Table(table) if table.stage() == Stage::Lobby => seats(app, table),
            Screen::Table(_) | Screen::Replay(_) | Screen::Waiting => Vec::new(),
        };
        lines.extend(self.page(page));
        let App { screen, texts, .. } = app;
        match screen {
            Screen::Table(table) => {
                self.step = None;
                lines.extend(self.table(table, texts, again));
            }
            Screen::Replay(replay) => lines.extend(self.replay(replay, texts)),
            Screen::HandOver(_) | Screen::Waiting => {}
            Screen::Menu(_) | Screen::Options(_) | Screen::Lobby(_) => self.table = None,
        }
        if let Some(notice) = app.notice.take() {
            lines.extend(notice.lines().map(str::to_owned));
        }
        lines
    }

    /// A page as far as it differs from what was told last.
    fn page(&mut self, page: Vec<String>) -> Vec<String> {
        let before = std::mem::replace(&mut self.page, page);
        if before.len() != self.page.len() || before.first() != self.page.first() {
            return self.page.clone();
        }
        let changed = self.page.iter().zip(&before).filter(|(now, before)| now != before);
        changed.map(|(now, _)| now.clone()).collect()
    }

    fn table(&mut self, screen: &mut TableScreen, texts: &Texts, again: bool) -> Vec<String> {
        let mut lines = Vec::from_iter(self.connection(screen, texts));
        lines.extend(screen.message.take().iter().flat_map(|it| it.lines()).map(str::to_owned));
        if screen.stage() != Stage::Lobby {
            lines.extend(self.introduction(screen, texts));
            lines.extend(self.news(screen));
        }
        // Whoever gives up is asked once more, and that stays open.
        let overlay = screen.overlay.take_if(|it| *it != Overlay::Resign);
        lines.extend(overlay.map(|it| overlaid(screen, &it, texts)).unwrap_or_default());
        if screen.table.hint.as_ref().is_some_and(|hint| hint.done) {
            screen.hinting = false;
            let hint = screen.table.hint.take();
            lines.extend(hint.map(|it| hinted(screen, &it, texts)).unwrap_or_default());
        }
        lines.extend(self.proposals(screen, texts));
        lines.extend(self.lesson(screen, texts, again));
        lines.extend(self.question(screen, texts, again));
        lines
    }

    fn connection(&mut self, screen: &TableScreen, texts: &Texts) -> Option<String> {
        let before = self.line.replace(screen.line.clone());
        if before.as_ref() == Some(&screen.line) {
            return None;
        }
        match (&screen.line, before) {
            (Line::Up, None) => None,
            (Line::Up, Some(_)) => Some(texts.get("tui-line-up")),
            (Line::Down, _) => Some(texts.get("tui-line-down")),
            (Line::Lost(why), _) => Some(why.said(texts)),
        }
    }

    /// The game, who plays it and the whole position: once for each game, and for each seat at this keyboard.
    fn introduction(&mut self, screen: &TableScreen, texts: &Texts) -> Vec<String> {
        let (table, you) = (&screen.table, screen.table.snapshot.you);
        let info = &table.snapshot.info;
        let words = table.words(texts);
        let mut lines = Vec::new();
        let id = (table.id.clone(), info.game);
        if self.table.as_ref() != Some(&id) {
            let (line, is_script) = (self.line.clone(), self.is_script);
            *self = Plain { table: Some(id), line, is_script, ..Plain::default() };
            lines.push(format!(
                "{}. {}.",
                game_title(texts, table.game()),
                words.options(&info.options)
            ));
            let seat = |n: usize| kernel::Seat::new(n).map(Seat::from);
            let name = |(n, name): (usize, &String)| match seat(n) == you {
                true => format!("{name} {}", texts.get("tui-you")),
                false => name.clone(),
            };
            let names = table.names.iter().enumerate().map(name).collect();
            lines.push(texts.say("tui-players", &[("names", words.list(names).into())]));
            // Where another seed deals the rest, nothing is promised.
            if info.commitment != "none" {
                let hash = ("hash", info.commitment.clone().into());
                lines.push(texts.say("tui-promise", &[hash]));
            }
            let help = ("help", Command::Help.word(texts).into());
            lines.push(texts.say("tui-plain-help", &[help]));
        }
        if !self.told.iter().any(|(seat, _)| *seat == you) {
            self.told.push((you, sentences(screen)));
            let view = table.snapshot.view.as_ref();
            // Whoever is asked hears so by the question.
            let known = usize::from(table.decision().is_some());
            lines.extend(view.map(|view| words.position(view)).unwrap_or_default().drain(known..));
        }
        lines
    }

    /// What happened since this seat last heard of it.
    fn news(&mut self, screen: &TableScreen) -> Vec<String> {
        let you = screen.table.snapshot.you;
        let Some((_, told)) = self.told.iter_mut().find(|(seat, _)| *seat == you) else {
            return Vec::new();
        };
        let (mut lines, mut count) = (Vec::new(), 0);
        for line in &screen.table.log {
            count += line.times as usize;
            let new = count.saturating_sub(*told).min(line.times as usize);
            if new > 0 {
                let fresh = crate::model::Line { times: new as u32, ..line.clone() };
                lines.push(fresh.shown());
            }
        }
        // A choice that was taken back makes it shorter.
        *told = count;
        lines
    }

    fn proposals(&mut self, screen: &TableScreen, texts: &Texts) -> Vec<String> {
        let (words, you) = (screen.table.words(texts), screen.table.snapshot.you);
        let open = &screen.table.snapshot.info.proposals;
        let new = open.iter().filter(|it| Some(it.by) != you && !self.proposals.contains(&it.id));
        let lines = new.map(|it| words.proposal(it)).collect();
        self.proposals = open.iter().map(|it| it.id).collect();
        lines
    }

    /// What a lesson says, once for each step.
    fn lesson(&mut self, screen: &TableScreen, texts: &Texts, again: bool) -> Vec<String> {
        let Some(lesson) = screen.table.lesson() else { return Vec::new() };
        if self.taught.replace(lesson.step) == Some(lesson.step) && !again {
            return Vec::new();
        }
        let said = screen.table.words(texts).text(&lesson.say);
        let mut lines = vec![screen.table.progress(texts), said];
        if lesson.wants == LessonWants::Reading {
            lines.push(texts.get("tui-lesson-read"));
        }
        lines
    }

    /// The open question with its answers, or what is waited for, or how it ended.
    fn question(&mut self, screen: &mut TableScreen, texts: &Texts, again: bool) -> Vec<String> {
        let stage = screen.stage();
        let entered = self.stage.replace(stage) != Some(stage);
        match stage {
            Stage::Lobby => Vec::new(),
            Stage::Over if entered && self.is_script => ended(screen, texts),
            Stage::Over if entered => {
                let mut lines = ended(screen, texts);
                lines.push(what_next(texts));
                lines
            }
            Stage::Over if again => vec![what_next(texts)],
            Stage::Paused if entered || again => {
                let pause = ("pause", Command::Pause.word(texts).into());
                vec![texts.say("tui-plain-paused", &[pause])]
            }
            Stage::Over | Stage::Paused => Vec::new(),
            Stage::Playing => match screen.table.decision() {
                Some(decision) => {
                    let id = (screen.table.snapshot.you, decision.id);
                    let is_new = self.question.replace(id) != Some(id);
                    self.awaited.clear();
                    if !is_new && !again {
                        return Vec::new();
                    }
                    screen.is_abridged = decision.choices.len() > MOST_ANSWERS && !again;
                    asked(screen, texts)
                }
                // While a lesson is read, it waits for nobody else.
                None if screen.table.reading().is_some() => Vec::new(),
                None => self.awaited(screen, texts, again),
            },
        }
    }

    /// Bots need no patience; persons do.
    fn awaited(&mut self, screen: &TableScreen, texts: &Texts, again: bool) -> Vec<String> {
        let seats = &screen.table.snapshot.info.seats;
        let is_bot = |seat: &Seat| matches!(seats.get(*seat as usize), Some(SeatState::Bot { .. }));
        let owed = screen.table.owed();
        if !again && (owed == self.awaited || owed.iter().all(is_bot)) {
            return Vec::new();
        }
        self.awaited = owed.to_vec();
        let names = ("names", screen.table.words(texts).all_names(owed).into());
        vec![texts.say("tui-waiting-for", &[names])]
    }

    fn replay(&mut self, screen: &mut ReplayScreen, texts: &Texts) -> Vec<String> {
        let words = Words { texts, names: &screen.names, you: None };
        let mut lines = Vec::new();
        let step = (screen.at, screen.eyes);
        if self.step.replace(step) != Some(step)
            && let Some(frame) = screen.replay.frames.get(screen.at)
        {
            let args = [
                ("n", (screen.at + 1).into()),
                ("all", screen.replay.frames.len().into()),
                ("line", frame.line.into()),
            ];
            lines.push(texts.say("tui-step", &args));
            lines.extend(
                frame
                    .events
                    .get(screen.eyes as usize)
                    .map(|it| words.events(it))
                    .unwrap_or_default(),
            );
        }
        match screen.overlay.take() {
            Some(Overlay::Cards { ids, at }) => {
                let (game, players) = (screen.game(), screen.replay.options.seats);
                let card = ids.get(at).and_then(|id| words.card(game, id, players));
                lines.extend(card.map(|it| card_lines(&it)).unwrap_or_default());
            }
            Some(Overlay::Position(_)) => {
                lines.extend(screen.view().map(|view| words.position(view)).unwrap_or_default());
            }
            Some(Overlay::Help(help)) if help.page != Page::Keys => {
                lines.extend(rules(screen.game(), help.page, texts));
            }
            Some(_) => {
                lines.push(texts.get("tui-plain-replay"));
                lines.push(help(texts, Command::REPLAY));
            }
            None => {}
        }
        lines
    }
}

fn numbers(things: &[String]) -> Vec<String> {
    let text = numbered(things.iter().map(String::as_str).enumerate());
    text.lines().map(str::to_owned).collect()
}

fn menu_page(menu: &Menu, texts: &Texts) -> Vec<String> {
    let names: Vec<String> = menu.entries.iter().map(|it| it.name(texts)).collect();
    let mut page = vec![texts.get("tui-welcome")];
    page.extend(numbers(&names));
    page
}

fn lobby_page(lobby: &Lobby, texts: &Texts) -> Vec<String> {
    let mut page = vec![texts.get("tui-tables")];
    page.extend(numbers(&lobby.names(texts)));
    page
}

/// Who sits where before the first card.
fn seats(app: &App, screen: &TableScreen) -> Vec<String> {
    let (texts, table) = (&app.texts, &screen.table);
    let words = table.words(texts);
    let info = &table.snapshot.info;
    let mut page =
        vec![format!("{}. {}.", game_title(texts, table.game()), words.options(&info.options))];
    if let Some(server) = &app.server {
        page.push(format!("{} {server}/t/{}", texts.get("share-text"), table.id));
    }
    for (n, name) in table.names.iter().enumerate() {
        let Some(seat) = kernel::Seat::new(n).map(Seat::from) else { break };
        let you =
            if table.snapshot.you == Some(seat) { texts.get("tui-you") } else { String::new() };
        page.push(format!("{}: {name} {you}", seat.letter()).trim_end().to_owned());
    }
    let help = ("help", Command::Help.word(texts).into());
    page.push(texts.say("tui-plain-lobby", &[help]));
    page
}

/// How many sentences the log has.
fn sentences(screen: &TableScreen) -> usize {
    screen.table.log.iter().map(|line| line.times as usize).sum()
}

/// The open question and its numbered answers; of very many only the first and the last, until they are asked for.
fn asked(screen: &TableScreen, texts: &Texts) -> Vec<String> {
    let (table, words) = (&screen.table, screen.table.words(texts));
    let Some(decision) = table.decision() else { return Vec::new() };
    let mut lines = vec![words.text(&decision.question)];
    let mut answers = numbers(&answers(screen, texts));
    if screen.is_abridged {
        lines.push(texts.say("tui-plain-many", &[("n", answers.len().into())]));
        answers.drain(1..answers.len() - 1);
    }
    lines.extend(answers);
    lines
}

/// The answers, each with what it is about.
fn answers(screen: &TableScreen, texts: &Texts) -> Vec<String> {
    let (table, words) = (&screen.table, screen.table.words(texts));
    let said = |choice: &Choice| {
        let text = words.text(&choice.text);
        match table.snapshot.view.as_ref().and_then(|view| influence(choice, view)) {
            Some(influence) => format!("{text} ({influence})"),
            None => text,
        }
    };
    table.choices().iter().map(said).collect()
}

/// The influence of the card of Cardia that an answer is about.
fn influence(choice: &Choice, view: &GameView) -> Option<i32> {
    let GameView::Cardia(view) = view else { return None };
    choice.touches.iter().find_map(|touch| match touch {
        Touch::Card { name } => {
            let card = view.hand.iter().find(|it| *it.name == **name)?;
            Some(card.number as i32)
        }
        Touch::CardInPlay { owner, name } => {
            let cards = view.encounters.iter().map(|it| &it.cards[*owner as usize % 2]);
            Some(cards.into_iter().find(|it| *it.card.name == **name)?.influence)
        }
        Touch::Player { .. } | Touch::Cell { .. } | Touch::Group { .. } | Touch::Reserve => None,
    })
}

fn what_next(texts: &Texts) -> String {
    let word = |it: Command| it.word(texts);
    texts.say(
        "tui-plain-over",
        &[
            ("again", word(Command::Again).into()),
            ("replay", word(Command::Replay).into()),
            ("quit", word(Command::Quit).into()),
        ],
    )
}

/// How a game ended, and what was hidden.
fn ended(screen: &TableScreen, texts: &Texts) -> Vec<String> {
    let (snapshot, words) = (&screen.table.snapshot, screen.table.words(texts));
    let mut lines = Vec::new();
    // An end by the rules was told as the last thing that happened.
    if let Some(ending) = &snapshot.info.ending
        && !matches!(ending.how, How::Rules { .. })
    {
        lines.push(words.ending(ending));
    }
    if let Some(view) = &snapshot.view {
        lines.extend(words.position(view).into_iter().skip(1));
    }
    if let Some(truth) = &snapshot.truth {
        let others = truth.views.iter().filter(|view| Some(*view) != snapshot.view.as_ref());
        lines.extend(others.filter_map(|view| words.secrets(view)));
        if snapshot.info.commitment != "none" {
            lines.push(texts.say("tui-seed", &[("seed", truth.seed.clone().into())]));
        }
    }
    lines
}

fn card_lines(card: &CardInfo) -> Vec<String> {
    let mut lines = vec![format!("{}. {}.", card.name, card.lines.join(". "))];
    for (text, rule) in &card.rules {
        let rule = rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        lines.push(format!("{text}{rule}"));
    }
    lines.extend(card.provenance.clone());
    lines
}

fn overlaid(screen: &TableScreen, overlay: &Overlay, texts: &Texts) -> Vec<String> {
    let (table, words) = (&screen.table, screen.table.words(texts));
    match overlay {
        Overlay::Cards { ids, at } => {
            let card = ids.get(*at).and_then(|id| words.card(table.game(), id, table.players()));
            card.map(|card| card_lines(&card)).unwrap_or_default()
        }
        Overlay::Log(_) => table.log.iter().map(crate::model::Line::shown).collect(),
        Overlay::Position(_) => {
            let view = table.snapshot.view.as_ref();
            let mut lines = view.map(|view| words.position(view)).unwrap_or_default();
            lines.extend(clocks(screen, texts));
            lines
        }
        Overlay::Help(help) if help.page != Page::Keys => rules(table.game(), help.page, texts),
        Overlay::Help(_) => {
            let answers = texts.get("tui-plain-answers");
            let answers = (screen.stage() == Stage::Playing).then_some(answers);
            let commands = help(texts, screen.commands());
            answers.into_iter().chain(commands.lines().map(str::to_owned)).collect()
        }
        Overlay::Leave | Overlay::Resign => Vec::new(),
    }
}

/// How the game goes and which chapters its rules have, or one of them.
fn rules(game: GameName, page: Page, texts: &Texts) -> Vec<String> {
    let chapters = chapters(game, texts);
    let said = |chapter: &Chapter| {
        let blocks = chapter.blocks.iter().map(|block| match block {
            Block::Heading(text) | Block::Text(text) | Block::Item(text) | Block::Row(text) => {
                text.clone()
            }
        });
        std::iter::once(chapter.title.clone()).chain(blocks).collect::<Vec<_>>()
    };
    if let Page::Rules(at) = page {
        return chapters.get(at + 1).map(said).unwrap_or_default();
    }
    let Some((first, rest)) = chapters.split_first() else { return Vec::new() };
    let titles: Vec<String> = rest.iter().map(|it| it.title.clone()).collect();
    let word = ("rules", Command::Rules.word(texts).into());
    let mut lines = said(first);
    lines.push(texts.say("tui-plain-rules", &[word]));
    lines.extend(numbers(&titles));
    lines
}

fn clocks(screen: &TableScreen, texts: &Texts) -> Vec<String> {
    let words = screen.table.words(texts);
    let clock = |n| {
        let seat = kernel::Seat::new(n).map(Seat::from)?;
        let left = time(screen.table.clock(seat)?);
        let args = [("name", words.name(seat).into()), ("time", left.into())];
        Some(texts.say("tui-clock", &args))
    };
    (0..screen.table.names.len()).filter_map(clock).collect()
}

/// What search would play, how often, and what comes of it.
fn hinted(screen: &TableScreen, hint: &Hint, texts: &Texts) -> Vec<String> {
    let words = screen.table.words(texts);
    let (choices, answers) = (screen.table.choices(), answers(screen, texts));
    let mut mix: Vec<_> = hint.analysis.mix.iter().collect();
    mix.sort_by(|a, b| b.share.total_cmp(&a.share));
    let worth = mix.into_iter().filter(|it| percent(it.share) >= LEAST).take(MOST_HINTS);
    let line = |it: &protocol::Weighed| {
        let number = choices.iter().position(|choice| choice.action == it.action)?;
        let args = [
            ("answer", format!("{}. {}", number + 1, answers[number]).into()),
            ("share", percent(it.share).into()),
            ("win", percent(it.value).into()),
        ];
        Some(texts.say("tui-hint-answer", &args))
    };
    let mut lines: Vec<String> = worth.filter_map(line).collect();
    let you = screen.table.snapshot.you;
    lines.extend(you.map(|you| words.chances(&hint.analysis, you)));
    lines.extend(hint.analysis.reasons.iter().map(|it| words.text(it)));
    lines
}
