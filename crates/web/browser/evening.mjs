// Helpers of a club evening: an organizer, phones at tables, results typed by taps.

import { DESK, PHONE } from "./house.mjs";

export const PAIRS = ["Ann Lee - Ben Ode", "Cat Poe - Dan Roe", "Eve Sun - Fay Tor", "Gil Uhr - Hal Vim"];

// An organizer with an event whose tables are made: four pairs, a Howell of three rounds, one board each. Whatever the
// federation of the language has, it is left as it comes.
export async function openEvening(house, { organizer = "Zoe Zim", pairs = PAIRS, movement = "kind=howell&rounds=3", boards = "1", dealing = "tables", person = {}, start = true } = {}) {
  const page = await house.person({ viewport: DESK, ...person });
  await page.goto(house.organizer());
  await page.locator("main button.main").click();
  await page.waitForURL(/\/events$/);
  await page.locator('a[href="/events/new"]').click();
  await page.locator("input[name=title]").fill("Tuesday pairs");
  await page.locator("input[name=organizer]").fill(organizer);
  await page.locator("main button.main").click();
  await page.waitForURL(/\/names$/);
  const event = page.url().replace(/\/names$/, "");
  await page.locator("textarea[name=names]").fill(pairs.join("\n"));
  await page.locator("form:has(textarea[name=names]) button").click();
  await page.locator(".entered li").nth(pairs.length - 1).waitFor();
  if (!start) return { page, event };
  await page.goto(`${event}/movement?${movement}&boards=${boards}`);
  await page.locator(`input[name=dealing][value=${dealing}]`).check();
  await page.locator("form[method=post] button.main.large").click();
  await page.waitForURL(/\/tables$/);
  const cards = await page.locator(".table-cards .address a").evaluateAll((all) => all.map((it) => it.href));
  const pins = await page.locator(".table-cards .pin").allInnerTexts();
  return { page, event, cards, pins };
}

export async function callRound(evening, round) {
  const { page, event } = evening;
  await page.goto(`${event}/room`);
  const sure = page.locator("form:has(input[value=round]) input[name=sure]");
  if (await sure.count() > 0) await sure.check();
  await page.getByRole("button", { name: `Call round ${round}` }).click();
  await page.getByText(`Round ${round} of`).first().waitFor();
}

// A phone of this player, who sits wherever the movement has put him.
export async function sitDown(house, evening, name, options = {}) {
  const phone = await house.person({ viewport: PHONE, ...options });
  for (const [place, card] of evening.cards.entries()) {
    await phone.goto(card);
    const button = phone.locator("button", { hasText: name });
    if (await button.count() > 0) {
      await phone.locator("input[name=pin]").fill(evening.pins[place]);
      await button.first().click();
      await phone.waitForURL(/\/me$/);
      return phone;
    }
  }
  throw new Error(`${name} sits nowhere`);
}

const tap = (form, name, value) => form.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });

export async function typeResult(phone, { level = "4", suit = "S", by = "N", lead = ["H", "A"], tricks = "10" } = {}) {
  await phone.locator("#scene a.button.main[href^='#enter-']").first().click();
  const form = phone.locator(".entry:target");
  await form.waitFor();
  await tap(form, "level", level);
  await tap(form, "denomination", suit);
  await tap(form, "declarer", by);
  if (lead) {
    await tap(form, "lead-suit", lead[0]);
    await tap(form, "lead-rank", lead[1]);
  }
  await tap(form, `tricks-${level}`, tricks);
  return form;
}

export async function sendResult(phone, result) {
  const form = await typeResult(phone, result);
  await form.locator("button.main").click();
}

// Waits until it holds; otherwise says what the phone shows.
async function until(phone, what, holds) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await holds()) return;
    await phone.waitForTimeout(100);
  }
  throw new Error(`${what}: ${await phone.locator("main").innerText()}`);
}

// Every board of the round: entered by one side, confirmed by the other.
export async function playRound(phones, tricks = "10") {
  for (const phone of phones) {
    for (;;) {
      await phone.locator("#scene").waitFor();
      await phone.waitForTimeout(300);
      const agree = phone.getByRole("button", { name: "Yes, that is right" });
      if (await agree.count() > 0) {
        const before = await phone.locator("#scene .agreed").count();
        await agree.first().click();
        await until(phone, "a result is confirmed", async () =>
          await phone.locator("#scene .agreed").count() > before || await phone.getByText("The session is over").count() > 0);
      } else if (await phone.locator("#scene a.button.main[href^='#enter-']").count() > 0) {
        const open = phone.locator("#scene a.button.main[href^='#enter-']");
        const before = await open.count();
        await sendResult(phone, { tricks });
        await until(phone, "a result is sent", async () => await open.count() < before);
      } else {
        break;
      }
    }
  }
}
