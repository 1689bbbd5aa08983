//! Where each Law begins.

use crate::line::Line;

/// The heading of a Law: its number, its title, the line where it stands and the first line below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heading {
    pub law: u8,
    pub title: String,
    pub index: usize,
    pub below: usize,
}

/// How a book sets the headings of its Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    /// `Law 27 Insufficient bid`, `§ 27. Insufficient bid`, `§ 27: Insufficient bid`.
    WordFirst,
    /// `27 § Insufficient bid`.
    NumberFirst,
    /// `27. Insufficient bid`.
    NumberOnly,
    /// `Law 27`, and in the next line `Insufficient bid`.
    TwoLines,
}

const LAST_LAW: u8 = 93;

/// What may part a number from its title.
const DASHES: [char; 5] = ['-', '–', '—', ':', ' '];

/// The headings of the Laws in their order, by the style that finds most of them.
pub(crate) fn headings(lines: &[Line]) -> Vec<Heading> {
    let styles = [Style::WordFirst, Style::NumberFirst, Style::NumberOnly, Style::TwoLines];
    let mut best = Vec::new();
    for found in styles.map(|style| longest_run(candidates(lines, style))) {
        if found.len() > best.len() {
            best = found;
        }
    }
    best
}

fn candidates(lines: &[Line], style: Style) -> Vec<Heading> {
    let found = lines.iter().enumerate().filter(|(_, line)| !line.tabular && !line.is_blank());
    found
        .filter(|&(index, _)| !is_at_the_foot(lines, index))
        .filter(|&(index, _)| style != Style::NumberOnly || stands_alone(lines, index))
        .filter_map(|(index, line)| {
            let (law, title, below) = match style {
                Style::WordFirst | Style::NumberFirst | Style::NumberOnly => {
                    let (law, title) = parts(&line.text, style)?;
                    (law, title, index + 1)
                }
                Style::TwoLines => {
                    let law = alone(&line.text)?;
                    let (title, below) = title_below(lines, index)?;
                    (law, title, below)
                }
            };
            is_title(title).then(|| Heading { law, title: title.to_owned(), index, below })
        })
        .collect()
}

/// The title in the next line that is not blank, and the line after it.
fn title_below(lines: &[Line], index: usize) -> Option<(&str, usize)> {
    let near = lines.iter().enumerate().skip(index + 1).take(2);
    let (at, title) = near.into_iter().find(|(_, line)| !line.is_blank())?;
    Some((&title.text, at + 1))
}

/// The last line of a page announces what the next page begins with.
fn is_at_the_foot(lines: &[Line], index: usize) -> bool {
    lines[index + 1..].iter().find(|line| line.rule || !line.is_blank()).is_some_and(|line| line.rule)
}

fn stands_alone(lines: &[Line], index: usize) -> bool {
    let blank = |at: Option<usize>| at.and_then(|at| lines.get(at)).is_none_or(Line::is_blank);
    blank(index.checked_sub(1)) && blank(index.checked_add(1))
}

/// What stands after a word such as `Law` or after the sign for it.
fn after_word(text: &str) -> Option<&str> {
    let (word, rest) = text.split_once(' ')?;
    let is_word =
        word == "§" || (word.chars().all(char::is_alphabetic) && word.starts_with(char::is_uppercase));
    is_word.then_some(rest)
}

/// The number of a Law.
fn number(text: &str) -> Option<u8> {
    text.trim_end_matches(['.', ':']).parse().ok().filter(|law| (1..=LAST_LAW).contains(law))
}

/// The Law of a line that has its number and no title.
fn alone(text: &str) -> Option<u8> {
    number(after_word(text)?)
}

fn parts(text: &str, style: Style) -> Option<(u8, &str)> {
    let (found, title) = match style {
        Style::TwoLines => return None,
        Style::WordFirst => after_word(text)?.split_once(' ')?,
        Style::NumberFirst => {
            let (number, rest) = text.trim_start_matches("- ").split_once('§')?;
            (number.trim_end(), rest)
        }
        Style::NumberOnly => text.split_once(". ")?,
    };
    Some((number(found)?, title.trim_start_matches(DASHES).trim()))
}

/// A title begins with a letter, is short, does not end like a sentence, and is not followed by a page number.
fn is_title(text: &str) -> bool {
    let ends_in_page = text.rsplit(' ').next().is_some_and(|last| last.parse::<u16>().is_ok());
    text.chars().count() <= 100
        && text.starts_with(|one: char| one.is_alphabetic() && one.is_uppercase())
        && !text.ends_with(['.', ';', ':', ','])
        && !ends_in_page
}

/// The longest run of Laws in their order, up to two missing between neighbours.
///
/// Of two as long, the one that began later: a table of contents comes before the Laws.
fn longest_run(found: Vec<Heading>) -> Vec<Heading> {
    let mut runs: Vec<Option<Vec<usize>>> = vec![None; usize::from(LAST_LAW) + 1];
    for (at, heading) in found.iter().enumerate() {
        let law = usize::from(heading.law);
        let before =
            (law.saturating_sub(3)..law).filter_map(|one| runs[one].as_ref()).max_by_key(|one| one.len());
        let run: Vec<usize> = before.into_iter().flatten().copied().chain([at]).collect();
        let better = runs[law]
            .as_ref()
            .is_none_or(|old| run.len() > old.len() || (run.len() == old.len() && run[0] > old[0]));
        let fresh = run.len() == 1 && runs[law].as_ref().is_some_and(|old| old.len() == 1);
        if better || fresh {
            runs[law] = Some(run);
        }
    }
    let longest = runs.into_iter().flatten().max_by_key(Vec::len).unwrap_or_default();
    let mut found: Vec<Option<Heading>> = found.into_iter().map(Some).collect();
    longest.into_iter().filter_map(|at| found[at].take()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::lines;

    fn laws(text: &str) -> Vec<(u8, usize)> {
        headings(&lines(text)).into_iter().map(|one| (one.law, one.index)).collect()
    }

    #[test]
    fn three_styles() {
        assert_eq!(laws("Law 3 Tables\ntext.\nLaw 4 Partners\ntext."), [(3, 0), (4, 2)]);
        assert_eq!(laws("## **§ 3. TABLES**\ntext.\n### § 4. PARTNERS"), [(3, 0), (4, 2)]);
        assert_eq!(laws("§ 3: Tables\ntext.\n§ 4: Partners"), [(3, 0), (4, 2)]);
        assert_eq!(laws("## 3 § TABLES\ntext.\n**4 § PARTNERS**"), [(3, 0), (4, 2)]);
        assert_eq!(laws("3. Tables\n\ntext.\n\n4. Partners\n\ntext."), [(3, 0), (4, 4)]);
    }

    #[test]
    fn a_dash_or_a_new_line_before_the_title() {
        assert_eq!(laws("Law 3 - Tables\ntext.\nLaw 4 — Partners\ntext."), [(3, 0), (4, 2)]);
        let text = "LAW 3\nTABLES\n\ntext.\n\nLAW 4:\n\nPARTNERS\ntext of Law 3\nis text.";
        let found = headings(&lines(text));
        let parts: Vec<_> =
            found.iter().map(|one| (one.law, one.title.as_str(), one.index, one.below)).collect();
        assert_eq!(parts, [(3, "TABLES", 0, 2), (4, "PARTNERS", 5, 8)]);
    }

    #[test]
    fn a_table_of_contents_is_not_the_book() {
        let text = "Law 1 Pack\t3\nLaw 2 Boards\t3\n\nLaw 1 Pack\n\ntext.\n\nLaw 2 Boards\n\ntext.";
        assert_eq!(laws(text), [(1, 3), (2, 7)]);
        let text = "Law 1 Pack 3\nLaw 2 Boards 3\n\nLaw 1 Pack\n\ntext.\n\nLaw 2 Boards\n\ntext.";
        assert_eq!(laws(text), [(1, 3), (2, 7)]);
        let text = "Law 1 Pack\nLaw 2 Boards\n\nLaw 1 Pack\n\ntext.\n\nLaw 2 Boards\n\ntext.";
        assert_eq!(laws(text), [(1, 3), (2, 7)]);
    }

    #[test]
    fn a_lost_heading_breaks_nothing() {
        assert_eq!(laws("Law 1 A\n\nLaw 2 B\n\nLaw 4 D\n\nLaw 5 E"), [(1, 0), (2, 2), (4, 4), (5, 6)]);
    }

    #[test]
    fn a_heading_at_the_foot_of_a_page_begins_nothing() {
        let text = "Law 1 A\n\ntext.\n\nLaw 2 B\n\n---\n\nmore.\n\nLaw 2 B\n\ntext.";
        assert_eq!(laws(text), [(1, 0), (2, 10)]);
    }

    #[test]
    fn a_heading_repeated_on_the_next_page_begins_nothing() {
        assert_eq!(
            laws("Law 1 A\n\nLaw 2 B\n\ntext.\n\nLaw 2 B\n\ntext.\n\nLaw 3 C"),
            [(1, 0), (2, 2), (3, 10)]
        );
    }
}
