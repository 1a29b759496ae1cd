use crate::facts::facts;
use crate::text::{Arg, texts_typescript};
use crate::{
    AdminPerson, AdminTable, Ban, Claim, ClientMessage, Drain, Enter, Guest, InviteCode,
    LessonOffer, Link, Me, MyData, NewBan, NewInvite, NewLesson, NewNotice, NewTable, Opened,
    Overview, PlayOut, PlayedOut, Position, Post, Problem, Puzzle, PuzzleAnswer, PuzzleVerdict,
    Puzzles, Rename, Replay, Review, ServerMessage, Statistics,
};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// The generated TypeScript files, by name: messages and the schema of texts, then the facts of each game.
pub fn bindings() -> impl Iterator<Item = (String, String)> {
    [("protocol.ts".to_owned(), typescript())].into_iter().chain(facts())
}

/// All messages and everything in them, and the schema of texts, as one TypeScript module. `cargo run -p protocol --example typescript` writes it
/// to `crates/protocol/bindings/protocol.ts`.
pub fn typescript() -> String {
    let mut types = Types::default();
    types.visit::<ClientMessage>();
    types.visit::<ServerMessage>();
    types.visit::<Replay>();
    types.visit::<Review>();
    types.visit::<Me>();
    types.visit::<Guest>();
    types.visit::<Rename>();
    types.visit::<Link>();
    types.visit::<Claim>();
    types.visit::<NewTable>();
    types.visit::<LessonOffer>();
    types.visit::<NewLesson>();
    types.visit::<Position>();
    types.visit::<PlayOut>();
    types.visit::<PlayedOut>();
    types.visit::<Puzzle>();
    types.visit::<PuzzleAnswer>();
    types.visit::<PuzzleVerdict>();
    types.visit::<Puzzles>();
    types.visit::<Statistics>();
    types.visit::<Opened>();
    types.visit::<Post>();
    types.visit::<Problem>();
    types.visit::<Overview>();
    types.visit::<AdminPerson>();
    types.visit::<AdminTable>();
    types.visit::<Ban>();
    types.visit::<NewBan>();
    types.visit::<NewNotice>();
    types.visit::<InviteCode>();
    types.visit::<NewInvite>();
    types.visit::<Drain>();
    types.visit::<Enter>();
    types.visit::<MyData>();
    types.visit::<Arg>();
    let head = "// Made from crates/protocol by `cargo run -p protocol --example typescript`. Do not edit.\n";
    let changed = "/** Those fields of something that are not as they were; of a list also only those places. */\n\
        export type Changed<T> = T extends unknown\n  ? { [K in keyof T]?: T[K] | (T[K] extends (infer E)[] ? { [place: string]: E } : never) }\n  : never;\n";
    let foreseen = "/** What is foreseen to be otherwise: parts of things, places of lists. */\n\
        export type Foreseen<T> = T extends (infer E)[]\n  ? T | { [place: string]: Foreseen<E> }\n  : T extends object ? { [K in keyof T]?: Foreseen<T[K]> } : T;\n";
    types.found.insert("Foreseen".to_owned(), foreseen.trim_end().to_owned());
    types.found.insert("Changed".to_owned(), changed.trim_end().to_owned());
    let text = format!("{head}{}\n{}", types.text(), texts_typescript());
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Every type met, by name.
#[derive(Default)]
pub(crate) struct Types {
    config: Config,
    found: BTreeMap<String, String>,
}

impl Types {
    /// A type, and all types in it.
    pub(crate) fn add<T: TS + 'static>(&mut self) {
        self.visit::<T>();
    }

    /// What a type is called.
    pub(crate) fn name<T: TS>(&self) -> String {
        T::ident(&self.config)
    }

    /// All of them, by name.
    pub(crate) fn text(self) -> String {
        self.found.into_values().map(|it| format!("\n{it}\n")).collect()
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only our own types have a place of their own; numbers, lists and the like have none.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.found.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.found.insert(name, format!("{docs}export {}", T::decl(&self.config)));
        T::visit_dependencies(self);
    }
}
