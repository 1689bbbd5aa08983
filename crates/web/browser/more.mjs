// Pages beside the table and the club evening: everything that can happen, tokens, accounts, watching, online events.

import { DEAL, DESK, PHONE, accessible, callAs, narrow, train } from "./house.mjs";
import { callRound, openEvening, sitDown } from "./evening.mjs";

const expect = (held, what) => { if (!held) throw new Error(what); };
const says = (page, text) => page.locator("#scene").getByText(text).first().waitFor({ timeout: 6000 });

async function good(page, where) {
  await narrow(page, where);
  await accessible(page, where);
}

/** The page of acts from the table that is open, with every group unfolded. */
export async function openActs(page) {
  await page.goto(`${page.url().split("?")[0]}/acts`);
  await page.locator(".groups > details").evaluateAll((all) => all.forEach((it) => { it.open = true; }));
}

/** Four people at a table of their own; gives the Director, the players and the links for spectators. */
export async function fourOnline(house, { screens = "none", viewport = PHONE, expectsErrors = false } = {}) {
  const director = await house.person();
  await director.goto(`${house.address}/play`);
  await director.locator("input[name=part][value=direct]").check();
  await director.locator("select[name=screens]").selectOption(screens);
  await director.locator("details.more summary").click();
  await director.locator("textarea[name=pbn]").fill(DEAL);
  await director.locator("main button.main").click();
  await director.waitForURL(/seats/);
  const links = await director.locator(".address a").evaluateAll((all) => all.map((it) => it.href));
  const watch = await director.locator("ul.lines a").evaluateAll((all) => all.map((it) => it.href));
  const players = [];
  for (const [nth, name] of ["Ann", "Ben", "Cat", "Dan"].entries()) {
    const player = await house.person({ viewport, expectsErrors });
    await player.goto(links[nth]);
    await player.locator("input[name=name]").fill(name);
    await player.locator("main button.main").click();
    await player.waitForURL(/\/t\/[a-z0-9]+$/);
    players.push(player);
  }
  return { director, players, watch };
}

/** An event that is played here: all who sit at the first table of the first round, at their seats. */
export async function onlineEvent(house) {
  const evening = await openEvening(house, { dealing: "online" });
  await callRound(evening, 1);
  const phones = [];
  for (const name of ["Ann Lee", "Ben Ode", "Cat Poe", "Dan Roe", "Eve Sun", "Fay Tor", "Gil Uhr", "Hal Vim"]) {
    const phone = await sitDown(house, evening, name);
    await phone.getByRole("button", { name: "Play it online" }).click();
    await phone.waitForURL(/\/t\/[a-z0-9]+$/);
    phones.push(phone);
  }
  const table = phones[0].url();
  return { ...evening, phones: phones.filter((phone) => phone.url() === table), others: phones.filter((phone) => phone.url() !== table) };
}

/** Plays until dummy is to play to East's lead of the ace of hearts. */
export async function toDummy([north, east, south, west]) {
  await callAs(north, "1NT");
  for (const [player, seat] of [[east, "East"], [south, "South"], [west, "West"]]) {
    await says(player, `${seat} is to call`);
    await callAs(player, "pass");
  }
  await says(east, "East is to lead");
  await east.locator('button[name=card][value="HA"]').click();
  await east.getByRole("button", { name: "Turn the lead face up" }).click();
  await says(north, "North is to play a card from dummy");
}

export function moreTests(test) {
  test("with keys only lawful cards are played, and a second Enter plays nothing", async (house) => {
    const { director, players } = await fourOnline(house, { viewport: DESK });
    const [north, , , west] = players;
    await director.goto(director.url().replace("/seats", ""));
    await toDummy(players);
    const focus = () => north.evaluate(() => document.activeElement.value ?? document.activeElement.id);
    await north.keyboard.type("s6");
    expect(await focus() !== "S6", "a card that may not be played has no focus");
    await north.keyboard.press("Enter");
    await north.keyboard.type("h6");
    expect(await focus() === "H6", "the lawful card has");
    await north.keyboard.press("Enter");
    await says(west, "West is to play");
    expect(await west.locator("#latest[aria-live=polite]").textContent() === "South: hearts 6", "whoever listens hears the card");
    await north.waitForTimeout(1800);
    expect(await focus() === "now", `what happens now has the focus, not ${await focus()}`);
    await north.keyboard.press("Enter");
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await north.keyboard.press("Tab");
      expect(!/^[SHDC][2-9TJQKA]$/.test(await focus()), `Tab reaches ${await focus()}`);
    }
    await north.getByRole("button", { name: "Call the Director" }).click();
    await says(director, "calls the Director");
    expect(!(await director.locator("#scene").innerText()).includes("played before the time"), "nothing else was played");
    await north.locator("#irregular").check();
    await north.locator("h1").click();
    await north.keyboard.type("h9");
    expect(await focus() === "H9", "who wants irregular acts has them by key too");
  });

  test("after an opening lead out of turn that is refused the right player leads, and dummy is seen", async (house) => {
    const { players: [north, east, south, west] } = await fourOnline(house);
    await callAs(north, "3NT");
    for (const [player, seat] of [[east, "East"], [south, "South"], [west, "West"]]) {
      await says(player, `${seat} is to call`);
      await callAs(player, "pass");
    }
    await says(east, "East is to lead");
    await west.locator("#irregular").check();
    await west.locator('button[name=card][value="S5"]').click();
    await says(north, "North is to play");
    await north.getByRole("button", { name: /Draw attention/ }).click();
    for (const answer of ["Do not accept", "Leave it free"]) await north.locator(".asked").getByRole("button", { name: answer }).click();
    await east.locator('button[name=card][value="HA"]').click();
    await says(north, "North is to play a card from dummy");
    for (const player of [east, west]) await player.locator(".hand.S .diagram").waitFor();
    await north.locator('button[name=card][value="H6"]').click();
    await says(west, "West is to play");
  });

  test("behind screens the tray goes to and fro", async (house) => {
    const { players: [north, east, south, west] } = await fourOnline(house, { screens: "east" });
    await says(south, "The tray is on the other side of the screen.");
    await callAs(north, "1C");
    await says(east, "East is to call");
    await callAs(east, "pass");
    await good(north, "the tray before him");
    await good(west, "the tray across");
    await north.getByRole("button", { name: "Pass the tray" }).click();
    await says(south, "South is to call");
    await callAs(south, "1D");
    await says(west, "West is to call");
    await callAs(west, "pass");
    await west.getByRole("button", { name: "Pass the tray" }).click();
    await says(north, "North is to call");
  });

  test("a short loss of the connection is told and then forgotten", async (house) => {
    const { players: [north, east] } = await fourOnline(house);
    await east.context().setOffline(true);
    await east.locator("#lost").waitFor({ state: "visible" });
    await east.context().setOffline(false);
    await east.locator("#lost").waitFor({ state: "hidden" });
    await callAs(north, "1C");
    await says(east, "East is to call");
    expect(await east.locator("#lost").isHidden(), "it stays hidden");
  });

  test("everything that can happen at a table is offered on a phone and on a desk", async (house) => {
    for (const viewport of [PHONE, DESK]) {
      const page = await house.person({ viewport });
      await train(page, house.address, { attention: "players" });
      await openActs(page);
      await good(page, "the acts of the auction");
      await page.getByRole("button", { name: "Stop: I skip a level" }).click();
      await page.waitForURL(/\/t\/[a-z0-9]+(\?noted)?$/);
      await says(page, "warns of a skip bid");
      for (const [call, next] of [["pass", "East is to call"], ["2H", "South is to call"], ["pass", "West is to call"], ["pass", "North is to call"], ["pass", "South is to lead"]]) {
        await callAs(page, call);
        await says(page, next);
      }
      await page.locator('#scene button[name=card][value="CA"]').click();
      await page.getByRole("button", { name: "Turn the lead face up" }).click();
      await says(page, "East is to play a card from dummy");
      await openActs(page);
      await good(page, "the acts of the play");
      const name = page.locator("form", { hasText: "Call for a card of dummy" });
      await name.locator("select").selectOption("low");
      await name.getByRole("button").click();
      await page.waitForURL(/\/t\/[a-z0-9]+(\?noted)?$/);
      await says(page, "North is to play");
    }
  });

  test("a token is made, shown once and taken back", async (house) => {
    for (const viewport of [PHONE, DESK]) {
      const page = await house.person({ viewport });
      await page.goto(`${house.address}/tokens`);
      await good(page, "no token yet");
      await page.locator("input[name=name]").fill("Ranking on the wall");
      await page.getByRole("button", { name: "Make a token" }).click();
      const token = await page.locator("pre").innerText();
      expect(/^openroom_[0-9a-f]{64}$/.test(token), `a token: ${token}`);
      await good(page, "a new token");
      await page.goto(`${house.address}/tokens`);
      expect(await page.locator("pre").count() === 0, "it is shown once");
      await page.getByRole("button", { name: /Take back/ }).click();
      await page.waitForURL(/\/tokens$/);
      expect(await page.getByText("Ranking on the wall").count() === 0, "it is taken back");
    }
  });

  test("an organizer makes an account and comes in with a password from a phone", async (house) => {
    const page = await house.person();
    await page.goto(house.organizer());
    await good(page, "the organizer's link");
    await page.locator("main button.main").click();
    await page.waitForURL(/\/events$/);
    await page.goto(`${house.address}/account`);
    await good(page, "an account to be made");
    const make = page.locator("form:has(input[value=make])");
    const name = `Zoe ${Date.now()}`;
    await make.locator("input[name=name]").fill(name);
    for (const field of ["new", "again"]) await make.locator(`input[name=${field}]`).fill("seven hearts");
    await make.getByRole("button").click();
    await page.getByText("Signed in as").waitFor();
    const phone = await house.person({ viewport: PHONE, expectsErrors: true });
    await phone.goto(`${house.address}/account`);
    await good(phone, "signing in");
    const sign = phone.locator("form:has(input[value=in])");
    await sign.locator("input[name=name]").fill(name);
    await sign.locator("input[name=password]").fill("six spades");
    await sign.getByRole("button").click();
    await phone.getByText("The name or the password is not right.").waitFor();
    await phone.goto(`${house.address}/account`);
    await sign.locator("input[name=name]").fill(name);
    await sign.locator("input[name=password]").fill("seven hearts");
    await sign.getByRole("button").click();
    await phone.waitForURL(/\/events$/);
    await phone.getByRole("link", { name: "New event" }).waitFor();
    await phone.goto(`${house.address}/account`);
    await phone.locator("details.panel summary").click();
    await good(phone, "an account");
    await phone.getByRole("button", { name: "Sign out on this device" }).click();
    await phone.goto(`${house.address}/events`);
    expect(await phone.getByRole("link", { name: "New event" }).count() === 0, "signed out");
  });

  test("a spectator watches one player and sees what he sees", async (house) => {
    const { players: [north], watch } = await fourOnline(house);
    const spectator = await house.person({ viewport: PHONE });
    await spectator.goto(watch[0]);
    await spectator.getByText("You watch North").waitFor();
    await good(spectator, "watching");
    expect(await spectator.locator(".hand.North .diagram, .hand.N .diagram, .hand .diagram").count() === 1, "one hand is seen");
    expect(await spectator.locator("#scene form").count() === 0, "there is nothing to do");
    await callAs(north, "1S");
    await says(spectator, "East is to call");
    await good(spectator, "watching the auction");
  });

  test("an event is played online: a board put off, let go on and passed out", async (house) => {
    const { page: director, event, phones, others } = await onlineEvent(house);
    expect(phones.length === 4 && others.length === 4, "four at each table");
    await good(phones[0], "a table of an event");
    await director.goto(`${event}/lines?table=A/1`);
    await good(director, "the boards of a table");
    const line = await director.locator('a[href*="/at?at=1A/1/"]').first().getAttribute("href");
    await director.goto(new URL(line, house.address).href);
    await director.getByRole("button", { name: "Go to the table as Director" }).click();
    await director.waitForURL(/\/t\/[a-z0-9]+$/);
    const here = phones[0].url() === director.url() ? phones : others;
    await director.locator("details.panel", { hasText: "Run the table" }).locator("summary").click();
    await director.locator("input[name=reason]").first().fill("East has lost the connection");
    await director.getByRole("button", { name: "Put the board off" }).click();
    await says(here[0], "The Director has put this board off.");
    await good(director, "a table that is put off");
    await director.locator("details.panel", { hasText: "Run the table" }).locator("summary").click();
    await director.getByRole("button", { name: "Let it go on" }).click();
    await here[0].waitForFunction(() => !document.querySelector("#scene").innerText.includes("put this board off"));
    for (let calls = 0; calls < 4; calls += 1) {
      for (const phone of here) {
        const [now, seat] = [await phone.locator(".now").innerText(), await phone.locator(".hand.mine h2").innerText()];
        if (!seat.startsWith(now.split(" ")[0])) continue;
        await callAs(phone, "pass");
        await phone.waitForFunction((was) => document.querySelector(".now").innerText !== was, now);
        break;
      }
      await here[0].waitForTimeout(300);
    }
    await here[0].getByRole("link", { name: "Back to the event" }).click();
    await here[0].locator("#scene .agreed").first().waitFor();
  });
}
