//! Pairs up points so that the pairs are worth most: Edmonds' algorithm with duals, in the form that
//! keeps a whole matrix (Galil, "Efficient algorithms for finding maximum matching in graphs", 1986).

/// A pair of points, numbered from 1, and what it is worth; nothing if it may not be.
#[derive(Clone, Copy, Debug, Default)]
struct Pair {
    u: u16,
    v: u16,
    worth: i32,
}

/// How a point or blossom is seen from the trees that grow from points without a partner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Label {
    #[default]
    Free,
    Outer,
    Inner,
}

/// The search with its buffers. Numbers above the points' are blossoms.
#[derive(Debug, Default)]
pub(super) struct Matching {
    points: usize,
    /// Points and blossoms in use.
    top: usize,
    stride: usize,
    pairs: Vec<Pair>,
    dual: Vec<i32>,
    partner: Vec<usize>,
    slack: Vec<usize>,
    /// The outermost blossom of each point or blossom; 0 for blossoms not in use.
    outer: Vec<usize>,
    parent: Vec<usize>,
    /// For each blossom and point, the part of the blossom that holds the point.
    holds: Vec<u16>,
    label: Vec<Label>,
    seen: Vec<u32>,
    time: u32,
    rings: Vec<Vec<usize>>,
    queue: Vec<usize>,
    /// Steps left.
    steps: u64,
}

impl Matching {
    /// Pairs up `points` points so that the sum of `worth` is greatest; calls it for pairs numbered
    /// from 0, lower number first. Returns the partner of each, or nothing if `steps` ran out.
    pub fn solve(
        &mut self,
        points: usize,
        worth: impl Fn(usize, usize) -> i32,
        steps: u64,
    ) -> Option<Vec<usize>> {
        self.steps = steps;
        self.reset(points);
        let mut most = 0;
        for u in 1..=points {
            for v in u + 1..=points {
                let worth = worth(u - 1, v - 1);
                most = most.max(worth);
                *self.pair_mut(u, v) = Pair { u: u as u16, v: v as u16, worth };
                *self.pair_mut(v, u) = Pair { u: v as u16, v: u as u16, worth };
            }
        }
        self.dual[1..=points].fill(most);
        // Pairs worth most are as good as any to start with.
        for u in 1..=points {
            if self.partner[u] == 0
                && let Some(v) = (u + 1..=points)
                    .find(|&v| self.partner[v] == 0 && self.pair(u, v).worth == most)
            {
                (self.partner[u], self.partner[v]) = (v, u);
            }
        }
        while self.stage()? {}
        Some(self.partner[1..=points].iter().map(|&partner| partner.wrapping_sub(1)).collect())
    }

    fn reset(&mut self, points: usize) {
        self.points = points;
        self.top = points;
        let all = points + points / 2 + 2;
        self.stride = all;
        self.pairs.clear();
        self.pairs.resize(all * all, Pair::default());
        self.holds.clear();
        self.holds.resize(all * (points + 1), 0);
        for list in [&mut self.partner, &mut self.slack, &mut self.outer, &mut self.parent] {
            list.clear();
            list.resize(all, 0);
        }
        self.dual.clear();
        self.dual.resize(all, 0);
        self.label.clear();
        self.label.resize(all, Label::Free);
        self.seen.clear();
        self.seen.resize(all, 0);
        self.time = 0;
        self.rings.iter_mut().for_each(Vec::clear);
        self.rings.resize(all, Vec::new());
        for point in 1..=points {
            self.outer[point] = point;
            self.holds[point * (points + 1) + point] = point as u16;
        }
    }

    fn pair(&self, a: usize, b: usize) -> Pair {
        self.pairs[a * self.stride + b]
    }

    fn pair_mut(&mut self, a: usize, b: usize) -> &mut Pair {
        &mut self.pairs[a * self.stride + b]
    }

    fn held(&self, blossom: usize, point: usize) -> usize {
        usize::from(self.holds[blossom * (self.points + 1) + point])
    }

    /// What a pair lacks to be one of the best.
    fn lack(&self, pair: Pair) -> i32 {
        let own = self.pair(usize::from(pair.u), usize::from(pair.v)).worth;
        self.dual[usize::from(pair.u)] + self.dual[usize::from(pair.v)] - own * 2
    }

    fn note_slack(&mut self, u: usize, x: usize) {
        let before = self.slack[x];
        if before == 0 || self.lack(self.pair(u, x)) < self.lack(self.pair(before, x)) {
            self.slack[x] = u;
        }
    }

    fn find_slack(&mut self, x: usize) {
        self.slack[x] = 0;
        for u in 1..=self.points {
            if self.pair(u, x).worth > 0
                && self.outer[u] != x
                && self.label[self.outer[u]] == Label::Outer
            {
                self.note_slack(u, x);
            }
        }
    }

    fn enqueue(&mut self, x: usize) {
        if x <= self.points {
            self.queue.push(x);
        } else {
            for at in 0..self.rings[x].len() {
                self.enqueue(self.rings[x][at]);
            }
        }
    }

    fn set_outer(&mut self, x: usize, blossom: usize) {
        self.outer[x] = blossom;
        if x > self.points {
            for at in 0..self.rings[x].len() {
                self.set_outer(self.rings[x][at], blossom);
            }
        }
    }

    /// Turns a blossom's ring so that the way from its base to a part of it is even.
    fn turn(&mut self, blossom: usize, part: usize) -> usize {
        let ring = &mut self.rings[blossom];
        let at = ring.iter().position(|&other| other == part).unwrap_or(0);
        if at % 2 == 1 {
            ring[1..].reverse();
            ring.len() - at
        } else {
            at
        }
    }

    fn join(&mut self, u: usize, v: usize) {
        let pair = self.pair(u, v);
        self.partner[u] = usize::from(pair.v);
        if u <= self.points {
            return;
        }
        let part = self.held(u, usize::from(pair.u));
        let even = self.turn(u, part);
        for at in 0..even {
            self.join(self.rings[u][at], self.rings[u][at ^ 1]);
        }
        self.join(part, v);
        self.rings[u].rotate_left(even);
    }

    fn augment(&mut self, mut u: usize, mut v: usize) {
        loop {
            let next = self.outer[self.partner[u]];
            self.join(u, v);
            if next == 0 {
                return;
            }
            let up = self.outer[self.parent[next]];
            self.join(next, up);
            (u, v) = (up, next);
        }
    }

    fn meeting(&mut self, mut u: usize, mut v: usize) -> usize {
        self.time += 1;
        while u != 0 || v != 0 {
            if u != 0 {
                if self.seen[u] == self.time {
                    return u;
                }
                self.seen[u] = self.time;
                u = self.outer[self.partner[u]];
                if u != 0 {
                    u = self.outer[self.parent[u]];
                }
            }
            std::mem::swap(&mut u, &mut v);
        }
        0
    }

    fn shrink(&mut self, u: usize, base: usize, v: usize) {
        let mut blossom = self.points + 1;
        while blossom <= self.top && self.outer[blossom] != 0 {
            blossom += 1;
        }
        self.top = self.top.max(blossom);
        self.dual[blossom] = 0;
        self.label[blossom] = Label::Outer;
        self.partner[blossom] = self.partner[base];
        let mut ring = std::mem::take(&mut self.rings[blossom]);
        ring.clear();
        ring.push(base);
        for (way, from) in [u, v].into_iter().enumerate() {
            let mut x = from;
            while x != base {
                let y = self.outer[self.partner[x]];
                ring.push(x);
                ring.push(y);
                self.enqueue(y);
                x = self.outer[self.parent[y]];
            }
            if way == 0 {
                ring[1..].reverse();
            }
        }
        self.rings[blossom] = ring;
        self.set_outer(blossom, blossom);
        for x in 1..=self.top {
            self.pair_mut(blossom, x).worth = 0;
            self.pair_mut(x, blossom).worth = 0;
        }
        let row = blossom * (self.points + 1);
        self.holds[row..=row + self.points].fill(0);
        for at in 0..self.rings[blossom].len() {
            let part = self.rings[blossom][at];
            for x in 1..=self.top {
                let new = self.pair(part, x);
                let old = self.pair(blossom, x);
                if old.worth == 0 || new.worth > 0 && self.lack(new) < self.lack(old) {
                    *self.pair_mut(blossom, x) = new;
                    *self.pair_mut(x, blossom) = self.pair(x, part);
                }
            }
            for x in 1..=self.points {
                if self.held(part, x) != 0 {
                    self.holds[row + x] = part as u16;
                }
            }
        }
        self.steps = self.steps.saturating_sub((self.rings[blossom].len() * self.top) as u64);
        self.find_slack(blossom);
    }

    fn expand(&mut self, blossom: usize) {
        for at in 0..self.rings[blossom].len() {
            let part = self.rings[blossom][at];
            self.set_outer(part, part);
        }
        let way_in = usize::from(self.pair(blossom, self.parent[blossom]).u);
        let part = self.held(blossom, way_in);
        let even = self.turn(blossom, part);
        let ring = std::mem::take(&mut self.rings[blossom]);
        for two in ring[..even].chunks_exact(2) {
            let (inner, outer) = (two[0], two[1]);
            self.parent[inner] = usize::from(self.pair(outer, inner).u);
            self.label[inner] = Label::Inner;
            self.label[outer] = Label::Outer;
            self.slack[inner] = 0;
            self.find_slack(outer);
            self.enqueue(outer);
        }
        self.label[part] = Label::Inner;
        self.parent[part] = self.parent[blossom];
        for &part in &ring[even + 1..] {
            self.label[part] = Label::Free;
            self.find_slack(part);
        }
        self.rings[blossom] = ring;
        self.outer[blossom] = 0;
    }

    /// Follows a pair that lacks nothing; returns whether two more points found partners.
    fn follow(&mut self, pair: Pair) -> bool {
        let (u, v) = (self.outer[usize::from(pair.u)], self.outer[usize::from(pair.v)]);
        match self.label[v] {
            Label::Free => {
                self.parent[v] = usize::from(pair.u);
                self.label[v] = Label::Inner;
                let next = self.outer[self.partner[v]];
                self.slack[v] = 0;
                self.slack[next] = 0;
                self.label[next] = Label::Outer;
                self.enqueue(next);
            }
            Label::Outer => {
                let base = self.meeting(u, v);
                if base == 0 {
                    self.augment(u, v);
                    self.augment(v, u);
                    return true;
                }
                self.shrink(u, base, v);
            }
            Label::Inner => {}
        }
        false
    }

    /// Finds partners for two more points; `Some(false)` if no two are worth it.
    fn stage(&mut self) -> Option<bool> {
        self.label[..=self.top].fill(Label::Free);
        self.slack[..=self.top].fill(0);
        self.queue.clear();
        for x in 1..=self.top {
            if self.outer[x] == x && self.partner[x] == 0 {
                self.parent[x] = 0;
                self.label[x] = Label::Outer;
                self.enqueue(x);
            }
        }
        if self.queue.is_empty() {
            return Some(false);
        }
        loop {
            let mut at = 0;
            while at < self.queue.len() {
                let u = self.queue[at];
                at += 1;
                if self.label[self.outer[u]] == Label::Inner {
                    continue;
                }
                self.steps = self.steps.checked_sub(self.points as u64)?;
                for v in 1..=self.points {
                    let pair = self.pair(u, v);
                    if pair.worth > 0 && self.outer[u] != self.outer[v] {
                        if self.lack(pair) == 0 {
                            if self.follow(pair) {
                                return Some(true);
                            }
                        } else {
                            self.note_slack(u, self.outer[v]);
                        }
                    }
                }
            }
            self.steps = self.steps.checked_sub(3 * self.top as u64)?;
            let mut change = i32::MAX;
            for x in 1..=self.top {
                if self.outer[x] != x {
                    continue;
                }
                if x > self.points && self.label[x] == Label::Inner {
                    change = change.min(self.dual[x] / 2);
                }
                if self.slack[x] != 0 {
                    let lack = self.lack(self.pair(self.slack[x], x));
                    match self.label[x] {
                        Label::Free => change = change.min(lack),
                        Label::Outer => change = change.min(lack / 2),
                        Label::Inner => {}
                    }
                }
            }
            let outer = |u: &usize| self.label[self.outer[*u]] == Label::Outer;
            // No pair more is worth it.
            if (1..=self.points).filter(outer).any(|u| self.dual[u] <= change) {
                return Some(false);
            }
            for u in 1..=self.points {
                match self.label[self.outer[u]] {
                    Label::Outer => self.dual[u] -= change,
                    Label::Inner => self.dual[u] += change,
                    Label::Free => {}
                }
            }
            for blossom in self.points + 1..=self.top {
                if self.outer[blossom] == blossom {
                    match self.label[blossom] {
                        Label::Outer => self.dual[blossom] += 2 * change,
                        Label::Inner => self.dual[blossom] -= 2 * change,
                        Label::Free => {}
                    }
                }
            }
            self.queue.clear();
            for x in 1..=self.top {
                let from = self.slack[x];
                if self.outer[x] == x && from != 0 && self.outer[from] != x {
                    let pair = self.pair(from, x);
                    if self.lack(pair) == 0 && self.follow(pair) {
                        return Some(true);
                    }
                }
            }
            for blossom in self.points + 1..=self.top {
                if self.outer[blossom] == blossom
                    && self.label[blossom] == Label::Inner
                    && self.dual[blossom] == 0
                {
                    self.expand(blossom);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::boards::Dice;
    use super::Matching;

    /// The best sum by trying every pairing.
    fn slow(points: usize, left: u32, worth: &[Vec<i32>]) -> i32 {
        let Some(u) = (0..points).find(|&u| left >> u & 1 == 1) else { return 0 };
        let rest = left & !(1 << u);
        let alone = slow(points, rest, worth);
        let paired = (u + 1..points)
            .filter(|&v| rest >> v & 1 == 1)
            .map(|v| worth[u][v] + slow(points, rest & !(1 << v), worth));
        paired.fold(alone, i32::max)
    }

    #[test]
    fn pairs_are_worth_most() {
        let mut matching = Matching::default();
        for seed in 0..3000 {
            let mut dice = Dice::new(seed);
            let points = 1 + dice.below(10);
            let most = 1 + dice.below(20);
            let mut worth = vec![vec![0; points]; points];
            let pairs = (0..points).flat_map(|u| (u + 1..points).map(move |v| (u, v)));
            for (u, v) in pairs {
                let value = dice.below(most + 1) as i32;
                (worth[u][v], worth[v][u]) = (value, value);
            }
            let found = matching.solve(points, |u, v| worth[u][v], u64::MAX).unwrap();
            let mut sum = 0;
            for (u, &v) in found.iter().enumerate() {
                if v < points {
                    assert_eq!(found[v], u);
                    sum += worth[u][v];
                }
            }
            let expected = slow(points, (1 << points) - 1, &worth);
            assert_eq!(sum / 2, expected, "{worth:?}");
        }
    }
}
