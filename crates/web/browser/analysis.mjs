// The pages of analysis: a board that is brought, the walk through its play, the claim and the equity views.

import { DESK, PHONE, accessible, narrow } from "./house.mjs";

const PBN = `[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"]
[Declarer "W"]
[Contract "2S"]
[Result "8"]
[Play "N"]
CT C4 CA CJ
H2 H9 H8 H4
D5 DA D9 D2
*
`;
const ENDING = "deal=N%3A432.32..%20KQJT9...%20A.AK.AK.%208765.Q..&trumps=H&declarer=S&lead=S&claimer=S&claimed=5";

const DEAL = "deal=N%3AQJ6.K652.J85.T98%20873.J97.AT764.Q4%20K5.T83.KQ9.A7652%20AT942.AQ4.32.KJ3&board=7&dealer=S&vul=All&contract=2SW&tricks=8";
const PLAY = "play=CTC4CACJH8H4HKH9D5DAD9D2S7S5S2SQ";

/// The views of analysis with something to see in each.
export const VIEWS = [
  ["record", `/analysis?${DEAL}&${PLAY}&after=14`],
  ["claim", `/analysis/claim?${ENDING}`],
  ["revoke", `/analysis/equity?${DEAL}&play=CTH7CACJ&after=4`],
  ["sample", `/analysis/equity?${DEAL}&${PLAY}&after=0&if=3SW&viewer=W&told-N=5-9&samples=50`],
];

export function analysisTests(test, expect) {
  test("a board is brought, walked through by slider and links, and looked at as claim and equity", async (house) => {
    for (const [viewport, colorScheme, locale] of [[PHONE, "light", "en"], [DESK, "dark", "pl"]]) {
      const page = await house.person({ viewport, colorScheme, locale });
      await page.goto(`${house.address}/analysis`);
      await narrow(page, "the form");
      await accessible(page, "the form");
      await page.locator("textarea[name=boards]").fill(PBN);
      await page.locator("main form").first().locator("button").click();
      await page.waitForURL(/\/analysis\?deal=/);
      await page.locator("table.makeable").waitFor();
      await narrow(page, "the record");
      await accessible(page, "the record");
      await page.locator("#after").fill("4");
      await page.locator("output", { hasText: /^4$/ }).waitFor();
      await page.locator("a[rel=next]").click();
      await page.locator("output", { hasText: /^5$/ }).waitFor();
      expect(await page.locator(".study-felt sup").count() > 0, "the cards that may be played are marked");
      await page.locator(".course a").first().click();
      await page.locator("output", { hasText: /^1$/ }).waitFor();
      await page.locator(".event-tabs a").nth(2).click();
      await page.locator("select[name=samples]").selectOption("20");
      await page.locator("main form button.main").click();
      await page.locator("meter").first().waitFor();
      await narrow(page, "equity");
      await accessible(page, "equity");
      await page.goto(`${house.address}/analysis/claim?${ENDING}`);
      await page.locator(".claim-short").waitFor();
      await page.locator("select[name=add]").selectOption("draw trumps");
      await page.locator("main form button.main").click();
      await page.locator(".claim-holds").waitFor();
      await narrow(page, "the claim");
      await accessible(page, "the claim");
    }
  });

  test("a play with a revoke fits a small phone in every language", async (house) => {
    for (const locale of ["en", "et", "fi", "pl", "de", "nb"]) {
      const page = await house.person({ viewport: { width: 320, height: 700 }, locale });
      await page.goto(`${house.address}/analysis?${DEAL}&play=CTH7CACJ&after=4`);
      await page.locator(".course").waitFor();
      await narrow(page, `the play in ${locale}`);
    }
  });

  test("the play is walked through without a script", async (house) => {
    const page = await house.person({ viewport: PHONE, javaScriptEnabled: false });
    await page.goto(`${house.address}/analysis`);
    await page.locator("textarea[name=boards]").fill(PBN);
    await page.locator("main form").first().locator("button").click();
    await page.locator(".course a").nth(4).click();
    expect((await page.locator("output").textContent()) === "5", "the fifth card");
    await page.locator("a[rel=prev]").click();
    expect((await page.locator("output").textContent()) === "4", "one card back");
  });
}
