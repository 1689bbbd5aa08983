// A club evening in a real browser: organizer, phones, Director, spectators.

import { readFileSync } from "node:fs";
import { DESK, PHONE, accessible, narrow, openHouse } from "./house.mjs";
import { callRound, openEvening, playRound, sendResult, sitDown, typeResult } from "./evening.mjs";

const expect = (held, what) => { if (!held) throw new Error(what); };
const says = (page, text) => page.locator("#scene").getByText(text).first().waitFor({ timeout: 6000 });

async function good(page, where) {
  await narrow(page, where);
  await accessible(page, where);
}

export function clubTests(test) {
  test("the club evening by four phones and a Director: enter, confirm, correct, rule, publish", async (house) => {
    const evening = await openEvening(house, { dealing: "here" });
    const { page: director, event, cards } = evening;
    expect(cards.length === 2, "two tables have cards");
    await good(director, "the table cards");
    await callRound(evening, 1);
    const phones = [];
    for (const name of ["Ann Lee", "Cat Poe", "Eve Sun", "Gil Uhr"]) phones.push(await sitDown(house, evening, name));
    await good(phones[0], "a phone before anything is entered");
    const form = await typeResult(phones[0]);
    await good(phones[0], "a result being typed");
    await form.locator("button.main").click();
    await says(phones[0], "The opponents have to confirm it.");
    const other = phones.slice(1);
    await playRound(other);
    await says(phones[0], "✓");
    await director.goto(`${event}/room`);
    await good(director, "the room");

    await phones[1].getByRole("button", { name: "Call the Director" }).click();
    await says(phones[1], "The Director has been called to your table.");
    await says(director, "The Director is called");
    await good(director, "the room with a call");
    await director.getByRole("button", { name: "I am there" }).click();
    await director.waitForFunction(() => document.getElementById("scene").dataset.calls === "0");

    await director.goto(`${event}/at?at=1A/1/1/1`);
    await good(director, "a line");
    await director.locator("details", { hasText: "Correct the result" }).locator("summary").first().click();
    const correct = director.locator("form:has(input[value=result])");
    for (const [name, value] of [["level", "4"], ["denomination", "S"], ["declarer", "N"], ["tricks-4", "12"]]) {
      await correct.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
    }
    await correct.locator("input[name=reason]").fill("both sides wrote one trick too few");
    await correct.getByRole("button", { name: "Show what it does" }).click();
    await director.locator(".effect").waitFor();
    await good(director, "what a correction does");
    const again = director.locator("form:not([data-typed]):has(input[value=result])");
    expect(await again.locator('input[name=level][value="4"]').isChecked(), "what was tapped stands in the form");
    expect(await again.locator("input[name=reason]").inputValue() !== "", "so does what was written");
    expect(await again.locator("input[name=reason]").isVisible(), "and the form is open");
    await director.getByRole("button", { name: "Do it" }).click();
    await director.getByText("+480").first().waitFor();

    for (const round of [2, 3]) {
      await callRound(evening, round);
      for (const phone of phones) await phone.getByText(`Round ${round} of 3`).first().waitFor();
      await phones[0].waitForTimeout(2500);
      await playRound(phones, round === 2 ? "9" : "11");
    }
    await director.goto(`${event}/room`);
    await director.getByRole("button", { name: "Publish the scores" }).click();
    await says(director, "The scores are official.");
    await phones[0].goto(`${event}/card`);
    await phones[0].getByText(/Rank \d/).waitFor();
    await good(phones[0], "a player's card");
    const spectator = await house.person({ viewport: PHONE });
    for (const [path, text] of [["", "Official"], ["/board/1", "North"], ["/projector", "After the last round"]]) {
      await spectator.goto(event + path);
      await spectator.getByText(text).first().waitFor();
      await good(spectator, `the spectator's ${path}`);
    }
    expect(await spectator.locator(".plot").count() === 0, "the projector has no plot");
    await spectator.goto(event);
    await spectator.locator(".plot").first().waitFor();
  });

  test("a result typed without a network stays on the phone and is sent once", async (house) => {
    const evening = await openEvening(house);
    await callRound(evening, 1);
    const phone = await sitDown(house, evening, "Ann Lee", { expectsErrors: true });
    await phone.locator("#scene a.button.main[href^='#enter-']").first().click();
    const entry = phone.locator(".entry:target");
    await entry.locator('input[name=level][value="4"]').check({ force: true });
    await entry.locator("button.main").click();
    await entry.getByText("The suit or notrump is missing.").waitFor();
    expect(await entry.locator('input[name=level][value="4"]').isChecked(), "what was tapped stays");
    await entry.locator("a.button").click();
    await typeResult(phone, {});
    await phone.context().setOffline(true);
    await phone.locator("#lost").waitFor({ state: "visible", timeout: 15000 });
    const covered = await phone.locator('.entry:target label:has(input[name=level][value="4"])').evaluate((level) => {
      level.scrollIntoView({ block: "start" });
      const { x, y, width, height } = level.getBoundingClientRect();
      return !level.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(!covered, "what is said of the connection does not cover the form");
    await phone.locator(".entry:target button.main").click();
    await phone.locator("#queue").getByText("Kept on this phone until there is a connection.").waitFor();
    await phone.getByText("4♠ N =").first().waitFor();
    await phone.locator("#scene a.button.main[href^='#enter-']").first().waitFor();
    await phone.context().setOffline(false);
    await says(phone, "The opponents have to confirm it.");
    await phone.locator("#queue").waitFor({ state: "hidden" });
    await phone.reload();
    await says(phone, "The opponents have to confirm it.");
  });

  test("one phone serves a table, and a Director who plays is kept from his boards", async (house) => {
    const evening = await openEvening(house, { organizer: "Ann Lee" });
    await callRound(evening, 1);
    const tablet = await house.person({ viewport: PHONE });
    await tablet.goto(evening.cards[0]);
    await good(tablet, "the door of a table");
    await tablet.locator("input[name=pin]").fill(evening.pins[0]);
    await tablet.getByRole("button", { name: "This phone stays at the table" }).click();
    await sendResult(tablet, {});
    await tablet.getByRole("button", { name: /that is right/ }).click();
    await says(tablet, "✓");
    await good(tablet, "a table's phone");
    const phone = await sitDown(house, evening, "Ann Lee");
    const line = await phone.locator(".entry input[name=line]").first().getAttribute("value").catch(() => null);
    if (line) {
      await evening.page.goto(`${evening.event}/at?at=${line}`);
      await evening.page.getByText("You have still to play this board.").waitFor();
    }
  });

  test("every page of setting an event up fits, is accessible and quiet, in six languages", async (house) => {
    for (const [viewport, locale, colorScheme] of [[PHONE, "et", "light"], [DESK, "fi", "dark"], [PHONE, "pl", "dark"], [PHONE, "de", "light"], [DESK, "nb", "light"], [DESK, "en", "light"]]) {
      const evening = await openEvening(house, { person: { viewport, locale, colorScheme } });
      const { page, event } = evening;
      for (const path of ["/tables", "/movement", "/room", "/rulings", "/projector", ""]) {
        await page.goto(event + path);
        await good(page, `${path} in ${locale}`);
      }
      for (const path of ["/events", "/events/new"]) {
        await page.goto(house.address + path);
        await good(page, `${path} in ${locale}`);
      }
      const phone = await sitDown(house, evening, "Cat Poe", { locale, colorScheme });
      await good(phone, `a phone in ${locale}`);
    }
  });

  test("a list of players keeps its letters, in whatever letters its file is", async (house) => {
    const { page, event } = await openEvening(house, { person: { locale: "et" }, start: false });
    const list = (bytes) => page.locator("input[type=file]").setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(bytes) });
    const utf16 = [0xff, 0xfe, ...Buffer.from("number,name\n3,Õie", "utf16le")];
    for (const [bytes, name] of [
      [[...Buffer.from("number;name\n1;"), 0xd5, ...Buffer.from("ie M"), 0xfc, 0xfc, ...Buffer.from("r")], "Õie Müür"],
      [Buffer.from("number;name\n2;Žanna"), "Žanna"],
      [utf16, "Õie"],
    ]) {
      await page.goto(`${event}/names`);
      await page.locator("#list summary").click();
      await list(bytes);
      const text = page.locator("textarea[name=list]");
      await page.waitForFunction(() => document.querySelector("textarea[name=list]").value !== "");
      expect((await text.inputValue()).endsWith(name), `${name} is ${await text.inputValue()}`);
      await page.locator("form:has(textarea[name=list]) button").click();
      await page.locator("#list .noted").waitFor();
      await good(page, "the names after a list was taken");
    }
  });

  test("an interrupted server ends while pages follow", async () => {
    const house = await openHouse();
    try {
      const evening = await openEvening(house);
      await callRound(evening, 1);
      const phone = await sitDown(house, evening, "Ann Lee", { expectsErrors: true });
      await phone.waitForTimeout(1000);
      expect(await house.ends(), "it ends within ten seconds");
    } finally {
      await house.close();
    }
  });

  test("docs/first-event.md is performed step by step", async (house) => {
    const text = readFileSync(new URL("../../../docs/first-event.md", import.meta.url), "utf8");
    const steps = [...text.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, said]) => ({ number: Number(number), said }));
    expect(steps.length > 0 && steps.length <= 15, `${steps.length} steps`);
    let labels = [];
    const used = (label) => {
      expect(labels.includes(label), `the step does not name ${label}`);
      labels = labels.filter((one) => one !== label);
    };
    const laptop = await house.person({ viewport: DESK });
    const press = async (page, label) => {
      used(label);
      await page.locator("main").locator("a, button").filter({ hasText: label }).first().click();
    };
    const fill = async (page, label, value) => {
      used(label);
      await page.getByLabel(label).first().fill(value);
    };
    let phones = [];
    let event = "";
    let cards = [];
    let pins = [];
    const perform = {
      1: async () => expect(house.organizer().includes("/organize/"), "the link is printed"),
      2: async () => { await laptop.goto(house.organizer()); await press(laptop, "Yes, this is my device"); },
      3: async () => press(laptop, "New event"),
      4: async () => {
        await fill(laptop, "Name of the event", "First evening");
        await fill(laptop, "Your name", "Zoe Zim");
        await press(laptop, "Create the event");
      },
      5: async () => {
        await fill(laptop, "The pairs, one a line", "Ann Lee - Ben Ode\nCat Poe - Dan Roe\nEve Sun - Fay Tor\nGil Uhr - Hal Vim");
        await press(laptop, "Enter them");
      },
      6: async () => {
        await press(laptop, "Go on to the movement");
        await laptop.locator("svg.movement.wide").waitFor();
        used("Boards a round");
        await laptop.getByLabel("Boards a round").selectOption("1");
        await press(laptop, "Show it");
      },
      7: async () => press(laptop, "Ready: make the tables"),
      8: async () => {
        await laptop.waitForURL(/\/tables$/);
        event = laptop.url().replace(/\/tables$/, "");
        cards = await laptop.locator(".table-cards .address a").evaluateAll((all) => all.map((it) => it.href));
        pins = await laptop.locator(".table-cards .pin").allInnerTexts();
        await laptop.evaluate(() => { window.print = () => { document.body.dataset.printed = "1"; }; });
        await press(laptop, "Print");
        expect(await laptop.locator("body[data-printed]").count() === 1, "it prints");
      },
      9: async () => { await press(laptop, "To the room: call the first round"); await press(laptop, "Call round 1"); },
      10: async () => {
        const evening = { cards, pins };
        used("PIN on the card of the table");
        phones = [await sitDown(house, evening, "Ann Lee"), await sitDown(house, evening, "Cat Poe"), await sitDown(house, evening, "Eve Sun"), await sitDown(house, evening, "Gil Uhr")];
        used("This phone stays at the table");
        await phones[0].goto(cards[0]);
        expect(await phones[0].getByRole("button", { name: "This phone stays at the table" }).count() === 1, "a phone may stay");
        await phones[0].goto(`${event}/me`);
      },
      11: async () => {
        expect(await phones[0].getByText("Enter the result").count() > 0, "there is something to enter");
        used("Enter the result");
        used("Send");
        await sendResult(phones[0], {});
        await says(phones[0], "The opponents have to confirm it.");
      },
      12: async () => {
        used("Yes, that is right");
        for (const phone of phones.slice(1)) {
          await phone.waitForTimeout(400);
          const right = phone.getByRole("button", { name: "Yes, that is right" });
          if (await right.count() > 0) { await right.click(); break; }
        }
        await says(phones[0], "✓");
      },
      13: async () => {
        await playRound(phones);
        used("Call round 2");
        for (const round of [2, 3]) {
          await laptop.getByRole("button", { name: `Call round ${round}` }).click();
          for (const phone of phones) await phone.getByText(`Round ${round} of 3`).first().waitFor();
          await phones[0].waitForTimeout(2500);
          await playRound(phones);
        }
      },
      14: async () => { await laptop.getByRole("button", { name: "Publish the scores" }).waitFor(); await press(laptop, "Publish the scores"); },
      15: async () => {
        used("Ranking");
        await laptop.goto(event);
        await laptop.getByText("Official").waitFor();
        used("My card");
        await phones[0].goto(`${event}/card`);
        await phones[0].getByText(/Rank \d/).waitFor();
      },
    };
    for (const { number, said } of steps) {
      labels = [...said.matchAll(/\*\*(.+?)\*\*/g)].map(([, label]) => label);
      expect(perform[number], `nobody performs step ${number}`);
      try { await perform[number](); } catch (error) { throw new Error(`step ${number}: ${error.message}`); }
      expect(labels.length === 0, `step ${number} names what the test did not use: ${labels}`);
    }
    expect(Object.keys(perform).length === steps.length, "every step that is performed is in the document");
  });
}
