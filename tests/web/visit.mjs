// A visit to the page in a browser of its own, and what flows ask of it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

export const [folder, pictures, only = ""] = process.argv.slice(2);
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const photo = (name) => path.join(root, "samples/photos", name);
export const board = (name) => path.join(root, "samples/boards", name);

export const DESK = { viewport: { width: 1280, height: 800 } };
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

export function launch(...more) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader", ...more,
    ],
  });
}

export const browser = await launch();

// Where a phone's start page has its first two keys.
export const PHOTOGRAPH = [120, 215];
export const OPEN = [120, 265];

// What the start page says of a table that nobody saved.
export const LEFT = /left without being saved/;

// A visit: a browser without memory, and a host.
export class Visit {
  // What went over the wire, and what went wrong.
  log = [];
  faults = [];
  swap = () => null;

  static async begin(options, own = browser) {
    const visit = new Visit();
    visit.host = await serve(folder, (...entry) => visit.log.push(entry), (name) => visit.swap(name));
    visit.context = await own.newContext(options);
    return visit;
  }

  // Opens the page in a new tab, with what goes on behind its address, and waits until it answers.
  async open(behind = "") {
    const page = await this.context.newPage();
    page.on("console", (message) => {
      // What the driver of the graphics tells of its own speed is no error of the page.
      const slow = /GPU stall|GL Driver Message|WebGL.*deprecat/i.test(message.text());
      const bad = ["error", "warning"].includes(message.type());
      if (bad && !slow) this.faults.push(message.text());
    });
    page.on("pageerror", (error) => this.faults.push(error.message));
    page.on("request", (request) => {
      const own = request.url().startsWith(this.host.address) || request.url().startsWith("blob:");
      if (!own) this.faults.push(`asked somebody else: ${request.url()}`);
    });
    await page.goto(this.host.address + behind);
    await is(page, "data-open");
    return page;
  }

  async end() {
    await this.context.close();
    await this.host.close();
    assert.deepEqual(this.faults, []);
  }
}

// Waits until the page says so of itself.
export function is(page, what) {
  return page.waitForSelector(`html[${what}]`, { state: "attached", timeout: 120_000 });
}

// Waits for a text among what a screen reader reads.
export async function told(page, pattern) {
  const text = () => page.locator("#told").textContent();
  for (let wait = 0; wait < 1200; wait += 1) {
    if (pattern.test(await text())) return text();
    await page.waitForTimeout(100);
  }
  throw new Error(`${pattern} was never told, but: ${await text()}`);
}

export async function choose(page, files, press = () => page.keyboard.press("Control+o")) {
  // A browser on a busy machine may lose what is pressed while the window takes its first breath; a
  // person presses again.
  for (let left = 5; ; left -= 1) {
    const asked = page.waitForEvent("filechooser", { timeout: 8000 }).catch(() => null);
    await press();
    const chooser = await asked;
    if (chooser) return chooser.setFiles(files);
    assert.ok(left > 1, "the files are never asked for");
    console.log("  pressed again");
  }
}

export async function picture(page, name) {
  // Whatever is still to be drawn.
  await page.waitForTimeout(700);
  if (pictures) await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}

// The pixel of the window at a place, as the screen shows it.
export async function pixel(page, x, y) {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, [...shot]);
}

// Runs `work`, and tells of the longest task of the page's own thread meanwhile: how long it took, and for
// how long of that the processor was at it. What is more, others had the processor: the reading, the
// drawing where no graphics card does it, and whatever else a machine is busy with.
export async function longestTask(page, work) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await work();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const threads = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const tasks = threads.map(({ pid, tid }) => traceEvents.filter((event) => (
    event.ph === "X" && event.pid === pid && event.tid === tid
  )));
  // The page's process has most to do.
  const [own] = tasks.sort((a, b) => b.length - a.length);
  const most = (field) => Math.max(...own.map((event) => event[field] ?? 0)) / 1000;
  const [took, worked] = [most("dur"), most("tdur")];
  console.log(`  longest task of the frames' thread: ${took.toFixed(0)} ms, ${worked.toFixed(0)} ms of work`);
  return worked;
}

export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

// The most that a process of a page, its worker included, has held of memory of its own.
export async function peak() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  let most = 0;
  for (const { id } of processInfo.filter((process) => process.type === "renderer")) {
    const status = await readFile(`/proc/${id}/status`, "utf8");
    const kilobytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]);
    // Its program, which all share, is in files.
    most = Math.max(most, 1024 * (kilobytes("VmHWM") - kilobytes("RssFile")));
  }
  return most;
}
