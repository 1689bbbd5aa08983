//! The end of the server.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use openroom_web::serve;
use tokio::net::TcpListener;

use crate::club::Evening;

/// Follows the ranking of an event over the network, for as long as the server lasts.
fn follows(at: SocketAddr, path: &str) -> TcpStream {
    let mut stream = TcpStream::connect(at).unwrap();
    let asked = format!("GET {path}/live?page=results HTTP/1.1\r\nHost: localhost\r\n\r\n");
    stream.write_all(asked.as_bytes()).unwrap();
    let mut said = vec![];
    while !String::from_utf8_lossy(&said).contains("text/event-stream") {
        let mut bytes = [0; 512];
        let read = stream.read(&mut bytes).unwrap();
        assert_ne!(read, 0, "{}", String::from_utf8_lossy(&said));
        said.extend(&bytes[..read]);
    }
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_does_not_wait_for_who_follows_a_page() {
    let evening = Evening::ready("Zoe", "tables").await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(serve(evening.server.app(), listener, None, async {
        let _ = stopped.await;
    }));
    let path = evening.path.clone();
    let _following = tokio::task::spawn_blocking(move || follows(at, &path)).await.unwrap();
    stop.send(()).unwrap();
    tokio::time::timeout(Duration::from_secs(20), served).await.expect("it ends").unwrap().unwrap();
}
