use games::GameKind;
use protocol::Text;

kernel::words! {
    /// What a puzzle is about.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Theme, word {
        /// Cardia: the Djinn, or an ability that wins the game, decides it.
        Djinn "djinn",
        /// Cardia: play a card that most likely loses its encounter.
        Losing "losing",
        /// Cardia: the opponent is one signet short of the goal.
        Signet "signet",
        /// Cardia: answer the question of an ability.
        Ability "ability",
        /// Cardia: which card to play.
        Encounter "encounter",
        /// Kardinal & König: which stone to place, to move or to pay with, and where.
        Stone "stone",
        /// Kardinal & König: play a Law card.
        Law "law",
        /// Kardinal & König: take no more cards, or leave the stones as they are.
        Stop "stop",
        /// Kardinal & König: which card to take.
        Take "take",
        /// Carta Impera Victoria: another player is one card short of a hegemony.
        Break "break",
        /// Carta Impera Victoria: the choice leads to a hegemony of one's own at once.
        Hegemony "hegemony",
        /// Carta Impera Victoria: which effect to use, or none.
        Effect "effect",
        /// Carta Impera Victoria: at whom or at what an effect is aimed.
        Aim "aim",
        /// Carta Impera Victoria: what to keep, to give away or to take back.
        Cards "cards",
        /// Carta Impera Victoria: which card to play.
        Play "play",
    }
}

impl Theme {
    /// Of which game.
    pub const fn game(self) -> GameKind {
        match self {
            Theme::Djinn | Theme::Losing | Theme::Signet | Theme::Ability | Theme::Encounter => {
                GameKind::Cardia
            }
            Theme::Stone | Theme::Law | Theme::Stop | Theme::Take => GameKind::Kardinal,
            Theme::Break
            | Theme::Hegemony
            | Theme::Effect
            | Theme::Aim
            | Theme::Cards
            | Theme::Play => GameKind::Civ,
        }
    }

    /// What it is called.
    pub fn title(self) -> Text {
        Text::new(format!("puzzle-theme-{}", self.word()), Vec::new())
    }

    /// What it teaches, said once the puzzle is solved.
    pub fn lesson(self) -> Text {
        Text::new(format!("puzzle-why-{}", self.word()), Vec::new())
    }
}
