// The web app in a real browser. Prints a line a test and ends with `N passed, M failed`.

import { availableParallelism } from "node:os";
import { analysisTests } from "./analysis.mjs";
import { clubTests } from "./club.mjs";
import { hallTests } from "./hall.mjs";
import { moreTests } from "./more.mjs";
import { textsTests } from "./texts.mjs";
import { twiceTests } from "./twice.mjs";
import { unfoldTests } from "./unfold.mjs";
import { windowsTests } from "./windows.mjs";
import { DESK, PHONE, accessible, callAs, narrow, openHouse, train } from "./house.mjs";

const tests = [];
const test = (name, body) => tests.push([name, body]);
const expect = (held, what) => { if (!held) throw new Error(what); };
const says = async (page, text) => page.locator("#scene").getByText(text).first().waitFor({ timeout: 5000 });

test("every page fits a phone and a desk, is accessible and quiet", async (house) => {
  for (const [viewport, colorScheme] of [[PHONE, "light"], [DESK, "dark"]]) {
    const page = await house.person({ viewport, colorScheme });
    for (const path of ["/", "/train", "/play", "/scenarios", "/scenarios/law27", "/law", "/law/27", "/law/27B1a", "/law?q=revoke", "/desk", "/desk/claim"]) {
      await page.goto(house.address + path);
      await narrow(page, path);
      await accessible(page, path);
    }
  }
});

test("every language fits a phone", async (house) => {
  for (const locale of ["et", "fi", "pl", "de", "nb"]) {
    const page = await house.person({ viewport: PHONE, locale });
    await train(page, house.address);
    await narrow(page, `the table in ${locale}`);
    await accessible(page, `the table in ${locale}`);
  }
});

test("the training table: an insufficient bid, not accepted, on a phone", async (house) => {
  const page = await house.person({ viewport: PHONE });
  await train(page, house.address);
  await callAs(page, "1S");
  await says(page, "East is to call");
  await callAs(page, "1H");
  await says(page, "Do you accept 1♥ by East?");
  await narrow(page, "the question");
  await accessible(page, "the question");
  await page.getByRole("button", { name: "Do not accept" }).click();
  await says(page, "1♥ is cancelled; East makes another call.");
  await callAs(page, "2C");
  await says(page, "Is 2♣ comparable to the withdrawn 1♥?");
  await page.getByRole("button", { name: "No", exact: true }).click();
  await says(page, /must pass/);
  const [law] = await Promise.all([page.context().waitForEvent("page"), page.locator("a.cite").first().click()]);
  await law.waitForLoadState();
  expect(law.url().includes("/law/"), "the provision opens");
});

test("a call out of turn from a chosen seat, and the table follows the turn again", async (house) => {
  const page = await house.person();
  await train(page, house.address);
  await page.locator(".tabs a", { hasText: "South" }).click();
  await callAs(page, "1H");
  await page.waitForURL((url) => !url.search);
  await says(page, "Do you accept 1♥, called out of turn by South?");
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await says(page, "West is to call");
});

test("a scenario is followed to its end", async (house) => {
  const page = await house.person();
  await page.goto(`${house.address}/scenarios/law27`);
  await page.locator("section.panel").nth(3).locator("button").first().click();
  await page.waitForURL(/\/t\//);
  for (let step = 0; step < 30 && await page.getByRole("button", { name: "Next step" }).count() > 0; step += 1) {
    const before = await page.locator(".script .done").count();
    await page.getByRole("button", { name: "Next step" }).click();
    await page.waitForFunction((was) => document.querySelectorAll(".script .done").length > was, before);
  }
  await says(page, "The scenario is at its end");
  await accessible(page, "a scenario");
});

test("four play a board online: penalty card, contested claim, a lost connection", async (house) => {
  const director = await house.person();
  await director.goto(`${house.address}/play`);
  await director.locator("input[name=part][value=direct]").check();
  await director.locator("details.more summary").click();
  await director.locator("textarea[name=pbn]").fill("N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53");
  await director.locator("main button.main").click();
  await director.waitForURL(/seats/);
  const links = await director.locator(".address a").evaluateAll((all) => all.map((it) => it.href));
  expect(links.length === 5, "five links");
  const players = [];
  for (const [nth, name] of ["Ann", "Ben", "Cat", "Dan"].entries()) {
    const player = await house.person({ viewport: PHONE });
    await player.goto(links[nth]);
    await player.locator("input[name=name]").fill(name);
    await player.locator("main button.main").click();
    await player.waitForURL(/\/t\/[a-z0-9]+$/);
    players.push(player);
  }
  const [north, east, south, west] = players;
  await director.locator("a.button.main").click();

  await callAs(north, "1S");
  await says(east, "East is to call");
  await east.locator("#irregular").check();
  await callAs(east, "1H");
  await says(south, "South is to call");
  await south.getByRole("button", { name: /Draw attention/ }).click();
  await says(south, "Do you accept 1♥ by East?");
  await says(west, "The table waits for: South");
  await south.getByRole("button", { name: "Do not accept" }).click();
  await says(east, "East is to call");
  await callAs(east, "pass");
  await says(director, "Is pass comparable to the withdrawn 1♥?");
  await accessible(director, "the Director's page");
  await director.locator(".asked").getByRole("button", { name: "No", exact: true }).click();
  await says(south, "South is to call");
  await callAs(south, "pass");
  await says(west, "West is to call");
  await callAs(west, "pass");
  await says(east, "East is to lead");
  await east.locator('button[name=card][value="HA"]').click();
  await says(east, "The lead lies face down");
  await east.getByRole("button", { name: "Turn the lead face up" }).click();
  await says(north, "North is to play a card from dummy");
  await north.locator('button[name=card][value="H6"]').click();
  await says(west, "West is to play");

  await west.locator("details.more summary").last().click();
  const exposed = west.locator("form", { hasText: "It was seen" });
  await exposed.locator("select[name=card]").selectOption("D7");
  await exposed.getByRole("button").click();
  await says(west, "Noted.");
  await says(director, "West let a card be seen.");
  await says(north, "West is to play");
  await north.getByRole("button", { name: /Draw attention/ }).click();
  for (let asked = 0; asked < 4 && await north.locator(".diagram .penalty").count() === 0; asked += 1) {
    await director.waitForTimeout(500);
    if (await director.locator(".asked button").count() > 0) await director.locator(".asked button").first().click();
  }
  await north.locator(".diagram .penalty").first().waitFor();

  await north.reload();
  await says(north, /West is to play|waits/);
  await narrow(north, "an online table");
  await accessible(north, "an online table");

  await west.locator('button[name=card][value="H2"]').click();
  await says(north, "North is to play");
  await north.locator('button[name=card][value="H8"]').click();
  await says(east, "East is to play");
  await north.getByText("Claim or concede").click();
  const claim = north.locator("form", { hasText: "Tricks that you claim" });
  await claim.locator("input[name=tricks]").fill("9");
  await claim.locator("textarea").fill("trumps are good");
  await claim.getByRole("button").click();
  await says(east, "Do you agree to the claim?");
  await east.locator(".asked").getByRole("button", { name: "No" }).click();
  await says(director, /trumps are good/);
});

test("a cut connection is told and mended without loss", async (house) => {
  const page = await house.person({ expectsErrors: true });
  await train(page, house.address);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.context().setOffline(true);
  await page.locator("#lost").waitFor({ state: "visible", timeout: 8000 });
  await page.context().setOffline(false);
  await callAs(other, "1S");
  await says(page, "East is to call");
});

/** Rules from the desk's first page to the ruling, by taps alone; gives their number. */
async function rule(page, address, topic, answers) {
  await page.goto(`${address}/desk`);
  await page.locator(`a.topic[href^="/desk/${topic}?"]`).click();
  let taps = 1;
  for (const answer of answers) {
    // Where two questions can be answered by one tap, the answers to the first alone stand before these.
    await page.locator(`.consult a.button[href$="${taps === 1 ? "a=" : "."}${answer}"]`).first().click();
    taps += 1;
  }
  await page.locator("section.ruling li").first().waitFor();
  return taps;
}

const RULINGS = [
  ["insufficient-bid", ["N", "1S", "E", "1D", "NothingSince", "no", "2D", "yes"], "27B1a"],
  ["call-out-of-turn", ["E", "1H", "N", "no", "Nobody", "yes"], "29A"],
  ["lead-out-of-turn", ["S", "yes", "E", "HK", "no", "no", "Nobody", "at2"], "54A"],
  ["revoke", ["IsEstablished", "E", "NoneOfThese", "ByOffender", "1", "yes"], "64A1"],
  ["penalty-card", ["S", "E", "HK", "no", "PartnerLeads", "no"], "50D1a"],
  // The third hand revoked, and the fourth has won the trick and led to the next.
  ["revoke", ["OpponentLedOn", "S", "W", "D3", "D5", "C9", "D6", "D2", "DK", "DA", "no"], "62C1"],
  // The second hand revoked, the third won and led to the next: it changes its card and the fourth changes too.
  ["revoke", ["OpponentLedOn", "S.N", "C5", "H2", "C9", "C2", "DA", "C7", "CJ", "C3", "yes"], "62C2"],
  // In the middle of an auction, after eight calls: accepted, and refused to the last finding.
  ["call-out-of-turn", ["S", "2H", "N", "2C", "NotDoubled", "Nobody", "yes"], "29A"],
  ["call-out-of-turn", ["S", "2H", "N", "2C", "NotDoubled", "Nobody", "no", "pass", "pass", "2H", "no"], "31A2b"],
];

/** The orders of the ruling that the page shows. */
const orders = (page) => page.locator("section.ruling li").allInnerTexts();

test("the desk rules in at most twelve taps, without typing", async (house) => {
  const page = await house.person({ viewport: PHONE });
  for (const [topic, answers, cited] of RULINGS) {
    const taps = await rule(page, house.address, topic, answers);
    expect(taps <= 12, `${topic} took ${taps} taps`);
    const text = (await orders(page)).join("\n");
    expect(text.includes(cited), `${topic} is not ruled by ${cited}: ${text}`);
    await narrow(page, topic);
    await accessible(page, topic);
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await page.locator("section.consult").waitFor();
    await narrow(page, `${topic}, a question`);
    await accessible(page, `${topic}, a question`);
  }
});

test("the desk rules five cases in five languages", async (house) => {
  const english = await house.person({ viewport: PHONE });
  for (const [nth, locale] of ["et", "fi", "pl", "de", "nb"].entries()) {
    const page = await house.person({ viewport: PHONE, locale });
    const [topic, answers, cited] = RULINGS[nth];
    await rule(page, house.address, topic, answers);
    await rule(english, house.address, topic, answers);
    const text = await page.locator("main").innerText();
    expect(!/\{[a-z]+-/.test(text), `a sentence is missing in ${locale}: ${text}`);
    const [own, others] = [await orders(page), await orders(english)];
    expect(own.length === others.length && own.every((line, place) => line !== others[place]), `English in ${locale}: ${own}`);
    expect(own.join("\n").includes(cited), `${topic} is not ruled by ${cited} in ${locale}: ${own}`);
    expect((await page.locator("html").getAttribute("lang")) === locale, `the page is not in ${locale}`);
    await narrow(page, `the ruling in ${locale}`);
  }
});

test("the desk is searched in the visitor's words", async (house) => {
  for (const [locale, words, topic] of [["en", "bid too low", "insufficient-bid"], ["pl", "fałszywy renons", "revoke"], ["de", "Strafkarte", "penalty-card"], ["fi", "revokki", "revoke"], ["et", "trahvikaart", "penalty-card"], ["nb", "nøling", "unauthorized-information"]]) {
    const page = await house.person({ locale });
    await page.goto(`${house.address}/desk?q=${encodeURIComponent(words)}`);
    await page.locator(`a.topic[href^="/desk/${topic}?"]`).waitFor();
  }
});

clubTests(test);
hallTests(test);
analysisTests(test, expect);
moreTests(test);
textsTests(test);
twiceTests(test);
unfoldTests(test);
windowsTests(test);

const only = process.argv[2];
const chosen = tests.filter(([name]) => !only || name.includes(only));
let passed = 0;
let failed = 0;

/** Takes one test after the other from those that are left, in a house of its own. */
async function lane() {
  const house = await openHouse();
  for (let next = chosen.shift(); next; next = chosen.shift()) {
    const [name, body] = next;
    const began = Date.now();
    const took = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
    try {
      await body(house);
      const complaints = house.complaints.splice(0);
      if (complaints.length > 0) throw new Error(`the console complained: ${complaints.join("\n  ")}`);
      passed += 1;
      console.log(`PASS ${name} (${took()})`);
    } catch (error) {
      failed += 1;
      house.complaints.length = 0;
      console.log(`FAIL ${name} (${took()})\n  ${String(error.message ?? error).slice(0, 3000)}`);
    }
    await house.empty();
  }
  await house.close();
}

const lanes = Math.max(1, Math.min(availableParallelism(), 2));
await Promise.all(Array.from({ length: lanes }, lane));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
