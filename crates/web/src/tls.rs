//! TLS by certificates that were given.

use std::fmt;
use std::future::pending;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};
use tokio_rustls::server::TlsStream;

use crate::lines::{Line, Lines};

/// How long a client may take to greet.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many may greet at once.
const GREETINGS: usize = 512;

/// A certificate with its key, ready to serve.
#[derive(Clone)]
pub struct Certificate(Arc<ServerConfig>);

/// Why a certificate cannot be used.
#[derive(Debug)]
pub enum CertificateError {
    /// The text holds no certificate in PEM form.
    NoCertificate,
    /// The text holds no private key in PEM form.
    NoKey,
    /// The two are no good, or do not belong together.
    DoNotFit(rustls::Error),
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CertificateError::NoCertificate => f.write_str("there is no certificate in PEM form in it"),
            CertificateError::NoKey => f.write_str("there is no private key in PEM form in it"),
            CertificateError::DoNotFit(error) => write!(f, "the key does not fit the certificate: {error}"),
        }
    }
}

impl std::error::Error for CertificateError {}

impl Certificate {
    /// Reads a chain of certificates and the key of the first, both as PEM.
    pub fn read(chain: &[u8], key: &[u8]) -> Result<Certificate, CertificateError> {
        let chain: Result<Vec<CertificateDer<'static>>, _> = CertificateDer::pem_slice_iter(chain).collect();
        let chain = chain.ok().filter(|chain| !chain.is_empty()).ok_or(CertificateError::NoCertificate)?;
        let key = PrivateKeyDer::from_pem_slice(key).map_err(|_| CertificateError::NoKey)?;
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let mut config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .and_then(|config| config.with_no_client_auth().with_single_cert(chain, key))
            .map_err(CertificateError::DoNotFit)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Certificate(Arc::new(config)))
    }
}

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Certificate")
    }
}

/// Listens, and gives connections on when they have been greeted: a slow client holds up nobody.
pub(crate) struct TlsListener {
    local: SocketAddr,
    greeted: mpsc::Receiver<(TlsStream<Line>, SocketAddr)>,
}

impl TlsListener {
    pub(crate) fn new(listener: Lines, certificate: Certificate) -> io::Result<TlsListener> {
        let local = listener.local_addr()?;
        let (tell, greeted) = mpsc::channel(GREETINGS);
        tokio::spawn(greet(listener, TlsAcceptor::from(certificate.0), tell));
        Ok(TlsListener { local, greeted })
    }
}

async fn greet(
    mut listener: Lines,
    acceptor: TlsAcceptor,
    tell: mpsc::Sender<(TlsStream<Line>, SocketAddr)>,
) {
    let places = Arc::new(Semaphore::new(GREETINGS));
    loop {
        let (stream, peer) = tokio::select! {
            biased;
            () = tell.closed() => return,
            accepted = Listener::accept(&mut listener) => accepted,
        };
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
        let (acceptor, tell) = (acceptor.clone(), tell.clone());
        tokio::spawn(async move {
            let greeted = timeout(PATIENCE, acceptor.accept(stream)).await;
            drop(place);
            if let Ok(Ok(stream)) = greeted {
                let _ = tell.send((stream, peer)).await;
            }
        });
    }
}

impl Listener for TlsListener {
    type Io = TlsStream<Line>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        match self.greeted.recv().await {
            Some(connection) => connection,
            None => pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.local)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_certificate_is_told_apart() {
        let chain = include_str!("../tests/certificate/chain.pem");
        let key = include_str!("../tests/certificate/key.pem");
        let other = include_str!("../tests/certificate/other.pem");
        let read = |chain: &str, key: &str| Certificate::read(chain.as_bytes(), key.as_bytes());
        assert!(read(chain, key).is_ok());
        for chain in ["", "nonsense", key, &chain[..chain.len() / 2]] {
            assert!(matches!(read(chain, key), Err(CertificateError::NoCertificate)), "{chain}");
        }
        for key in ["", "nonsense", chain] {
            assert!(matches!(read(chain, key), Err(CertificateError::NoKey)), "{key}");
        }
        assert!(matches!(read(chain, other), Err(CertificateError::DoNotFit(_))));
    }
}
