//! The register of a committee: who may look, and how many looks there were.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_reasoning::Words;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::looks::{self, now};
use crate::finish::{Failure, Finish};
use crate::home::home;
use crate::output::{Overwriting, Readers, shown, to_file, to_screen};
use crate::words::{Spoken, spoken};

/// Found the register of a committee: who may look, and the record of all looks
///
/// Each member gets a key, a file beside the register that only its owner can read. Hand it to him and remove it here.
#[derive(Args, Debug)]
pub(crate) struct FoundArgs {
    /// The register; in the program's own folder if not given
    #[arg(long, value_name = "FILE")]
    register: Option<PathBuf>,

    /// The federation or the committee
    #[arg(long, value_name = "NAME")]
    committee: String,

    /// A member of the committee, who may look; may be given several times
    #[arg(long = "member", value_name = "NAME", required = true)]
    members: Vec<String>,

    /// Go on from this register: its looks are taken over and count; needs --by and --key of one of its members
    #[arg(long, value_name = "FILE", requires_all = ["by", "key"])]
    after: Option<PathBuf>,

    /// A member of the register that is gone on from
    #[arg(long, value_name = "NAME", requires = "after")]
    by: Option<String>,

    /// His key
    #[arg(long, value_name = "FILE", requires = "after")]
    key: Option<PathBuf>,

    #[command(flatten)]
    spoken: Spoken,
}

/// A member: his name and the hash of his key.
#[derive(Clone, Serialize, Deserialize)]
struct Member {
    name: String,
    key: String,
}

/// What a register holds.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Register {
    committee: String,
    /// When it was founded, in seconds since the beginning of 1970.
    pub(super) founded: u64,
    /// How many looks it took over from the register before it.
    pub(super) taken_over: u64,
    /// With what its chain of looks begins; nobody can guess it.
    pub(super) beginning: String,
    /// How many lines the record of looks has, and the hash of the last.
    pub(super) looks: u64,
    pub(super) head: String,
    members: Vec<Member>,
}

/// Larger than any register.
const LARGEST: u64 = 1 << 20;

pub(super) fn found(args: &FoundArgs) -> Result<Finish, Failure> {
    let file = place(args.register.as_deref())?;
    if file.exists() {
        return Err(Failure::said("register-exists", []).at(file.display()));
    }
    let earlier = match (&args.after, &args.by, &args.key) {
        (Some(after), Some(by), Some(key)) => {
            let before = Register::read(after)?;
            before.admits(by, key)?;
            looks::checked(after, &before)?
        }
        _ => Vec::new(),
    };
    let mut members: Vec<Member> = Vec::new();
    let mut keys = Vec::new();
    for name in &args.members {
        let name = name.trim();
        if name.is_empty() || members.iter().any(|member| same_name(&member.name, name)) {
            return Err(Failure::said("register-members", [("name", format!("{name:?}"))]));
        }
        let key = secret()?;
        members.push(Member { name: name.to_owned(), key: hash(key.as_bytes()) });
        keys.push((key_file(&file, name), key));
    }
    if let Some((taken, _)) = keys.iter().find(|(path, _)| path.exists()) {
        return Err(Failure::writing(taken, std::io::ErrorKind::AlreadyExists.into()));
    }
    let beginning = secret()?;
    let mut register = Register {
        committee: args.committee.clone(),
        founded: now(),
        taken_over: earlier.iter().filter(|look| look.counts()).count() as u64,
        head: beginning.clone(),
        beginning,
        looks: 0,
        members,
    };
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, error))?;
    }
    looks::begin(&file, &mut register, earlier)?;
    register.write(&file, Overwriting::Refused)?;
    for (path, key) in &keys {
        to_file(path, Overwriting::Refused, Readers::Owner, |out| writeln!(out, "{key}"))
            .map_err(|error| Failure::writing(path, error))?;
    }
    to_screen(|out| {
        let w = args.spoken.words();
        let named = |path: &Path| shown(&path.display().to_string()).to_string();
        let looks = w.many("integrity-looks", register.taken_over);
        writeln!(out, "{}", w.say("integrity-taken-over", &[("file", named(&file)), ("looks", looks)]))?;
        for (path, _) in &keys {
            writeln!(out, "{}", w.with("integrity-key", "file", named(path)))?;
        }
        writeln!(out, "{}", w.t("integrity-hand-over"))
    })?;
    Ok(Finish::Fine)
}

impl Register {
    pub(super) fn read(file: &Path) -> Result<Register, Failure> {
        if !file.exists() {
            return Err(Failure::said("register-none", []).at(file.display()));
        }
        let bytes = crate::input::whole(file, LARGEST, spoken().t("register-too-large"))?;
        serde_json::from_slice(&bytes)
            .map_err(|why| Failure::said("register-unread", [("why", why.to_string())]).at(file.display()))
    }

    pub(super) fn write(&self, file: &Path, overwriting: Overwriting) -> Result<(), Failure> {
        to_file(file, overwriting, Readers::Owner, |out| crate::output::json(out, self))
            .map_err(|error| Failure::writing(file, error))
    }

    /// Whether this is a member and his key.
    pub(super) fn admits(&self, name: &str, key: &Path) -> Result<(), Failure> {
        let member = self.members.iter().find(|member| same_name(&member.name, name));
        let member = member.ok_or_else(|| {
            let said = [("name", format!("{name:?}")), ("committee", self.committee.clone())];
            Failure::said("register-no-member", said)
        })?;
        let text = crate::input::whole(key, 1 << 10, spoken().t("register-no-key"))?;
        if hash(text.trim_ascii()) == member.key {
            Ok(())
        } else {
            Err(Failure::said("register-other-key", [("name", member.name.clone())]).at(key.display()))
        }
    }

    /// Since when looks are counted, as every report says it.
    pub(super) fn told(&self, w: Words, number: usize) -> String {
        let before = match self.taken_over {
            0 => w.t("integrity-told-first"),
            some => w.with("integrity-told-after", "looks", w.many("integrity-looks", some)),
        };
        w.say(
            "integrity-told",
            &[
                ("number", number.to_string()),
                ("committee", self.committee.clone()),
                ("day", looks::day(self.founded)),
                ("before", before),
                ("mark", self.head.get(..16).unwrap_or_default().to_owned()),
            ],
        )
    }
}

/// The register of this place, or the program's own.
pub(super) fn place(given: Option<&Path>) -> Result<PathBuf, Failure> {
    let own = || home().map(|home| home.join("integrity-register.json"));
    given.map(Path::to_owned).or_else(own).ok_or_else(|| Failure::said("err-no-register", []))
}

/// Keeps others from the register until it is dropped.
pub(super) fn lock(register: &Path) -> Result<File, Failure> {
    let path = beside(register, "lock");
    let file = File::create(&path).map_err(|error| Failure::writing(&path, error))?;
    file.lock().map_err(|error| Failure::writing(&path, error))?;
    Ok(file)
}

/// A file that belongs to the register and lies beside it.
pub(super) fn beside(register: &Path, what: &str) -> PathBuf {
    let mut name = register.as_os_str().to_owned();
    name.push(".");
    name.push(what);
    PathBuf::from(name)
}

fn key_file(register: &Path, name: &str) -> PathBuf {
    let plain: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    beside(register, &format!("{}.key", plain.to_lowercase()))
}

fn same_name(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

fn secret() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Failure::input)?;
    Ok(hex(&bytes))
}

/// A hash, in letters.
pub(super) fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// The digest of all that is in a file, in letters.
pub(super) fn digest(mut file: File) -> std::io::Result<String> {
    let mut digest = Sha256::new();
    let mut some = vec![0; 1 << 16];
    loop {
        match file.read(&mut some)? {
            0 => return Ok(hex(&digest.finalize())),
            length => digest.update(&some[..length]),
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat()
}
