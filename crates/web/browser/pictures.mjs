// Pictures of the main pages, into the folder that is named.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DEAL, DESK, PHONE, callAs, openHouse, train } from "./house.mjs";

const folder = process.argv[2];
mkdirSync(folder, { recursive: true });
const house = await openHouse();
const shot = (page, name) => page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });

for (const [name, viewport, colorScheme] of [["phone", PHONE, "light"], ["desk", DESK, "light"], ["dark", DESK, "dark"]]) {
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
  await page.getByText("West is to play").first().waitFor();
  await page.locator('#scene button[name=card][value="C3"]').click();
  await page.getByText("North is to play").first().waitFor();
  await shot(page, `play-${name}`);
  await page.context().close();
}
const page = await house.person({ viewport: DESK });
await page.goto(`${house.address}/scenarios/law27`);
await page.locator("section.panel").nth(3).locator("button").first().click();
await page.getByRole("button", { name: "Next step" }).click();
await page.locator(".script .done").first().waitFor();
await shot(page, "scenario-desk");
await page.goto(`${house.address}/play`);
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
await house.close();
