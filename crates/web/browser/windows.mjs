// Several windows of one browser side by side: the browser has few connections to one server, and every window goes on.

import { callAs, train } from "./house.mjs";
import { callRound, openEvening } from "./evening.mjs";

const SEVEN = 7;
const says = (page, text) => page.locator("#scene").getByText(text).first().waitFor({ timeout: 4000 });
const expect = (held, what) => { if (!held) throw new Error(what); };

/** So many windows of one browser, all of them seen, at this page. */
async function opened(first, address) {
  const all = [first];
  while (all.length < SEVEN) {
    const page = await first.context().newPage();
    await page.goto(address, { timeout: 5000 });
    all.push(page);
  }
  return all;
}

export function windowsTests(test) {
  test("seven windows of one browser at a table all go on", async (house) => {
    const first = await house.person();
    await train(first, house.address);
    const windows = await opened(first, first.url());
    for (const page of windows) {
      expect(await page.evaluate(() => !document.hidden), "every window is seen");
      await says(page, "North is to call");
    }
    const turns = [["1C", "East"], ["pass", "South"], ["1H", "West"], ["pass", "North"], ["1S", "East"], ["pass", "South"], ["2S", "West"]];
    for (const [nth, [call, next]] of turns.entries()) {
      await callAs(windows[nth], call);
      for (const page of windows) await says(page, `${next} is to call`);
    }
    for (const page of windows) await page.reload({ timeout: 5000 });
    for (const page of windows) expect(await page.locator("#lost").isHidden(), "no connection was lost");
  });

  test("a window that was closed or left makes room for another", async (house) => {
    const first = await house.person();
    await train(first, house.address);
    const windows = await opened(first, first.url());
    for (const page of windows.splice(0, 3)) await page.close();
    await windows[0].goto(`${house.address}/law`);
    windows.shift();
    await callAs(windows[0], "1C");
    for (const page of windows) await says(page, "East is to call");
    await windows[2].waitForTimeout(5000);
    const waits = () => windows[2].evaluate(() => Boolean(document.getElementById("live")._htmx?.sse?.reader));
    expect(await waits(), "it has a stream of its own now");
  });

  test("a Director with seven windows sees every one of them change", async (house) => {
    const evening = await openEvening(house);
    const windows = await opened(evening.page, `${evening.event}/room`);
    await callRound(evening, 1);
    for (const page of windows) await page.locator("#scene").getByText("Round 1 of").first().waitFor({ timeout: 4000 });
  });
}
