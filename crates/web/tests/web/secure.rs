//! TLS by given certificates.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;

use openroom_archive::SealingKey;
use openroom_journal::MemoryJournal;
use openroom_web::{App, Certificate, serve};
use tokio::net::TcpListener;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned, crypto};

fn asked(mut stream: impl Read + Write) -> String {
    stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let mut text = vec![];
    let _ = stream.read_to_end(&mut text);
    String::from_utf8_lossy(&text).into_owned()
}

/// What somebody is answered who does not speak TLS, and somebody who does and trusts this certificate.
fn visits(at: SocketAddr, trusted: CertificateDer<'static>) -> (String, String) {
    // Somebody who says nothing holds up nobody.
    let _silent = TcpStream::connect(at).unwrap();
    let plain = asked(TcpStream::connect(at).unwrap());
    let mut roots = RootCertStore::empty();
    roots.add(trusted).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").unwrap();
    let connection = ClientConnection::new(Arc::new(config), name).unwrap();
    (plain, asked(StreamOwned::new(connection, TcpStream::connect(at).unwrap())))
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_come_over_tls_with_cookies_that_go_no_other_way() {
    let (chain, key) = (include_bytes!("../certificate/chain.pem"), include_bytes!("../certificate/key.pem"));
    let certificate = Certificate::read(chain, key).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    let app = App::new(Arc::new(MemoryJournal::new()), SealingKey::from_bytes([7; 32]));
    let app = app.reached_at(&format!("https://{at}"), None);
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(serve(app, listener, Some(certificate), async {
        let _ = stopped.await;
    }));
    let trusted = CertificateDer::from_pem_slice(chain).unwrap();
    let (plain, answer) = tokio::task::spawn_blocking(move || visits(at, trusted)).await.unwrap();
    assert!(!plain.contains("HTTP/1.1 200"), "{plain}");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let cookie =
        answer.lines().find(|line| line.to_lowercase().starts_with("set-cookie: openroom=")).unwrap();
    assert!(cookie.contains("; Secure"), "{cookie}");
    stop.send(()).unwrap();
    served.await.unwrap().unwrap();
}
