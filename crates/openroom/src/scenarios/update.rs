use std::io::{self, Write};

use openroom_scenarios::{Edit, Refused, Touches};

use super::files::Source;
use super::run::Scene;
use crate::finish::Failure;
use crate::output::{Output, shown};

/// Rewrites what may be rewritten in each file and says what was not.
pub(super) fn update(sources: &[Source], scenes: &[Scene<'_>], accept: Touches) -> Result<(), Failure> {
    for source in sources {
        let edits: Vec<Edit> = scenes
            .iter()
            .filter(|scene| std::ptr::eq(scene.source, source))
            .flat_map(|scene| &scene.runs)
            .flat_map(|run| run.edits.clone())
            .collect();
        if edits.is_empty() {
            continue;
        }
        let name = source.path.display().to_string();
        let said = match openroom_scenarios::update(&source.text, &edits, accept) {
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
