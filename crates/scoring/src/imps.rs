use crate::Ratio;

/// The least difference in points for one IMP, for two, and so on to twenty-four.
///
/// From the table of international matchpoints in the Laws, the same in every edition.
const LEAST: [i64; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250,
    2500, 3000, 3500, 4000,
];

/// The IMPs for a difference in points, with its sign.
pub fn imps(difference: i32) -> i32 {
    let size = i64::from(difference).abs();
    let count = i32::from(LEAST.partition_point(|least| *least <= size) as u8);
    count * difference.signum()
}

/// The IMPs for a difference that need not be a whole number, such as one from an unrounded datum.
pub fn imps_of(difference: &Ratio) -> i32 {
    let size = difference.abs();
    let count = i32::from(LEAST.partition_point(|least| Ratio::whole(*least) <= size) as u8);
    if difference.is_negative() { -count } else { count }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Written again from the Law, line by line: the last difference of each line.
    const LAST_OF_LINE: [i32; 24] = [
        10, 40, 80, 120, 160, 210, 260, 310, 360, 420, 490, 590, 740, 890, 1090, 1290, 1490, 1740, 1990,
        2240, 2490, 2990, 3490, 3990,
    ];

    #[test]
    fn every_line_of_the_table() {
        for (last, imp) in LAST_OF_LINE.iter().zip(0..) {
            assert_eq!(imps(*last), imp);
            assert_eq!(imps(last + 10), imp + 1);
            assert_eq!(imps(-last - 10), -imp - 1);
        }
        assert_eq!(imps(15200), 24);
        assert_eq!(imps(i32::MIN), -24);
    }

    proptest! {
        #[test]
        fn both_forms_agree(difference in -8000i32..8000) {
            prop_assert_eq!(imps(difference), imps_of(&Ratio::from(difference)));
            prop_assert_eq!(imps(difference), -imps(-difference));
        }
    }
}
