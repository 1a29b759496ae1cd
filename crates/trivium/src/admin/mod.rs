//! The command `admin`: administration of a running server, over its HTTP interface.

mod call;
mod show;

use crate::serve::desk_of;
use crate::stop::Stop;
use call::Server;
use clap::{Args, Subcommand, ValueEnum};
use protocol::{
    AdminPerson, AdminTable, Ban, BanKind, Drain, Invite, InviteCode, Me, NewBan, NewInvite,
    NewNotice, Notice, Overview, Rename,
};
use serde::de::DeserializeOwned;
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Administer a running server
///
/// The commands talk to the server at --server and prove who they are with the token in its token file. `trivium serve`
/// creates that file next to its SQLite database, readable for its user only. The configuration of the server names both.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium admin status
  trivium admin people ann
  trivium admin ban person 5f2c… --for 7d --reason \"insults\"
  trivium admin ban address 192.0.2.0/24 --for 12h
  trivium admin announce \"Upgrade at 20:00, ten minutes\" --for 2h
  trivium admin drain --wait 30m && systemctl restart trivium")]
pub struct AdminArgs {
    #[command(flatten)]
    to: To,

    #[command(subcommand)]
    what: What,
}

/// Which server, and how to prove to be its administrator.
#[derive(Args)]
struct To {
    /// Address of the server, or of its --admin-listen port [default: that of --config, or http://127.0.0.1:8080]
    #[arg(long, value_name = "URL", env = "TRIVIUM_ADMIN_SERVER", global = true)]
    server: Option<String>,

    /// Configuration file of the server, which names its address and its token file [default: /etc/trivium.toml, if it
    /// exists and you run no server of your own]
    #[arg(long, value_name = "FILE", env = "TRIVIUM_CONFIG", global = true)]
    config: Option<PathBuf>,

    /// File with the token [default: beside the SQLite database of the server]
    #[arg(long, value_name = "FILE", env = "TRIVIUM_ADMIN_TOKEN_FILE", global = true)]
    token_file: Option<PathBuf>,

    /// Print JSON instead of text
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum What {
    /// Show the state of the server
    Status,
    /// List persons, latest visit first
    People {
        /// Part of a name or id
        #[arg(value_name = "TEXT", default_value = "")]
        find: String,
    },
    /// Give a person another name
    Rename {
        /// Id of the person
        #[arg(value_name = "PERSON")]
        person: String,
        /// The new name
        #[arg(value_name = "NAME")]
        name: String,
    },
    /// Delete a person with everything they said; their games stay, without the name
    Delete {
        /// Id of the person
        #[arg(value_name = "PERSON")]
        person: String,
        /// Confirm: a deleted person cannot be restored
        #[arg(long, required = true)]
        yes: bool,
    },
    /// List tables, latest move first
    Tables {
        /// Part of an id or of a name
        #[arg(value_name = "TEXT", default_value = "")]
        find: String,
    },
    /// Close a table for good
    Close {
        /// Id of the table
        #[arg(value_name = "TABLE")]
        table: String,
    },
    /// Ban a person or an address
    Ban {
        /// What to ban
        #[arg(value_name = "WHAT")]
        kind: Banned,
        /// Id of a person, address or network
        #[arg(value_name = "WHO")]
        subject: String,
        #[command(flatten)]
        terms: Terms,
    },
    /// Do not let a person chat
    Mute {
        /// Id of the person
        #[arg(value_name = "PERSON")]
        person: String,
        #[command(flatten)]
        terms: Terms,
    },
    /// List bans and mutes
    Bans,
    /// Lift a ban or a mute
    Unban {
        /// Id of the ban
        #[arg(value_name = "BAN")]
        ban: String,
    },
    /// Show a banner to everyone
    Announce {
        /// Text of the banner
        #[arg(value_name = "TEXT")]
        text: String,
        #[command(flatten)]
        span: Span,
    },
    /// List announcements
    Announcements,
    /// Take an announcement back
    Withdraw {
        /// Id of the announcement
        #[arg(value_name = "ANNOUNCEMENT")]
        notice: String,
    },
    /// Make an invitation code for a server with `admission = "invited"`
    Invite {
        /// Number of persons who can use it
        #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=10_000))]
        uses: u32,
        /// For whom it is meant
        #[arg(long, value_name = "TEXT", default_value = "")]
        note: String,
        #[command(flatten)]
        span: Span,
    },
    /// List invitations
    Invites,
    /// Withdraw an invitation
    Revoke {
        /// Id of the invitation
        #[arg(value_name = "INVITATION")]
        invite: String,
    },
    /// Let running games end and begin no new ones, before an upgrade
    Drain {
        /// Wait until no game is active, for at most this long; exit code 1 if some still are
        #[arg(long, value_name = "TIME", value_parser = span, conflicts_with = "off")]
        wait: Option<Duration>,
        /// Begin new games again
        #[arg(long)]
        off: bool,
    },
}

#[derive(ValueEnum, Clone, Copy)]
enum Banned {
    Person,
    Address,
}

#[derive(Args)]
struct Terms {
    /// Reason, shown to the person
    #[arg(long, value_name = "TEXT", default_value = "")]
    reason: String,
    #[command(flatten)]
    span: Span,
}

#[derive(Args)]
struct Span {
    /// How long, for example 30m, 12h or 7d [default: for good]
    #[arg(long = "for", value_name = "TIME", value_parser = span)]
    time: Option<Duration>,
}

impl Span {
    fn seconds(&self) -> Option<u32> {
        self.time.map(|time| u32::try_from(time.as_secs()).unwrap_or(u32::MAX))
    }
}

/// `45s`, `30m`, `12h`, `7d`: at most ten years.
fn span(text: &str) -> Result<Duration, String> {
    let wrong = || format!("`{text}` is no time; write 45s, 30m, 12h or 7d, at most 3650d");
    let units = [("s", 1), ("m", 60), ("h", 60 * 60), ("d", 24 * 60 * 60)];
    let found = units.iter().find_map(|(unit, seconds)| Some((text.strip_suffix(unit)?, *seconds)));
    let (number, unit): (&str, u64) = found.ok_or_else(wrong)?;
    let number: u64 = number.parse().map_err(|_| wrong())?;
    let seconds = number.checked_mul(unit).filter(|it| (1..=315_360_000).contains(it));
    seconds.map(Duration::from_secs).ok_or_else(wrong)
}

/// Runs a command of administration.
pub fn run(args: &AdminArgs, out: &mut impl Write) -> Result<(), Stop> {
    let To { server, config, token_file, json: _ } = &args.to;
    let usual = desk_of(config.as_deref())?;
    let url = server.as_deref().unwrap_or(&usual.url);
    let server = Server::new(url, token_file.as_deref(), usual.token_file.as_deref())?;
    let desk = Desk { server, json: args.to.json };
    desk.run(&args.what, out)
}

/// A server, and how to show what it says.
struct Desk {
    server: Server,
    json: bool,
}

impl Desk {
    fn run(&self, what: &What, out: &mut impl Write) -> Result<(), Stop> {
        match what {
            What::Status => self.shown::<Overview>("", show::overview, out),
            What::People { find } => self.shown::<Vec<AdminPerson>>(
                &finding("/people", find),
                |it| show::people(it),
                out,
            ),
            What::Tables { find } => {
                self.shown::<Vec<AdminTable>>(&finding("/tables", find), |it| show::tables(it), out)
            }
            What::Bans => self.shown::<Vec<Ban>>("/bans", |it| show::bans(it), out),
            What::Announcements => {
                self.shown::<Vec<Notice>>("/notices", |it| show::notices(it), out)
            }
            What::Invites => self.shown::<Vec<Invite>>("/invites", |it| show::invites(it), out),
            What::Rename { person, name } => {
                let path = format!("/people/{}", word(person));
                let me: Me =
                    self.server.put(&path, &Rename { name: name.clone(), avatar: None })?;
                self.say(out, &format!("The person is called {} now.", me.name))
            }
            What::Delete { person, yes: _ } => {
                self.server.delete(&format!("/people/{}", word(person)))?;
                self.say(out, "Deleted.")
            }
            What::Close { table } => {
                self.server.delete(&format!("/tables/{}", word(table)))?;
                self.say(out, "Closed.")
            }
            What::Ban { kind, subject, terms } => {
                let kind = match kind {
                    Banned::Person => BanKind::Person,
                    Banned::Address => BanKind::Address,
                };
                self.ban(kind, subject, terms, out)
            }
            What::Mute { person, terms } => self.ban(BanKind::Mute, person, terms, out),
            What::Unban { ban } => {
                self.server.delete(&format!("/bans/{}", word(ban)))?;
                self.say(out, "Lifted.")
            }
            What::Announce { text, span } => {
                let new = NewNotice { text: text.clone(), seconds: span.seconds() };
                let notice: Notice = self.server.post("/notices", &new)?;
                self.say(
                    out,
                    &format!("Announced. Take it back with: trivium admin withdraw {}", notice.id),
                )
            }
            What::Withdraw { notice } => {
                self.server.delete(&format!("/notices/{}", word(notice)))?;
                self.say(out, "Taken back.")
            }
            What::Invite { uses, note, span } => self.invite(*uses, note, span, out),
            What::Revoke { invite } => {
                self.server.delete(&format!("/invites/{}", word(invite)))?;
                self.say(out, "Withdrawn.")
            }
            What::Drain { wait, off } => self.drain(*wait, *off, out),
        }
    }

    /// Asks for something and shows it.
    fn shown<T: DeserializeOwned>(
        &self,
        path: &str,
        show: impl FnOnce(&T) -> String,
        out: &mut impl Write,
    ) -> Result<(), Stop> {
        let text = self.server.get(path)?;
        if self.json {
            return Ok(writeln!(out, "{text}")?);
        }
        Ok(write!(out, "{}", show(&call::read(&text)?))?)
    }

    fn say(&self, out: &mut impl Write, text: &str) -> Result<(), Stop> {
        Ok(writeln!(out, "{text}")?)
    }

    fn ban(
        &self,
        kind: BanKind,
        subject: &str,
        terms: &Terms,
        out: &mut impl Write,
    ) -> Result<(), Stop> {
        let (subject, reason) = (subject.to_owned(), terms.reason.clone());
        let new = NewBan { kind, subject, reason, seconds: terms.span.seconds() };
        let ban: Ban = self.server.post("/bans", &new)?;
        self.say(
            out,
            &format!("Done for {}. Lift it with: trivium admin unban {}", ban.subject, ban.id),
        )
    }

    fn invite(&self, uses: u32, note: &str, span: &Span, out: &mut impl Write) -> Result<(), Stop> {
        let new = NewInvite { note: note.to_owned(), uses, seconds: span.seconds() };
        let made: InviteCode = self.server.post("/invites", &new)?;
        let server = self.server.url();
        self.say(out, &format!("Code: {}\nLink: {server}/?invite={}", made.code, made.code))
    }

    fn drain(&self, wait: Option<Duration>, off: bool, out: &mut impl Write) -> Result<(), Stop> {
        let drain: Drain = self.server.put("/drain", &Drain { draining: !off })?;
        if !drain.draining {
            return self.say(out, "New games begin again.");
        }
        self.say(out, "No new games begin. Running games may end.")?;
        let Some(wait) = wait else { return Ok(()) };
        out.flush()?;
        let end = Instant::now() + wait;
        loop {
            let now: Overview = call::read(&self.server.get("")?)?;
            if now.games_active == 0 {
                return self.say(out, "No game is active. The server can be stopped.");
            }
            if Instant::now() >= end {
                let active = now.games_active;
                let text = format!(
                    "{active} games are still active; nothing is lost if the server stops now"
                );
                return Err(Stop::failed(text));
            }
            std::thread::sleep(Duration::from_secs(1).min(end - Instant::now()));
        }
    }
}

fn finding(path: &str, find: &str) -> String {
    if find.is_empty() { path.to_owned() } else { format!("{path}?find={}", word(find)) }
}

/// A word as part of an address.
fn word(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
