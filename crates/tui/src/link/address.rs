//! Where a server is, and which of its tables is meant.

use std::fmt;
use std::str::FromStr;

/// How to speak with a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// `http` and `ws`.
    Open,
    /// `https` and `wss`.
    Encrypted,
}

impl Scheme {
    const fn port(self) -> u16 {
        match self {
            Scheme::Open => 80,
            Scheme::Encrypted => 443,
        }
    }
}

/// A server, or a table on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// How to speak with it.
    pub scheme: Scheme,
    /// Its name or number.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// Which table; none for the list of them.
    pub table: Option<String>,
    /// The code of an invitation to a seat of the table.
    pub invitation: Option<String>,
}

/// Why a text is no such address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadAddress {
    /// It begins with something else than `http://` or `https://`.
    Scheme(String),
    /// It names no host.
    NoHost,
    /// Not a port.
    Port(String),
    /// It goes on with something else than `/t/TABLE`.
    Path(String),
}

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadAddress::Scheme(scheme) => {
                write!(
                    f,
                    "`{scheme}://` is no way to a server; write https://HOST/t/TABLE or http://HOST:PORT/t/TABLE"
                )
            }
            BadAddress::NoHost => f.write_str("no host; write http://HOST:PORT/t/TABLE"),
            BadAddress::Port(port) => write!(f, "`{port}` is no port; ports are 1 to 65535"),
            BadAddress::Path(path) => {
                write!(f, "`{path}` is no table; write http://HOST:PORT/t/TABLE")
            }
        }
    }
}

impl std::error::Error for BadAddress {}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Address, BadAddress> {
        let (scheme, rest) = match text.split_once("://") {
            None => (Scheme::Open, text),
            Some(("http" | "ws", rest)) => (Scheme::Open, rest),
            Some(("https" | "wss", rest)) => (Scheme::Encrypted, rest),
            Some((scheme, _)) => return Err(BadAddress::Scheme(scheme.to_owned())),
        };
        let (rest, invitation) = match rest.split_once('#') {
            Some((rest, code)) => (rest, Some(code.to_owned())),
            None => (rest, None),
        };
        let (server, path) = rest.split_once('/').unwrap_or((rest, ""));
        let (host, port) = match server.rsplit_once(':') {
            // An address of the sixth version has colons of its own, between brackets.
            Some((host, port)) if !port.ends_with(']') => {
                let number = port.parse().ok().filter(|&it| it != 0);
                (host, number.ok_or_else(|| BadAddress::Port(port.to_owned()))?)
            }
            _ => (server, scheme.port()),
        };
        if host.is_empty() {
            return Err(BadAddress::NoHost);
        }
        let table = match path.trim_end_matches('/') {
            "" => None,
            path => {
                let id = path.strip_prefix("t/").map(|id| id.split('?').next().unwrap_or(id));
                let fits = |id: &&str| {
                    !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
                };
                let bad = || BadAddress::Path(format!("/{path}"));
                Some(id.filter(fits).ok_or_else(bad)?.to_owned())
            }
        };
        Ok(Address { scheme, host: host.to_owned(), port, table, invitation })
    }
}

impl Address {
    /// `HOST:PORT`
    pub fn server(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }

    /// `https://HOST`, with the port where it is not the usual one.
    pub fn url(&self) -> String {
        self.with_scheme(["http", "https"])
    }

    /// The same for a WebSocket.
    pub fn socket_url(&self) -> String {
        self.with_scheme(["ws", "wss"])
    }

    fn with_scheme(&self, [open, encrypted]: [&str; 2]) -> String {
        let scheme = match self.scheme {
            Scheme::Open => open,
            Scheme::Encrypted => encrypted,
        };
        match self.port == self.scheme.port() {
            true => format!("{scheme}://{}", self.host),
            false => format!("{scheme}://{}", self.server()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(String, Option<String>), BadAddress> {
        text.parse().map(|it: Address| (it.server(), it.table))
    }

    #[test]
    fn a_server_or_a_table_on_it() {
        let (home, table) = ("127.0.0.1:8080".to_owned(), Some("k7f3".to_owned()));
        assert_eq!(read("http://127.0.0.1:8080/t/k7f3"), Ok((home.clone(), table.clone())));
        assert_eq!(read("127.0.0.1:8080/t/k7f3?x#y"), Ok((home.clone(), table)));
        assert_eq!(read("http://127.0.0.1:8080/"), Ok((home, None)));
        let invited: Address = "127.0.0.1:8080/t/k7f3#code".parse().expect("an address");
        assert_eq!(invited.invitation.as_deref(), Some("code"));
        assert_eq!(read("ws://cards.example"), Ok(("cards.example:80".to_owned(), None)));
        assert_eq!(read("[::1]:9000"), Ok(("[::1]:9000".to_owned(), None)));
        assert_eq!(read("wss://cards.example"), Ok(("cards.example:443".to_owned(), None)));
    }

    #[test]
    fn an_address_is_written_as_it_was_read() {
        for text in ["http://127.0.0.1:8080", "https://cards.example", "https://cards.example:8443"]
        {
            let address: Address = text.parse().expect("an address");
            assert_eq!(address.url(), text);
            assert_eq!(address.socket_url(), text.replacen("http", "ws", 1));
        }
    }

    #[test]
    fn anything_else_is_refused_with_a_reason() {
        assert_eq!(read("ftp://x"), Err(BadAddress::Scheme("ftp".into())));
        assert_eq!(read("http://x:99999"), Err(BadAddress::Port("99999".into())));
        assert_eq!(read("http:///t/a"), Err(BadAddress::NoHost));
        assert_eq!(read("http://x/rules"), Err(BadAddress::Path("/rules".into())));
    }
}
