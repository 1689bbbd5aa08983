// Pictures of the main pages, into the folder that is named; of the club evening alone where `club` is said after it, of the
// Director's desk in all languages alone where `desk` is, of acts, tokens, accounts and spectators alone where `more` is.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { VIEWS } from "./analysis.mjs";
import { callRound, openEvening, playRound, sitDown, typeResult } from "./evening.mjs";
import { DEAL, DESK, PHONE, callAs, narrow, openHouse, train } from "./house.mjs";
import { fourOnline, onlineEvent, openActs } from "./more.mjs";

const [folder, only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const house = await openHouse();
const tables = only ? [] : [["phone", PHONE, "light"], ["desk", DESK, "light"], ["dark", DESK, "dark"]];
const languages = only && only !== "desk" ? [] : ["en", "et", "fi", "pl", "de", "nb"];
const shot = (page, name) => page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });

for (const [name, viewport, colorScheme] of tables) {
  const page = await house.person({ viewport, colorScheme });
  await page.goto(house.address);
  await shot(page, `home-${name}`);
  await page.goto(`${house.address}/law/27B1a`);
  await shot(page, `law-${name}`);
  await train(page, house.address);
  await shot(page, `auction-${name}`);
  await callAs(page, "1S");
  await page.getByText("East is to call").first().waitFor();
  await callAs(page, "1H");
  await page.locator(".asked").first().waitFor();
  await shot(page, `question-${name}`);
  await page.getByRole("button", { name: "Do not accept" }).click();
  await page.getByText("makes another call").first().waitFor();
  for (const [call, next] of [["2H", "South is to call"], ["pass", "West is to call"], ["pass", "North is to call"], ["pass", "South is to lead"]]) {
    await callAs(page, call);
    await page.getByText(next).first().waitFor();
  }
  await page.locator('#scene button[name=card][value="CA"]').click();
  await page.getByRole("button", { name: "Turn the lead face up" }).click();
  await page.getByText("East is to play a card from dummy").first().waitFor();
  await page.locator('#scene button[name=card][value="C3"]').click();
  await page.getByText("North is to play").first().waitFor();
  await shot(page, `play-${name}`);
  await page.context().close();
}
// One page after the other, each no wider than the phone.
const views = async (page, locale, all) => {
  for (const [name, path] of all) {
    await page.goto(house.address + path);
    await narrow(page, `${path} in ${locale}`);
    await shot(page, `desk-${name}-${locale}`);
  }
};
for (const locale of languages) {
  const page = await house.person({ viewport: PHONE, locale });
  await views(page, locale, [
    ["topics", "/desk"],
    ["call", "/desk/insufficient-bid?edition=2017&a=N.1S.E"],
    ["choice", "/desk/insufficient-bid?edition=2017&a=N.1S.E.1D.NothingSince.no"],
    ["ruling", "/desk/insufficient-bid?edition=2017&a=N.1S.E.1D.NothingSince.no.2D.yes"],
    ["card", "/desk/lead-out-of-turn?edition=2017&a=S.yes.E"],
    ["conduct", "/desk/manner?edition=2017"],
    ["facts", "/desk/facts?edition=2017&a=no.OneSideSays"],
    ["found", "/desk/conduct?edition=2017&a=9A3.DummyDid.no"],
  ]);
  await page.goto(house.organizer());
  await page.locator("main button.main").click();
  await page.waitForURL(/\/events$/);
  await page.goto(`${house.address}/desk/insufficient-bid?edition=2017&a=N.1S.E.1D.NothingSince.no.2D.yes`);
  await page.locator("details:has(form[action$='/keep']) > summary").click();
  await page.locator("form[action$='/keep'] button.main").click();
  await page.waitForURL(/\/desk\/kept\/\d+$/);
  await views(page, locale, [["kept", new URL(page.url()).pathname], ["all", "/desk/kept"], ["statistics", "/desk/statistics"]]);
  await train(page, house.address);
  await views(page, locale, [["acts", `${new URL(page.url()).pathname}/acts`]]);
  await page.context().close();
}
if (only === "desk") {
  await house.close();
  process.exit(0);
}
async function online() {
  const page = await house.person({ viewport: DESK });
  await page.goto(`${house.address}/scenarios/law27`);
  await page.locator("section.panel").nth(3).locator("button").first().click();
  await page.getByRole("button", { name: "Next step" }).click();
  await page.locator(".script .done").first().waitFor();
  await shot(page, "scenario-desk");
  await page.goto(`${house.address}/play`);
  await page.locator("input[name=part][value=direct]").check();
  await page.locator("details.more summary").click();
  await page.locator("textarea[name=pbn]").fill(DEAL);
  await page.locator("main button.main").click();
  await page.waitForURL(/seats/);
  await shot(page, "seats-desk");
  const links = await page.locator(".address a").evaluateAll((all) => all.map((it) => it.href));
  const [north, east] = [await house.person({ viewport: PHONE }), await house.person({ viewport: PHONE })];
  for (const [player, nth, name] of [[north, 0, "Ann"], [east, 1, "Ben"]]) {
    await player.goto(links[nth]);
    await player.locator("input[name=name]").fill(name);
    if (nth === 0) await shot(player, "sit-phone");
    await player.locator("main button.main").click();
    await player.waitForURL(/\/t\/[a-z0-9]+$/);
  }
  await callAs(north, "1S");
  await east.getByText("East is to call").first().waitFor();
  await shot(east, "online-phone");
  await page.locator("a.button.main").click();
  await shot(page, "director-desk");
}
if (!only) await online();

// Acts, tokens, accounts, spectators, a table of an event.
async function more() {
  const { director, players: [north], watch } = await fourOnline(house);
  await callAs(north, "1S");
  await director.locator("a.button.main").click();
  await director.locator("details.panel", { hasText: "Run the table" }).locator("summary").click();
  await shot(director, "run-desk");
  const organizer = await house.person();
  await organizer.goto(house.organizer());
  await shot(organizer, "organize-desk");
  await organizer.locator("main button.main").click();
  for (const [name, viewport] of [["phone", PHONE], ["desk", DESK]]) {
    const page = await house.person({ viewport });
    await train(page, house.address);
    await openActs(page);
    await shot(page, `acts-auction-${name}`);
    await page.goto(page.url().replace("/acts", ""));
    for (const [call, next] of [["pass", "East is to call"], ["2H", "South is to call"], ["pass", "West is to call"], ["pass", "North is to call"], ["pass", "South is to lead"]]) {
      await callAs(page, call);
      await page.getByText(next).first().waitFor();
    }
    await page.locator('#scene button[name=card][value="CA"]').click();
    await page.getByRole("button", { name: "Turn the lead face up" }).click();
    await page.getByText("East is to play a card from dummy").first().waitFor();
    await openActs(page);
    await shot(page, `acts-play-${name}`);
    await page.goto(`${house.address}/tokens`);
    await page.locator("input[name=name]").fill("Ranking on the wall");
    await page.getByRole("button", { name: "Make a token" }).click();
    await shot(page, `tokens-${name}`);
    await page.goto(watch[0]);
    await shot(page, `watch-${name}`);
    await page.goto(`${house.address}/account`);
    await shot(page, `account-in-${name}`);
    await page.context().addCookies(await organizer.context().cookies());
    await page.goto(`${house.address}/account`);
    await shot(page, `account-make-${name}`);
  }
  const event = await onlineEvent(house);
  await shot(event.phones[0], "event-table-phone");
  const small = await house.person({ viewport: PHONE });
  await small.context().addCookies(await event.page.context().cookies());
  for (const [page, name] of [[small, "phone"], [event.page, "desk"]]) {
    await page.goto(`${event.event}/lines?table=A/1`);
    for (const summary of await page.locator("main details.panel > summary").all()) await summary.click();
    await shot(page, `lines-${name}`);
    await page.goto(`${event.event}/entry/1`);
    await shot(page, `entry-${name}`);
  }
}
if (!only || only === "more") await more();
if (only === "more") {
  await house.close();
  process.exit(0);
}

// A club evening: what the organizer, a phone, the Director, the projector and a spectator see.
const big = { width: 1600, height: 900 };
const evening = await openEvening(house, { boards: "2", dealing: "here" });
const organizer = evening.page;
await shot(organizer, "club-tables-desk");
await organizer.goto(`${evening.event}/names`);
await shot(organizer, "club-names-desk");
await organizer.goto(`${evening.event}/entry/1`);
await shot(organizer, "club-entry-desk");
await organizer.goto(`${house.address}/events/new`);
await shot(organizer, "club-new-desk");
await organizer.goto(`${evening.event}/movement`);
await shot(organizer, "club-movement-desk");
const door = await house.person({ viewport: PHONE });
await door.goto(evening.cards[0]);
await shot(door, "club-door-phone");
await callRound(evening, 1);
const phones = [];
for (const name of ["Ann Lee", "Cat Poe", "Eve Sun", "Gil Uhr"]) phones.push(await sitDown(house, evening, name));
await shot(phones[0], "club-me-phone");
const form = await typeResult(phones[0]);
await shot(phones[0], "club-result-phone");
await form.locator("button.main").click();
await phones[0].getByText("The opponents have to confirm it.").waitFor();
for (const phone of phones.slice(1)) {
  await phone.waitForTimeout(500);
  if (await phone.getByRole("button", { name: "Yes, that is right" }).count() > 0) await shot(phone, "club-confirm-phone");
}
await phones[2].getByRole("button", { name: "Call the Director" }).click();
await organizer.getByText("The Director is called").waitFor();
await shot(organizer, "club-room-desk");
const small = await house.person({ viewport: PHONE });
await small.context().addCookies(await organizer.context().cookies());
await small.goto(`${evening.event}/room`);
await shot(small, "club-room-phone");
await organizer.getByRole("button", { name: "I am there" }).click();
await playRound(phones, "9");
await shot(phones[0], "club-next-phone");
await organizer.goto(`${evening.event}/lines?table=A/1`);
await shot(organizer, "club-lines-desk");
await organizer.goto(`${evening.event}/at?at=1A/1/1/1`);
for (const summary of await organizer.locator("main details.panel > summary").all()) await summary.click();
const assign = organizer.locator("form:has(input[value=assign])");
await assign.locator("input[name=both-result-0]").fill("4SN=");
await assign.locator("input[name=both-weight-0]").fill("60");
await assign.locator("input[name=both-result-1]").fill("4SN-1");
await assign.locator("input[name=both-weight-1]").fill("40");
await assign.locator("input[name=reason]").fill("The hesitation showed the lead");
await shot(organizer, "club-line-desk");
await assign.getByRole("button", { name: "Show what it does" }).click();
await organizer.locator(".effect").waitFor();
await shot(organizer, "club-effect-desk");
for (const round of [2, 3]) {
  await callRound(evening, round);
  for (const phone of phones) await phone.getByText(`Round ${round} of 3`).first().waitFor();
  await phones[0].waitForTimeout(2500);
  if (round === 3) {
    const projector = await house.person({ viewport: big });
    await projector.goto(`${evening.event}/projector`);
    await shot(projector, "club-projector");
  }
  await playRound([phones[round % 4], ...phones], round === 2 ? "11" : "10");
}
await organizer.goto(`${evening.event}/room`);
await organizer.getByRole("button", { name: "Publish the scores" }).click();
await organizer.getByText("The scores are official.").waitFor();
await organizer.goto(`${evening.event}/rulings`);
await shot(organizer, "club-rulings-desk");
const spectator = await house.person({ viewport: DESK });
for (const [path, name] of [["", "club-ranking-desk"], ["/board/1", "club-board-desk"]]) {
  await spectator.goto(evening.event + path);
  await shot(spectator, name);
  await phones[0].goto(evening.event + path);
  await shot(phones[0], name.replace("desk", "phone"));
}
await phones[0].goto(`${evening.event}/card`);
await shot(phones[0], "club-card-phone");
for (const [name, viewport, locale] of [["phone", PHONE, "en"], ["desk", DESK, "en"], ["fi", PHONE, "fi"]]) {
  const page = await house.person({ viewport, locale });
  for (const [view, path] of VIEWS) {
    await page.goto(house.address + path);
    await shot(page, `analysis-${view}-${name}`);
  }
  await page.context().close();
}
await house.close();
