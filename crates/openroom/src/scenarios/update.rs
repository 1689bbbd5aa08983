use std::io::{self, Write};

use openroom_scenarios::{Edit, Refused, Touches, agreed};

use super::files::Source;
use super::run::Scene;
use crate::finish::Failure;
use crate::output::{Output, shown};

/// Rewrites what may be rewritten in each file and says what was not.
pub(super) fn update(sources: &[Source], scenes: &[Scene<'_>], accept: Touches) -> Result<(), Failure> {
    for source in sources {
        let edits: Result<Vec<Vec<Edit>>, Refused> = scenes
            .iter()
            .filter(|scene| std::ptr::eq(scene.source, source))
            .map(|scene| agreed(&scene.runs))
            .collect();
        let edits = edits.map(|edits| edits.concat());
        if edits.as_ref().is_ok_and(Vec::is_empty) {
            continue;
        }
        let name = source.path.display().to_string();
        let updated = edits.and_then(|edits| openroom_scenarios::update(&source.text, &edits, accept));
        let said = match updated {
            Ok(text) => {
                let file = Output { file: Some(source.path.clone()), force: true };
                file.write(|out| out.write_all(text.as_bytes()))?;
                format!("{name}: rewritten; run it again")
            }
            Err(Refused::Substance(line)) => {
                format!("{name}:{line}: this would change what follows, not only wording: --accept does it")
            }
            Err(Refused::EditionsDiffer(line)) => {
                format!("{name}:{line}: the editions differ here: part the block by edition")
            }
        };
        let _ = writeln!(io::stderr(), "{}", shown(&said));
    }
    Ok(())
}
