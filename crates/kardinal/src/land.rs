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
            /// Its name in the names of texts and drawings: without capitals and umlauts.
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
    Daenemark "Dänemark" "daenemark" 4;
    England "England" "england" 5;
    Italien "Italien" "italien" 6;
    Bayern "Bayern" "bayern" 6;
    Ungarn "Ungarn" "ungarn" 6;
    Kastilien "Kastilien" "kastilien" 7;
    Franken "Franken" "franken" 7;
    Sachsen "Sachsen" "sachsen" 7;
    Frankreich "Frankreich" "frankreich" 8;
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
