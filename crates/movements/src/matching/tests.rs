use proptest::prelude::*;

use super::*;

fn by_trying(open: u32, edges: &[Edge]) -> Option<i64> {
    if open == 0 {
        return Some(0);
    }
    let one = open.trailing_zeros() as usize;
    let rest = open & !(1 << one);
    edges
        .iter()
        .filter(|edge| edge.one == one || edge.other == one)
        .filter_map(|edge| {
            let far = edge.one + edge.other - one;
            (rest >> far & 1 == 1)
                .then(|| by_trying(rest & !(1 << far), edges).map(|cost| cost + edge.cost))?
        })
        .min()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn no_matching_costs_less(
        half in 1usize..=6,
        costs in proptest::collection::btree_map((0usize..12, 0usize..12), -20i64..20, 1..40),
    ) {
        let vertices = 2 * half;
        let edges: Vec<Edge> = costs
            .into_iter()
            .filter(|&((one, other), _)| one < other && other < vertices)
            .map(|((one, other), cost)| Edge { one, other, cost })
            .collect();
        let found = least_cost_perfect_matching(vertices, &edges).map(|matching| {
            (0..vertices)
                .filter(|&one| one < matching.mate[one])
                .map(|one| edges.iter().find(|e| (e.one, e.other) == (one, matching.mate[one])).unwrap().cost)
                .sum::<i64>()
        });
        prop_assert_eq!(found, by_trying((1 << vertices) - 1, &edges));
    }
}
