//! The routes, and serving them.

use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::app::App;
use crate::cookie::Over;
use crate::lines::Lines;
use crate::pages::analysis::{claim as claims, equity, record, sent};
use crate::pages::event::{
    board, card, conditions, contest, door, entry, file, found, line, line_up, lines, live as follow, me,
    movement, names, online, paper, projector, results, room, rulings, send, tables,
};
use crate::pages::{
    account, desk, desk_kept, desk_live, differences, home, law, live, look, run, scenario, seat, set_up,
    table, tokens, watch,
};
use crate::peer::Peer;
use crate::tls::{Certificate, TlsListener};
use crate::{api, assets, headers, visitor, wrong};

/// The most bytes of a form.
const LARGEST_FORM: usize = 64 << 10;
/// The most bytes of boards that somebody brings.
const LARGEST_BOARDS: usize = 1 << 20;
/// The most bytes of a list of players.
const LARGEST_LIST: usize = 4 << 20;

/// How long whoever is still answered has when the server stops. Who follows a page would stay for ever.
const LEAVE: Duration = Duration::from_secs(2);

/// How long a connection may take nothing that is sent.
#[cfg(target_os = "linux")]
const LOST: Duration = Duration::from_secs(12);

/// Every page of the server.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/", get(home::show))
        .route("/look", post(look::choose))
        .route("/desk", get(desk::topics))
        .route("/desk/kept", get(desk_kept::all))
        .route("/desk/kept/{number}", get(desk_kept::one).post(desk_kept::change))
        .route("/desk/statistics", get(desk_kept::statistics))
        .route("/desk/{topic}", get(desk::consult))
        .route("/desk/{topic}/keep", post(desk_kept::keep))
        .route("/analysis", get(record::show).post(sent::take).layer(DefaultBodyLimit::max(LARGEST_BOARDS)))
        .route("/analysis/claim", get(claims::show))
        .route("/analysis/equity", get(equity::show))
        .route("/law", get(law::contents))
        .route("/law/differences", get(differences::show))
        .route("/law/{number}", get(law::show))
        .route("/train", get(set_up::train).post(set_up::open_training))
        .route("/scenarios", get(scenario::list))
        .route("/scenarios/{file}", get(scenario::file).post(scenario::open))
        .route("/play", get(set_up::play).post(set_up::open_online))
        .route("/t/{code}", get(table::show))
        .route("/t/{code}/act", post(table::act))
        .route("/t/{code}/acts", get(table::acts))
        .route("/t/{code}/answer", post(table::answer))
        .route("/t/{code}/desk", get(desk_live::show))
        .route("/t/{code}/run", post(run::run))
        .route("/t/{code}/card", get(run::card))
        .route("/t/{code}/deal", post(set_up::deal_again))
        .route("/t/{code}/next", post(scenario::step))
        .route("/t/{code}/live", get(live::follow))
        .route("/t/{code}/seats", get(seat::links))
        .route("/t/{code}/watch/{link}", get(watch::show))
        .route("/t/{code}/watch/{link}/live", get(watch::follow))
        .route("/t/{code}/sit/{link}", get(seat::offer).post(seat::take))
        .route("/tokens", get(tokens::show).post(tokens::change))
        .route("/account", get(account::show).post(account::change))
        .merge(events())
        .fallback(async || wrong::Wrong::NotFound)
        .method_not_allowed_fallback(async || wrong::Wrong::NotFound)
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .layer(middleware::from_fn_with_state(app.clone(), visitor::meet))
        .merge(api::router())
        .route("/static/{version}/{name}", get(assets::file))
        .layer(middleware::from_fn_with_state(app.clone(), headers::add))
        .with_state(app)
}

/// The pages of events.
fn events() -> Router<App> {
    Router::new()
        .route("/organize/{link}", get(found::offer).post(found::admit))
        .route("/events", get(found::list))
        .route("/events/new", get(found::form).post(found::create))
        .route("/e/{code}", get(results::show))
        .route("/e/{code}/live", get(follow::follow))
        .route("/e/{code}/board/{board}", get(board::show))
        .route("/e/{code}/projector", get(projector::show))
        .route("/e/{code}/conditions", get(conditions::show).post(conditions::change))
        .route(
            "/e/{code}/names",
            get(names::show).post(names::change).layer(DefaultBodyLimit::max(LARGEST_LIST)),
        )
        .route("/e/{code}/movement", get(movement::show).post(movement::start))
        .route("/e/{code}/tables", get(tables::show).post(tables::invite))
        .route("/e/{code}/deals", post(tables::deals))
        .route("/e/{code}/pins", post(tables::pins))
        .route("/e/{code}/in/{link}", get(door::invited).post(door::take))
        .route("/e/{code}/t/{link}", get(door::table).post(door::sit))
        .route("/e/{code}/leave", post(door::leave))
        .route("/e/{code}/me", get(me::show))
        .route("/e/{code}/result", post(send::enter))
        .route("/e/{code}/agree", post(send::agree))
        .route("/e/{code}/online", post(online::join))
        .route("/e/{code}/contest", post(contest::act))
        .route("/e/{code}/call", post(send::call))
        .route("/e/{code}/card", get(card::show).post(rulings::appeal))
        .route("/e/{code}/room", get(room::show).post(room::act))
        .route("/e/{code}/entry/{entry}", get(entry::show).post(entry::change))
        .route("/e/{code}/line-up", get(line_up::show).post(line_up::name))
        .route("/e/{code}/lines", get(lines::show).post(lines::act))
        .route("/e/{code}/paper/{name}", get(paper::show))
        .route("/e/{code}/file/{name}", get(file::show))
        .route("/e/{code}/at", get(line::show).post(line::act))
        .route("/e/{code}/rulings", get(rulings::show).post(rulings::act))
}

/// Serves the pages until told to stop, with a certificate over TLS. Who is answered then has a moment left.
pub async fn serve(
    app: App,
    listener: TcpListener,
    certificate: Option<Certificate>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    // A connection that takes nothing for so long is lost, and is known to be.
    #[cfg(target_os = "linux")]
    let _ = socket2::SockRef::from(&listener).set_tcp_user_timeout(Some(LOST));
    let lines = Lines::of(&app, listener);
    let service = router(app).into_make_service_with_connect_info::<Peer>();
    let (stopping, stopped) = oneshot::channel();
    let stop = async {
        stop.await;
        let _ = stopping.send(());
    };
    let served = async {
        match certificate {
            None => axum::serve(lines, service).with_graceful_shutdown(stop).await,
            Some(certificate) => {
                let listener = TlsListener::new(lines, certificate)?;
                axum::serve(listener, service).with_graceful_shutdown(stop).await
            }
        }
    };
    let left = async {
        match stopped.await {
            Ok(()) => tokio::time::sleep(LEAVE).await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        served = served => served,
        () = left => Ok(()),
    }
}

/// The addresses at which others reach a server that listens here: on the local network first, then this machine alone.
pub fn addresses(listening: SocketAddr, over: Over) -> Vec<String> {
    let port = listening.port();
    let mut hosts = vec![];
    if listening.ip().is_unspecified() {
        hosts.extend(on_the_network());
        hosts.push(IpAddr::V4(Ipv4Addr::LOCALHOST));
    } else {
        hosts.push(listening.ip());
    }
    let scheme = match over {
        Over::Plain => "http",
        Over::Tls => "https",
    };
    hosts.into_iter().map(|host| format!("{scheme}://{}/", SocketAddr::new(host, port))).collect()
}

/// The address of this machine on its network. Nothing is sent to find it.
fn on_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// A code to scan, in signs that a terminal shows.
pub fn qr(text: &str) -> Option<String> {
    Some(fast_qr::QRBuilder::new(text).build().ok()?.to_str())
}
