// What people write, and what becomes of it while others act.

import { DESK, PHONE, accessible, callAs, narrow, train } from "./house.mjs";
import { fourOnline, openActs } from "./more.mjs";

const expect = (held, what) => { if (!held) throw new Error(what); };

/** East declares two hearts and South is to lead; all seats are this person's. */
async function toTheLead(page, address) {
  await train(page, address, { attention: "players" });
  for (const [call, next] of [["pass", "East is to call"], ["2H", "South is to call"], ["pass", "West is to call"], ["pass", "North is to call"], ["pass", "South is to lead"]]) {
    await callAs(page, call);
    await page.locator("#now", { hasText: next }).waitFor();
  }
}

export function textsTests(test) {
  test("a statement that is too long is told at its field, not cut and not sent", async (house) => {
    for (const viewport of [PHONE, DESK]) {
      const page = await house.person({ viewport });
      await toTheLead(page, house.address);
      await page.getByText("Claim or concede").click();
      const claim = page.locator("form", { hasText: "Tricks that you claim" });
      const statement = claim.locator("textarea");
      await claim.locator("input[name=tricks]").fill("9");
      await statement.fill(`${"ż".repeat(510)}\n`);
      const sent = [];
      page.on("request", (request) => { if (request.method() === "POST") sent.push(request.url()); });
      await claim.getByRole("button").click();
      await page.waitForTimeout(700);
      expect(sent.length === 0, `nothing is sent: ${sent}`);
      const told = await statement.evaluate((field) => [field.validationMessage, field.value.length, document.activeElement === field]);
      expect(told[0].startsWith("This text has 510 characters; at most 500 are taken."), told[0]);
      expect(told[1] === 511 && told[2], "it stands as it was typed, and the field is shown");
      await narrow(page, "a statement that is too long");
      await accessible(page, "a statement that is too long");
      await statement.fill("ż".repeat(500));
      await claim.getByRole("button").click();
      await page.locator("#scene .claimed").first().waitFor();
      expect(sent.length === 1, "it is sent once");
      expect(await statement.inputValue() === "" && !(await statement.isVisible()), "what was claimed does not stand there to be claimed again");
    }
  });

  test("what is being written stays as it is while another window acts, with the cursor in it", async (house) => {
    const page = await house.person({ viewport: PHONE });
    await toTheLead(page, house.address);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.bringToFront();
    await page.getByText("Claim or concede").click();
    const claim = page.locator("form", { hasText: "Tricks that you claim" });
    const statement = claim.locator("textarea");
    await claim.locator("input[name=tricks]").fill("9");
    await statement.click();
    await page.keyboard.type("trumps then spades");
    for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowLeft");
    await other.locator("#scene button[name=card]:visible").first().click();
    await page.locator("#now", { hasText: "The lead lies face down" }).waitFor();
    await page.keyboard.type("all ");
    const stands = await statement.evaluate((field) => [field.value, document.activeElement === field, field.closest("details").open]);
    expect(stands[0] === "trumps then all spades" && stands[1] && stands[2], `${stands}`);
    expect(await claim.locator("input[name=tricks]").inputValue() === "9", "and what was written before");
  });

  test("an explanation that is being written stays, for the call that it is about, while others call", async (house) => {
    const { players: [north, east, south, west] } = await fourOnline(house);
    const turn = async (player, call, next) => { await callAs(player, call); await north.locator("#now", { hasText: `${next} is to call` }).waitFor(); };
    await turn(north, "1C", "East");
    await turn(east, "1D", "South");
    await turn(south, "1H", "West");
    await north.locator("#unfold-more > summary").click();
    const report = north.locator("#do-convey");
    await report.locator("select[name=of]").selectOption("W");
    await report.locator("select[name=how]").selectOption("remark");
    await report.locator("input[name=text]").fill("said something");
    const explain = north.locator("#do-explain");
    const about = () => explain.locator("select").evaluate((list) => list.selectedOptions[0].textContent);
    expect(await about() === "South 1♥", `at first the last call, not ${await about()}`);
    await explain.locator("input[name=text]").click();
    await north.keyboard.type("hearts");
    await turn(west, "pass", "North");
    await turn(north, "1S", "East");
    await turn(east, "pass", "South");
    await turn(south, "2C", "West");
    expect(await about() === "South 1♥", `the call that it is about stays, not ${await about()}`);
    const text = await explain.locator("input[name=text]").inputValue();
    expect(text === "hearts", `what was typed stays, not ${text}`);
    const asked = await north.locator("#do-ask select").evaluate((list) => list.selectedOptions[0].textContent);
    expect(asked === "East pass", `who has not chosen asks about the last call, not ${asked}`);
    const stands = await report.evaluate((form) => [form.of.value, form.how.value, form.text.value].join(" "));
    expect(stands === "W remark said something", stands);
    await explain.getByRole("button", { name: "Explain" }).click();
    await west.locator(".meant", { hasText: "South 1♥: hearts" }).waitFor();
  });

  test("what is refused among the acts is read, and what was typed there stands in its form again", async (house) => {
    const { players: [north, east] } = await fourOnline(house, { expectsErrors: true });
    await callAs(north, "1S");
    await east.locator("#now", { hasText: "East is to call" }).waitFor();
    const table = north.url();
    await openActs(north);
    const form = () => north.locator("form:has(button[value=correct])");
    await form().locator("input[name=text]").fill("five spades");
    await callAs(east, "pass");
    await form().locator("button[value=correct]").click();
    await north.getByRole("alert").getByText("The table had moved on").waitFor();
    await north.waitForTimeout(500);
    expect(await north.getByRole("alert").isVisible(), "it stays to be read");
    expect(await form().locator("input[name=text]").inputValue() === "five spades", "what was typed stands there");
    await narrow(north, "acts once more");
    await accessible(north, "acts once more");
    await form().locator("button[value=correct]").click();
    await north.waitForURL(`${table}?noted`);
    await north.waitForTimeout(500);
    expect(await north.getByText("Noted.").isVisible(), "that it was noted stays to be read");
  });

  test("on a phone a player reads in the auction which seat is his", async (house) => {
    const { players: [, , south] } = await fourOnline(house);
    const own = await south.locator(".auction th.mine").innerText();
    expect(own.startsWith("South"), own);
    await south.getByRole("region", { name: "What you do: South" }).waitFor();
  });
}
