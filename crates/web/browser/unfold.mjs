// What is unfolded stays unfolded, and words stay whole.

import { narrow, train } from "./house.mjs";
import { largeType } from "./hall.mjs";
import { fourOnline, toDummy } from "./more.mjs";

const expect = (held, what) => { if (!held) throw new Error(what); };
const unfolded = (page) => page.locator("#scene details[open]").evaluateAll((all) => all.map((one) => one.id).join(" "));

/** The words that stand in two lines, or stick out of their place. */
const broken = (page, selector) => page.locator(selector).evaluateAll((all) => all.flatMap((one) => {
  const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (node.textContent.trim() === "" || node.parentElement.closest("small, .only-read")) continue;
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
    const [text, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
    if (lines.size > 1 || text.left < box.left - 0.5 || text.right > box.right + 0.5) found.push(node.textContent);
  }
  return found;
}));

export function unfoldTests(test) {
  test("what is unfolded at a table stays so when other parts come before it", async (house) => {
    const { director, players } = await fourOnline(house);
    await director.goto(director.url().replace("/seats", ""));
    await director.locator("details.panel", { hasText: "Run the table" }).locator("summary").click();
    const [north] = players;
    await north.locator("#unfold-more > summary").click();
    await toDummy(players);
    await director.locator("#unfold-auction").waitFor();
    await director.locator("#unfold-course").waitFor();
    expect(await unfolded(director) === "unfold-run", `the Director has unfolded ${await unfolded(director)}`);
    await north.locator("#unfold-claim").waitFor();
    expect(await unfolded(north) === "unfold-more", `North has unfolded ${await unfolded(north)}`);
  });

  test("the names of the seats are whole words on the smallest phone, in large type too", async (house) => {
    for (const locale of ["en", "et", "fi", "pl", "de", "nb"]) {
      const page = await house.person({ viewport: { width: 320, height: 640 }, locale });
      await train(page, house.address);
      const table = page.url();
      for (const large of [false, true]) {
        if (large) await largeType(page, house.address);
        for (const width of [320, 360, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          await page.goto(table);
          const where = `${locale} at ${width}${large ? ", large" : ""}`;
          await narrow(page, where);
          const words = await broken(page, ".auction th, .tabs a");
          expect(words.length === 0, `${where}: ${words.join(", ")} is broken`);
        }
      }
    }
  });
}
