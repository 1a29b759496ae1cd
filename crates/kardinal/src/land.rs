//! The lands.

use std::fmt;

macro_rules! lands {
    ($($variant:ident $word:literal $key:literal $count:literal;)*) => {
        kernel::words! {
            /// A land: the colour of a Land card (K1.2); the smallest first. Its word is its name in the rules.
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            #[repr(u8)]
            #[allow(missing_docs, reason = "the name is all there is to say")]
            pub enum Land, word { $($variant $word,)* }
        }

        impl Land {
            /// Its name in the names of texts and drawings: without umlauts.
            pub const fn key(self) -> &'static str {
                match self { $(Land::$variant => $key),* }
            }

            /// How many cards it has: the number printed on them (K1.2).
            pub const fn count(self) -> u8 {
                match self { $(Land::$variant => $count),* }
            }
        }
    };
}

lands! {
    Daenemark "Dänemark" "Daenemark" 4;
    England "England" "England" 5;
    Italien "Italien" "Italien" 6;
    Bayern "Bayern" "Bayern" 6;
    Ungarn "Ungarn" "Ungarn" 6;
    Kastilien "Kastilien" "Kastilien" 7;
    Franken "Franken" "Franken" 7;
    Sachsen "Sachsen" "Sachsen" 7;
    Frankreich "Frankreich" "Frankreich" 8;
}

impl Land {
    /// In the order of the score sheet: from Frankreich down to Dänemark (K5.5).
    pub fn on_the_sheet() -> impl Iterator<Item = Land> {
        Land::ALL.into_iter().rev()
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
