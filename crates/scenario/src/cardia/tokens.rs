//! Reading the parts of a line: cards, encounters, decks, what waits.

use super::error::Wrong;
use super::script::{Cards, Compared, Encounter, PileCards};
use cardia::{Card, Played, Waits, Words, read_faction};
use kernel::{BySeat, Seat};

pub(super) fn side(word: &str) -> Result<Seat, Wrong> {
    match word {
        "you" => Ok(Seat::A),
        "they" => Ok(Seat::B),
        _ => Err(Wrong::Side(word.into())),
    }
}

/// `you: …`
pub(super) fn side_and_rest(text: &str) -> Result<(Seat, &str), Wrong> {
    let (word, rest) = text.split_once(':').ok_or_else(|| Wrong::Colon(text.into()))?;
    Ok((side(word.trim())?, rest.trim()))
}

fn card(words: Words, word: &str) -> Result<Card, Wrong> {
    words.read_card(word).map_err(Wrong::Text)
}

/// `Judge Djinn ?3`, or `-`.
pub(super) fn cards(words: Words, text: &str) -> Result<Cards, Wrong> {
    let mut cards = Cards::default();
    let mut counted = false;
    for word in text.split(' ').filter(|_| text != "-") {
        if counted {
            return Err(Wrong::Count(word.into()));
        }
        if let Some(number) = word.strip_prefix('?') {
            cards.unnamed = count(number).ok_or_else(|| Wrong::Count(word.into()))?;
            counted = true;
            continue;
        }
        let card = card(words, word)?;
        if cards.named.contains(card) {
            return Err(Wrong::CardTwice(word.into()));
        }
        cards.named.insert(card);
    }
    Ok(cards)
}

fn count(digits: &str) -> Option<u8> {
    digits.parse().ok().filter(|n| (1..=16).contains(n))
}

/// `top Judge; rest ?6; bottom Djinn, Surgeon`, `?6`, or `-`.
pub(super) fn pile(words: Words, text: &str) -> Result<PileCards, Wrong> {
    let mut pile = PileCards::default();
    if text == "-" {
        return Ok(pile);
    }
    if text.starts_with('?') {
        pile.rest = cards(words, text)?;
        return Ok(pile);
    }
    let mut reached = 0;
    for part in text.split(';').map(str::trim) {
        let bad = || Wrong::PilePart(part.into());
        let (word, rest) = part.split_once(' ').ok_or_else(bad)?;
        let order = match word {
            "top" => {
                if rest.contains(' ') {
                    return Err(Wrong::OneTop(part.into()));
                }
                pile.top = Some(card(words, rest)?);
                1
            }
            "rest" => {
                pile.rest = cards(words, rest)?;
                2
            }
            "bottom" => {
                let names = rest.split(',').map(str::trim);
                pile.bottom = names.map(|name| card(words, name)).collect::<Result<_, _>>()?;
                3
            }
            _ => return Err(bad()),
        };
        if order <= reached {
            return Err(bad());
        }
        reached = order;
    }
    let mut seen = pile.rest.named;
    for &card in pile.top.iter().chain(&pile.bottom) {
        if seen.contains(card) {
            return Err(Wrong::CardTwice(words.card(card).into()));
        }
        seen.insert(card);
    }
    Ok(pile)
}

/// `-5 librarian blackmail=Guild`, or `-`.
pub(super) fn waits<'a>(parts: impl Iterator<Item = &'a str>) -> Result<Waits, Wrong> {
    let mut waits = Waits::default();
    for word in parts {
        let bad = || Wrong::Waiting(word.into());
        match word {
            "librarian" => waits.librarians = waits.librarians.saturating_add(1),
            "engineer" => waits.engineers = waits.engineers.saturating_add(1),
            "token" => waits.tokens = waits.tokens.saturating_add(1),
            "unicorn" if !waits.unicorn => waits.unicorn = true,
            "faceup" if !waits.face_up => waits.face_up = true,
            "basilisk" if !waits.basilisk => waits.basilisk = true,
            _ => match word.strip_prefix("blackmail=") {
                Some(name) => {
                    let named =
                        &mut waits.blackmail[read_faction(name).map_err(Wrong::Text)? as usize];
                    *named = named.saturating_add(1);
                }
                None => {
                    let sum = signed(word).filter(|_| waits.modifier == 0).ok_or_else(bad)?;
                    waits.modifier = sum;
                }
            },
        }
    }
    Ok(waits)
}

/// A sum of modifiers, which has a sign and is not 0.
fn signed(text: &str) -> Option<i8> {
    text.parse().ok().filter(|&sum: &i8| sum != 0 && text.starts_with(['+', '-']))
}

/// `3:2`
pub(super) fn pair(text: &str) -> Result<(u8, u8), Wrong> {
    let numbers = text.split_once(':').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    numbers.ok_or_else(|| Wrong::Pair(text.into()))
}

/// A card in play: `Judge+3~^`.
fn played(words: Words, text: &str) -> Result<Played, Wrong> {
    let bad = || Wrong::Marks(text.into());
    let (rest, unicorn) = text.strip_suffix('^').map_or((text, false), |rest| (rest, true));
    let bare = rest.trim_end_matches('~');
    let tokens = u8::try_from(rest.len() - bare.len()).map_err(|_| bad())?;
    let end = bare.find(['+', '-']).unwrap_or(bare.len());
    let (name, sum) = bare.split_at(end);
    let modifiers = if sum.is_empty() { 0 } else { signed(sum).ok_or_else(bad)? };
    if !name.bytes().all(|b| b.is_ascii_alphabetic()) {
        return Err(bad());
    }
    Ok(Played { card: card(words, name)?, modifiers, tokens, unicorn })
}

fn influence(text: &str) -> Result<(), Wrong> {
    let number = text.trim_end_matches('*');
    let plain = number.strip_prefix('-').unwrap_or(number);
    match !plain.is_empty() && plain.bytes().all(|b| b.is_ascii_digit()) {
        true => Ok(()),
        false => Err(Wrong::Influence(text.into())),
    }
}

/// `Inventor+3 18* > 16 Djinn`
pub(super) fn encounter(words: Words, text: &str) -> Result<BySeat<Played, 2>, Wrong> {
    let parts: Vec<_> = text.split(' ').collect();
    match parts[..] {
        [you, yours, relation, theirs, they] => {
            influence(yours)?;
            influence(theirs)?;
            if !["<", "=", ">", "w", "?"].contains(&relation) {
                return Err(Wrong::Relation(relation.into()));
            }
            Ok(BySeat([played(words, you)?, played(words, they)?]))
        }
        [_, "?", _] => Err(Wrong::FaceDown),
        _ => Err(Wrong::Encounter(text.into())),
    }
}

/// The same, or only the cards: `Inventor+3 : Djinn`.
pub(super) fn given(words: Words, text: &str) -> Result<(BySeat<Played, 2>, Compared), Wrong> {
    match text.split(' ').collect::<Vec<_>>()[..] {
        [you, ":", they] => {
            Ok((BySeat([played(words, you)?, played(words, they)?]), Compared::Untold))
        }
        _ => Ok((encounter(words, text)?, Compared::Told)),
    }
}

pub(super) fn revealed(words: Words, text: &str) -> Result<Encounter, Wrong> {
    let cards = encounter(words, text)?;
    Ok(Encounter { cards: BySeat::new(|seat| cards[seat].card), text: text.into() })
}

/// Encounters with ` | ` between them, or `-`; the last one may be face down.
pub(super) fn table(words: Words, text: &str) -> Result<String, Wrong> {
    let encounters: Vec<_> = text.split(" | ").filter(|_| text != "-").collect();
    for (i, text) in encounters.iter().enumerate() {
        match encounter(words, text) {
            Err(Wrong::FaceDown) if i + 1 == encounters.len() => face_down(words, text)?,
            other => {
                other?;
            }
        }
    }
    Ok(text.into())
}

/// `# ? Judge`
fn face_down(words: Words, text: &str) -> Result<(), Wrong> {
    for word in text.split(" ? ").filter(|&word| word != "#") {
        card(words, word)?;
    }
    Ok(())
}
