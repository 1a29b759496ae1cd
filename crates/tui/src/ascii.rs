//! Text for terminals that show nothing but ASCII: signs become some like them, letters are transliterated.

use std::borrow::Cow;

/// A text in ASCII, as far as there is a way to write it.
pub fn spelled(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    let mut before = ' ';
    for letter in text.chars() {
        match letters(letter, before) {
            Some(some) if letter.is_uppercase() => out.push_str(&capitalised(some)),
            Some(some) => out.push_str(some),
            None => out.push(sign(letter).unwrap_or(letter)),
        }
        before = letter;
    }
    Cow::Owned(out)
}

fn capitalised(letters: &str) -> String {
    let mut rest = letters.chars();
    rest.next().map(|it| it.to_ascii_uppercase()).into_iter().chain(rest).collect()
}

/// A letter that takes several, or depends on the one before it: German, French, and Ukrainian as passports write it.
fn letters(letter: char, before: char) -> Option<&'static str> {
    let begins = !before.is_alphabetic() && before != '’';
    let small = letter.to_lowercase().next().unwrap_or(letter);
    Some(match small {
        'ä' | 'æ' => "ae",
        'ö' | 'œ' => "oe",
        'ü' => "ue",
        'ß' => "ss",
        'à' | 'â' | 'á' | 'ã' | 'å' | 'ą' => "a",
        'é' | 'è' | 'ê' | 'ë' | 'ę' | 'ě' => "e",
        'î' | 'ï' | 'í' | 'ì' | 'ı' => "i",
        'ô' | 'ó' | 'ò' | 'õ' | 'ø' | 'ő' => "o",
        'ù' | 'û' | 'ú' | 'ů' | 'ű' => "u",
        'ç' | 'ć' | 'č' => "c",
        'ñ' | 'ń' | 'ň' => "n",
        'ł' => "l",
        'ř' => "r",
        'ś' | 'š' | 'ş' => "s",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        'ğ' => "g",
        'а' => "a",
        'б' => "b",
        'в' => "v",
        // So that `зг` is not read as `ж`.
        'г' if matches!(before, 'з' | 'З') => "gh",
        'г' => "h",
        'ґ' => "g",
        'д' => "d",
        'е' => "e",
        'є' => {
            if begins {
                "ye"
            } else {
                "ie"
            }
        }
        'ж' => "zh",
        'з' => "z",
        'и' => "y",
        'і' => "i",
        'ї' => {
            if begins {
                "yi"
            } else {
                "i"
            }
        }
        'й' => {
            if begins {
                "y"
            } else {
                "i"
            }
        }
        'к' => "k",
        'л' => "l",
        'м' => "m",
        'н' => "n",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "kh",
        'ц' => "ts",
        'ч' => "ch",
        'ш' => "sh",
        'щ' => "shch",
        'ь' | 'ъ' => "",
        'ё' => "io",
        'ы' => "y",
        'э' => "e",
        'ю' => {
            if begins {
                "yu"
            } else {
                "iu"
            }
        }
        'я' => {
            if begins {
                "ya"
            } else {
                "ia"
            }
        }
        '…' => "...",
        '№' => "No.",
        '½' => "1/2",
        _ => return None,
    })
}

/// The one sign that looks most like it; `None` for what is ASCII already or like nothing there.
pub const fn sign(sign: char) -> Option<char> {
    Some(match sign {
        '─' | '━' | '═' | '–' | '—' | '−' => '-',
        '│' | '┃' | '║' => '|',
        '┌'..='╋' | '╭'..='╰' | '╔'..='╬' => '+',
        '“' | '”' | '„' | '«' | '»' => '"',
        '’' | '‘' | '‚' => '\'',
        '◆' | '★' | '●' | '•' => '*',
        '◇' | '○' => 'o',
        '▶' | '►' | '›' | '→' => '>',
        '◀' | '◄' | '‹' | '←' => '<',
        '▲' | '↑' => '^',
        '▼' | '↓' => 'v',
        '█' | '▓' | '▌' => '#',
        '░' | '·' | '…' => '.',
        '§' => '$',
        '×' => 'x',
        '±' => '~',
        '\u{a0}' | '\u{202f}' => ' ',
        // Names of people are not our texts; a letter of theirs takes one place.
        'ä' | 'à' | 'â' | 'á' => 'a',
        'Ä' | 'À' | 'Â' | 'Á' => 'A',
        'ö' | 'ô' | 'ó' | 'œ' => 'o',
        'Ö' | 'Ô' | 'Ó' | 'Œ' => 'O',
        'ü' | 'ù' | 'û' | 'ú' => 'u',
        'Ü' | 'Ù' | 'Û' | 'Ú' => 'U',
        'ß' => 's',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'É' | 'È' | 'Ê' | 'Ë' => 'E',
        'î' | 'ï' | 'í' => 'i',
        'Î' | 'Ï' | 'Í' => 'I',
        'ç' => 'c',
        'Ç' => 'C',
        'ñ' => 'n',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, Texts};

    #[test]
    fn letters_are_transliterated() {
        assert_eq!(spelled("Überläufer, weiß"), "Ueberlaeufer, weiss");
        assert_eq!(spelled("Œuvre déjà reçue"), "Oeuvre deja recue");
        assert_eq!(
            spelled("Згода, Юрій і щука; їжак, моє"),
            "Zghoda, Yurii i shchuka; yizhak, moie"
        );
        assert_eq!(spelled("п’ять"), "p'iat");
        assert_eq!(spelled("plain"), "plain");
    }

    /// Nothing that we say is left without letters.
    #[test]
    fn every_text_can_be_spelled() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for text in texts.all() {
                let ascii = spelled(&text);
                let left: String = ascii.chars().filter(|it| !it.is_ascii()).collect();
                assert!(left.is_empty(), "{language:?}: {left} in {text}");
            }
        }
    }
}
