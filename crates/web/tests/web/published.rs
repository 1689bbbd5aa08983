use serde_json::Value;

use crate::api::{asks, read};
use crate::browser::Server;

/// What the server gives is the description that is kept with the code.
#[tokio::test]
async fn the_description_that_is_kept_is_the_one_that_the_server_gives() {
    let anybody = Server::new().browser('0');
    let given = read(&asks(&anybody, None, "GET", "/api/v1/openapi.json", None).await);
    let kept = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../openapi.json")).unwrap();
    let kept: Value = serde_json::from_str(&kept).unwrap();
    assert_eq!(kept, given);
}
