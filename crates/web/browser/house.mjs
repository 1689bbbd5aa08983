// What every browser test needs: a server of its own, a browser, people with sessions of their own.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { AxeBuilder } from "@axe-core/playwright";

const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--no-first-run",
];

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 900 };
export const DEAL = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";

export async function openHouse() {
  const data = mkdtempSync(join(tmpdir(), "openroom-"));
  const server = spawn(process.env.OPENROOM, ["serve", "--listen", "127.0.0.1:0", "--data", data]);
  let said = "";
  const address = await new Promise((resolve, reject) => {
    server.stdout.on("data", (bytes) => {
      said += bytes;
      const found = said.match(/(http:\/\/127\.0\.0\.1:\d+)\/organize\/\w+/);
      if (found) resolve(found[1]);
    });
    server.on("exit", () => reject(new Error(`the server did not start: ${said}`)));
  });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS });
  const complaints = [];
  const contexts = [];
  return {
    address,
    complaints,
    /** Everybody goes home: their pages would go on listening beside the next test. */
    async empty() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
    organizer: () => said.match(/http:\/\/127\.0\.0\.1:\d+\/organize\/\w+/)[0],
    async person(options = {}) {
      const context = await browser.newContext({ viewport: DESK, locale: "en", ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on("console", (message) => {
        if (message.type() === "error" && !options.expectsErrors) complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error}`));
      return page;
    },
    /** Whether the server ends when it is interrupted, whoever follows its pages. */
    async ends() {
      server.kill("SIGINT");
      return new Promise((resolve) => { server.on("exit", () => resolve(true)); setTimeout(() => resolve(false), 10000); });
    },
    async close() {
      await browser.close();
      server.kill("SIGINT");
      if (server.exitCode === null) await new Promise((resolve) => { server.on("exit", resolve); setTimeout(() => { server.kill("SIGKILL"); resolve(); }, 4000); });
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export async function train(page, address, { deal = DEAL, attention = "at-once" } = {}) {
  await page.goto(`${address}/train`);
  await page.locator(`input[value=${attention}]`).check();
  await page.locator("details.more summary").click();
  await page.locator("textarea[name=pbn]").fill(deal);
  await page.locator("main button.main").click();
  await page.waitForURL(/\/t\//);
}

export async function callAs(page, call) {
  await page.locator(`#scene button[name=call][value="${call}"]`).click();
}

export async function narrow(page, where) {
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return null;
    const over = [...document.querySelectorAll("body *")].filter((it) => it.getBoundingClientRect().right > root.clientWidth + 1);
    return over.slice(0, 5).map((it) => `${it.tagName}.${it.className}`).join(", ");
  });
  if (wide !== null) throw new Error(`${where} is wider than the window: ${wide}`);
}

export async function accessible(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  if (violations.length > 0) {
    const said = violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`);
    throw new Error(`${where}: ${said.join("\n  ")}`);
  }
}
