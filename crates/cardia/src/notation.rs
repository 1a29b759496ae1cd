//! How Cardia is written.
pub enum BadText {}
