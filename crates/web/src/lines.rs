//! Connections: how many a client may have open, and for how long one may be silent.

use std::future::Future;
use std::io::{self, IoSlice};
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

use crate::app::App;
use crate::limit::{Open, Opened};
use crate::peer::household;

/// How long nothing may go over a connection in either direction. A stream says more often that it is there.
const SILENT: Duration = Duration::from_mins(2);
/// The most files and connections that are asked of the system; where it gives no such number, what all give.
const ENOUGH: [u64; 2] = [65_536, 10_240];
/// One client has at most this share of them.
const SHARE: u64 = 4;

/// Lets this process have many files and connections open at once, as far as the system allows, and gives how many.
#[cfg(unix)]
pub fn open_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    for enough in ENOUGH {
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        let wanted = maximum.map_or(enough, |most| most.min(enough));
        if current.is_none_or(|current| current >= wanted)
            || setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum }).is_ok()
        {
            break;
        }
    }
    getrlimit(Resource::Nofile).current.unwrap_or(ENOUGH[0])
}

/// Lets this process have many files and connections open at once, as far as the system allows, and gives how many.
#[cfg(not(unix))]
pub fn open_files() -> u64 {
    ENOUGH[0]
}

/// Listens, and gives on what a client may have: a proxy of ours as much as it likes.
pub(crate) struct Lines {
    listener: TcpListener,
    open: Open<IpAddr>,
    free: Vec<IpAddr>,
    silent: Duration,
}

impl Lines {
    /// As this server is set.
    pub(crate) fn of(app: &App, listener: TcpListener) -> Lines {
        let share = u32::try_from(open_files() / SHARE).unwrap_or(u32::MAX);
        let open = Open::new(app.limits.lines_from.min(share.max(app.limits.lines_least)));
        Lines { listener, open, free: app.at.proxies.clone(), silent: SILENT }
    }
}

impl Listener for Lines {
    type Io = Line;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Line, SocketAddr) {
        loop {
            let (stream, peer) = Listener::accept(&mut self.listener).await;
            let client = peer.ip().to_canonical();
            let opened = self.open.one_more(household(client));
            if opened.is_some() || self.free.contains(&client) {
                let silence = Box::pin(sleep(self.silent));
                return (Line { stream, silent: self.silent, silence, _opened: opened }, peer);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that ends when it has been silent for too long.
pub(crate) struct Line {
    stream: TcpStream,
    silent: Duration,
    silence: Pin<Box<Sleep>>,
    _opened: Option<Opened<IpAddr>>,
}

impl Line {
    /// What came of something on the connection.
    fn told<T>(&mut self, came: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if came.is_ready() {
            self.silence.as_mut().reset(Instant::now() + self.silent);
        }
        came
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let came = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if came.is_pending() && self.silence.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        self.told(came)
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let came = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.told(came)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let came = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.told(came)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    async fn lines(most: u32, free: &[IpAddr], silent: Duration) -> (Lines, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        (Lines { listener, open: Open::new(most), free: free.to_vec(), silent }, address)
    }

    /// Whether somebody who comes now is let in.
    async fn lets_in(lines: &mut Lines, address: SocketAddr) -> Option<(Line, TcpStream)> {
        let client = TcpStream::connect(address).await.unwrap();
        let accepted = timeout(Duration::from_secs(1), lines.accept()).await;
        accepted.ok().map(|(line, _)| (line, client))
    }

    #[tokio::test]
    async fn one_client_has_so_many_connections_and_no_more() {
        let long = Duration::from_mins(1);
        let (mut all, address) = lines(2, &[], long).await;
        let first = lets_in(&mut all, address).await.unwrap();
        let _second = lets_in(&mut all, address).await.unwrap();
        assert!(lets_in(&mut all, address).await.is_none());
        drop(first);
        assert!(lets_in(&mut all, address).await.is_some(), "what is closed may be opened again");

        let (mut behind, address) = lines(1, &["127.0.0.1".parse().unwrap()], long).await;
        let _first = lets_in(&mut behind, address).await.unwrap();
        assert!(lets_in(&mut behind, address).await.is_some(), "a proxy of ours brings many clients");
    }

    #[test]
    fn a_network_of_addresses_on_the_internet_is_one_client() {
        let whose = |address: &str| household(address.parse().unwrap()).to_string();
        assert_eq!(whose("2001:db8:1:2:3:4:5:6"), whose("2001:db8:1:2::9"));
        assert_ne!(whose("2001:db8:1:2::9"), whose("2001:db8:1:3::9"));
        for near in ["192.168.1.7", "fe80::7", "fd00::7", "::1"] {
            assert_eq!(whose(near), near);
        }
    }

    #[tokio::test]
    async fn a_connection_ends_when_nothing_has_gone_over_it_for_long() {
        let (mut all, address) = lines(2, &[], Duration::from_secs(2)).await;
        let (mut line, client) = lets_in(&mut all, address).await.unwrap();
        let mut next = async || {
            std::future::poll_fn(|cx| {
                let mut bytes = [0; 8];
                Pin::new(&mut line).poll_read(cx, &mut ReadBuf::new(&mut bytes))
            })
            .await
        };
        for _ in 0..3 {
            tokio::time::sleep(Duration::from_millis(750)).await;
            client.try_write(b"x").unwrap();
            assert!(next().await.is_ok(), "he is still there");
        }
        assert_eq!(next().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
