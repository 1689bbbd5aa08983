//! Products of finite fields, for movements in which several things move by different steps.

/// A ring of `size` elements with at least `wanted` elements whose differences are all units.
pub(crate) struct Ring {
    fields: Vec<Field>,
}

struct Field {
    prime: u16,
    degree: u32,
    /// The product of x with the highest power, as coefficients of the lower powers.
    reduction: Vec<u16>,
}

impl Ring {
    /// The ring of this size in which every factor field has at least `least` elements.
    pub(crate) fn new(size: u16, least: u16) -> Option<Ring> {
        let fields: Option<Vec<Field>> = prime_powers(size)
            .into_iter()
            .map(|(prime, degree)| (prime.pow(degree) >= least).then(|| Field::new(prime, degree)).flatten())
            .collect();
        fields.filter(|fields| !fields.is_empty()).map(|fields| Ring { fields })
    }

    /// The constant of number `k`, equal in every factor; differences of two constants are units
    /// while `k` is below the size of the smallest factor.
    pub(crate) fn constant(&self, k: u16) -> u16 {
        self.join(self.fields.iter().map(|_| k))
    }

    /// The sum a + c·b.
    pub(crate) fn add_multiple(&self, a: u16, c: u16, b: u16) -> u16 {
        let (a, b, c) = (self.split(a), self.split(b), self.split(c));
        self.join(
            self.fields.iter().enumerate().map(|(i, field)| field.add(a[i], field.multiply(c[i], b[i]))),
        )
    }

    fn split(&self, mut element: u16) -> Vec<u16> {
        self.fields
            .iter()
            .map(|field| {
                let part = element % field.size();
                element /= field.size();
                part
            })
            .collect()
    }

    fn join(&self, parts: impl DoubleEndedIterator<Item = u16> + ExactSizeIterator) -> u16 {
        self.fields.iter().zip(parts).rev().fold(0, |element, (field, part)| element * field.size() + part)
    }
}

impl Field {
    fn new(prime: u16, degree: u32) -> Option<Field> {
        let reduction = match (prime, degree) {
            (_, 1) => vec![0],
            (2, 2) => vec![1, 1],
            (2, 3) => vec![1, 1, 0],
            (2, 4) => vec![1, 1, 0, 0],
            (2, 5) => vec![1, 0, 1, 0, 0],
            (2, 6) => vec![1, 1, 0, 0, 0, 0],
            (3 | 5 | 11 | 13, 2) => vec![2, 0],
            (3, 3) => vec![2, 1, 0],
            (3, 4) => vec![1, 2, 0, 0],
            (5, 3) => vec![3, 2, 0],
            (7, 2) => vec![6, 0],
            _ => return None,
        };
        Some(Field { prime, degree, reduction })
    }

    fn size(&self) -> u16 {
        self.prime.pow(self.degree)
    }

    fn digits(&self, mut element: u16) -> Vec<u16> {
        (0..self.degree)
            .map(|_| {
                let digit = element % self.prime;
                element /= self.prime;
                digit
            })
            .collect()
    }

    fn number(&self, digits: &[u16]) -> u16 {
        digits.iter().rev().fold(0, |number, digit| number * self.prime + digit)
    }

    fn add(&self, a: u16, b: u16) -> u16 {
        let sum: Vec<u16> =
            self.digits(a).iter().zip(self.digits(b)).map(|(a, b)| (a + b) % self.prime).collect();
        self.number(&sum)
    }

    fn multiply(&self, a: u16, b: u16) -> u16 {
        let mut power = self.digits(a);
        let mut product = vec![0; power.len()];
        for digit in self.digits(b) {
            for (sum, part) in product.iter_mut().zip(&power) {
                *sum = (*sum + digit * part) % self.prime;
            }
            let top = power.pop().unwrap_or(0);
            power.insert(0, 0);
            for (part, reduced) in power.iter_mut().zip(&self.reduction) {
                *part = (*part + top * reduced) % self.prime;
            }
        }
        self.number(&product)
    }
}

fn prime_powers(mut n: u16) -> Vec<(u16, u32)> {
    let mut found = Vec::new();
    let mut p = 2;
    while n > 1 {
        let mut degree = 0;
        while n.is_multiple_of(p) {
            n /= p;
            degree += 1;
        }
        if degree > 0 {
            found.push((p, degree));
        }
        p += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_nonzero_element_of_a_field_has_an_inverse() {
        for (prime, degree) in [
            (2, 2),
            (2, 3),
            (2, 4),
            (2, 5),
            (2, 6),
            (3, 2),
            (3, 3),
            (3, 4),
            (5, 2),
            (5, 3),
            (7, 2),
            (11, 2),
            (13, 1),
            (13, 2),
        ] {
            let field = Field::new(prime, degree).unwrap();
            for a in 1..field.size() {
                assert!((1..field.size()).any(|b| field.multiply(a, b) == 1), "{prime}^{degree}: {a}");
            }
        }
    }
}
