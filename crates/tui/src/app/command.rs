//! What can be typed besides answers, in the player's language.

use crate::text::Texts;

/// Something to be typed besides an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// What can be typed.
    Help,
    /// Where the game stands.
    Position,
    /// Everything about a card.
    Card,
    /// The rules of the game.
    Rules,
    /// Everything that happened.
    Log,
    /// What a strong player would do.
    Hint,
    /// Lets a strong player choose.
    Auto,
    /// Takes the latest choice back.
    Undo,
    /// Why something cannot be chosen.
    Why,
    /// The record into a file.
    Save,
    /// To the others at the table.
    Say,
    /// Agrees to a proposal.
    Yes,
    /// Refuses one.
    No,
    /// Proposes a draw.
    Draw,
    /// Stops the clocks, or lets them run.
    Pause,
    /// Gives up.
    Resign,
    /// Another game.
    Again,
    /// The game step by step.
    Replay,
    /// One step back.
    Back,
    /// Through the eyes of the next seat.
    Eyes,
    /// Sits down.
    Sit,
    /// Puts a bot on a seat.
    Bot,
    /// Sends somebody away.
    Kick,
    /// Begins the game.
    Start,
    /// Leaves.
    Quit,
}

impl Command {
    /// While a game runs.
    pub const PLAYING: &[Command] = &[
        Command::Position,
        Command::Card,
        Command::Rules,
        Command::Log,
        Command::Hint,
        Command::Auto,
        Command::Undo,
        Command::Why,
        Command::Save,
        Command::Resign,
        Command::Help,
        Command::Quit,
    ];
    /// The same, with others on a server.
    pub const ONLINE: &[Command] = &[
        Command::Position,
        Command::Card,
        Command::Rules,
        Command::Log,
        Command::Hint,
        Command::Auto,
        Command::Undo,
        Command::Why,
        Command::Say,
        Command::Yes,
        Command::No,
        Command::Draw,
        Command::Pause,
        Command::Resign,
        Command::Help,
        Command::Quit,
    ];
    /// After a game.
    pub const OVER: &[Command] = &[
        Command::Again,
        Command::Replay,
        Command::Position,
        Command::Card,
        Command::Rules,
        Command::Log,
        Command::Save,
        Command::Help,
        Command::Quit,
    ];
    /// The same, with others on a server.
    pub const OVER_ONLINE: &[Command] = &[
        Command::Again,
        Command::Replay,
        Command::Position,
        Command::Card,
        Command::Rules,
        Command::Log,
        Command::Save,
        Command::Say,
        Command::Yes,
        Command::No,
        Command::Help,
        Command::Quit,
    ];
    /// Before a game on a server.
    pub const LOBBY: &[Command] = &[
        Command::Sit,
        Command::Bot,
        Command::Kick,
        Command::Start,
        Command::Say,
        Command::Help,
        Command::Quit,
    ];
    /// In a recorded game.
    pub const REPLAY: &[Command] = &[
        Command::Back,
        Command::Eyes,
        Command::Position,
        Command::Card,
        Command::Rules,
        Command::Help,
        Command::Quit,
    ];
    /// Where there is a list to choose from.
    pub const LIST: &[Command] = &[Command::Help, Command::Quit];
    /// Before a game is agreed on.
    pub const OPTIONS: &[Command] = &[Command::Start, Command::Help, Command::Quit];

    /// As the texts call it, and as English types it.
    pub const fn key(self) -> &'static str {
        match self {
            Command::Help => "help",
            Command::Position => "table",
            Command::Card => "card",
            Command::Rules => "rules",
            Command::Log => "log",
            Command::Hint => "hint",
            Command::Auto => "auto",
            Command::Undo => "undo",
            Command::Why => "why",
            Command::Save => "save",
            Command::Say => "say",
            Command::Yes => "yes",
            Command::No => "no",
            Command::Draw => "offer",
            Command::Pause => "pause",
            Command::Resign => "resign",
            Command::Again => "again",
            Command::Replay => "replay",
            Command::Back => "back",
            Command::Eyes => "eyes",
            Command::Sit => "sit",
            Command::Bot => "bot",
            Command::Kick => "kick",
            Command::Start => "start",
            Command::Quit => "quit",
        }
    }

    /// What is typed for it: the first word is the one that is told.
    fn words(self, texts: &Texts) -> Vec<String> {
        let all = texts.get(&format!("tui-word-{}", self.key()));
        all.split_whitespace().map(str::to_lowercase).collect()
    }

    /// What is typed for it.
    pub fn word(self, texts: &Texts) -> String {
        self.words(texts).into_iter().next().unwrap_or_default()
    }

    /// What it does.
    pub fn about(self, texts: &Texts) -> String {
        texts.get(&format!("tui-does-{}", self.key()))
    }

    /// Which of these a line begins with, in the player's language or in English, and what comes after it.
    pub fn read<'l>(among: &[Command], texts: &Texts, line: &'l str) -> Option<(Command, &'l str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let typed = word.to_lowercase();
        let is_it = |it: &&Command| it.key() == typed || it.words(texts).contains(&typed);
        among.iter().find(is_it).map(|it| (*it, rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_command_has_words_of_its_own_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for among in [
                Command::PLAYING,
                Command::ONLINE,
                Command::OVER,
                Command::OVER_ONLINE,
                Command::LOBBY,
                Command::REPLAY,
                Command::OPTIONS,
            ] {
                for command in among {
                    for word in command.words(&texts) {
                        let read = Command::read(among, &texts, &word);
                        assert_eq!(read, Some((*command, "")), "{language:?}: `{word}`");
                    }
                    assert!(!command.about(&texts).starts_with("tui-"), "{command:?}");
                    assert!(!command.word(&texts).starts_with("tui-"), "{command:?}");
                }
            }
        }
    }
}
