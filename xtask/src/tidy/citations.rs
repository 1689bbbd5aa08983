//! Numbers of Laws in comments: what cites is a value, and a comment that cites drifts.

use super::check::{Finding, Project};
use super::lex::Comment;

/// Numbers of Laws in comments, examples of text in `…` aside. A module may say in its first line which Laws are its matter.
pub(super) fn citations(project: &Project<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for source in project.written() {
        for comment in &source.comments {
            for number in cited(comment) {
                let says = format!("{}:{}: a comment cites {number}", source.path, comment.line);
                found.push(Finding { name: format!("{} {number}", source.path), says });
            }
        }
    }
    found
}

fn cited<'s>(comment: &Comment<'s>) -> Vec<&'s str> {
    let subject = comment.line == 1 && comment.text.starts_with("//!");
    let mut cited = Vec::new();
    let mut law = false;
    for (word, next) in comment.text.split('`').step_by(2).flat_map(words) {
        let is_number = word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_digit());
        if (law && is_number && !subject) || (is_provision(word) && next != Some('/')) {
            cited.push(word);
        }
        law = word == "Law" || word == "Laws";
    }
    cited
}

/// The words of a comment, each with the sign that follows it.
fn words(text: &str) -> Vec<(&str, Option<char>)> {
    let inside = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(from) = rest.find(inside) {
        let word = &rest[from..];
        let length = word.find(|letter| !inside(letter)).unwrap_or(word.len());
        rest = &word[length..];
        words.push((&word[..length], rest.chars().next()));
    }
    words
}

/// Whether a word is the number of a part of a Law, such as `27B1a`. `2C` and `3D` are bids.
fn is_provision(word: &str) -> bool {
    let word = word.strip_prefix('L').unwrap_or(word);
    let law: &str = &word[..word.bytes().take_while(u8::is_ascii_digit).count()];
    let Some(letter) = word[law.len()..].chars().next().filter(|letter| ('A'..='G').contains(letter)) else {
        return false;
    };
    let rest = &word[law.len() + 1..];
    let part = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let is_part =
        rest.len() - part.len() <= 2 && part.len() <= 1 && part.chars().all(|one| one.is_ascii_lowercase());
    let is_bid = law.len() == 1 && rest.is_empty() && matches!(letter, 'C' | 'D');
    law.parse().is_ok_and(|law: u8| (1..=93).contains(&law)) && is_part && !is_bid
}

#[cfg(test)]
mod tests {
    use super::super::check::found_in;
    use super::*;

    fn of(text: &str) -> Vec<String> {
        found_in(&[("crates/a/src/lib.rs", text)], citations)
    }

    #[test]
    fn a_number_in_a_comment() {
        assert_eq!(of("fn b() {} // as 27B1a has it"), ["crates/a/src/lib.rs 27B1a"]);
        assert_eq!(of("\n/// See Law 27 and L16D."), ["crates/a/src/lib.rs 27", "crates/a/src/lib.rs L16D"]);
        assert_eq!(of("/* Laws 16 to 20 */"), ["crates/a/src/lib.rs 16"]);
        assert_eq!(of("//! Of 20F."), ["crates/a/src/lib.rs 20F"]);
    }

    #[test]
    fn what_is_no_number_of_a_law() {
        for text in [
            "//! Law 27: the insufficient bid.",
            "\n/// An order such as `=> 27B replace call E`.",
            "\n// 1C (2D) 3H 4NT, 7C doubled",
            "\n// table 1A/3/2/7, in 2017, 0x1F, 64 KB, u8, 100A, 12Cards",
            "\nconst A: &str = \"27B1a\"; fn law27() { L27B1a }",
        ] {
            assert!(of(text).is_empty(), "{text}");
        }
    }
}
