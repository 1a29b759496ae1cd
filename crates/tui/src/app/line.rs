//! A line that was typed, where there is no screen for keys.

use super::help::{Help, Page};
use super::{App, Command, Dialog, Effect, Overlay, Place, ReplayScreen, Screen, TableScreen};
use crate::input::{Written, matching};
use crate::link::Line;
use crate::rules::chapters;
use crate::text::Texts;
use crate::words::{every_card, inspected};
use protocol::{Bot, GameName, GameView, Request, Seat, Stage};
use std::path::PathBuf;

impl App {
    /// Takes a line and says what is to be done.
    pub(super) fn line(&mut self, line: &str) -> Vec<Effect> {
        let line = line.trim();
        self.again = line.is_empty();
        let commands = self.commands();
        let typed = Command::read(commands, &self.texts, line);
        match &mut self.screen {
            Screen::Menu(_) if matches!(typed, Some((Command::Quit, _))) => vec![Effect::Quit],
            Screen::Menu(_) | Screen::Lobby(_) => match typed {
                Some((Command::Quit, _)) => self.leave(),
                Some(_) => self.help(),
                None if line.is_empty() => Vec::new(),
                None => self.chosen_line(line),
            },
            Screen::Options(dialog) => match typed {
                Some((Command::Quit, _)) => self.back(),
                Some((Command::Start, _)) => {
                    let answer = dialog.agreed(&self.texts);
                    self.agreed(answer)
                }
                Some(_) => self.help(),
                None if line.is_empty() => Vec::new(),
                None => {
                    self.notice = dialog.line(line, &self.texts).err();
                    Vec::new()
                }
            },
            Screen::Waiting => match typed {
                Some((Command::Quit, _)) => self.leave(),
                Some(_) | None => Vec::new(),
            },
            Screen::HandOver(seat) => match typed {
                Some((Command::Quit, _)) => self.leave(),
                Some(_) | None => {
                    let seat = *seat;
                    self.screen = Screen::Waiting;
                    vec![Effect::LookFrom(seat)]
                }
            },
            Screen::Table(table) => {
                self.again |= matches!(typed, Some((Command::Position, _)));
                let effects = table.entered_line(line, typed, &self.texts);
                self.table_effects(effects)
            }
            Screen::Replay(replay) => match typed {
                Some((Command::Quit, _)) => self.leave_replay(),
                Some((command, rest)) => {
                    self.notice = replay.command(command, rest, &self.texts).err();
                    Vec::new()
                }
                None => {
                    self.notice = replay.line(line, &self.texts).err();
                    Vec::new()
                }
            },
        }
    }

    /// What can be typed now.
    pub fn commands(&self) -> &'static [Command] {
        match &self.screen {
            Screen::Menu(_) | Screen::Lobby(_) | Screen::Waiting | Screen::HandOver(_) => {
                Command::LIST
            }
            Screen::Options(_) => Command::OPTIONS,
            Screen::Replay(_) => Command::REPLAY,
            Screen::Table(table) => table.commands(),
        }
    }

    /// Where nothing is on its way that the next line may depend on.
    pub fn is_settled(&self) -> bool {
        match &self.screen {
            Screen::Waiting => false,
            Screen::Lobby(lobby) => lobby.is_known,
            Screen::Menu(_) | Screen::Options(_) | Screen::HandOver(_) | Screen::Replay(_) => true,
            Screen::Table(table) => {
                let waits = table.busy || table.asking || table.hinting;
                let asked = table.stage() != Stage::Playing
                    || table.table.decision().is_some()
                    || table.table.reading().is_some();
                asked && !waits
            }
        }
    }

    /// Is this line wanted while something is on its way? A command is. An answer waits for its question, but not for
    /// people far away: by then it may answer something else.
    pub fn takes_at_once(&self, line: &str) -> bool {
        let is_busy = matches!(&self.screen, Screen::Table(table) if table.busy || table.asking);
        let command = Command::read(self.commands(), &self.texts, line.trim());
        !is_busy && (command.is_some() || self.place == Place::Server)
    }

    /// Is the game over, or the connection lost for good?
    pub fn is_over(&self) -> bool {
        let Screen::Table(table) = &self.screen else { return false };
        let ended = table.stage() == Stage::Over && table.table.reading().is_none();
        ended || matches!(table.line, Line::Lost(_))
    }

    /// Is somebody else about to take the keyboard?
    pub fn hands_over(&self) -> bool {
        matches!(&self.screen, Screen::HandOver(_))
    }

    fn help(&mut self) -> Vec<Effect> {
        self.notice = Some(help(&self.texts, self.commands()));
        Vec::new()
    }

    /// One of a list, by its number or the beginning of its words.
    fn chosen_line(&mut self, line: &str) -> Vec<Effect> {
        let found = match &self.screen {
            Screen::Menu(menu) => {
                let names: Vec<String> =
                    menu.entries.iter().map(|it| it.name(&self.texts)).collect();
                pick(line, &names, &self.texts)
            }
            Screen::Lobby(lobby) => pick(line, &lobby.names(&self.texts), &self.texts),
            _ => return Vec::new(),
        };
        match (found, &self.screen) {
            (Ok(number), Screen::Menu(menu)) => match menu.entries.get(number).cloned() {
                Some(entry) => self.menu_entry(entry),
                None => Vec::new(),
            },
            (Ok(number), Screen::Lobby(lobby)) => {
                let chosen = lobby.chosen(number);
                self.lobby_choice(chosen)
            }
            (Ok(_), _) => Vec::new(),
            (Err(why), _) => {
                self.notice = Some(why);
                Vec::new()
            }
        }
    }
}

/// What can be typed, a line each.
pub fn help(texts: &Texts, commands: &[Command]) -> String {
    let line = |it: &Command| texts.pair(it.word(texts), it.about(texts));
    let lines: Vec<String> = commands.iter().map(line).collect();
    lines.join("\n")
}

/// Things with their numbers, a line each.
pub fn numbered<'t>(things: impl IntoIterator<Item = (usize, &'t str)>) -> String {
    let lines: Vec<String> =
        things.into_iter().map(|(number, it)| format!("{}. {it}", number + 1)).collect();
    lines.join("\n")
}

/// One of several things, by its number, its own beginning or the beginnings of its words; or what is wrong with the line.
fn pick(line: &str, names: &[String], texts: &Texts) -> Result<usize, String> {
    let typed = line.to_lowercase();
    let mut begun = (0..names.len()).filter(|&it| names[it].to_lowercase().starts_with(&typed));
    if let (Some(one), None) = (begun.next(), begun.next()) {
        return Ok(one);
    }
    let written: Vec<Written<'_>> =
        names.iter().map(|it| Written { action: it, text: it.clone() }).collect();
    picked(line, &written, texts)
}

/// A line that means nothing here, and what would.
pub(super) fn not_understood(line: &str, texts: &Texts) -> String {
    let said = texts.say("tui-not-understood", &[("text", line.to_owned().into())]);
    format!("{said} {}", texts.get("tui-plain-answers"))
}

fn picked(line: &str, answers: &[Written<'_>], texts: &Texts) -> Result<usize, String> {
    if let Ok(number) = line.parse::<usize>() {
        let fits = (1..=answers.len()).contains(&number);
        let args = [("n", answers.len().into()), ("text", line.to_owned().into())];
        return fits.then(|| number - 1).ok_or_else(|| texts.say("tui-no-number", &args));
    }
    let text = || ("text", line.to_owned().into());
    match matching(line, answers).as_slice() {
        [one] => Ok(*one),
        [] => Err(not_understood(line, texts)),
        several => {
            let said = texts.say("tui-ambiguous", &[text(), ("n", several.len().into())]);
            let these = several.iter().map(|&n| (n, answers[n].text.as_str()));
            Err(format!("{said}\n{}", numbered(these)))
        }
    }
}

/// The card that a name is the beginning of.
fn card_named(name: &str, view: &GameView, players: u32, texts: &Texts) -> Result<String, String> {
    let words = crate::words::Words::of(texts);
    let ids = every_card(view);
    let named: Vec<Written<'_>> = ids
        .iter()
        .filter_map(|id| {
            let card = words.card(view.name(), id, players)?;
            Some(Written { action: id, text: card.name })
        })
        .collect();
    let text = ("text", name.to_owned().into());
    match (name, matching(name, &named).as_slice()) {
        ("", _) => Err(texts.get("tui-which-card")),
        (_, [one]) => Ok(named[*one].action.to_owned()),
        (_, []) => Err(texts.say("tui-no-card", &[text])),
        (_, several) => {
            let names: Vec<&str> = several.iter().map(|&n| named[n].text.as_str()).collect();
            let args = [text, ("cards", names.join(", ").into())];
            Err(texts.say("tui-several-cards", &args))
        }
    }
}

impl TableScreen {
    /// What can be typed now besides answers.
    pub fn commands(&self) -> &'static [Command] {
        match (self.stage(), self.place) {
            (Stage::Lobby, _) => Command::LOBBY,
            (Stage::Over, Place::Here) => Command::OVER,
            (Stage::Over, Place::Server) => Command::OVER_ONLINE,
            (Stage::Playing | Stage::Paused, Place::Here) => Command::PLAYING,
            (Stage::Playing | Stage::Paused, Place::Server) => Command::ONLINE,
        }
    }

    /// A line at a table: a command, or an answer to the open question.
    fn entered_line(
        &mut self,
        line: &str,
        typed: Option<(Command, &str)>,
        texts: &Texts,
    ) -> Vec<Effect> {
        self.message = None;
        if let Some(step) = self.table.reading().filter(|_| line.is_empty()) {
            return vec![self.ask(Request::Read { step })];
        }
        if self.overlay == Some(Overlay::Resign) {
            self.overlay = None;
            let agreed = Command::read(&[Command::Yes], texts, line).is_some();
            return if agreed { vec![self.ask(Request::Resign)] } else { Vec::new() };
        }
        let full = |it: &Written<'_>| it.action.eq_ignore_ascii_case(line) || it.text == line;
        let answered = self.written(texts).iter().any(full);
        match typed {
            Some((command, rest)) if !answered => match self.command(command, rest, texts) {
                Ok(effects) => effects,
                Err(why) => {
                    self.message = Some(why);
                    Vec::new()
                }
            },
            Some(_) | None => self.answer_line(line, texts),
        }
    }

    /// A request that the next line may depend on.
    fn ask(&mut self, request: Request) -> Effect {
        self.asking = true;
        Effect::Send(request)
    }

    fn command(
        &mut self,
        command: Command,
        rest: &str,
        texts: &Texts,
    ) -> Result<Vec<Effect>, String> {
        let asked = self.table.decision().is_some();
        Ok(match command {
            Command::Help => {
                self.overlay = Some(Overlay::Help(Help { page: Page::Keys, down: 0 }));
                Vec::new()
            }
            Command::Rules => {
                self.overlay = Some(Overlay::Help(rules_page(rest, self.table.game(), texts)?));
                Vec::new()
            }
            Command::Position => {
                self.overlay = Some(Overlay::Position(0));
                Vec::new()
            }
            Command::Log => {
                self.overlay = Some(Overlay::Log(0));
                Vec::new()
            }
            Command::Card => {
                let Some(view) = &self.table.snapshot.view else { return Ok(Vec::new()) };
                let id = card_named(rest, view, self.table.players(), texts)?;
                self.overlay = Some(Overlay::Cards { ids: vec![id], at: 0 });
                Vec::new()
            }
            Command::Hint | Command::Auto if !asked => return Err(texts.get("tui-not-asked")),
            Command::Hint | Command::Auto if self.no_advice.is_some() => {
                return Err(self.no_advice.clone().unwrap_or_default());
            }
            Command::Hint | Command::Auto => {
                self.hinting = true;
                self.auto = command == Command::Auto;
                self.table.hint = None;
                vec![Effect::Analyse(true)]
            }
            Command::Undo => {
                self.asking = true;
                vec![self.undo()]
            }
            Command::Why => return self.why(rest, texts),
            Command::Save => vec![Effect::Save(PathBuf::from(rest))],
            Command::Say if rest.is_empty() => return Err(texts.get("tui-say-what")),
            Command::Say => vec![Effect::Send(Request::Say { text: rest.to_owned() })],
            Command::Yes | Command::No => {
                let effects = self.answer_proposal(command == Command::Yes);
                if effects.is_empty() {
                    return Err(texts.get("tui-no-proposal"));
                }
                effects
            }
            Command::Draw => vec![self.ask(Request::OfferDraw)],
            Command::Pause if self.stage() == Stage::Paused => vec![self.ask(Request::Resume)],
            Command::Pause => vec![self.ask(Request::Pause)],
            Command::Resign => {
                self.overlay = Some(Overlay::Resign);
                return Err(texts.get("tui-really-resign"));
            }
            Command::Again => vec![self.ask(Request::Rematch { options: None })],
            Command::Replay => vec![Effect::Replay],
            Command::Sit => vec![{
                let seat = self.seat_named(rest, texts)?;
                self.ask(Request::Sit { seat })
            }],
            Command::Kick => vec![{
                let seat = self.seat_named(rest, texts)?;
                self.ask(Request::Kick { seat })
            }],
            Command::Bot => {
                let (seat, level) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let seat = self.seat_named(seat, texts)?;
                let bot = bot_named(level.trim(), texts)?;
                vec![self.ask(Request::PutBot { seat, bot })]
            }
            Command::Start => vec![self.ask(Request::Start)],
            Command::Quit => vec![Effect::Leave],
            // Only in a replay.
            Command::Back | Command::Eyes => Vec::new(),
        })
    }

    /// A seat by its letter.
    fn seat_named(&self, letter: &str, texts: &Texts) -> Result<Seat, String> {
        let seats = self.table.snapshot.info.seats.len();
        let seat =
            letter.to_uppercase().parse().ok().filter(|it: &kernel::Seat| it.index() < seats);
        seat.map(Seat::from).ok_or_else(|| {
            let all: Vec<String> =
                kernel::SeatSet::first(seats).iter().map(|it| it.to_string()).collect();
            let text = if letter.is_empty() { "?".to_owned() } else { letter.to_owned() };
            let args = [("text", text.into()), ("seats", all.join(", ").into())];
            texts.say("tui-no-seat", &args)
        })
    }

    fn answer_line(&mut self, line: &str, texts: &Texts) -> Vec<Effect> {
        if line.is_empty() {
            return Vec::new();
        }
        let Some(decision) = self.table.decision().filter(|_| !self.busy) else {
            self.message = Some(texts.get("tui-not-asked"));
            return Vec::new();
        };
        let id = decision.id;
        if let Some(hidden) = self.hidden_number(line) {
            let args = [("text", line.to_owned().into()), ("example", hidden.to_owned().into())];
            self.message = Some(texts.say("tui-number-hidden", &args));
            return Vec::new();
        }
        match picked(line, &self.written(texts), texts) {
            Ok(number) => self.act(number),
            // If it is an action all the same, the rules say why it is none of the answers.
            Err(_)
                if matching(line, &self.written(texts)).is_empty()
                    && line.parse::<usize>().is_err() =>
            {
                self.try_out(line, id, texts)
            }
            Err(why) => {
                self.message = Some(why);
                Vec::new()
            }
        }
    }

    /// The answer with a number that nobody has seen, because only the first and the last were listed.
    fn hidden_number(&self, line: &str) -> Option<&str> {
        let number: usize = line.parse().ok().filter(|_| self.is_abridged)?;
        let choices = self.table.choices();
        let is_hidden = 1 < number && number < choices.len();
        is_hidden.then(|| choices[number - 1].action.as_str())
    }

    /// Why something is none of the answers: the rules are asked.
    fn why(&mut self, rest: &str, texts: &Texts) -> Result<Vec<Effect>, String> {
        let Some(decision) = self.table.decision() else { return Err(texts.get("tui-not-asked")) };
        if rest.is_empty() {
            let why = ("why", Command::Why.word(texts).into());
            let example = decision.choices.first().map(|it| it.action.clone()).unwrap_or_default();
            return Err(texts.say("tui-why-what", &[why, ("action", example.into())]));
        }
        let id = decision.id;
        let written = self.written(texts);
        let possible: Vec<(usize, &str)> = matching(rest, &written)
            .into_iter()
            .map(|number| (number, written[number].text.as_str()))
            .collect();
        if !possible.is_empty() {
            return Err(format!("{}\n{}", texts.get("tui-possible"), numbered(possible)));
        }
        Ok(self.try_out(rest, id, texts))
    }

    /// Asks the rules about an action in notation, or about what an answer would be with the card that is named.
    fn try_out(&mut self, line: &str, decision: u32, texts: &Texts) -> Vec<Effect> {
        let view = self.table.snapshot.view.as_ref();
        let named = view.and_then(|it| card_named(line, it, self.table.players(), texts).ok());
        let like = self.table.choices().iter().find_map(|choice| {
            let (before, after) = choice.action.rsplit_once(inspected(choice, view?)?.as_str())?;
            Some(format!("{before}{}{after}", named.as_ref()?))
        });
        self.tried = Some(line.to_owned());
        let action = like.unwrap_or_else(|| line.to_owned());
        vec![self.ask(Request::Act { decision, action })]
    }
}

/// How the game goes, or a chapter of its rules by its number.
fn rules_page(number: &str, game: GameName, texts: &Texts) -> Result<Help, String> {
    if number.is_empty() {
        return Ok(Help::default());
    }
    // The first chapter says how the game goes.
    let chapters = chapters(game, texts).len().saturating_sub(1);
    let args = [("n", chapters.into()), ("text", number.to_owned().into())];
    let at = number.parse().ok().filter(|n| (1..=chapters).contains(n));
    let at: usize = at.ok_or_else(|| texts.say("tui-no-number", &args))?;
    Ok(Help { page: Page::Rules(at - 1), down: 0 })
}

/// A bot by its name, in the player's language or as the command line has it.
fn bot_named(name: &str, texts: &Texts) -> Result<Bot, String> {
    if name.is_empty() {
        return Ok(Bot::Squire);
    }
    let names: Vec<String> =
        Bot::ALL.iter().map(|&bot| crate::words::bot_name(texts, bot)).collect();
    let written: Vec<Written<'_>> = Bot::ALL
        .iter()
        .zip(&names)
        .map(|(bot, text)| Written { action: bot.name(), text: text.clone() })
        .collect();
    match matching(name, &written).as_slice() {
        [one] => Ok(Bot::ALL[*one]),
        _ => {
            let all = names.join(", ");
            Err(texts.say("tui-no-bot", &[("text", name.to_owned().into()), ("bots", all.into())]))
        }
    }
}

impl Dialog {
    /// A field by its number: its next value, or the one that is named after it.
    fn line(&mut self, line: &str, texts: &Texts) -> Result<(), String> {
        let (number, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let fields = self.fields.len();
        let args = [("n", fields.into()), ("text", line.to_owned().into())];
        let at = number.parse().ok().filter(|n| (1..=fields).contains(n));
        let at: usize = at.ok_or_else(|| texts.say("tui-no-number", &args))?;
        self.selected = at - 1;
        let value = value.trim();
        let names = self.values(at - 1, texts);
        let field = &mut self.fields[at - 1];
        if value.is_empty() && field.several.is_some() {
            let args = [("text", "".into()), ("values", names.join(", ").into())];
            return Err(texts.say("tui-which-of", &args));
        }
        if value.is_empty() {
            self.turn(1);
            return Ok(());
        }
        field.at = pick_value(value, &field.values, &names, texts)?;
        // Where several can be chosen, the second time takes it away.
        field.toggle();
        Ok(())
    }
}

/// A value as the options write it, or as people read it.
fn pick_value(
    line: &str,
    values: &[String],
    names: &[String],
    texts: &Texts,
) -> Result<usize, String> {
    let written: Vec<Written<'_>> = values
        .iter()
        .zip(names)
        .map(|(value, name)| Written { action: value, text: name.clone() })
        .collect();
    match matching(line, &written).as_slice() {
        [one] => Ok(*one),
        _ => {
            let args = [("text", line.to_owned().into()), ("values", names.join(", ").into())];
            Err(texts.say("tui-no-value", &args))
        }
    }
}

impl ReplayScreen {
    /// Nothing for the next step, or the number of a line.
    fn line(&mut self, line: &str, texts: &Texts) -> Result<(), String> {
        if line.is_empty() {
            self.step(1);
            return Ok(());
        }
        let number = line.parse().ok().filter(|n| (1..=self.last_line()).contains(n));
        let args = [("text", line.to_owned().into()), ("n", self.last_line().into())];
        let number = number.ok_or_else(|| texts.say("tui-no-number", &args))?;
        self.seek(Some(number), None);
        Ok(())
    }

    fn command(&mut self, command: Command, rest: &str, texts: &Texts) -> Result<(), String> {
        match command {
            Command::Back => self.step(-1),
            Command::Eyes => self.next_eyes(),
            Command::Position => self.overlay = Some(Overlay::Position(0)),
            Command::Help => {
                self.overlay = Some(Overlay::Help(Help { page: Page::Keys, down: 0 }));
            }
            Command::Rules => {
                self.overlay = Some(Overlay::Help(rules_page(rest, self.game(), texts)?));
            }
            Command::Card => {
                let Some(view) = self.view() else { return Ok(()) };
                let id = card_named(rest, view, self.replay.options.seats, texts)?;
                self.overlay = Some(Overlay::Cards { ids: vec![id], at: 0 });
            }
            _ => {}
        }
        Ok(())
    }
}
