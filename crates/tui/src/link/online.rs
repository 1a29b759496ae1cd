//! A table on a server: one thread has the connection, and makes it again when it is lost.

use super::address::Address;
use super::keep::write_whole;
use super::{Cause, Line, Lost, News, Trust};
use protocol::{
    ChosenOptions, ClientMessage, ClockSetting, ErrorCode, Guest, Problem, Rename, Request,
    ServerMessage, VERSION,
};
use rustls::ClientConfig;
use std::fmt;
use std::io;
use std::net::{TcpStream, ToSocketAddrs as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{ClientRequestBuilder, Connector, HandshakeError, Message, WebSocket};

/// How long to wait for a server.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long reading waits before it looks whether there is something to send.
const BREATH: Duration = Duration::from_millis(25);
/// A connection that was silent for so long is asked whether it is there; after twice that it is not.
const SILENCE: Duration = Duration::from_secs(20);
/// The first pause before another try; each is twice as long as the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// The longest pause before another try.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

/// A connection, encrypted or not.
type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// The way to a server.
pub struct Online {
    /// `https://HOST`
    url: String,
    out: Sender<ClientMessage>,
    /// The table that is looked at.
    table: Option<String>,
    sent: u64,
    /// What makes message ids differ from those of other runs.
    run: u64,
}

impl Online {
    /// Goes to a server, and to the table if one is named, where an invitation gives a seat. Who one is there is kept in a file of the folder `tokens`;
    /// without one, somebody new each time. With a name, one is called by it from now on.
    pub fn new(
        address: Address,
        trust: &Trust,
        run: u64,
        tokens: Option<PathBuf>,
        name: Option<String>,
        news: Sender<News>,
    ) -> Online {
        let (out, todo) = mpsc::channel();
        let (table, url) = (address.table.clone(), address.url());
        let watched = table.clone();
        // Sent as soon as there is a connection.
        let accept = |(table, code): (String, String)| {
            let (msg, request) = (format!("{run:x}-0"), Request::Accept { code });
            ClientMessage::Table { table, msg, request }
        };
        let open = table.clone().zip(address.invitation.clone()).map(accept).into_iter().collect();
        let file = tokens.map(|folder| folder.join(file_name(&address.server())));
        let (token, welcome, tls) = (None, false, trust.socket());
        let http = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_redirects(0)
            // The connection of the table goes straight to the server, too.
            .proxy(None)
            .tls_config(trust.http())
            .build()
            .into();
        let mut line = Connection {
            address,
            http,
            tls,
            file,
            token,
            name,
            todo,
            news,
            watched,
            open,
            welcome,
        };
        thread::spawn(move || line.live());
        Online { url, out, table, sent: 0, run }
    }

    /// The address of the table that is looked at.
    pub fn address(&self) -> Option<String> {
        let table = self.table.as_ref()?;
        Some(format!("{}/t/{table}", self.url))
    }

    fn say(&self, message: ClientMessage) {
        // A connection that has ended for good has told so.
        let _gone = self.out.send(message);
    }

    fn next_id(&mut self) -> String {
        self.sent += 1;
        format!("{:x}-{}", self.run, self.sent)
    }

    /// Asks something of the table that is looked at.
    pub fn request(&mut self, request: Request) {
        let msg = self.next_id();
        if let Some(table) = self.table.clone() {
            self.say(ClientMessage::Table { table, msg, request });
        }
    }

    /// Goes to a table.
    pub fn watch(&mut self, table: String) {
        self.table = Some(table);
        self.request(Request::Watch { version: None });
    }

    /// Opens a table; the ack has its id.
    pub fn create(&mut self, options: ChosenOptions, clock: ClockSetting) {
        let msg = self.next_id();
        self.say(ClientMessage::Create { msg, options, clock });
    }

    /// Asks for a hint, or stops asking.
    pub fn analyse(&mut self, wanted: bool) {
        let msg = self.next_id();
        match (wanted, self.table.clone()) {
            (true, Some(table)) => self.say(ClientMessage::Analyse { table, msg }),
            (_, _) => self.say(ClientMessage::StopAnalysing),
        }
    }
}

/// The thread that has the connection.
struct Connection {
    address: Address,
    /// For what is asked before a table is looked at.
    http: ureq::Agent,
    /// Whom to trust on the connection of a table; nothing for those that everybody trusts.
    tls: Option<Arc<ClientConfig>>,
    /// Where the token for this server is kept.
    file: Option<PathBuf>,
    /// The token.
    token: Option<String>,
    /// A new name, until the server knows it.
    name: Option<String>,
    todo: Receiver<ClientMessage>,
    news: Sender<News>,
    /// The table to look at again after a pause.
    watched: Option<String>,
    /// Sent, and neither done nor refused yet. After a pause they are sent again: what was done is done once.
    open: Vec<ClientMessage>,
    /// Did the server greet us since the last try?
    welcome: bool,
}

/// Why a connection ended.
enum End {
    /// It may be tried again; what happened.
    Broken(Cause),
    /// It is to be tried again as somebody new.
    Forgotten,
    /// It makes no sense to try again.
    Lost(Lost),
    /// Nobody wants it any more.
    Over,
}

impl End {
    fn of(is_distrust: bool, why: &dyn fmt::Display) -> End {
        match is_distrust {
            true => End::Lost(Lost::Distrusted(why.to_string())),
            false => End::Broken(Cause::System(why.to_string())),
        }
    }
}

impl From<io::Error> for End {
    fn from(why: io::Error) -> End {
        End::Broken(Cause::System(why.to_string()))
    }
}

impl From<tungstenite::Error> for End {
    fn from(why: tungstenite::Error) -> End {
        // A certificate that cannot be trusted comes as bad data.
        let is_bad_data =
            matches!(&why, tungstenite::Error::Io(why) if why.kind() == io::ErrorKind::InvalidData);
        let is_distrust = is_bad_data || matches!(why, tungstenite::Error::Tls(_));
        End::of(is_distrust, &why)
    }
}

impl From<ureq::Error> for End {
    fn from(why: ureq::Error) -> End {
        let is_bad_data =
            matches!(&why, ureq::Error::Io(why) if why.kind() == io::ErrorKind::InvalidData);
        let is_distrust = is_bad_data || matches!(why, ureq::Error::Rustls(_));
        End::of(is_distrust, &why)
    }
}

impl Connection {
    fn live(&mut self) {
        let mut pause = FIRST_PAUSE;
        let mut known = false;
        loop {
            let end = match self.connect() {
                Ok(mut socket) => self.talk(&mut socket),
                Err(end) => end,
            };
            if std::mem::take(&mut self.welcome) {
                (pause, known) = (FIRST_PAUSE, true);
            }
            let lost = match end {
                End::Over => return,
                End::Lost(why) => Some(why),
                // Where nobody ever answered, nobody will.
                End::Broken(cause) if !known => {
                    Some(Lost::Unanswered { url: self.address.url(), cause })
                }
                End::Broken(_) | End::Forgotten => None,
            };
            let gone = lost.is_some();
            let line = lost.map_or(Line::Down, Line::Lost);
            if self.news.send(News::Line(line)).is_err() || gone {
                return;
            }
            // What is wanted meanwhile is sent when the connection is there again.
            match self.todo.recv_timeout(pause) {
                Ok(message) => self.note(message),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    fn stream(&self) -> io::Result<TcpStream> {
        let mut last = io::Error::from(io::ErrorKind::NotFound);
        for at in self.address.server().to_socket_addrs()? {
            match TcpStream::connect_timeout(&at, PATIENCE) {
                Ok(stream) => {
                    stream.set_nodelay(true)?;
                    stream.set_read_timeout(Some(PATIENCE))?;
                    stream.set_write_timeout(Some(PATIENCE))?;
                    return Ok(stream);
                }
                Err(why) => last = why,
            }
        }
        Err(last)
    }

    fn connect(&mut self) -> Result<Socket, End> {
        let token = match self.token.take().or_else(|| self.kept_token()) {
            Some(token) => token,
            None => self.new_guest()?,
        };
        self.token = Some(token.clone());
        self.tell_name(&token)?;
        let url = self.address.socket_url();
        let uri = format!("{url}/ws").parse().map_err(|why| told(&format!("{url}: {why}")))?;
        let request =
            ClientRequestBuilder::new(uri).with_header("Authorization", format!("Bearer {token}"));
        let stream = self.stream()?;
        let timed = stream.try_clone()?;
        let trusted = self.tls.clone().map(Connector::Rustls);
        match tungstenite::client_tls_with_config(request, stream, None, trusted) {
            Ok((socket, _)) => {
                timed.set_read_timeout(Some(BREATH))?;
                Ok(socket)
            }
            Err(HandshakeError::Failure(tungstenite::Error::Http(answer)))
                if answer.status() == 401 =>
            {
                // The server does not know us any more: we come as somebody new.
                self.forget_token();
                Err(End::Forgotten)
            }
            Err(HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
                Err(self.no_server(answer.body().as_deref().unwrap_or_default()))
            }
            Err(HandshakeError::Failure(why)) => Err(why.into()),
            Err(HandshakeError::Interrupted(_)) => Err(End::Broken(Cause::Slow)),
        }
    }

    fn kept_token(&self) -> Option<String> {
        let text = std::fs::read_to_string(self.file.as_ref()?).ok()?;
        Some(text.trim().to_owned()).filter(|token| !token.is_empty())
    }

    fn forget_token(&mut self) {
        self.token = None;
        if let Some(path) = &self.file {
            // If it stays, the next try says so again.
            let _left = std::fs::remove_file(path);
        }
    }

    /// Tells the server what one wants to be called, once.
    fn tell_name(&mut self, token: &str) -> Result<(), End> {
        let Some(name) = &self.name else { return Ok(()) };
        let rename = serde_json::to_string(&Rename { name: name.clone(), avatar: None });
        let body = rename.map_err(|why| told(&why))?;
        let url = format!("{}/api/me", self.address.url());
        let request = self.http.put(url).header("Authorization", format!("Bearer {token}"));
        let answer = request.header("Content-Type", "application/json").send(body)?;
        match answer.status().as_u16() {
            200..300 => self.name = None,
            // A token that is not known any more: whoever comes next tells it again.
            401 => {}
            _ => return Err(End::Lost(Lost::BadName(name.clone()))),
        }
        Ok(())
    }

    /// Becomes a guest, and keeps the token for the next time.
    fn new_guest(&self) -> Result<String, End> {
        let url = self.address.url();
        let mut answer = self.http.post(format!("{url}/api/guests")).send_empty()?;
        let text = answer.body_mut().read_to_string()?;
        let guest: Guest =
            serde_json::from_str(&text).map_err(|_| self.no_server(text.as_bytes()))?;
        if let Some(path) = &self.file {
            if let Some(folder) = path.parent() {
                std::fs::create_dir_all(folder)?;
            }
            write_whole(path, &guest.token)?;
        }
        Ok(guest.token)
    }

    /// What answers there is no server, or one that says what is wrong.
    fn no_server(&self, body: &[u8]) -> End {
        let problem = serde_json::from_slice::<Problem>(body).ok().map(|it| Lost::Told(it.detail));
        End::Lost(problem.unwrap_or_else(|| Lost::NoServer(self.address.url())))
    }

    fn talk(&mut self, socket: &mut Socket) -> End {
        match self.talk_on(socket) {
            Ok(()) => End::Over,
            Err(end) => end,
        }
    }

    fn talk_on(&mut self, socket: &mut Socket) -> Result<(), End> {
        send(socket, &ClientMessage::Hello { version: VERSION, client: "terminal".to_owned() })?;
        let mut heard = Instant::now();
        let mut asked = false;
        loop {
            loop {
                match self.todo.try_recv() {
                    Ok(message) => {
                        send(socket, &message)?;
                        self.note(message);
                    }
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => {
                        let _closed = socket.close(None);
                        return Ok(());
                    }
                }
            }
            match socket.read() {
                Ok(Message::Text(text)) => {
                    (heard, asked) = (Instant::now(), false);
                    let told = ServerMessage::from_json(&text);
                    let told = told.map_err(|_| End::Lost(Lost::Unknown))?;
                    self.hear(socket, told)?;
                }
                Ok(Message::Close(_)) => return Err(End::Broken(Cause::HungUp)),
                Ok(_) => (heard, asked) = (Instant::now(), false),
                Err(tungstenite::Error::Io(why)) if is_pause(&why) => {
                    if heard.elapsed() > SILENCE * 2 {
                        return Err(End::Broken(Cause::Silent));
                    }
                    if heard.elapsed() > SILENCE && !asked {
                        asked = true;
                        send(socket, &ClientMessage::Ping { at: 0 })?;
                    }
                }
                Err(why) => return Err(why.into()),
            }
        }
    }

    /// Remembers what has to be sent again if the connection breaks.
    fn note(&mut self, message: ClientMessage) {
        match &message {
            ClientMessage::Table { table, request: Request::Watch { .. }, .. } => {
                self.watched = Some(table.clone());
            }
            ClientMessage::Table { .. } | ClientMessage::Create { .. } => self.open.push(message),
            ClientMessage::Hello { .. }
            | ClientMessage::Lobby
            | ClientMessage::LeaveLobby
            | ClientMessage::Mine
            | ClientMessage::LeaveMine
            | ClientMessage::Unwatch { .. }
            | ClientMessage::Analyse { .. }
            | ClientMessage::StopAnalysing
            | ClientMessage::Ping { .. } => {}
        }
    }

    fn hear(&mut self, socket: &mut Socket, told: ServerMessage) -> Result<(), End> {
        match &told {
            ServerMessage::Welcome { version, .. } if *version != VERSION => {
                return Err(End::Lost(Lost::OtherVersion(*version)));
            }
            ServerMessage::Welcome { .. } => {
                self.welcome = true;
                self.tell(News::Line(Line::Up))?;
                match &self.watched {
                    Some(table) => send(
                        socket,
                        &ClientMessage::Table {
                            table: table.clone(),
                            msg: "watch".to_owned(),
                            request: Request::Watch { version: None },
                        },
                    )?,
                    None => send(socket, &ClientMessage::Lobby)?,
                }
                for message in &self.open {
                    send(socket, message)?;
                }
            }
            ServerMessage::Error { code: ErrorCode::Version | ErrorCode::Banned, text, .. } => {
                return Err(End::Lost(Lost::Told(text.clone())));
            }
            ServerMessage::Closed { table } => {
                return Err(End::Lost(Lost::Closed(table.clone())));
            }
            ServerMessage::Error { code: ErrorCode::NoTable, .. } => {
                let table = self.watched.clone().unwrap_or_default();
                return Err(End::Lost(Lost::NoTable(table)));
            }
            ServerMessage::Ack { msg, .. }
            | ServerMessage::Refused { msg, .. }
            | ServerMessage::Preview { msg, .. }
            | ServerMessage::Stale { msg, .. } => self.open.retain(|it| id(it) != Some(msg)),
            ServerMessage::Lobby { .. }
            | ServerMessage::Mine { .. }
            | ServerMessage::Snapshot { .. }
            | ServerMessage::Change { .. }
            | ServerMessage::Update { .. }
            | ServerMessage::Said { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Analysis { .. }
            | ServerMessage::Notices { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Error { .. } => {}
        }
        self.tell(News::Told(Box::new(told)))
    }

    fn tell(&self, news: News) -> Result<(), End> {
        self.news.send(news).map_err(|_| End::Over)
    }
}

/// Lost for a reason that is told as it came.
fn told(why: &dyn fmt::Display) -> End {
    End::Lost(Lost::Told(why.to_string()))
}

fn id(message: &ClientMessage) -> Option<&String> {
    if let ClientMessage::Table { msg, .. } | ClientMessage::Create { msg, .. } = message {
        Some(msg)
    } else {
        None
    }
}

fn is_pause(why: &io::Error) -> bool {
    matches!(why.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}

fn send(socket: &mut Socket, message: &ClientMessage) -> Result<(), End> {
    let text = message.to_json().map_err(|why| told(&why))?;
    Ok(socket.send(Message::text(text))?)
}

/// The name of a server as one of a file.
fn file_name(server: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || c == '.' { c } else { '_' };
    server.chars().map(plain).collect()
}
