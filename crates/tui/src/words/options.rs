//! What was agreed on before a game, in a few words.

use super::Words;
use protocol::{
    CardiaName, CardiaOptions, CivOptions, GameName, GameOptions, GameOptionsDetail,
    KardinalOptions,
};

/// Which game these are the options of.
pub const fn game_of(options: &GameOptions) -> GameName {
    options.detail.name()
}

impl Words<'_> {
    /// The options of a game: what everybody plays with is left out.
    pub fn options(&self, options: &GameOptions) -> String {
        let words = match &options.detail {
            GameOptionsDetail::Cardia(it) => self.cardia_options(it, &options.text),
            GameOptionsDetail::Kardinal(it) => self.kardinal_options(it),
            GameOptionsDetail::Civ(it) => self.civ_options(it),
            GameOptionsDetail::Plain(it) => {
                let key = format!("{}-options-players", it.name.word());
                vec![self.say(&key, &[("n", options.seats.into())])]
            }
        };
        words.join(" · ")
    }

    fn cardia_options(&self, options: &CardiaOptions, text: &str) -> Vec<String> {
        let usual = CardiaOptions::from(&cardia::Options::default());
        let mut words = vec![match options.decks {
            [1, 1, 1, 1] => self.say("cardia-option-deck", &[("deck", "I".into())]),
            [2, 2, 2, 2] => self.say("cardia-option-deck", &[("deck", "II".into())]),
            mixed => {
                let digits: String = mixed.iter().map(u32::to_string).collect();
                self.say("cardia-option-mixed", &[("deck", digits.into())])
            }
        }];
        words.extend(options.locations.iter().map(|location| self.named::<CardiaName>(location)));
        match options.guardians.as_str() {
            "hidden" => words.push(self.get("cardia-option-guardians")),
            "open" => words.push(self.get("cardia-option-guardians-open")),
            _ => {}
        }
        if options.wins_needed > 1 {
            words.push(self.get("cardia-option-match"));
        }
        if options.cards != usual.cards {
            words.push(self.say("cardia-option-cards", &[("n", options.cards.len().into())]));
        }
        // A location can have a hand of its own, which goes without saying.
        if text.split(' ').any(|word| word.starts_with("hand=")) {
            words.push(self.say("cardia-option-hand", &[("n", options.hand.into())]));
        }
        if options.goal != usual.goal {
            words.push(self.say("cardia-option-goal", &[("n", options.goal.into())]));
        }
        words
    }

    fn kardinal_options(&self, options: &KardinalOptions) -> Vec<String> {
        let usual = KardinalOptions::from(&kardinal::Options::default());
        let mut words =
            vec![self.say("kardinal-options-players", &[("n", options.players.into())])];
        if !options.uncovered {
            words.push(self.get("kardinal-options-covered"));
        }
        if options.strict_circles {
            words.push(self.get("kardinal-options-strict"));
        }
        if let Some(first) = options.first {
            words.push(self.say("kardinal-options-first", &[("seat", first.letter().into())]));
        }
        if (options.rows, options.columns) != (usual.rows, usual.columns) {
            let size = [("rows", options.rows.into()), ("columns", options.columns.into())];
            words.push(self.say("kardinal-options-display", &size));
        }
        words
    }

    fn civ_options(&self, options: &CivOptions) -> Vec<String> {
        let usual = CivOptions::from(&civ::Options::default());
        let mut words = vec![self.say("civ-options-players", &[("n", options.players.into())])];
        if options.draft {
            words.push(self.get("civ-options-draft"));
        }
        if options.teams {
            words.push(self.get("civ-options-teams"));
        }
        if options.deck != usual.deck {
            words.push(self.get("civ-options-deck"));
        }
        if let Some(first) = options.first {
            words.push(self.say("civ-options-first", &[("seat", first.letter().into())]));
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, Texts};
    use games::{AnyOptions, GameKind};

    fn said(kind: GameKind, text: &str) -> String {
        let texts = Texts::new(Language::English);
        let options = AnyOptions::read(kind, text).expect("options");
        Words::of(&texts).options(&GameOptions::from(&options))
    }

    #[test]
    fn only_what_differs_is_said() {
        assert_eq!(said(GameKind::Cardia, ""), "Deck I");
        assert_eq!(
            said(GameKind::Cardia, "deck=1212 locations=Bazaar guardians=open match=3"),
            "Mixed deck 1212 · Bazaar · guardians, all face up · best of three"
        );
        assert_eq!(
            said(GameKind::Cardia, "locations=GrandLibrary"),
            "Deck I · Grand Library",
            "which begins with two cards"
        );
        assert_eq!(
            said(GameKind::Cardia, "deck=2 cards=1,5,9,15 hand=2 goal=2"),
            "Deck II · 4 cards each · starting hand 2 · 2 signets win"
        );
        assert_eq!(said(GameKind::Kardinal, "players=3"), "3 players");
        assert_eq!(
            said(GameKind::Kardinal, "players=5 uncovered=no circles=strict first=E"),
            "5 players · no uncovered cards · no card after the last circle · E begins"
        );
        assert_eq!(said(GameKind::Civ, ""), "2 players");
        assert_eq!(
            said(GameKind::Civ, "players=4 variant=draft teams=yes first=B"),
            "4 players · draft · in teams · B begins"
        );
    }
}
