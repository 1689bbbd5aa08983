//! Prints the complaints about PBN files.

use std::fs::File;
use std::io::BufReader;

use openroom_notation::pbn::Reader;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args_os().skip(1) {
        for read in Reader::new(BufReader::new(File::open(&path)?)) {
            for complaint in read?.complaints {
                println!("{}:{complaint}", path.to_string_lossy());
            }
        }
    }
    Ok(())
}
