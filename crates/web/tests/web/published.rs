use serde_json::Value;

use crate::api::{asks, read};
use crate::browser::Server;

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../openapi.json");

/// The description that is kept with the code is the one that the server gives; `UPDATE=1` writes it again.
#[tokio::test]
async fn the_description_that_is_kept_is_the_one_that_the_server_gives() {
    let anybody = Server::new().browser('0');
    let given = read(&asks(&anybody, None, "GET", "/api/v1/openapi.json", None).await);
    if std::env::var_os("UPDATE").is_some() {
        let text = serde_json::to_string_pretty(&given).unwrap();
        std::fs::write(KEPT, text + "\n").unwrap();
    }
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(KEPT).unwrap()).unwrap();
    for part in ["info", "paths", "components"] {
        assert!(kept[part] == given[part], "{part} of openapi.json is old: write it again with UPDATE=1");
    }
    assert_eq!(kept, given);
}
