use crate::Heard;
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ClientMessage, Guest, Request, VERSION};
use std::fmt;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};

/// Why a client cannot go on.
#[derive(Debug)]
pub enum LoadError {
    /// The address is not one of this machine.
    NotHere(SocketAddr),
    /// The server gives no guest.
    NoGuest(String),
    /// The connection broke, or was never made.
    Connection(String),
    /// The server closed it.
    Closed,
    /// It said something that is no message.
    Unreadable(String),
    /// It refused what a player may do.
    Refused(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NotHere(address) => {
                write!(
                    f,
                    "{address} is not on this machine; only a loopback address is put under load"
                )
            }
            LoadError::NoGuest(why) => write!(f, "no guest: {why}"),
            LoadError::Connection(why) => write!(f, "no connection: {why}"),
            LoadError::Closed => f.write_str("the server closed the connection"),
            LoadError::Unreadable(why) => write!(f, "not a message: {why}"),
            LoadError::Refused(why) => write!(f, "refused: {why}"),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<tungstenite::Error> for LoadError {
    fn from(why: tungstenite::Error) -> LoadError {
        LoadError::Connection(why.to_string())
    }
}

/// A server on this machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Server(SocketAddr);

impl Server {
    /// The server there.
    pub fn at(address: SocketAddr) -> Result<Server, LoadError> {
        if address.ip().is_loopback() {
            Ok(Server(address))
        } else {
            Err(LoadError::NotHere(address))
        }
    }

    /// A new guest.
    pub async fn guest(self) -> Result<Guest, LoadError> {
        let text = self.http("/api/guests", |url| ureq::post(url).send_empty()).await;
        serde_json::from_str(&text.map_err(LoadError::NoGuest)?)
            .map_err(|why| LoadError::NoGuest(why.to_string()))
    }

    /// What is at this path.
    pub async fn get(self, path: &str) -> Result<String, LoadError> {
        self.http(path, |url| ureq::get(url).call()).await.map_err(LoadError::Connection)
    }

    async fn http(
        self,
        path: &str,
        ask: fn(&str) -> Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Result<String, String> {
        let url = format!("http://{}{path}", self.0);
        let asked = tokio::task::spawn_blocking(move || {
            let mut answer = ask(&url).map_err(|why| why.to_string())?;
            answer.body_mut().read_to_string().map_err(|why| why.to_string())
        });
        asked.await.map_err(|why| why.to_string()).flatten()
    }

    /// A connection as this guest, with greetings exchanged. Ids of messages are counted on from this number: the server
    /// remembers those of earlier connections.
    pub async fn connect(self, token: &str, sent: u32) -> Result<Client, LoadError> {
        let mut request = format!("ws://{}/ws", self.0).into_client_request()?;
        let bearer = HeaderValue::from_str(&format!("Bearer {token}"));
        let bearer = bearer.map_err(|why| LoadError::NoGuest(why.to_string()))?;
        request.headers_mut().insert("authorization", bearer);
        let stream = TcpStream::connect(self.0).await;
        let stream = stream.map_err(|why| LoadError::Connection(why.to_string()))?;
        stream.set_nodelay(true).map_err(|why| LoadError::Connection(why.to_string()))?;
        // Small buffers: there may be many thousand of these.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        let mut client = Client { socket, sent };
        client.send(&ClientMessage::Hello { version: VERSION, client: "load".into() }).await?;
        client.hear().await?;
        Ok(client)
    }
}

/// A connection.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    sent: u32,
}

impl Client {
    /// Says something.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), LoadError> {
        let text = message.to_json().map_err(|why| LoadError::Unreadable(why.to_string()))?;
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Wants something of a table; gives the id of the message.
    pub async fn want(&mut self, table: &str, request: Request) -> Result<String, LoadError> {
        let msg = self.fresh();
        let (table, sent) = (table.to_owned(), msg.clone());
        self.send(&ClientMessage::Table { table, msg: sent, request }).await?;
        Ok(msg)
    }

    /// An id no message had yet.
    pub fn fresh(&mut self) -> String {
        self.sent += 1;
        self.sent.to_string()
    }

    /// The next message.
    pub async fn hear(&mut self) -> Result<Heard, LoadError> {
        loop {
            match self.socket.next().await.ok_or(LoadError::Closed)?? {
                Message::Text(text) => {
                    return serde_json::from_str(&text)
                        .map_err(|why| LoadError::Unreadable(why.to_string()));
                }
                Message::Close(_) => return Err(LoadError::Closed),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// The answer to a message; everything else that comes before it is heard and forgotten.
    pub async fn answer(&mut self, msg: &str) -> Result<Heard, LoadError> {
        loop {
            let heard = self.hear().await?;
            if heard.msg.as_deref() != Some(msg) {
                continue;
            }
            return match heard.why {
                Some(why) => Err(LoadError::Refused(why.text)),
                None => Ok(heard),
            };
        }
    }
}
