//! Cyclic difference sets of Hadamard type, which give Howell movements of perfect balance.

/// A set of residues modulo `modulus` (as flags) with 0 in its larger part, in which every
/// non-zero difference occurs equally often and which is half of all residues, if one is known:
/// for a prime 3 modulo 4, one less than a power of two, or a product of twin primes.
pub(crate) fn hadamard(modulus: u16) -> Option<Vec<bool>> {
    if modulus % 4 != 3 || modulus < 7 {
        return None;
    }
    let inside = if is_prime(modulus) {
        squares(modulus)
    } else if (modulus + 1).is_power_of_two() {
        shift_register(modulus)?
    } else {
        twin_primes(modulus)?
    };
    Some(zero_in_larger_part(&inside))
}

fn zero_in_larger_part(inside: &[bool]) -> Vec<bool> {
    let count = inside.iter().filter(|&&is| is).count();
    let larger = 2 * count > inside.len();
    let start = inside.iter().position(|&is| is == larger).unwrap_or(0);
    (0..inside.len()).map(|i| inside[(i + start) % inside.len()] == larger).collect()
}

fn is_prime(n: u16) -> bool {
    n > 1 && (2..n).take_while(|d| d * d <= n).all(|d| !n.is_multiple_of(d))
}

/// The least generator of the residues modulo a prime; none if the number is not prime.
pub(crate) fn generator(prime: u16) -> Option<u16> {
    let order = |g: u16| {
        let mut power = u32::from(g);
        let mut count = 1;
        while power != 1 {
            power = power * u32::from(g) % u32::from(prime);
            count += 1;
        }
        count
    };
    if !is_prime(prime) {
        return None;
    }
    (1..prime).find(|&g| order(g) == prime - 1)
}

fn squares(prime: u16) -> Vec<bool> {
    let mut inside = vec![false; usize::from(prime)];
    for x in 1..u32::from(prime) {
        inside[(x * x % u32::from(prime)) as usize] = true;
    }
    inside
}

fn twin_primes(modulus: u16) -> Option<Vec<bool>> {
    let p = (3..modulus).find(|&p| p * (p + 2) == modulus && is_prime(p) && is_prime(p + 2))?;
    let (square_p, square_q) = (squares(p), squares(p + 2));
    let inside = |x: u16| {
        x.is_multiple_of(p + 2)
            || (!x.is_multiple_of(p) && square_p[usize::from(x % p)] == square_q[usize::from(x % (p + 2))])
    };
    Some((0..modulus).map(inside).collect())
}

/// The output of a shift register of greatest period.
fn shift_register(modulus: u16) -> Option<Vec<bool>> {
    let (bits, taps) = match modulus {
        15 => (4, 0b11),
        63 => (6, 0b11),
        _ => return None,
    };
    let mut state: u16 = 1;
    let step = |_| {
        let out = state & 1 == 1;
        let feedback = (state & taps).count_ones() as u16 & 1;
        state = state >> 1 | feedback << (bits - 1);
        out
    };
    Some((0..modulus).map(step).collect())
}
