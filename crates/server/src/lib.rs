//! Tables over the network: WebSocket, HTTP, storage, bots. The only crate with a database.
//!
//! [`start`] opens the database, listens and returns a [`Running`] server. A [`room::Room`] decides what happens at a
//! table; this crate stores it and then sends it to the clients. It knows no rules of any game.
//!
//! | module | subject |
//! |---|---|
//! | `listen` | connections: who is let in, and for how long |
//! | `store` | the database: lines, persons, one writer with shared commits |
//! | `tables`, `table` | the tables in memory, and one of them |
//! | `cluster` | several servers of one PostgreSQL: news, who serves, the time of all |
//! | `socket`, `outbox` | a connection, and what waits to be sent on it |
//! | `admin` | bans, announcements, invitations, drain |
//! | `retention`, `rights` | how long things are kept; what a person can get and delete |
//! | `hub` | subscriptions to the lobby and to a person's own tables |
//! | `identity` | guests, tokens, cookies, codes for another device |
//! | `http` | the HTTP interface, its description and its page |
//! | `tls` | the certificate of the server |
//! | `pages` | the browser client |
//! | `pool`, `think` | threads for bots, and the work of bots on them |
//! | `limits`, `metrics` | limits for persons and networks, and metrics for Prometheus |

mod admin;
mod app;
mod clock;
mod cluster;
mod config;
mod http;
mod hub;
mod identity;
mod limits;
mod listen;
mod metrics;
mod names;
mod outbox;
mod pages;
mod pool;
mod random;
mod retention;
mod rights;
mod socket;
pub mod store;
mod table;
mod tables;
mod think;
mod tls;

pub use admin::{BadSubnet, Subnet};
pub(crate) use app::App;
pub use app::{NotStarted, Running, start};
pub use cluster::BadNats;
pub use config::{Acme, Certificate, CertificateSource, Config, Keep, Limits, Rate, Timeouts};
