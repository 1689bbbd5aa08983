//! The search of topics.

use openroom_lawbook::{Edition, Provision};
use openroom_reasoning::Words;

use super::topic;
use crate::{Among, Group, Topic};

/// The most words of a search that are looked at.
const MOST: usize = 12;

/// Topics in their groups: the group of the first comes first.
pub fn in_groups(topics: &[Topic]) -> Vec<(Group, Vec<Topic>)> {
    let mut groups: Vec<(Group, Vec<Topic>)> = vec![];
    for topic in topics {
        match groups.iter_mut().find(|(group, _)| *group == topic.group()) {
            Some((_, topics)) => topics.push(*topic),
            None => groups.push((topic.group(), vec![*topic])),
        }
    }
    groups
}

/// The topics that a search finds, best first; all of them where nothing is asked. A word counts the more the fewer
/// topics have it, so that a common one neither finds much by itself nor hides what a rare one finds; and it counts more
/// in the names of a topic than among the other words by which that is found. Of two that are found alike the one whose
/// name has more of the words, and then fewer others, comes first.
pub fn search(w: Words, asked: &str) -> Vec<Topic> {
    let asked = telling(w, asked);
    if asked.is_empty() {
        return Topic::ALL.to_vec();
    }
    let titles: Vec<String> = Topic::ALL.iter().map(|one| title(w, *one)).collect();
    let texts: Vec<String> = Topic::ALL.iter().map(|one| text(w, *one)).collect();
    let mut worth = vec![0; Topic::ALL.len()];
    for part in &asked {
        let by = |fits: fn(&str, &str) -> bool| -> Vec<usize> {
            let has = |text: &String| text.split_whitespace().any(|word| fits(word, part));
            (0..texts.len()).filter(|place| has(&texts[*place])).collect()
        };
        let ways: [fn(&str, &str) -> bool; 3] = [fits, is_built_from, is_misspelt];
        let way = ways.into_iter().map(|way| (way, by(way))).find(|(_, found)| !found.is_empty());
        let Some((fits, found)) = way else { continue };
        for place in &found {
            let named = titles[*place].split_whitespace().any(|word| fits(word, part));
            worth[*place] += if named { WHOLE + WHOLE / 2 } else { WHOLE } / found.len();
        }
    }
    let best = worth.iter().max().copied().unwrap_or(0);
    let mut found: Vec<usize> =
        (0..worth.len()).filter(|place| worth[*place] > 0 && worth[*place] * 2 >= best).collect();
    let beside = |place: usize| {
        let name = telling(w, &topic(w, Topic::ALL[place]));
        let as_asked = asked.iter().filter(|part| name.contains(part)).count();
        let not_asked = name.iter().filter(|word| !asked.iter().any(|part| fits(word, part))).count();
        // One word alone says nothing of what else is meant.
        (std::cmp::Reverse(as_asked), if asked.len() > 1 { not_asked } else { 0 })
    };
    found.sort_by_key(|place| (std::cmp::Reverse(worth[*place]), beside(*place)));
    found.into_iter().map(|place| Topic::ALL[place]).collect()
}

/// The most provisions that a search finds.
const MOST_PROVISIONS: usize = 6;

/// The provisions on conduct that can be reported and whose short text has every word that is asked for; those first whose
/// title has more of them.
pub fn search_conduct(w: Words, edition: Edition, asked: &str) -> Vec<Provision> {
    if plain(asked).trim().is_empty() {
        return vec![];
    }
    let asked = telling(w, asked);
    let words_of = |text: &str, part: &str| plain(text).split_whitespace().any(|word| fits(word, part));
    let mut found: Vec<(usize, Provision)> = Among::Conduct
        .provisions(edition)
        .into_iter()
        .filter_map(|provision| {
            let text = provision.text(w.language());
            let whole = format!("{} {} {}", text.title, text.when, text.then);
            let has_all = asked.iter().all(|part| words_of(&whole, part));
            let in_title = asked.iter().filter(|part| words_of(text.title, part)).count();
            has_all.then_some((in_title, provision))
        })
        .collect();
    found.sort_by_key(|(in_title, _)| std::cmp::Reverse(*in_title));
    found.truncate(MOST_PROVISIONS);
    found.into_iter().map(|(_, provision)| provision).collect()
}

/// The words by which something can be found: those that stand in every sentence are passed over, unless there are no
/// others.
fn telling(w: Words, asked: &str) -> Vec<String> {
    let passed_over = plain(&w.t("words-passed-over"));
    let all: Vec<String> = plain(asked).split_whitespace().map(str::to_owned).collect();
    let mut telling: Vec<String> = all
        .iter()
        .filter(|part| !passed_over.split_whitespace().any(|word| word == *part))
        .cloned()
        .collect();
    if telling.is_empty() {
        telling = all;
    }
    telling.truncate(MOST);
    telling
}

/// What a word is worth that one topic alone has; a number that most counts of topics divide.
const WHOLE: usize = 5040;

/// How many of the words by which a topic is found are as good as its name.
const AS_GOOD: usize = 2;

/// The name of a topic, and the first of the words by which it is found: what else it is called.
fn title(w: Words, one: Topic) -> String {
    let words = w.t(format!("search-{}", one.key()));
    let first: Vec<&str> = words.split_whitespace().take(AS_GOOD).collect();
    plain(&format!("{} {}", topic(w, one), first.join(" ")))
}

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
