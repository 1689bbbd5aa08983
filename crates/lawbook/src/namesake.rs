//! Numbers that another edition prints for another paragraph.

use crate::{Edition, Editions, Provision, Standing, standing::is_under};

/// What another edition prints under a number that the edition at hand uses for something else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Namesake {
    /// The editions that do.
    pub editions: Editions,
    /// The paragraph, or the paragraphs of the part, that they print there.
    pub provisions: Vec<Provision>,
}

/// What other editions print under a number that the edition prints for another paragraph or part.
pub fn namesakes(number: &str, edition: Edition) -> Vec<Namesake> {
    let here = printed(number, edition);
    let mut out: Vec<Namesake> = Vec::new();
    for other in Edition::ALL.into_iter().filter(|&other| other != edition) {
        let there = printed(number, other);
        let stayed = |rows: &[Provision], edition| rows.iter().any(|&row| stands_under(row, number, edition));
        if here.is_empty() || there.is_empty() || stayed(&there, edition) || stayed(&here, other) {
            continue;
        }
        match out.iter_mut().find(|one| one.provisions == there) {
            Some(one) => one.editions = one.editions.with(other),
            None => {
                out.push(Namesake { editions: Editions::where_it(|one| one == other), provisions: there });
            }
        }
    }
    out
}

/// The paragraph with this number, or those of the part that it names.
fn printed(number: &str, edition: Edition) -> Vec<Provision> {
    if let Some(provision) = Provision::from_number(number, edition) {
        return vec![provision];
    }
    let own = |one: &Provision| matches!(one.standing(edition), Standing::Own(_));
    Provision::all().filter(own).filter(|&one| stands_under(one, number, edition)).collect()
}

fn stands_under(provision: Provision, number: &str, edition: Edition) -> bool {
    provision.number(edition).is_some_and(|own| is_under(own, number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::provisions::*;

    #[test]
    fn a_number_used_again() {
        let older = namesakes("12C1e", Edition::Laws2017);
        assert_eq!(older.len(), 1);
        assert_eq!(older[0].editions.iter().collect::<Vec<_>>(), [Edition::Laws2007]);
        assert!(older[0].provisions.iter().all(|one| !one.exists_in(Edition::Laws2017)));
        let newer = namesakes("23", Edition::Laws2007);
        assert_eq!(newer.len(), 1, "{newer:?}");
        assert_eq!(newer[0].editions.iter().count(), 2);
        assert!(newer[0].provisions.contains(&L23A));
        assert_eq!(namesakes("23", Edition::Laws2017)[0].provisions, [L72C]);
        assert_eq!(namesakes("27B1a", Edition::Laws2017), []);
        assert_eq!(namesakes("27", Edition::Laws2017), []);
        assert_eq!(namesakes("94", Edition::Laws2017), []);
    }

    #[test]
    fn none_is_missed() {
        let mut found = 0;
        for provision in Provision::all() {
            for edition in Edition::ALL {
                let Standing::Own(number) = provision.standing(edition) else { continue };
                for other in Edition::ALL {
                    let there = Provision::from_number(number, other);
                    let Some(there) = there.filter(|&there| there != provision) else { continue };
                    let told = namesakes(number, edition)
                        .iter()
                        .any(|one| one.editions.contains(other) && one.provisions == [there]);
                    let together =
                        stands_under(there, number, edition) || stands_under(provision, number, other);
                    assert!(told || together, "{number} of {edition} in {other}");
                    found += usize::from(told);
                }
            }
        }
        assert!(found > 50, "{found}");
    }
}
