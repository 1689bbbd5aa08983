//! `openroom serve`: the web app.

use std::io::Write as _;
use std::net::{Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use openroom_journal::SqliteJournal;
use openroom_web::{App, addresses, qr};
use tokio::net::TcpListener;

use crate::finish::{Failure, Finish};
use crate::home::home;

/// The port where nothing else is said; the next ones are tried when it is taken.
const PORT: u16 = 8080;

/// Serve the web app: tables, training, the Laws
#[derive(Args, Default)]
pub(crate) struct ServeArgs {
    /// Where to listen, such as 127.0.0.1:8080; otherwise on every address of this machine, port 8080 or the next free
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,

    /// The folder in which everything is kept; otherwise `openroom` in your folder of application data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Serves until interrupted.
pub(crate) fn run(args: &ServeArgs) -> Result<Finish, Failure> {
    let folder = args.data.clone().unwrap_or_else(default_folder);
    std::fs::create_dir_all(&folder).map_err(|error| Failure::writing(&folder, error))?;
    let file = folder.join("openroom.journal");
    let journal = SqliteJournal::open(&file).map_err(|error| Failure::input_at(file.display(), error))?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::input_at("the server", error))?;
    runtime.block_on(async {
        let listener = listen(args.listen).await?;
        let at = listener.local_addr().map_err(|error| Failure::input_at("the server", error))?;
        tell(at, &folder);
        let stop = async {
            let _ = tokio::signal::ctrl_c().await;
        };
        let app = App::new(Arc::new(journal));
        openroom_web::serve(app, listener, stop).await.map_err(|error| Failure::input_at(at, error))?;
        Ok(Finish::Fine)
    })
}

async fn listen(at: Option<SocketAddr>) -> Result<TcpListener, Failure> {
    if let Some(at) = at {
        return TcpListener::bind(at).await.map_err(|error| Failure::input_at(at, error));
    }
    let mut last = None;
    for port in PORT..PORT + 10 {
        for host in [SocketAddr::from((Ipv6Addr::UNSPECIFIED, port)), SocketAddr::from(([0, 0, 0, 0], port))]
        {
            match TcpListener::bind(host).await {
                Ok(listener) => return Ok(listener),
                Err(error) => last = Some(error),
            }
        }
    }
    let error = last.map_or_else(|| "no port is free".to_owned(), |error| error.to_string());
    Err(Failure::input_at(format_args!("ports {PORT} to {}", PORT + 9), error))
}

fn tell(at: SocketAddr, folder: &std::path::Path) {
    let all = addresses(at);
    let mut out = std::io::stdout().lock();
    let first = all.first().cloned().unwrap_or_default();
    let code = qr(&first).unwrap_or_default();
    let _ = writeln!(out, "Openroom is open at\n");
    for address in &all {
        let _ = writeln!(out, "  {address}");
    }
    if at.ip().is_loopback() {
        let _ = writeln!(out, "\nOnly this machine can reach it.");
    } else {
        let _ = writeln!(out, "\nPhones on the same network reach the first of these; scan it:\n\n{code}");
    }
    let _ = writeln!(out, "Everything is kept in {}. Ctrl-C closes it.", folder.display());
}

fn default_folder() -> PathBuf {
    home().unwrap_or_else(|| PathBuf::from("openroom-data"))
}
