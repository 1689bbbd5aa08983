// What a club evening meets beside two quiet tables: many tables, teams, two Directors, old pages, other networks, large type.

import { DESK, PHONE, accessible, narrow } from "./house.mjs";
import { callRound, openEvening, sendResult, sitDown, typeResult } from "./evening.mjs";

const expect = (held, what) => { if (!held) throw new Error(what); };
const says = (page, text) => page.locator("#scene").getByText(text).first().waitFor({ timeout: 6000 });

const FIRST = ["Anna-Liisa", "Bartholomäus", "Zdzisława", "Maximilian", "Øyvind", "Jürgen", "Kristiina", "Władysław", "Hans-Peter", "Tõnu"];
const LAST = ["Korhonen-Virtanen", "Müller-Lüdenscheidt", "Brzęczyszczykiewicz", "Kask", "Ødegård", "Niemi", "Lõhmus", "von Hohenberg"];
const name = (number) => `${FIRST[number % 10]} ${LAST[(number * 3 + Math.floor(number / 8)) % 8]} ${String.fromCharCode(65 + number % 26)}${Math.floor(number / 26)}`;
const PAIRS = Array.from({ length: 26 }, (_, pair) => `${name(2 * pair)} - ${name(2 * pair + 1)}`);

export async function largeType(page, address) {
  await page.goto(address);
  await page.locator("details.look summary").click();
  await page.locator("select[name=size]").selectOption("large");
  await page.locator("form[action='/look'] button").click();
}

// A Director sets every result of the round from the pages of the lines.
async function setAll(page, event, tables, round) {
  for (let table = 1; table <= tables; table += 1) {
    await page.goto(`${event}/lines?table=A/${table}`);
    const lines = await page.locator("a[href*='/at?at=']").evaluateAll((all) => all.map((it) => it.href));
    for (const line of lines.filter((one) => one.includes(`at=1A/${round}/`))) {
      await page.goto(line);
      const form = page.locator("form:has(input[value=result])");
      for (const [field, value] of [["level", "3"], ["denomination", "NT"], ["declarer", "N"], ["tricks-3", String(7 + table % 5)]]) {
        await form.locator(`input[name="${field}"][value="${value}"]`).check({ force: true });
      }
      await form.locator("button.main").click();
      await page.locator("details summary").first().waitFor();
    }
  }
}

export function hallTests(test) {
  test("thirteen tables: the projector shows all of it, the ranking is read in large type", async (house) => {
    const evening = await openEvening(house, { pairs: PAIRS, movement: "kind=mitchell&rounds=13", dealing: "tables" });
    const { page: director, event } = evening;
    await callRound(evening, 1);
    await setAll(director, event, 13, 1);
    await callRound(evening, 2);
    for (const viewport of [{ width: 1920, height: 1080 }, { width: 1280, height: 720 }]) {
      const wall = await house.person({ viewport });
      await wall.goto(`${event}/projector`);
      await wall.locator(".moves tbody tr").nth(12).waitFor();
      await wall.waitForTimeout(300);
      const shown = await wall.evaluate(() => {
        const rows = [...document.querySelectorAll(".projector tbody tr")];
        const seen = rows.filter((row) => {
          const box = row.getBoundingClientRect();
          const panel = row.closest(".pages").getBoundingClientRect();
          return box.height > 0 && box.top >= panel.top - 1 && box.bottom <= Math.min(panel.bottom, innerHeight) + 1;
        });
        const size = Number.parseFloat(getComputedStyle(document.getElementById("scene")).fontSize);
        return { rows: rows.length, seen: seen.length, size, high: document.documentElement.scrollHeight };
      });
      expect(shown.rows === 39, `13 tables and 26 pairs, not ${shown.rows}`);
      expect(shown.seen === 39, `${shown.seen} of ${shown.rows} rows are seen at ${viewport.width}`);
      expect(shown.size >= 12, `type of ${shown.size} pixels`);
      expect(shown.high <= viewport.height, `the page is ${shown.high} high`);
      await narrow(wall, "the projector");
      await accessible(wall, "the projector");
    }
    const phone = await house.person({ viewport: PHONE });
    for (const large of [false, true]) {
      if (large) await largeType(phone, house.address);
      await phone.goto(event);
      await narrow(phone, "the ranking");
      const names = await phone.locator(".ranking .names").first().boundingBox();
      expect(names.width >= 180, `the names have ${names.width} pixels`);
    }
    expect(await director.goto(event).then(() => director.getByText("Round 2 is being played").count()) === 1, "the Director reads how far it is");
  });

  test("large type: a result is typed, and nothing is broken in two", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    const phone = await sitDown(house, evening, "Ann Lee", { locale: "de" });
    const me = phone.url();
    await largeType(phone, house.address);
    await phone.goto(me);
    await phone.locator("#scene a.button.main[href^='#enter-']").first().click();
    const form = phone.locator(".entry:target");
    await form.locator('input[name=level][value="4"]').check({ force: true });
    await narrow(phone, "a result in large type");
    const ten = form.locator('input[name="lead-rank"][value="T"] + span');
    const lines = await ten.evaluate((it) => { const range = document.createRange(); range.selectNodeContents(it); return range.getClientRects().length; });
    expect(lines === 1, "10 is written in one line");
  });

  test("teams on phones: each phone has its own table", async (house) => {
    const director = await house.person({ viewport: DESK });
    await director.goto(house.organizer());
    await director.locator("main button.main").click();
    await director.locator('a[href="/events/new"]').click();
    await director.locator("input[name=title]").fill("Match");
    await director.locator("input[name=organizer]").fill("Zoe Zim");
    await director.locator("input[name=unit][value=team]").check();
    await director.locator("main button.main").click();
    await director.waitForURL(/\/names$/);
    const event = director.url().replace(/\/names$/, "");
    await director.locator("textarea[name=names]").fill("Reds: Ann Lee, Ben Ode, Cat Poe, Dan Roe\nBlues: Eve Sun, Fay Tor, Gil Uhr, Hal Vim");
    await director.locator("form:has(textarea[name=names]) button").click();
    await director.goto(`${event}/movement?kind=head-to-head&rounds=1&boards=2`);
    await director.locator("input[name=dealing][value=tables]").check();
    await director.locator("form[method=post] button.main.large").click();
    await director.waitForURL(/\/tables$/);
    const cards = await director.locator(".table-cards .address a").evaluateAll((all) => all.map((it) => it.href));
    const pins = await director.locator(".table-cards .pin").allInnerTexts();
    await callRound({ page: director, event }, 1);
    const at = (table) => ({ cards: [cards[table - 1]], pins: [pins[table - 1]] });
    const ann = await sitDown(house, at(1), "Ann Lee");
    const [cat, gil] = [await sitDown(house, at(2), "Cat Poe"), await sitDown(house, at(2), "Gil Uhr")];
    await sendResult(cat, { tricks: "11" });
    await gil.getByRole("button", { name: "Yes, that is right" }).click();
    await says(cat, "✓");
    await ann.waitForTimeout(1500);
    for (const path of ["/me", "/card"]) {
      await ann.goto(event + path);
      expect(!(await ann.locator("main").innerText()).includes("450"), `${path} tells of the other table`);
    }
    await ann.goto(`${event}/me`);
    const entries = await ann.locator(".entry").evaluateAll((all) => all.map((it) => it.id));
    expect(entries.length === 2 && new Set(entries).size === 2, `two boards at one table: ${entries}`);
    await sendResult(ann, { tricks: "9" });
    await says(ann, "The opponents have to confirm it.");
    expect((await cat.locator("main").innerText()).includes("450"), "the other table has its own result");
  });

  test("two Directors on one case: the page that is old changes nothing", async (house) => {
    const evening = await openEvening(house);
    const { page: one, event } = evening;
    await callRound(evening, 1);
    const other = await one.context().newPage();
    const set = async (page, tricks) => {
      const form = page.locator("form:has(input[value=result])");
      for (const [field, value] of [["level", "4"], ["denomination", "S"], ["declarer", "N"], ["tricks-4", tricks]]) {
        await form.locator(`input[name="${field}"][value="${value}"]`).check({ force: true });
      }
      await form.locator("button.main").click();
    };
    await one.goto(`${event}/at?at=1A/1/1/1`);
    await other.goto(`${event}/at?at=1A/1/1/1`);
    await set(one, "10");
    await one.getByText("+420").first().waitFor();
    await set(other, "12");
    await other.getByText("things have moved on").waitFor();
    await accessible(other, "what has moved on");
    await other.getByRole("link", { name: "Show it as it is now" }).click();
    await other.getByText("+420").first().waitFor();
  });

  test("a call for the Director is seen on his other pages, and in the title", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    const phone = await sitDown(house, evening, "Ann Lee");
    await evening.page.goto(`${evening.event}/at?at=1A/1/1/1`);
    await evening.page.waitForTimeout(700);
    await phone.getByRole("button", { name: "Call the Director" }).click();
    await says(evening.page, "The Director is called");
    await evening.page.waitForFunction(() => document.title.startsWith("(1) "));
    await narrow(evening.page, "a line with a call");
  });

  test("whoever else answers for the server, what was typed stays on the phone", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    const phone = await sitDown(house, evening, "Ann Lee", { expectsErrors: true });
    await typeResult(phone, {});
    await phone.route("**/result", (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Log in to the hotel</h1>" }));
    await phone.locator(".entry:target button.main").click();
    await phone.locator("#queue").getByText("Kept on this phone until there is a connection.").waitFor();
    await phone.unroute("**/result");
    await says(phone, "The opponents have to confirm it.");
    await phone.locator("#queue").waitFor({ state: "hidden" });
  });

  test("a page that could not follow at first follows, and shows the true state within a second", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    const ann = await sitDown(house, evening, "Ann Lee");
    const against = (await ann.locator(".where-now bdi").nth(1).innerText()).split(" – ")[0];
    const gil = await sitDown(house, evening, against, { expectsErrors: true });
    let refused = 0;
    await gil.route(/\/live\?page=/, (route) => {
      refused += 1;
      if (refused <= 2) return refused === 1 ? route.abort("connectionrefused") : route.fulfill({ status: 429, body: "no" });
      return route.continue();
    });
    await gil.reload();
    await gil.locator("#lost").waitFor();
    await gil.locator("#lost").waitFor({ state: "hidden" });
    await sendResult(ann, {});
    await gil.getByRole("button", { name: "Yes, that is right" }).waitFor({ timeout: 3000 });
    await gil.context().setOffline(true);
    await gil.locator("#lost").waitFor();
    await gil.context().setOffline(false);
    await gil.locator("#lost").waitFor({ state: "hidden", timeout: 3000 });
  });

  test("in Finnish a declarer has a letter and a name, and the phone is wide enough for both", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    for (const large of [false, true]) {
      const phone = await sitDown(house, evening, "Ann Lee", { locale: "fi" });
      if (large) await largeType(phone, `${evening.event}/me`);
      await phone.goto(`${evening.event}/me`);
      await phone.locator("#scene a.button.main[href^='#enter-']").first().click();
      for (const [letter, name] of [["N", "Pohjoinen"], ["E", "Itä"], ["S", "Etelä"], ["W", "Länsi"]]) {
        const seat = phone.locator(`.entry:target label.tap:has(input[name="declarer"][value="${letter}"]) > span`);
        expect((await seat.innerText()).replace(/\s+/g, " ").trim() === `${letter} ${name}`, `${letter} is ${name}`);
        const whole = await seat.evaluate((it) => it.scrollWidth <= it.clientWidth + 1);
        expect(whole, `${name} is whole${large ? " in large type" : ""}`);
      }
      await narrow(phone, "a result in Finnish");
      await accessible(phone, "a result in Finnish");
      await phone.context().close();
    }
  });

  test("on a small phone in Finnish and large type the result that is confirmed is whole", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    const small = { viewport: { width: 360, height: 640 }, locale: "fi" };
    const ann = await sitDown(house, evening, "Ann Lee");
    const gil = await sitDown(house, evening, "Gil Uhr", small);
    await largeType(gil, `${evening.event}/me`);
    await sendResult(ann, { level: "3", suit: "NT", by: "E", tricks: "7" });
    await gil.goto(`${evening.event}/me`);
    const points = gil.locator(".big .points").first();
    await points.waitFor();
    const within = await points.evaluate((it) => it.getBoundingClientRect().right <= it.closest("p").getBoundingClientRect().right + 1);
    expect(within, "what it scores is within its panel");
    await narrow(gil, "a result to confirm");
  });

  test("few tables on a small projector: names stand in two lines at most", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    await setAll(evening.page, evening.event, 2, 1);
    await callRound(evening, 2);
    for (const locale of ["en", "fi", "pl"]) {
      const wall = await house.person({ viewport: { width: 1024, height: 768 }, locale });
      await wall.goto(`${evening.event}/projector`);
      await wall.locator(".moves tbody tr").nth(1).waitFor();
      await wall.waitForTimeout(300);
      const lines = await wall.locator(".projector bdi").evaluateAll((all) => Math.max(...all.map((it) => it.getClientRects().length)));
      expect(lines <= 2, `a name stands in ${lines} lines in ${locale}`);
      const size = await wall.evaluate(() => Number.parseFloat(getComputedStyle(document.getElementById("scene")).fontSize));
      expect(size >= 20, `type of ${size} pixels in ${locale}`);
    }
  });

  test("the picture of a movement can be read on a phone", async (house) => {
    const evening = await openEvening(house, { pairs: PAIRS.slice(0, 14), movement: "kind=mitchell&rounds=7", person: { viewport: PHONE } });
    await evening.page.goto(`${evening.event}/movement`);
    const high = await evening.page.locator("svg.movement.slim .no").first().evaluate((it) => it.getBoundingClientRect().height);
    expect(high >= 14, `numbers of tables are ${high} high`);
    await narrow(evening.page, "a movement");
    await accessible(evening.page, "a movement");
  });

  test("every load of a page follows", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    const phone = await sitDown(house, evening, "Ann Lee");
    for (let load = 0; load < 20; load += 1) {
      await phone.goto("about:blank");
      const [stream] = await Promise.all([phone.waitForRequest(/\/live\?page=me/, { timeout: 4000 }), phone.goto(`${evening.event}/me`)]);
      expect(stream.method() === "GET", "a stream is asked for");
    }
  });

  test("the clock of a round goes on second by second while the page changes", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    const ann = await sitDown(house, evening, "Ann Lee");
    const room = evening.page;
    await room.locator(".clock").waitFor();
    const jumps = room.evaluate(async () => {
      const found = [];
      let last = null;
      const read = () => {
        const [minutes, seconds] = document.querySelector(".clock").textContent.split(":").map(Number);
        const left = minutes * 60 + seconds;
        if (last !== null && (left > last || last - left > 2)) found.push(`${last} ${left}`);
        last = left;
      };
      new MutationObserver(read).observe(document.getElementById("live"), { childList: true, subtree: true, characterData: true });
      await new Promise((resolve) => setTimeout(resolve, 9000));
      return found;
    });
    const other = await room.context().newPage();
    for (let time = 0; time < 3; time += 1) {
      await ann.getByRole("button", { name: "Call the Director" }).click();
      await says(room, "The Director is called");
      await room.waitForTimeout(1200);
      await other.goto(`${evening.event}/room`);
      await other.getByRole("button", { name: "I am there" }).click();
      await room.getByText("The Director is called").waitFor({ state: "hidden" });
    }
    expect((await jumps).length === 0, `the clock jumps: ${await jumps}`);
  });
}
