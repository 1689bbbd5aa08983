use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// How many pages of 4 KiB a second the machine itself makes durable in this folder, measured for so long.
pub fn syncs(folder: &Path, span: Duration) -> f64 {
    let mut file = File::create(folder.join("sync")).expect("a file");
    let page = [7u8; 4096];
    let start = Instant::now();
    let mut count = 0.0;
    while start.elapsed() < span {
        file.seek(SeekFrom::Start(0))
            .and_then(|_| file.write_all(&page))
            .and_then(|()| file.sync_data())
            .expect("a sync");
        count += 1.0;
    }
    count / start.elapsed().as_secs_f64()
}
