// What people write, and what becomes of it while others act.

import { DESK, PHONE, accessible, callAs, narrow, train } from "./house.mjs";

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
}
