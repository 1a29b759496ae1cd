//! Connections: how many are let in, how long each may say or read nothing, and how they end when the server stops.

use crate::App;
use crate::app::stopped;
use crate::config::Timeouts;
use crate::limits::{Counts, Held, Network};
use crate::tls::{Spoken, Tls};
use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, Sleep, timeout};
use tower_service::Service as _;

/// Descriptors that are kept for everything else: the database, its copies, the log.
const RESERVED: usize = 64;
/// The smallest part of all connections that one network gets, however few there are.
const LEAST: usize = 8;
/// How long to wait when the system gives no more connections.
const BREATH: Duration = Duration::from_millis(100);
/// The longest head of a request.
const LONGEST_HEAD: usize = 64 * 1024;
/// HTTP/2 is told from HTTP/1 by this many bytes.
const PREFACE: usize = 24;

/// How many requests of HTTP/2 may be under way on one connection.
const STREAMS: u32 = 32;

/// Said to whoever is not let in, before anything is read.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\n\
Content-Type: text/plain\r\nContent-Length: 43\r\n\r\ntoo many connections; try again in a minute";

/// Lets connections in as long as there is room: in all, and for each network.
pub struct Door {
    most: usize,
    inside: AtomicUsize,
    networks: Option<Arc<Counts<Network>>>,
}

/// A connection that was let in, until it is dropped.
pub struct Entered {
    door: Arc<Door>,
    _network: Option<Held<Network>>,
}

impl Drop for Entered {
    fn drop(&mut self) {
        self.door.inside.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Door {
    /// For this many connections, of which a network gets at most so many. One network never gets more than a quarter of
    /// all, so that it cannot keep the others out.
    pub fn new(most: usize, of_network: Option<usize>) -> Door {
        let share = (most / 4).max(LEAST);
        let networks = of_network.map(|it| Arc::new(Counts::new(it.min(share))));
        Door { most, inside: AtomicUsize::new(0), networks }
    }

    /// How many are inside.
    pub fn inside(&self) -> usize {
        self.inside.load(Ordering::Relaxed)
    }

    /// Lets somebody in; `None` if there is no room.
    pub fn enter(self: &Arc<Door>, from: Network) -> Option<Entered> {
        let network = match &self.networks {
            Some(networks) => Some(networks.hold(from)?),
            None => None,
        };
        // Counted first, so that two who come at once are not both the last.
        if self.inside.fetch_add(1, Ordering::Relaxed) >= self.most {
            self.inside.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        Some(Entered { door: self.clone(), _network: network })
    }
}

/// How many connections there can be: as many as wished, but fewer than the descriptors of this process, whose limit is
/// raised as far as the system allows.
pub fn capacity(wished: usize) -> usize {
    let mut limits = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limits.maximum, maximum: limits.maximum };
    if limits.current != limits.maximum && setrlimit(Resource::Nofile, raised).is_ok() {
        limits = raised;
    }
    // Without a limit there is no number.
    let limit = limits.current.map_or(usize::MAX, |it| usize::try_from(it).unwrap_or(usize::MAX));
    let most = wished.min(limit.saturating_sub(RESERVED)).max(1);
    if most < wished {
        tracing::warn!(
            descriptors = limit,
            connections = most,
            wished,
            "there are too few file descriptors for all connections; raise the limit (ulimit -n, LimitNOFILE=)"
        );
    } else {
        tracing::info!(descriptors = limit, connections = most, "ready for connections");
    }
    most
}

/// Lets connections in until the server stops, and returns when the last of them has ended.
pub async fn run(app: Arc<App>, listener: TcpListener, router: Router, tls: Option<Arc<Tls>>) {
    let mut stopping = app.stopping.subscribe();
    let (open, mut all) = mpsc::channel::<Infallible>(1);
    let mut complained = false;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => break,
        };
        let (stream, peer) = match accepted {
            Ok(it) => it,
            // Whoever was about to come is gone.
            Err(why) if is_about_one(&why) => continue,
            Err(why) => {
                if !std::mem::replace(&mut complained, true) {
                    tracing::error!(%why, "no connection can be accepted for now");
                }
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        complained = false;
        match app.door.enter(Network::of(peer.ip())) {
            Some(entered) => {
                let (app, router, open) = (app.clone(), router.clone(), open.clone());
                let tls = tls.clone();
                tokio::spawn(async move {
                    welcome(&app, stream, peer, entered, router, tls).await;
                    drop(open);
                });
            }
            None => {
                app.metrics.turned_away.add(1);
                // As much as can be said without waiting.
                let _ = stream.try_write(FULL);
            }
        }
    }
    drop((open, listener));
    // Nobody sends anything: this ends when the last sender is gone.
    let _ = all.recv().await;
}

/// Does this error concern the one connection only that was about to come?
fn is_about_one(why: &io::Error) -> bool {
    matches!(
        why.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionRefused
    )
}

/// Prepares the stream of a new connection and talks over it. The handshake of TLS has as much time as the head of a request.
async fn welcome(
    app: &Arc<App>,
    stream: TcpStream,
    peer: SocketAddr,
    entered: Entered,
    router: Router,
    tls: Option<Arc<Tls>>,
) {
    // Small messages should not wait for more of them. It is only slower where it cannot be set.
    let _ = stream.set_nodelay(true);
    let Some(tls) = tls else {
        return converse(app, stream, peer, entered, router, Spoken::Http1).await;
    };
    // Whoever speaks no TLS is not answered, nor is an authority that wanted nothing but the handshake.
    if let Ok(Ok(Some((stream, spoken)))) =
        timeout(app.config.timeouts.header, tls.greet(stream)).await
    {
        converse(app, stream, peer, entered, router, spoken).await;
    }
}

/// Speaks HTTP over any stream until one side ends it, the client is silent for too long, or the server stops. The
/// connection counts as open as long as its stream exists, also as a WebSocket.
pub async fn converse<S>(
    app: &Arc<App>,
    stream: S,
    peer: SocketAddr,
    entered: Entered,
    router: Router,
    spoken: Spoken,
) where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let times = app.config.timeouts;
    let requests = Arc::new(Requests::default());
    let counted = requests.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let (under_way, mut router) = (counted.begin(), router.clone());
        async move {
            let answer = router.call(request).await;
            answer.map(|answer| answer.map(|body| Answering { body, _under_way: under_way }))
        }
    });
    let mut http = match spoken {
        Spoken::Http1 => auto::Builder::new(TokioExecutor::new()).http1_only(),
        Spoken::Http2 => auto::Builder::new(TokioExecutor::new()).http2_only(),
    };
    http.http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(STREAMS)
        .max_header_list_size(LONGEST_HEAD as u32)
        .keep_alive_interval(times.idle / 2)
        .keep_alive_timeout(times.write);
    http.http1()
        .timer(TokioTimer::new())
        .header_read_timeout(times.header)
        .max_buf_size(LONGEST_HEAD);
    let stream = TokioIo::new(Patient::new(stream, entered, times));
    let mut talk = pin!(http.serve_connection_with_upgrades(stream, service));
    let mut stopping = app.stopping.subscribe();
    // What speaks HTTP/1 is silent if nothing is under way, and a WebSocket is none of it any more.
    let is_idle = async {
        match spoken {
            Spoken::Http1 => std::future::pending().await,
            Spoken::Http2 => requests.none_for(times.idle).await,
        }
    };
    tokio::select! {
        // An error says that the client left or was too slow; there is nobody to tell.
        _ = talk.as_mut() => return,
        () = stopped(&mut stopping) => {}
        // Answering to pings alone does not keep a connection open.
        () = is_idle => {}
    }
    talk.as_mut().graceful_shutdown();
    let _ = timeout(times.goodbye, talk).await;
}

/// How many requests of a connection are under way.
#[derive(Default)]
struct Requests(watch::Sender<usize>);

/// A request that is under way, until it is dropped with the end of its answer.
struct UnderWay(Arc<Requests>);

impl Requests {
    fn begin(self: &Arc<Requests>) -> UnderWay {
        self.0.send_modify(|now| *now += 1);
        UnderWay(self.clone())
    }

    /// Waits until there was none for this long.
    async fn none_for(&self, time: Duration) {
        let mut seen = self.0.subscribe();
        loop {
            // The sender is here, so neither can fail.
            let _ = seen.wait_for(|now| *now == 0).await;
            if timeout(time, seen.changed()).await.is_err() {
                return;
            }
        }
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.0.send_modify(|now| *now -= 1);
    }
}

/// The body of an answer, which counts as under way until it was sent.
struct Answering {
    body: Body,
    _under_way: UnderWay,
}

impl HttpBody for Answering {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A stream that fails when nothing has gone through it for too long, or when the other side does not take what is
/// written.
struct Patient<S> {
    stream: S,
    _entered: Entered,
    times: Timeouts,
    opened: Instant,
    /// How much was read, as far as that matters.
    begun: usize,
    /// When something last went through.
    moved: Instant,
    /// Since when a write waits.
    blocked: Option<Instant>,
    /// Set anew only when it has fired: most of the time something else happens first.
    alarm: Pin<Box<Sleep>>,
}

impl<S> Patient<S> {
    fn new(stream: S, entered: Entered, times: Timeouts) -> Patient<S> {
        let now = Instant::now();
        let alarm = Box::pin(tokio::time::sleep_until(now + times.header));
        let (opened, moved) = (now, now);
        Patient { stream, _entered: entered, times, opened, begun: 0, moved, blocked: None, alarm }
    }

    /// When patience ends, as it stands.
    fn deadline(&self) -> Instant {
        let idle = self.moved + self.times.idle;
        let start = (self.begun < PREFACE).then_some(self.opened + self.times.header);
        let write = self.blocked.map(|since| since + self.times.write);
        [start, write].into_iter().flatten().fold(idle, Instant::min)
    }

    /// Fails if patience has ended; otherwise the task is woken when it will.
    fn wait(&mut self, cx: &mut Context<'_>) -> Poll<io::Error> {
        let deadline = self.deadline();
        if deadline < self.alarm.deadline() {
            self.alarm.as_mut().reset(deadline);
        }
        while self.alarm.as_mut().poll(cx).is_ready() {
            if Instant::now() >= deadline {
                return Poll::Ready(io::ErrorKind::TimedOut.into());
            }
            self.alarm.as_mut().reset(deadline);
        }
        Poll::Pending
    }

    /// Takes note of what became of writing.
    fn wrote<T>(&mut self, cx: &mut Context<'_>, done: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if done.is_ready() {
            (self.moved, self.blocked) = (Instant::now(), None);
            return done;
        }
        self.blocked.get_or_insert_with(Instant::now);
        Poll::Ready(Err(ready!(self.wait(cx))))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let done = Pin::new(&mut self.stream).poll_read(cx, into);
        if done.is_ready() {
            self.moved = Instant::now();
            self.begun = self.begun.saturating_add(into.filled().len() - before);
            return done;
        }
        Poll::Ready(Err(ready!(self.wait(cx))))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        from: &[u8],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(cx, from);
        self.wrote(cx, done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        from: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(cx, from);
        self.wrote(cx, done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_flush(cx) {
            // Nothing may have gone through: a socket has nothing to flush.
            Poll::Ready(done) => Poll::Ready(done),
            Poll::Pending => self.wrote(cx, Poll::Pending),
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let done = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.wrote(cx, done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_network_gets_a_quarter_at_most() {
        let door = Arc::new(Door::new(100, Some(1_000)));
        let here = Network::of([127, 0, 0, 1].into());
        let held: Vec<_> = std::iter::from_fn(|| door.enter(here)).collect();
        assert_eq!((held.len(), door.inside()), (25, 25));
        let there = Network::of([127, 0, 0, 2].into());
        assert!(door.enter(there).is_some());
        drop(held);
        assert_eq!(door.inside(), 0);
        assert!(door.enter(here).is_some());
    }

    #[test]
    fn all_together_are_no_more_than_there_is_room_for() {
        let door = Arc::new(Door::new(3, None));
        let here = Network::of([127, 0, 0, 1].into());
        let held: Vec<_> = std::iter::from_fn(|| door.enter(here)).collect();
        assert_eq!((held.len(), door.inside()), (3, 3));
    }
}
