//! How `openroom serve` is asked for; whoever serves has these.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::Args;

use crate::words::spoken;

/// Serve the web app: tables, training, the Laws
#[derive(Args, Default)]
pub struct ServeArgs {
    /// Where to listen, such as 127.0.0.1:8080; otherwise on every address of this machine, port 8080 or the next free
    #[arg(long, value_name = "ADDR")]
    pub listen: Option<SocketAddr>,

    /// The folder in which everything is kept; otherwise `openroom` in your folder of application data
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// The address that others use, where a proxy with TLS stands before the server, such as `https://bridge.example`
    #[arg(long, value_name = "URL", value_parser = public)]
    pub public: Option<String>,

    /// The address of a proxy that says where requests come from (`X-Forwarded-For`); may be given several times
    #[arg(long, value_name = "IP")]
    pub proxy: Vec<IpAddr>,

    /// A certificate with its chain, in PEM form: the server then speaks TLS itself
    #[arg(long, value_name = "FILE", requires = "key")]
    pub cert: Option<PathBuf>,

    /// The private key of the certificate, in PEM form
    #[arg(long, value_name = "FILE", requires = "cert")]
    pub key: Option<PathBuf>,
}

/// An address with its scheme and host alone.
fn public(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = rest.map(|rest| rest.trim_end_matches('/')).filter(|host| !host.is_empty());
    let plain =
        |host: &&str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte));
    host.filter(plain)
        .map(|_| text.trim_end_matches('/').to_owned())
        .ok_or_else(|| spoken().t("serve-public"))
}
