//! Perfect matching of least cost in a general graph, by blossoms and dual variables.
//!
//! The primal-dual method of Edmonds in the form of Galil (1986): trees of alternating paths grow
//! from unmatched vertices over tight edges; odd cycles shrink to blossoms; when nothing grows the
//! dual variables change until another edge is tight. One stage matches one more couple.

mod blossom;
#[cfg(test)]
mod tests;

use blossom::Expand;

/// An edge between two vertices with its cost.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Edge {
    pub(crate) one: usize,
    pub(crate) other: usize,
    pub(crate) cost: i64,
}

/// A matching of all vertices with the dual values that prove it to be of least cost.
pub(crate) struct Matching {
    pub(crate) mate: Vec<usize>,
    dual: Vec<i64>,
    parent: Vec<usize>,
}

impl Matching {
    /// Whether an edge left out of the graph can be shown not to make the matching cheaper.
    pub(crate) fn rules_out(&self, edge: Edge) -> bool {
        let mut slack = self.dual[edge.one] + self.dual[edge.other] + 2 * edge.cost;
        if slack >= 0 {
            return true;
        }
        let around = |mut node: usize| {
            std::iter::from_fn(move || {
                node = self.parent[node];
                (node != NONE).then_some(node)
            })
        };
        for blossom in around(edge.one) {
            if around(edge.other).any(|other| other == blossom) {
                slack += 2 * self.dual[blossom];
            }
        }
        slack >= 0
    }
}

/// The perfect matching of least total cost, if there is a perfect matching.
pub(crate) fn least_cost_perfect_matching(vertices: usize, edges: &[Edge]) -> Option<Matching> {
    let mut search = Search::new(vertices, edges);
    search.match_at_once();
    while search.mate.contains(&NONE) {
        if !search.stage() {
            return None;
        }
    }
    let mate = search.mate.iter().map(|&end| search.endpoint(end)).collect();
    Some(Matching { mate, dual: search.dual, parent: search.parent })
}

const NONE: usize = usize::MAX;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// What limits a change of the dual variables.
#[derive(Copy, Clone)]
enum Limit {
    /// An edge from an outer vertex becomes tight.
    Edge(usize),
    /// An inner blossom has to be expanded.
    Blossom(usize),
}

/// Vertices are numbered from 0, blossoms from the number of vertices. An *end* is an edge number
/// doubled, plus one for its far end; `end ^ 1` is the other end of the same edge.
struct Search<'a> {
    vertices: usize,
    edges: &'a [Edge],
    ends: Vec<Vec<usize>>,
    mate: Vec<usize>,
    label: Vec<Label>,
    label_end: Vec<usize>,
    on_path: Vec<bool>,
    in_blossom: Vec<usize>,
    parent: Vec<usize>,
    children: Vec<Vec<usize>>,
    child_ends: Vec<Vec<usize>>,
    base: Vec<usize>,
    best_edge: Vec<usize>,
    best_edges: Vec<Option<Vec<usize>>>,
    unused: Vec<usize>,
    dual: Vec<i64>,
    tight: Vec<bool>,
    queue: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(vertices: usize, edges: &'a [Edge]) -> Search<'a> {
        let mut ends = vec![Vec::new(); vertices];
        let mut dual = vec![i64::MIN; vertices];
        for (k, edge) in edges.iter().enumerate() {
            ends[edge.one].push(2 * k + 1);
            ends[edge.other].push(2 * k);
            dual[edge.one] = dual[edge.one].max(-edge.cost);
            dual[edge.other] = dual[edge.other].max(-edge.cost);
        }
        for value in &mut dual {
            *value = (*value).max(i64::MIN / 4);
        }
        dual.resize(2 * vertices, 0);
        let nodes = 2 * vertices;
        Search {
            vertices,
            edges,
            ends,
            mate: vec![NONE; vertices],
            label: vec![Label::Free; nodes],
            label_end: vec![NONE; nodes],
            on_path: vec![false; nodes],
            in_blossom: (0..vertices).collect(),
            parent: vec![NONE; nodes],
            children: vec![Vec::new(); nodes],
            child_ends: vec![Vec::new(); nodes],
            base: (0..vertices).chain(std::iter::repeat_n(NONE, vertices)).collect(),
            best_edge: vec![NONE; nodes],
            best_edges: vec![None; nodes],
            unused: (vertices..nodes).collect(),
            dual,
            tight: vec![false; edges.len()],
            queue: Vec::new(),
        }
    }

    fn endpoint(&self, end: usize) -> usize {
        let edge = self.edges[end / 2];
        if end.is_multiple_of(2) { edge.one } else { edge.other }
    }

    fn slack(&self, k: usize) -> i64 {
        let edge = self.edges[k];
        self.dual[edge.one] + self.dual[edge.other] + 2 * edge.cost
    }

    fn leaves(&self, node: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let mut open = vec![node];
        while let Some(node) = open.pop() {
            if node < self.vertices {
                found.push(node);
            } else {
                open.extend(&self.children[node]);
            }
        }
        found
    }

    fn is_top_blossom(&self, node: usize) -> bool {
        self.parent[node] == NONE && self.base[node] != NONE
    }

    /// Couples that are cheapest for both can be matched before any tree grows.
    fn match_at_once(&mut self) {
        for k in 0..self.edges.len() {
            let edge = self.edges[k];
            if self.mate[edge.one] == NONE && self.mate[edge.other] == NONE && self.slack(k) <= 0 {
                self.mate[edge.one] = 2 * k + 1;
                self.mate[edge.other] = 2 * k;
            }
        }
    }

    /// Matches one more couple; false when no more can be matched.
    fn stage(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.best_edge.fill(NONE);
        self.best_edges[self.vertices..].fill(None);
        self.tight.fill(false);
        self.queue.clear();
        for v in 0..self.vertices {
            if self.mate[v] == NONE && self.label[self.in_blossom[v]] == Label::Free {
                self.assign(v, Label::Outer, NONE);
            }
        }
        while !self.grow() {
            let Some((delta, limit)) = self.limit() else { return false };
            self.change_duals(delta);
            match limit {
                Limit::Edge(k) => {
                    self.tight[k] = true;
                    let edge = self.edges[k];
                    let outer = if self.label[self.in_blossom[edge.one]] == Label::Outer {
                        edge.one
                    } else {
                        edge.other
                    };
                    self.queue.push(outer);
                }
                Limit::Blossom(b) => self.expand(b, Expand::During),
            }
        }
        for b in self.vertices..2 * self.vertices {
            if self.is_top_blossom(b) && self.label[b] == Label::Outer && self.dual[b] == 0 {
                self.expand(b, Expand::AtTheEnd);
            }
        }
        true
    }

    /// Grows the trees over tight edges; true when an augmenting path was found and used.
    fn grow(&mut self) -> bool {
        while let Some(v) = self.queue.pop() {
            for at in 0..self.ends[v].len() {
                let end = self.ends[v][at];
                let (k, w) = (end / 2, self.endpoint(end));
                let (bv, bw) = (self.in_blossom[v], self.in_blossom[w]);
                if bv == bw {
                    continue;
                }
                let slack = if self.tight[k] { 0 } else { self.slack(k) };
                if slack <= 0 {
                    self.tight[k] = true;
                    match self.label[bw] {
                        Label::Free => self.assign(w, Label::Inner, end ^ 1),
                        Label::Outer => {
                            let Some(base) = self.common_base(v, w) else {
                                self.augment(k);
                                return true;
                            };
                            self.shrink(base, k);
                        }
                        Label::Inner if self.label[w] == Label::Free => {
                            self.label[w] = Label::Inner;
                            self.label_end[w] = end ^ 1;
                        }
                        Label::Inner => {}
                    }
                } else {
                    let keeper = match (self.label[bw], self.label[w]) {
                        (Label::Outer, _) => bv,
                        (_, Label::Free) => w,
                        _ => continue,
                    };
                    let best = self.best_edge[keeper];
                    if best == NONE || slack < self.slack(best) {
                        self.best_edge[keeper] = k;
                    }
                }
            }
        }
        false
    }

    fn limit(&self) -> Option<(i64, Limit)> {
        let mut least: Option<(i64, Limit)> = None;
        let mut consider = |delta: i64, limit: Limit| {
            if least.is_none_or(|(known, _)| delta < known) {
                least = Some((delta, limit));
            }
        };
        for v in 0..self.vertices {
            if self.label[self.in_blossom[v]] == Label::Free && self.best_edge[v] != NONE {
                consider(self.slack(self.best_edge[v]), Limit::Edge(self.best_edge[v]));
            }
        }
        for b in 0..2 * self.vertices {
            if self.parent[b] != NONE {
                continue;
            }
            if self.label[b] == Label::Outer && self.best_edge[b] != NONE {
                consider(self.slack(self.best_edge[b]) / 2, Limit::Edge(self.best_edge[b]));
            }
            if b >= self.vertices && self.base[b] != NONE && self.label[b] == Label::Inner {
                consider(self.dual[b], Limit::Blossom(b));
            }
        }
        least
    }

    fn change_duals(&mut self, delta: i64) {
        for v in 0..self.vertices {
            match self.label[self.in_blossom[v]] {
                Label::Outer => self.dual[v] -= delta,
                Label::Inner => self.dual[v] += delta,
                Label::Free => {}
            }
        }
        for b in self.vertices..2 * self.vertices {
            if self.is_top_blossom(b) {
                match self.label[b] {
                    Label::Outer => self.dual[b] += delta,
                    Label::Inner => self.dual[b] -= delta,
                    Label::Free => {}
                }
            }
        }
    }

    fn assign(&mut self, w: usize, label: Label, end: usize) {
        let (mut w, mut label, mut end) = (w, label, end);
        loop {
            let b = self.in_blossom[w];
            for node in [w, b] {
                self.label[node] = label;
                self.label_end[node] = end;
                self.best_edge[node] = NONE;
            }
            if label == Label::Outer {
                let leaves = self.leaves(b);
                self.queue.extend(leaves);
                return;
            }
            let mate = self.mate[self.base[b]];
            (w, label, end) = (self.endpoint(mate), Label::Outer, mate ^ 1);
        }
    }
}
