//! The door of a table: a picture of its code is not enough, and whoever comes twice is seen.

use axum::http::StatusCode;

use crate::club::Evening;

#[tokio::test]
async fn a_photographed_code_lets_nobody_in_without_the_pin() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let cards = evening.cards().await;
    let (card, other) = (&cards[0], &cards[1]);
    let (pin, pin_of_other) = (evening.pin(card).await, evening.pin(other).await);
    let stranger = evening.server.browser('9');
    let door = stranger.get(card).await;
    assert!(!door.text.contains(&format!(">{pin}<")), "the page does not tell its PIN");
    let before = evening.server.records();
    for wrong in ["", "0", "00000", if pin == "1234" { "4321" } else { "1234" }] {
        let answer = stranger.post(card, &[("device", "1"), ("pin", wrong)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    if pin != pin_of_other {
        let answer = stranger.post(card, &[("device", "1"), ("pin", &pin_of_other)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "the PIN of another table");
    }
    assert_eq!(evening.server.records(), before);
    let tables = format!("{}/tables", evening.path);
    let renewed = evening.organizer.post(&format!("{}/pins", evening.path), &[("pins", "renew")]).await;
    assert_eq!(renewed.to(), tables);
    let new = evening.pin(card).await;
    if new != pin {
        let old = stranger.post(card, &[("device", "1"), ("pin", &pin)]).await;
        assert_eq!(old.status, StatusCode::UNPROCESSABLE_ENTITY, "an old photograph");
    }
    let right = stranger.post(card, &[("device", "1"), ("pin", &new)]).await;
    assert_eq!(right.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn guessing_a_pin_is_stopped_even_when_it_is_guessed() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let card = evening.cards().await[0].clone();
    let pin = evening.pin(&card).await;
    let stranger = evening.server.browser('9');
    let mut answers = vec![];
    for guess in 0..20 {
        let guess = format!("{guess:04}");
        if guess != pin {
            answers.push(stranger.post(&card, &[("device", "1"), ("pin", &guess)]).await.status);
        }
    }
    assert_eq!(answers.last(), Some(&StatusCode::TOO_MANY_REQUESTS));
    let guessed = stranger.post(&card, &[("device", "1"), ("pin", &pin)]).await;
    assert_eq!(guessed.status, StatusCode::TOO_MANY_REQUESTS);
    evening.organizer.post(&format!("{}/pins", evening.path), &[("pins", "renew")]).await;
    let new = evening.pin(&card).await;
    let told = stranger.post(&card, &[("device", "1"), ("pin", &new)]).await;
    assert_eq!(told.status, StatusCode::SEE_OTHER, "a renewed PIN is not barred");
}

#[tokio::test]
async fn the_organizer_may_ask_for_no_pin() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let card = evening.cards().await[0].clone();
    evening.organizer.post(&format!("{}/pins", evening.path), &[("pins", "none")]).await;
    let phone = evening.server.browser('9');
    assert!(!phone.get(&card).await.text.contains("name=\"pin\""));
    assert_eq!(phone.post(&card, &[("device", "1")]).await.status, StatusCode::SEE_OTHER);
}
