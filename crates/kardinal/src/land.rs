//! The nine lands.

use std::fmt;

macro_rules! lands {
    ($($variant:ident $word:literal $count:literal;)*) => {
        /// A land: the colour of a Land card (K1.2).
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the name is all there is to say")]
        pub enum Land { $($variant),* }

        impl Land {
            /// All of them, the smallest first.
            pub const ALL: [Land; 9] = [$(Land::$variant),*];

            /// Its name, as the rules and the notation write it.
            pub const fn word(self) -> &'static str {
                match self { $(Land::$variant => $word),* }
            }

            /// How many cards it has: the number printed on them (K1.2).
            pub const fn count(self) -> u8 {
                match self { $(Land::$variant => $count),* }
            }
        }
    };
}

lands! {
    Daenemark "Dänemark" 4;
    England "England" 5;
    Italien "Italien" 6;
    Bayern "Bayern" 6;
    Ungarn "Ungarn" 6;
    Kastilien "Kastilien" 7;
    Franken "Franken" 7;
    Sachsen "Sachsen" 7;
    Frankreich "Frankreich" 8;
}

impl Land {
    /// The land of that name.
    pub fn named(word: &str) -> Option<Land> {
        Land::ALL.into_iter().find(|land| land.word() == word)
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
