//! The rules of the games, as the documents have them, for reading in the terminal.

use crate::text::{Language, Texts};
use protocol::GameName;

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its heading.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of a chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading within it.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// An item of a list, or a statement with its id.
    Item(String),
    /// A row of a table.
    Row(String),
}

/// The document of a game in a language; none for a game without rules here.
fn document(game: GameName, language: Language) -> Option<&'static str> {
    macro_rules! rules {
        ($file:literal) => {
            Some(match language {
                Language::English => include_str!(concat!("../../../docs/rules/", $file)),
                Language::German => include_str!(concat!("../../../locales/de/rules/", $file)),
                Language::French => include_str!(concat!("../../../locales/fr/rules/", $file)),
                Language::Ukrainian => include_str!(concat!("../../../locales/uk/rules/", $file)),
            })
        };
    }
    if game == GameName::Cardia {
        rules!("cardia.md")
    } else if game == GameName::Kardinal {
        rules!("kardinal.md")
    } else if game == GameName::Civ {
        rules!("civ.md")
    } else {
        None
    }
}

/// The chapters of a game's rules. The first says how a game goes.
pub fn chapters(game: GameName, texts: &Texts) -> Vec<Chapter> {
    let text = texts.spelled(document(game, texts.language()).unwrap_or_default().to_owned());
    let chapters = text.split("\n## ").skip(1);
    chapters.map(|it| chapter(it, game, texts)).collect()
}

fn chapter(text: &str, game: GameName, texts: &Texts) -> Chapter {
    let (title, body) = text.split_once('\n').unwrap_or((text, ""));
    let mut blocks = Vec::new();
    for paragraph in body.split("\n\n") {
        blocks.extend(paragraph_blocks(paragraph));
    }
    // In other languages than English the statements about single cards stand with the cards.
    let id = title.split(' ').next().unwrap_or_default();
    let statement = |n: u32| {
        let text = texts.find(&format!("{}-rule-{id}-{n}", game.word()), &[])?;
        Some(Block::Item(plain(&format!("{id}.{n} {text}"))))
    };
    let first = blocks.iter().position(|it| matches!(it, Block::Item(_))).unwrap_or(blocks.len());
    if texts.language() != Language::English {
        blocks.splice(first..first, (1..).map_while(statement));
    }
    Chapter { title: plain(title), blocks }
}

/// A paragraph of the document: a heading, a list, a table or plain text.
fn paragraph_blocks(paragraph: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for line in paragraph.lines() {
        let bare = line.trim_start().trim_start_matches("> ").trim_start_matches('>');
        let item = bare.strip_prefix("- ").or_else(|| numbered(bare));
        if let Some(heading) = bare.strip_prefix("### ") {
            blocks.push(Block::Heading(plain(heading)));
        } else if bare.starts_with("|--") || bare == "---" || bare.starts_with("```") {
            // Only a line between others.
        } else if let Some(row) = bare.strip_prefix('|') {
            let cells = row.trim_end_matches('|').split('|').map(|it| plain(it.trim()));
            blocks.push(Block::Row(cells.collect::<Vec<_>>().join(" · ")));
        } else if let Some(item) = item {
            blocks.push(Block::Item(plain(item)));
        } else {
            match blocks.last_mut() {
                Some(Block::Item(text) | Block::Text(text)) => {
                    text.push(' ');
                    text.push_str(&plain(bare));
                }
                Some(Block::Heading(_) | Block::Row(_)) | None => {
                    blocks.push(Block::Text(plain(bare)));
                }
            }
        }
    }
    blocks.retain(|it| {
        let (Block::Heading(text) | Block::Text(text) | Block::Item(text) | Block::Row(text)) = it;
        !text.trim().is_empty()
    });
    blocks
}

/// `1. Play cards`, `a. **Take cards.**`
fn numbered(line: &str) -> Option<&str> {
    let (mark, _) = line.split_once(". ")?;
    let fits = mark.len() == 1 && mark.chars().all(|it| it.is_ascii_alphanumeric());
    fits.then_some(line)
}

/// Without the marks of the document.
fn plain(text: &str) -> String {
    let mut plain = text.replace("**", "").replace(['`', '*'], "");
    // Of a link its words remain.
    while let Some((before, rest)) = plain.split_once("](")
        && let Some((start, words)) = before.rsplit_once('[')
        && let Some((_, after)) = rest.split_once(')')
    {
        plain = format!("{start}{words}{after}");
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first chapter explains the game, and every statement of the document can be read.
    #[test]
    fn every_statement_is_there_in_every_language() {
        for game in [GameName::Cardia, GameName::Kardinal, GameName::Civ] {
            let statements = |language| {
                let texts = Texts::new(language);
                let chapters = chapters(game, &texts);
                assert!(chapters.len() > 5, "{language:?}");
                assert!(chapters[0].blocks.len() > 2, "{language:?}: {:?}", chapters[0]);
                let items = chapters.iter().flat_map(|it| &it.blocks).filter_map(|it| match it {
                    Block::Item(text) => Some(text.split(' ').next()?.to_owned()),
                    Block::Heading(_) | Block::Text(_) | Block::Row(_) => None,
                });
                let is_id = |it: &String| {
                    let letters = it.trim_start_matches(|c: char| c.is_ascii_uppercase());
                    letters.len() + 1 == it.len()
                        && letters.starts_with(|c: char| c.is_ascii_digit())
                };
                items.filter(is_id).collect::<std::collections::BTreeSet<_>>()
            };
            let english = statements(Language::English);
            assert!(english.len() > 25, "{english:?}");
            for language in Language::ALL {
                let these = statements(language);
                let missing: Vec<_> = english.symmetric_difference(&these).collect();
                assert!(missing.is_empty(), "{game:?} in {language:?}: {missing:?}");
            }
        }
    }

    #[test]
    fn marks_are_left_out() {
        assert_eq!(
            plain("- **K1.1** see [the *rules*](x.md), `--deck`"),
            "- K1.1 see the rules, --deck"
        );
    }
}
