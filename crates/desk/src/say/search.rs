//! The search of topics.

use openroom_reasoning::Words;

use super::topic;
use crate::Topic;

/// The most words of a search that are looked at.
const MOST: usize = 12;

/// The topics that a search finds, best first; all of them where nothing is asked. A word counts the more the fewer
/// topics have it, so that a common one neither finds much by itself nor hides what a rare one finds.
pub fn search(w: Words, asked: &str) -> Vec<Topic> {
    let asked: Vec<String> = plain(asked).split_whitespace().take(MOST).map(str::to_owned).collect();
    if asked.is_empty() {
        return Topic::ALL.to_vec();
    }
    let texts: Vec<String> = Topic::ALL.iter().map(|one| text(w, *one)).collect();
    let mut worth = vec![0; Topic::ALL.len()];
    for part in &asked {
        let by = |fits: fn(&str, &str) -> bool| -> Vec<usize> {
            let has = |text: &String| text.split_whitespace().any(|word| fits(word, part));
            (0..texts.len()).filter(|place| has(&texts[*place])).collect()
        };
        let ways: [fn(&str, &str) -> bool; 3] = [fits, is_built_from, is_misspelt];
        let found = ways.into_iter().map(by).find(|found| !found.is_empty()).unwrap_or_default();
        for place in &found {
            worth[*place] += WHOLE / found.len();
        }
    }
    let best = worth.iter().max().copied().unwrap_or(0);
    let mut found: Vec<usize> =
        (0..worth.len()).filter(|place| worth[*place] > 0 && worth[*place] * 2 >= best).collect();
    found.sort_by_key(|place| std::cmp::Reverse(worth[*place]));
    found.into_iter().map(|place| Topic::ALL[place]).collect()
}

/// What a word is worth that one topic alone has; a number that most counts of topics divide.
const WHOLE: usize = 5040;

/// All words of a topic.
fn text(w: Words, one: Topic) -> String {
    plain(&format!("{} {} {}", topic(w, one), w.t(format!("search-{}", one.key())), one.key()))
}

/// A word fits when it begins like the other; endings differ by case and number, the more the longer it is.
fn fits(word: &str, part: &str) -> bool {
    let letters = part.chars().count();
    if letters <= 2 { word == part } else { alike(word, part) >= letters - ending(letters) }
}

/// Whether what is asked for is built from a topic's word: it begins with enough of it.
fn is_built_from(word: &str, part: &str) -> bool {
    let letters = word.chars().count();
    alike(word, part) >= (letters - ending(letters)).max(STEM)
}

/// Whether what is asked for is a topic's word with one letter too many, too few, another, or two exchanged.
fn is_misspelt(word: &str, part: &str) -> bool {
    let [word, part] = [word, part].map(|text| text.chars().collect::<Vec<char>>());
    if word.len().min(part.len()) < STEM {
        return false;
    }
    let same = word.iter().zip(&part).take_while(|(one, other)| one == other).count();
    let (word, part) = (&word[same..], &part[same..]);
    let after = |text: &[char], letters: usize| text.get(letters..).map(<[char]>::to_vec);
    let goes_on = |one: Option<Vec<char>>, other: Option<Vec<char>>| {
        let (Some(one), Some(other)) = (one, other) else { return false };
        let shorter = one.len().min(other.len());
        one[..shorter] == other[..shorter] && one.len().abs_diff(other.len()) <= ENDING
    };
    let exchanged = word.len() > 1 && part.len() > 1 && word[0] == part[1] && word[1] == part[0];
    same > 0
        && (goes_on(after(word, 1), after(part, 0))
            || goes_on(after(word, 0), after(part, 1))
            || goes_on(after(word, 1), after(part, 1))
            || exchanged && goes_on(after(word, 2), after(part, 2)))
}

/// The most letters by which the endings of a word and its misspelling differ.
const ENDING: usize = 3;

/// How many letters two words have in common at their beginning.
fn alike(word: &str, part: &str) -> usize {
    word.chars().zip(part.chars()).take_while(|(one, other)| one == other).count()
}

/// The fewest letters that a word built from another has in common with it.
const STEM: usize = 6;

/// How many letters of a word of so many may be its ending.
const fn ending(letters: usize) -> usize {
    match letters {
        0..=4 => 0,
        5..=6 => 1,
        7..=9 => 2,
        _ => 3,
    }
}

/// Small letters without marks; everything else parts words.
fn plain(text: &str) -> String {
    text.to_lowercase()
        .chars()
        .map(|letter| match letter {
            'ä' | 'å' | 'ą' | 'á' => 'a',
            'ö' | 'õ' | 'ø' | 'ó' => 'o',
            'ü' => 'u',
            'ę' | 'é' => 'e',
            'ś' | 'š' | 'ß' => 's',
            'ć' => 'c',
            'ł' => 'l',
            'ń' => 'n',
            'ź' | 'ż' | 'ž' => 'z',
            letter if letter.is_alphanumeric() => letter,
            _ => ' ',
        })
        .collect()
}
