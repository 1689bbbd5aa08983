//! The catalogue holds together.

use std::collections::{BTreeMap, BTreeSet};

use openroom_lawbook::{
    Case, Edition, Kind, Provision, Reference, Standing,
    regulations::{Preset, RegulationOption, Regulations, Status},
};

#[test]
fn numbers_are_unique_in_every_edition() {
    for edition in Edition::ALL {
        let mut seen = BTreeMap::new();
        for provision in Provision::all() {
            if let Standing::Own(number) = provision.standing(edition) {
                assert_eq!(seen.insert(number, provision), None, "{number} in {edition}");
                assert_eq!(Provision::from_number(number, edition), Some(provision));
            }
        }
        assert!(seen.len() > 670, "{edition}");
    }
}

#[test]
fn an_edition_has_a_number_for_all_that_it_says() {
    for provision in Provision::all() {
        assert!(Edition::ALL.into_iter().any(|edition| provision.exists_in(edition)), "{provision}");
        for edition in Edition::ALL {
            assert_eq!(
                provision.number(edition).is_some(),
                provision.exists_in(edition),
                "{provision} {edition}"
            );
            if let Standing::Within(holder) = provision.standing(edition) {
                assert!(matches!(holder.standing(edition), Standing::Own(_)), "{provision} within {holder}");
            }
        }
    }
}

#[test]
fn what_is_gone_says_where_it_went() {
    for provision in Provision::all() {
        let gone_later = provision.exists_in(Edition::Laws2007) && !provision.exists_in(Edition::Laws2017);
        let gone_in_poland =
            provision.exists_in(Edition::Laws2017) && !provision.exists_in(Edition::Poland2024);
        if gone_later || gone_in_poland {
            assert!(!provision.went().is_empty(), "{provision} went nowhere");
        }
        for target in provision.went() {
            assert_ne!(*target, provision);
            assert!(
                Edition::ALL.into_iter().any(|one| target.exists_in(one) && !provision.exists_in(one)),
                "{provision}"
            );
        }
    }
}

#[test]
fn every_reference_exists_and_is_seen_from_the_other_end() {
    for provision in Provision::all() {
        for reference in provision.references() {
            assert_ne!(*reference, Reference::Provision(provision), "{provision} refers to itself");
            let meant = reference.provisions();
            assert!(!meant.is_empty(), "{provision} refers to nothing by {reference:?}");
            assert!(
                meant[0].referred_to_by().any(|other| other == provision),
                "{provision} and {}",
                meant[0]
            );
        }
    }
}

#[test]
fn no_reference_stands_twice() {
    for provision in Provision::all() {
        let cited: BTreeSet<&str> =
            provision.references().iter().map(|reference| reference.cite(Edition::Laws2017)).collect();
        assert_eq!(cited.len(), provision.references().len(), "{provision}");
    }
}

#[test]
fn every_case_has_one_id() {
    let mut ids = BTreeSet::new();
    for case in Case::all() {
        assert!(ids.insert(case.to_string()), "{case}");
        assert_eq!(case.to_string().parse(), Ok(case));
        assert!(case.editions().iter().count() > 0);
        assert!(!case.facts().is_empty() && !case.outcome().is_empty(), "{case}");
        assert!(!case.text().starts_with('['), "{case}");
    }
    assert!(ids.len() > 1700);
    for wrong in ["27B1a#0", "27B1a#01", "27B1a#99", "27B1a", "#1", "94#1", "27B1a#-1"] {
        assert!(wrong.parse::<Case>().is_err(), "{wrong}");
    }
}

#[test]
fn a_row_of_one_edition_has_cases_of_that_edition() {
    for provision in Provision::all() {
        let editions: Vec<Edition> = provision.editions().iter().collect();
        let own = |case: Case| editions.iter().any(|&edition| case.editions().contains(edition));
        assert!(provision.cases().next().is_none() || provision.cases().any(own), "{provision}");
    }
}

#[test]
fn definitions_and_only_they_stand_outside_the_laws() {
    for provision in Provision::all() {
        match provision.law() {
            None => assert_eq!(provision.kind(), Kind::Definition, "{provision}"),
            Some(law) => assert!((1..=93).contains(&law), "{provision}"),
        }
        assert!(
            !provision.title().is_empty() && !provision.when().is_empty() && !provision.then().is_empty()
        );
    }
    let laws: BTreeSet<u8> = Provision::all().filter_map(Provision::law).collect();
    assert_eq!(laws.len(), 93);
}

#[test]
fn every_option_names_its_law_and_has_a_reason() {
    for option in RegulationOption::all() {
        assert!(!option.provisions().is_empty() || option.law() == "Preface", "{option}: {}", option.law());
        assert!(
            !option.question().is_empty() && !option.values().is_empty() && !option.default_text().is_empty()
        );
        match option.status() {
            Status::Obeyed { proof } => assert_ne!(proof, ""),
            Status::NotYet => {}
            Status::Shown { how: why } | Status::NotComputed { reason: why } => assert!(!why.is_empty()),
        }
    }
}

#[test]
fn what_proves_an_option_exists() {
    let mut proved = 0;
    for option in RegulationOption::all() {
        if let Status::Obeyed { proof } = option.status() {
            assert!(openroom_testing::has_test(proof), "{option}: there is no test {proof}");
            proved += 1;
        }
    }
    assert!(proved > 0);
}

#[test]
fn the_laws_alone_are_the_default() {
    assert_eq!(Preset::Wbf.regulations(), Regulations::default());
}
