use std::io::{self, Write};

use openroom_scenarios::{Refused, Touches, agreed};

use super::files::Source;
use super::run::Scene;
use crate::finish::Failure;
use crate::output::{Output, shown};

/// Rewrites what may be rewritten in each file, block by block, and says what was not.
pub(super) fn update(sources: &[Source], scenes: &[Scene<'_>], accept: Touches) -> Result<(), Failure> {
    for source in sources {
        let name = source.path.display().to_string();
        let mut edits = Vec::new();
        for scene in scenes.iter().filter(|scene| std::ptr::eq(scene.source, source)) {
            let wanted = agreed(&scene.runs)
                .and_then(|wanted| openroom_scenarios::update(&source.text, &wanted, accept).map(|_| wanted));
            match wanted {
                Ok(wanted) => edits.extend(wanted),
                Err(refused) => tell(&refusal(&name, refused)),
            }
        }
        if edits.is_empty() {
            continue;
        }
        let text = match openroom_scenarios::update(&source.text, &edits, accept) {
            Ok(text) => text,
            Err(refused) => {
                tell(&refusal(&name, refused));
                continue;
            }
        };
        let file = Output { file: Some(source.path.clone()), force: true };
        file.write(|out| out.write_all(text.as_bytes()))?;
        tell(&format!("{name}: rewritten; run it again"));
    }
    Ok(())
}

fn refusal(name: &str, refused: Refused) -> String {
    match refused {
        Refused::Substance(line) => {
            format!("{name}:{line}: this would change what follows, not only wording: --accept does it")
        }
        Refused::EditionsDiffer(line) => {
            format!("{name}:{line}: the editions differ here: part the block by edition")
        }
    }
}

fn tell(said: &str) {
    let _ = writeln!(io::stderr(), "{}", shown(said));
}
