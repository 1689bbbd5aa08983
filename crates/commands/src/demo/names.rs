//! Fictional people.

use openroom_laws::walk::Random;
use openroom_tournament::{People, Person, Player};

const FIRST: [&str; 40] = [
    "Aino",
    "Bartosz",
    "Cecilie",
    "Dagmar",
    "Eero",
    "Frida",
    "Gerta",
    "Halina",
    "Ilmar",
    "Jolanta",
    "Kaarel",
    "Liisa",
    "Magnus",
    "Nadzieja",
    "Olav",
    "Piret",
    "Quirin",
    "Ragnhild",
    "Sławomir",
    "Tõnu",
    "Ulrike",
    "Veikko",
    "Wanda",
    "Ylva",
    "Zofia",
    "Åse",
    "Ärni",
    "Øystein",
    "Heljä",
    "Bjørg",
    "Kreet",
    "Mirosława",
    "Jürgen",
    "Pirkko",
    "Staffan",
    "Urszula",
    "Väino",
    "Łucja",
    "Tiiu",
    "Gunhild",
];
const LAST: [&str; 40] = [
    "Aaltomaa",
    "Brzozowik",
    "Dahlskog",
    "Eikhaug",
    "Fuchsthaler",
    "Grzybek",
    "Hallikas",
    "Isokivi",
    "Jõgeväli",
    "Kamieniak",
    "Lindqvester",
    "Mägiste",
    "Nordhagen",
    "Oksavirta",
    "Piaskowiak",
    "Quellmann",
    "Rannamäe",
    "Steinvik",
    "Tammelaid",
    "Uusmetsa",
    "Vesikallio",
    "Wierzbowik",
    "Ylitörmä",
    "Zielonka",
    "Ørneberg",
    "Älvström",
    "Õunapaju",
    "Bergstuen",
    "Czaplicki-Bór",
    "Dornfelder",
    "Grönholt",
    "Haugerud",
    "Järvenoja",
    "Kruusmaa",
    "Leśniak",
    "Mühlstein",
    "Niinepuu",
    "Olszynka",
    "Pähklimets",
    "Rauhala",
];
const CLUBS: [&str; 5] = ["Old Mill", "Harbour", "Four Winds", "Lantern", "Northgate"];

/// So many people, no two with the same name.
pub(super) fn people(count: u32, random: &mut Random) -> People {
    let mut people = People::default();
    let offset = random.below(1600);
    for number in 0..count {
        // A step that has no factor in common with the number of names visits each once.
        let name = ((offset + number * 611) % 1600) as usize;
        let player = Player {
            number: (1000 + number).to_string(),
            name: format!("{} {}", FIRST[name % 40], LAST[name / 40]),
            club: CLUBS[random.below(5) as usize].to_owned(),
            rank: (1 + random.below(9)).to_string(),
            contact: String::new(),
        };
        people.set(Person(number + 1), player);
    }
    people
}
