use std::io::{self, Write};
use std::path::PathBuf;

use openroom_lawbook::{Case, Edition, Language};
use openroom_reasoning::Prose;
use openroom_scenarios::{Block, Run, Touches, Wrong, driver, run_in};

use super::files::{Source, load};
use super::update::update;
use crate::finish::{Failure, Finish};
use crate::output::{cut, shown, to_screen};

/// As much of a line or a title as is shown of it.
const LONGEST: usize = 200;

/// A block of a file and its runs, one an edition.
pub(crate) struct Scene<'a> {
    pub(crate) source: &'a Source,
    pub(crate) block: &'a Block,
    pub(crate) runs: Vec<Run>,
}

impl Scene<'_> {
    /// The cases of the catalogue that it shows.
    pub(crate) fn cases(&self) -> Vec<Case> {
        self.source.document.cases(self.block)
    }

    /// Where it stands, as an editor finds it.
    pub(crate) fn place(&self) -> String {
        format!("{}:{}", self.source.path.display(), self.block.header.place.line)
    }

    fn title(&self) -> String {
        let Some(heading) = self.source.document.heading(self.block) else { return String::new() };
        let numbers: Vec<&str> = heading.provisions.iter().map(|provision| provision.id()).collect();
        format!(" {} {}", numbers.join(" "), heading.title)
    }
}

/// Runs every block of the files in its own editions.
pub(crate) fn scenes(sources: &[Source]) -> Vec<Scene<'_>> {
    run_by(sources, |block| block.header.editions(), Language::En)
}

fn run_by(sources: &[Source], editions: fn(&Block) -> Vec<Edition>, language: Language) -> Vec<Scene<'_>> {
    sources
        .iter()
        .flat_map(|source| {
            source.document.blocks.iter().map(move |block| {
                let kind = driver(block.header.kind);
                let one = |edition| run_in(&source.document, block, edition, kind, language);
                let runs = editions(block).into_iter().map(one);
                Scene { source, block, runs: runs.collect() }
            })
        })
        .collect()
}

/// `openroom scenarios run`
pub(super) fn all(paths: &[PathBuf], accept: Touches) -> Result<Finish, Failure> {
    let (sources, unread) = load(paths);
    let scenes = scenes(&sources);
    if std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
        update(&sources, &scenes, accept)?;
    }
    to_screen(|out| {
        for source in &sources {
            let lines: Vec<&str> = source.text.lines().collect();
            for scene in scenes.iter().filter(|scene| std::ptr::eq(scene.source, source)) {
                for (run, editions) in alike(&scene.runs) {
                    tell(out, scene, run, &editions.join(", "), &lines)?;
                }
            }
        }
        Ok(())
    })?;
    let passed = scenes.iter().flat_map(|scene| &scene.runs).filter(|run| run.passed()).count();
    let failed = scenes.iter().flat_map(|scene| &scene.runs).count() - passed;
    finish(&scenes, passed, failed, unread)
}

/// `openroom scenarios run --explain`
pub(super) fn explain(paths: &[PathBuf], language: Language) -> Result<Finish, Failure> {
    let (sources, unread) = load(paths);
    let scenes = run_by(&sources, |block| block.header.editions(), language);
    let prose = Prose::of(language);
    to_screen(|out| {
        for scene in &scenes {
            for run in &scene.runs {
                let (place, title) = (scene.place(), scene.title());
                writeln!(out, "{}{} ({})", shown(&place), shown(&cut(&title, LONGEST)), run.edition)?;
                for (ruling, steps) in run.reasoning.iter().zip(1_usize..).map(|(steps, nth)| (nth, steps)) {
                    let heading = prose.frame("frame-ruling", &[("n", &ruling.to_string())]).text;
                    writeln!(out, "  {heading}")?;
                    steps.iter().try_for_each(|step| writeln!(out, "    {}", shown(step)))?;
                }
                if !run.passed() {
                    writeln!(out, "  {}", prose.frame("frame-failed", &[]).text)?;
                    let lines: Vec<&str> = scene.source.text.lines().collect();
                    why(out, scene, run, &lines)?;
                }
                writeln!(out)?;
            }
        }
        Ok(())
    })?;
    let passed = scenes.iter().flat_map(|scene| &scene.runs).filter(|run| run.passed()).count();
    let failed = scenes.iter().flat_map(|scene| &scene.runs).count() - passed;
    finish(&scenes, passed, failed, unread)
}

/// The runs that failed, those that failed alike as one, with the editions.
fn alike(runs: &[Run]) -> Vec<(&Run, Vec<&str>)> {
    let mut all: Vec<(&Run, Vec<&str>)> = Vec::new();
    for run in runs.iter().filter(|run| !run.passed()) {
        match all.iter_mut().find(|(other, _)| other.failures == run.failures) {
            Some((_, editions)) => editions.push(run.edition.name()),
            None => all.push((run, vec![run.edition.name()])),
        }
    }
    all
}

fn tell(out: &mut dyn Write, scene: &Scene<'_>, run: &Run, editions: &str, lines: &[&str]) -> io::Result<()> {
    let title = scene.title();
    writeln!(out, "{}{} ({editions})", shown(&scene.place()), shown(&cut(&title, LONGEST)))?;
    why(out, scene, run, lines)?;
    writeln!(out)
}

/// Every reason of a failure, below the line that it is about.
fn why(out: &mut dyn Write, scene: &Scene<'_>, run: &Run, lines: &[&str]) -> io::Result<()> {
    let file = scene.source.path.display().to_string();
    for failure in &run.failures {
        let line = lines.get(failure.place.line - 1).copied().unwrap_or_default().trim();
        writeln!(out, "    {}", shown(&cut(line, LONGEST)))?;
        write!(out, "  {}:", shown(&file))?;
        failure.to_string().lines().try_for_each(|line| writeln!(out, "{}", shown(line)))?;
    }
    Ok(())
}

/// `openroom scenarios run --others`
pub(super) fn others(paths: &[PathBuf]) -> Result<Finish, Failure> {
    let (sources, unread) = load(paths);
    let scenes = run_by(&sources, |block| block.header.others(), Language::En);
    let same: Vec<(&Scene<'_>, Edition)> = scenes
        .iter()
        .flat_map(|scene| scene.runs.iter().filter(|run| !differs(run)).map(move |run| (scene, run.edition)))
        .collect();
    to_screen(|out| {
        for (scene, edition) in &same {
            let (place, title) = (scene.place(), scene.title());
            writeln!(out, "{}{} passes in {edition} too", shown(&place), shown(&cut(&title, LONGEST)))?;
        }
        Ok(())
    })?;
    let all = scenes.iter().flat_map(|scene| &scene.runs).count();
    finish(&scenes, all - same.len(), same.len(), unread)
}

/// Whether a run in another edition fails as it must.
fn differs(run: &Run) -> bool {
    run.failures.iter().any(|failure| {
        !matches!(failure.wrong, Wrong::Unreadable(_) | Wrong::NoGround(_) | Wrong::ChecksNothing)
    })
}

/// The last line; a file that could not be read weighs more than a run that failed.
fn finish(
    scenes: &[Scene<'_>],
    passed: usize,
    failed: usize,
    unread: Vec<Failure>,
) -> Result<Finish, Failure> {
    to_screen(|out| writeln!(out, "{passed} passed, {failed} failed"))?;
    if !unread.is_empty() {
        return Err(Failure::Several(unread));
    }
    if scenes.is_empty() {
        return Err(Failure::said("scenarios-nothing-to-run", []));
    }
    Ok(if failed > 0 { Finish::CheckFailed } else { Finish::Fine })
}
