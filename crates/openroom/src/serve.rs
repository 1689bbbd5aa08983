//! `openroom serve`: the web app.

use std::io;
use std::io::Write as _;
use std::net::{Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use openroom_commands::{Failure, Finish, Office, ServeArgs, home, law_book, reason_in, spoken};
use openroom_lawbook::{Edition, Language};
use openroom_lawtext::Book;
use openroom_web::{App, Certificate, CertificateError, Over, addresses, qr};
use tokio::net::TcpListener;
#[cfg(unix)]
use tokio::signal::unix::{SignalKind, signal};

/// The port where nothing else is said; the next ones are tried when it is taken.
const PORT: u16 = 8080;

/// The certificate that was given.
fn certificate(args: &ServeArgs) -> Result<Option<Certificate>, Failure> {
    let (Some(chain), Some(key)) = (&args.cert, &args.key) else { return Ok(None) };
    let read = |file: &Path| std::fs::read(file).map_err(|error| Failure::reading(file, error));
    let read = Certificate::read(&read(chain)?, &read(key)?);
    read.map(Some).map_err(|error| match error {
        CertificateError::NoCertificate => Failure::said("serve-no-certificate", []).at(chain.display()),
        CertificateError::NoKey => Failure::said("serve-no-key", []).at(key.display()),
        CertificateError::DoNotFit(why) => {
            Failure::said("serve-does-not-fit", [("why", why.to_string())]).at(key.display())
        }
    })
}

/// Why an address cannot be listened to.
fn not_open(at: SocketAddr, error: &io::Error) -> Failure {
    Failure::input_at(at, reason_in(spoken(), error))
}

/// Why the server does not begin.
fn not_begun(error: &io::Error) -> Failure {
    Failure::said("serve-not-begun", [("why", reason_in(spoken(), error))])
}

/// Serves until interrupted.
pub(crate) fn run(args: &ServeArgs) -> Result<Finish, Failure> {
    let folder = args.data.clone().unwrap_or_else(default_folder);
    std::fs::create_dir_all(&folder).map_err(|error| Failure::writing(&folder, error))?;
    let certificate = certificate(args)?;
    let over = if certificate.is_some() { Over::Tls } else { Over::Plain };
    let file = folder.join("openroom.journal");
    let Office { store, key } = Office::open(&file)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| not_begun(&error))?;
    runtime.block_on(async {
        let listener = listen(args.listen).await?;
        let at = listener.local_addr().map_err(|error| not_begun(&error))?;
        let all = addresses(at, over);
        let first = args.public.clone().or_else(|| all.first().cloned()).unwrap_or_default();
        let app = App::new(Arc::new(store), key).reached_at(&first, args.public.as_deref());
        let app = app.behind(&args.proxy).with_law_books(law_books(&folder));
        tell(at, &folder, &all, &first, &app);
        renew(&app, &first);
        let served = openroom_web::serve(app, listener, certificate, told_to_stop()).await;
        served.map_err(|error| not_open(at, &error))?;
        Ok(Finish::Fine)
    })
}

/// When the console, or the system that runs the server, tells it to stop.
async fn told_to_stop() {
    #[cfg(unix)]
    if let Ok(mut end) = signal(SignalKind::terminate()) {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = end.recv() => {}
        }
        return;
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// The law books of the server's folder, and where it has none those of this user. One that cannot be read is none.
fn law_books(folder: &Path) -> impl Fn(Language, Edition) -> Option<Book> + Send + Sync + 'static {
    let folder = folder.to_owned();
    move |lang, edition| {
        let from = |data| law_book(data, lang, edition).ok().flatten();
        from(Some(&folder)).or_else(|| from(None))
    }
}

async fn listen(at: Option<SocketAddr>) -> Result<TcpListener, Failure> {
    if let Some(at) = at {
        return TcpListener::bind(at).await.map_err(|error| not_open(at, &error));
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
    let why = last.map(|error| reason_in(spoken(), &error)).unwrap_or_default();
    let said = [("from", PORT.to_string()), ("to", (PORT + 9).to_string()), ("why", why)];
    Err(Failure::said("serve-no-port", said))
}

fn tell(at: SocketAddr, folder: &Path, all: &[String], first: &str, app: &App) {
    let mut out = std::io::stdout().lock();
    let w = spoken();
    let _ = writeln!(out, "{}\n", w.t("serve-open"));
    for address in all {
        let _ = writeln!(out, "  {address}");
    }
    if at.ip().is_loopback() {
        let _ = writeln!(out, "\n{}", w.t("serve-only-here"));
    } else {
        let _ = writeln!(out, "\n{}", w.t("serve-phones"));
    }
    let _ = writeln!(out, "{}\n", w.with("serve-kept", "folder", folder.display()));
    organizer(&mut out, first, app);
    let _ = writeln!(out, "{}", w.t("serve-enter"));
}

/// The organizer's link, with a code to scan.
fn organizer(out: &mut dyn std::io::Write, first: &str, app: &App) {
    let Some(path) = app.organizer_link() else { return };
    let link = format!("{}/{path}", first.trim_end_matches('/'));
    let code = qr(&link).unwrap_or_default();
    let _ = writeln!(out, "{}\n\n  {link}\n\n{code}", spoken().t("serve-link"));
}

/// A lost link is renewed on the console: every empty line makes a new one.
fn renew(app: &App, first: &str) {
    let (app, first) = (app.clone(), first.to_owned());
    std::thread::spawn(move || {
        let mut line = String::new();
        while std::io::stdin().read_line(&mut line).is_ok_and(|read| read > 0) {
            line.clear();
            organizer(&mut std::io::stdout().lock(), &first, &app);
        }
    });
}

fn default_folder() -> PathBuf {
    home().unwrap_or_else(|| PathBuf::from("openroom-data"))
}
