//! Exact solving of small games for two: reduced Cardia with its abilities, or any other [`kernel::Game`] that is
//! small enough.
//!
//! ```text
//! let mini = Mini::named("cardia-mini-6a")?;
//! let built = mini.build(&mut |size| ControlFlow::Continue(()))?;           // the game in compact form
//! let found = built.solve(&Effort::default(), |progress| ControlFlow::Continue(()));
//! found.progress.quality.exploitability();                                   // at most 1e-3
//! built.exploit(|view, actions| vec![1.0; actions.len()]).exploitability();  // of any policy
//! ```
//!
//! # Exploitability
//!
//! A win pays 1, a loss −1, a draw (or a shared win) 0. For a strategy of both seats, [`Exploit::best`] is what
//! each seat gets when it plays as well as possible against the other's strategy. Their sum is NashConv; its half
//! is the **exploitability**: what an opponent who knows the strategy wins against it on average over both seats. It
//! is computed, not estimated, and it is 0 for an equilibrium and only for it. The **value** of the game is what
//! A gets in equilibrium; [`Exploit::value_bounds`] encloses it with certainty.
//!
//! # Method
//!
//! - [`Built::open`] makes the compact form: public positions, and in each of them what a seat may privately know.
//!   It checks, in whole numbers, that nothing is lost by it; the module `open` says why nothing is. [`Built::tree`]
//!   makes the plain game tree with perfect recall, for games where the compact form does not exist and to check
//!   it where it does.
//! - Positions in which everything is known to both are solved exactly and once ([`Ends::Apart`]).
//! - What is left is solved by CFR+, discounted or vanilla CFR ([`Algorithm`]), the same to the last bit on every
//!   machine.
//! - [`Built::program`] gives the same game as a linear program, for solvers that share nothing with ours. The
//!   tests use `microlp`; `checks/` has scripts for HiGHS and OpenSpiel.

mod build;
mod form;
mod hash;
mod mini;
mod open;
mod policy;
mod program;
mod solve;
mod tree;

pub use build::{Asked, Built, Ends, Memory, Size, Solvable, Unbuilt, Watch};
pub use mini::Mini;
pub use program::{Program, Relation, Row};
pub use solve::{Algorithm, Effort, Exploit, Progress, Solution, Strategy};
