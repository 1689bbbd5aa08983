// What a second tap meets, two leads, and a phone that was put out.

import { accessible, callAs, narrow, train } from "./house.mjs";
import { callRound, openEvening, sendResult, sitDown, typeResult } from "./evening.mjs";

const expect = (held, what) => { if (!held) throw new Error(what); };
const says = (page, text) => page.locator("#scene").getByText(text).first().waitFor({ timeout: 6000 });

// Right after the page has changed under it, a finger comes down again where this stands.
const tapsAgain = (page, selector) => page.evaluate((wanted) => {
  const again = () => setTimeout(() => {
    const box = [...document.querySelectorAll(wanted)].find((one) => one.offsetParent !== null)?.getBoundingClientRect();
    const under = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    under?.closest("button, a")?.click();
    document.body.dataset.again = `${Number(document.body.dataset.again ?? 0) + 1}`;
  }, 60);
  document.addEventListener("submit", again, { once: true });
  document.addEventListener("htmx:after:swap", again, { once: true });
}, selector);
const hasTapped = (page) => page.waitForFunction(() => Number(document.body.dataset.again ?? 0) >= 2);

async function opponents(house, evening, ann, options = {}) {
  const name = (await ann.locator(".where-now bdi").nth(1).innerText()).split(" – ")[0];
  return sitDown(house, evening, name, options);
}

export function twiceTests(test) {
  test("the second of two taps on Send agrees to nothing", async (house) => {
    const evening = await openEvening(house, { boards: "2" });
    await callRound(evening, 1);
    const ann = await sitDown(house, evening, "Ann Lee");
    const gil = await opponents(house, evening, ann);
    await sendResult(gil, {});
    const right = ann.getByRole("button", { name: "Yes, that is right" });
    await right.waitFor();
    const form = await typeResult(ann, { tricks: "9" });
    await tapsAgain(ann, "#scene form[action$='/agree'] button");
    await form.locator("button.main").click();
    await says(ann, "The opponents have to confirm it.");
    await hasTapped(ann);
    await ann.waitForTimeout(1000);
    expect(await right.count() === 1 && await ann.locator("#scene .agreed").count() === 0, "nothing was agreed to");
    await right.click();
    await says(ann, "✓");
  });

  test("the second of two taps at a table does nothing in the seat that is next", async (house) => {
    const page = await house.person();
    await train(page, house.address);
    await tapsAgain(page, '#scene button[name=call][value="2C"]');
    await callAs(page, "1S");
    await says(page, "East is to call");
    await hasTapped(page);
    await page.waitForTimeout(1000);
    expect(await page.locator("table.auction td", { hasText: "2♣" }).count() === 0, "East has called nothing");
    await callAs(page, "2C");
    await says(page, "South is to call");
  });

  test("two leads are shown and one side takes the other's", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    const ann = await sitDown(house, evening, "Ann Lee");
    const gil = await opponents(house, evening, ann);
    // Both type before either has sent.
    const [first, second] = [await typeResult(ann, {}), await typeResult(gil, { lead: ["H", "K"] })];
    await first.locator("button.main").click();
    await says(ann, "The opponents have to confirm it.");
    await second.locator("button.main").click();
    for (const phone of [ann, gil]) {
      await says(phone, "The two sides entered different opening leads.");
      await narrow(phone, "two leads");
      await accessible(phone, "two leads");
    }
    await gil.getByRole("button", { name: "The other side is right" }).click();
    for (const phone of [ann, gil]) {
      await phone.getByText("different opening leads").waitFor({ state: "hidden" });
      await says(phone, "♥A");
    }
  });

  test("a phone that was put out says so, keeps what was typed, and sends it when it is in again", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    const ann = await sitDown(house, evening, "Ann Lee", { expectsErrors: true });
    const table = await ann.locator(".where-now .big").innerText().then((text) => text.match(/\d+/)[0]);
    await ann.context().setOffline(true);
    const form = await typeResult(ann, {});
    await form.locator("button.main").click();
    await ann.locator("#queue").getByText("Kept on this phone").waitFor();
    const { page, event } = evening;
    await page.goto(`${event}/tables`);
    await page.evaluate(async ([to, at]) => {
      const csrf = document.querySelector("input[name=csrf]").value;
      await fetch(to, { method: "POST", body: new URLSearchParams({ csrf, pins: "table-out", table: `A/${at}` }) });
    }, [`${event}/pins`, table]);
    await ann.context().setOffline(false);
    await ann.getByRole("heading", { name: "This phone has no place here any more" }).waitFor();
    await ann.locator("#queue").getByText("4♠ N =").waitFor();
    await narrow(ann, "a phone that was put out");
    await accessible(ann, "a phone that was put out");
    await page.goto(`${event}/tables`);
    const pin = (await page.locator(".table-cards .pin").allInnerTexts())[Number(table) - 1];
    await ann.getByRole("link", { name: "Come in again" }).click();
    await ann.locator("input[name=pin]").fill(pin);
    await ann.locator("button", { hasText: "Ann Lee" }).first().click();
    await ann.waitForURL(/\/me$/);
    await says(ann, "The opponents have to confirm it.");
  });
}
