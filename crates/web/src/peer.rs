//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::extract::connect_info::Connected;
use axum::http::{Extensions, HeaderMap};
use axum::serve::IncomingStream;

use crate::app::App;
use crate::lines::Lines;
use crate::tls::TlsListener;

/// The other end of a connection.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Peer(SocketAddr);

impl Connected<IncomingStream<'_, Lines>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Lines>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

impl Connected<IncomingStream<'_, TlsListener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, TlsListener>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

/// The address by which whoever asks is counted: of the connection itself; where that is a proxy of ours, the one that the
/// proxy saw.
pub(crate) fn address(app: &App, extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<Peer>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.0.ip().to_canonical());
    if !app.at.proxies.contains(&peer) {
        return household(peer);
    }
    // What a client wrote himself stands before what the proxy added.
    let last = headers.get_all("x-forwarded-for").iter().next_back();
    let last = last.and_then(|value| value.to_str().ok()).and_then(|text| text.rsplit(',').next());
    last.and_then(|text| text.trim().parse::<IpAddr>().ok())
        .map_or(peer, |address| household(address.to_canonical()))
}

/// Whose address this is. On the internet one client has a whole network of them, by IPv6.
pub(crate) fn household(client: IpAddr) -> IpAddr {
    match client {
        IpAddr::V6(address) if address.segments()[0] >> 13 == 1 => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::http::HeaderValue;
    use openroom_archive::SealingKey;
    use openroom_journal::MemoryJournal;

    use super::*;

    #[test]
    fn a_forwarding_header_is_believed_from_a_proxy_of_ours_alone() {
        let app = App::new(Arc::new(MemoryJournal::new()), SealingKey::from_bytes([7; 32]));
        let behind = app.clone().behind(&["127.0.0.1".parse().unwrap()]);
        let from = |app: &App, peer: &str, headers: &[&str]| {
            let mut extensions = Extensions::new();
            extensions.insert(ConnectInfo(Peer(peer.parse().unwrap())));
            let mut map = HeaderMap::new();
            for header in headers {
                map.append("x-forwarded-for", HeaderValue::from_str(header).unwrap());
            }
            address(app, &extensions, &map).to_string()
        };
        for (peer, headers, alone, proxied) in [
            ("127.0.0.1:9", &["10.0.0.1"][..], "127.0.0.1", "10.0.0.1"),
            ("[::ffff:127.0.0.1]:9", &["10.0.0.1"], "127.0.0.1", "10.0.0.1"),
            ("127.0.0.1:9", &["1.2.3.4, 10.0.0.1"], "127.0.0.1", "10.0.0.1"),
            ("127.0.0.1:9", &["1.2.3.4", "10.0.0.1"], "127.0.0.1", "10.0.0.1"),
            ("127.0.0.1:9", &["nonsense"], "127.0.0.1", "127.0.0.1"),
            ("127.0.0.1:9", &[], "127.0.0.1", "127.0.0.1"),
            ("192.0.2.7:9", &["10.0.0.1"], "192.0.2.7", "192.0.2.7"),
            ("[2001:db8:1:2:3::4]:9", &[], "2001:db8:1:2::", "2001:db8:1:2::"),
            ("127.0.0.1:9", &["2001:db8:1:2:5::6"], "127.0.0.1", "2001:db8:1:2::"),
            ("[fe80::5]:9", &[], "fe80::5", "fe80::5"),
        ] {
            assert_eq!(from(&app, peer, headers), alone, "{peer} {headers:?}");
            assert_eq!(from(&behind, peer, headers), proxied, "{peer} {headers:?} behind a proxy");
        }
    }
}
