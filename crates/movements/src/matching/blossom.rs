//! Blossoms: shrinking an odd cycle, expanding it again, augmenting through it.

use std::collections::BTreeMap;

use super::{Label, NONE, Search};

impl Search<'_> {
    /// The base of the blossom that an edge between two outer vertices closes, or none when the
    /// edge joins two trees.
    pub(super) fn common_base(&mut self, v: usize, w: usize) -> Option<usize> {
        let mut path = Vec::new();
        let mut found = None;
        let (mut v, mut w) = (v, w);
        while v != NONE {
            let b = self.in_blossom[v];
            if self.on_path[b] {
                found = Some(self.base[b]);
                break;
            }
            path.push(b);
            self.on_path[b] = true;
            v = match self.label_end[b] {
                NONE => NONE,
                end => {
                    let inner = self.in_blossom[self.endpoint(end)];
                    self.endpoint(self.label_end[inner])
                }
            };
            if w != NONE {
                (v, w) = (w, v);
            }
        }
        for b in path {
            self.on_path[b] = false;
        }
        found
    }

    pub(super) fn shrink(&mut self, base: usize, k: usize) {
        let bb = self.in_blossom[base];
        let Some(b) = self.unused.pop() else { return };
        self.base[b] = base;
        self.parent[b] = NONE;
        self.parent[bb] = b;
        let (mut path, mut path_ends) = (Vec::new(), Vec::new());
        let mut bv = self.in_blossom[self.edges[k].one];
        while bv != bb {
            self.parent[bv] = b;
            path.push(bv);
            path_ends.push(self.label_end[bv]);
            bv = self.in_blossom[self.endpoint(self.label_end[bv])];
        }
        path.push(bb);
        path.reverse();
        path_ends.reverse();
        path_ends.push(2 * k);
        let mut bw = self.in_blossom[self.edges[k].other];
        while bw != bb {
            self.parent[bw] = b;
            path.push(bw);
            path_ends.push(self.label_end[bw] ^ 1);
            bw = self.in_blossom[self.endpoint(self.label_end[bw])];
        }
        self.label[b] = Label::Outer;
        self.label_end[b] = self.label_end[bb];
        self.dual[b] = 0;
        self.children[b].clone_from(&path);
        self.child_ends[b] = path_ends;
        for v in self.leaves(b) {
            if self.label[self.in_blossom[v]] == Label::Inner {
                self.queue.push(v);
            }
            self.in_blossom[v] = b;
        }
        self.gather_best_edges(b, &path);
    }

    fn gather_best_edges(&mut self, b: usize, path: &[usize]) {
        let mut best_to: BTreeMap<usize, usize> = BTreeMap::new();
        for &child in path {
            let own = self.best_edges[child].take();
            let candidates = own.unwrap_or_else(|| {
                self.leaves(child).iter().flat_map(|&v| self.ends[v].iter().map(|end| end / 2)).collect()
            });
            for k in candidates {
                let edge = self.edges[k];
                let far = if self.in_blossom[edge.other] == b { edge.one } else { edge.other };
                let bj = self.in_blossom[far];
                if bj != b
                    && self.label[bj] == Label::Outer
                    && best_to.get(&bj).is_none_or(|&known| self.slack(k) < self.slack(known))
                {
                    best_to.insert(bj, k);
                }
            }
            self.best_edge[child] = NONE;
        }
        let kept: Vec<usize> = best_to.into_values().collect();
        self.best_edge[b] = kept.iter().copied().min_by_key(|&k| self.slack(k)).unwrap_or(NONE);
        self.best_edges[b] = Some(kept);
    }

    pub(super) fn expand(&mut self, b: usize, when: Expand) {
        let children = std::mem::take(&mut self.children[b]);
        let child_ends = std::mem::take(&mut self.child_ends[b]);
        for &s in &children {
            self.parent[s] = NONE;
            if s < self.vertices {
                self.in_blossom[s] = s;
            } else if when == Expand::AtTheEnd && self.dual[s] == 0 {
                self.expand(s, when);
            } else {
                for v in self.leaves(s) {
                    self.in_blossom[v] = s;
                }
            }
        }
        if when == Expand::During && self.label[b] == Label::Inner {
            self.relabel_expanded(b, &children, &child_ends);
        }
        self.label[b] = Label::Free;
        self.label_end[b] = NONE;
        self.base[b] = NONE;
        self.best_edges[b] = None;
        self.best_edge[b] = NONE;
        self.unused.push(b);
    }

    /// The children of an expanded inner blossom on the even way to its base stay in the tree.
    fn relabel_expanded(&mut self, b: usize, children: &[usize], child_ends: &[usize]) {
        let entry = self.in_blossom[self.endpoint(self.label_end[b] ^ 1)];
        let walk = Walk::to_base(children, entry);
        let mut j = walk.start;
        let mut end = self.label_end[b];
        while j != 0 {
            let far = self.endpoint(end ^ 1);
            self.label[far] = Label::Free;
            let next = walk.end(child_ends, j);
            let next_far = self.endpoint(next ^ 1);
            self.label[next_far] = Label::Free;
            self.assign(far, Label::Inner, end);
            self.tight[next / 2] = true;
            j += walk.step;
            end = walk.end(child_ends, j);
            self.tight[end / 2] = true;
            j += walk.step;
        }
        let base_child = Walk::child(children, j);
        let far = self.endpoint(end ^ 1);
        for node in [far, base_child] {
            self.label[node] = Label::Inner;
            self.label_end[node] = end;
        }
        self.best_edge[base_child] = NONE;
        j += walk.step;
        while Walk::child(children, j) != entry {
            let child = Walk::child(children, j);
            j += walk.step;
            if self.label[child] == Label::Outer {
                continue;
            }
            if let Some(v) = self.leaves(child).into_iter().find(|&v| self.label[v] != Label::Free) {
                self.label[v] = Label::Free;
                let base_mate = self.endpoint(self.mate[self.base[child]]);
                self.label[base_mate] = Label::Free;
                self.assign(v, Label::Inner, self.label_end[v]);
            }
        }
    }

    fn augment_blossom(&mut self, b: usize, v: usize) {
        let mut t = v;
        while self.parent[t] != b {
            t = self.parent[t];
        }
        if t >= self.vertices {
            self.augment_blossom(t, v);
        }
        let children = self.children[b].clone();
        let child_ends = self.child_ends[b].clone();
        let walk = Walk::to_base(&children, t);
        let mut j = walk.start;
        while j != 0 {
            j += walk.step;
            let end = walk.end(&child_ends, j);
            for vertex in [self.endpoint(end), self.endpoint(end ^ 1)] {
                let child = Walk::child(&children, j);
                if child >= self.vertices {
                    self.augment_blossom(child, vertex);
                }
                j += walk.step;
            }
            j -= walk.step;
            let (one, other) = (self.endpoint(end), self.endpoint(end ^ 1));
            self.mate[one] = end ^ 1;
            self.mate[other] = end;
        }
        let first = children.iter().position(|&child| child == t).unwrap_or(0);
        self.children[b].rotate_left(first);
        self.child_ends[b].rotate_left(first);
        self.base[b] = self.base[self.children[b][0]];
    }

    pub(super) fn augment(&mut self, k: usize) {
        let edge = self.edges[k];
        for (start, start_end) in [(edge.one, 2 * k + 1), (edge.other, 2 * k)] {
            let (mut s, mut end) = (start, start_end);
            loop {
                let bs = self.in_blossom[s];
                if bs >= self.vertices {
                    self.augment_blossom(bs, s);
                }
                self.mate[s] = end;
                if self.label_end[bs] == NONE {
                    break;
                }
                let bt = self.in_blossom[self.endpoint(self.label_end[bs])];
                let back = self.label_end[bt];
                s = self.endpoint(back);
                let j = self.endpoint(back ^ 1);
                if bt >= self.vertices {
                    self.augment_blossom(bt, j);
                }
                self.mate[j] = back;
                end = back ^ 1;
            }
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Expand {
    During,
    AtTheEnd,
}

/// The even way round a blossom from a child to the base, which is child 0; indexes may be
/// negative and count from the end.
struct Walk {
    start: isize,
    step: isize,
}

#[allow(clippy::cast_possible_wrap)] // a blossom has fewer children than there are contestants
impl Walk {
    fn to_base(children: &[usize], from: usize) -> Walk {
        let at = children.iter().position(|&child| child == from).unwrap_or(0) as isize;
        if at % 2 == 1 {
            Walk { start: at - children.len() as isize, step: 1 }
        } else {
            Walk { start: at, step: -1 }
        }
    }

    fn child(children: &[usize], j: isize) -> usize {
        children[j.rem_euclid(children.len() as isize) as usize]
    }

    /// The end of the edge between child j and the next child on the way.
    fn end(&self, child_ends: &[usize], j: isize) -> usize {
        let len = child_ends.len() as isize;
        if self.step == 1 {
            child_ends[j.rem_euclid(len) as usize]
        } else {
            child_ends[(j - 1).rem_euclid(len) as usize] ^ 1
        }
    }
}
