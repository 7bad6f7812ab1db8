// What people do with fingers, keys and other programs, and what a full or a slow phone does.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { DESK, OPEN, PHONE, Visit, board, choose, is, longestTask, photo, picture, told } from "./visit.mjs";

// Where a phone has the places at its lower edge, and a message its key.
const START = [33, 711];
const PHOTO = [89, 711];
const TABLE = [207, 711];

// Where the review of a board without a doubt asks for its round numbers, and where their keys are.
const FIGURES = [123, 410];
const key = (round) => [38 + 38 * (round - 1), 583];

async function tap(page, [x, y]) {
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(400);
}

// A part of the screen, to be compared.
function part(page, x, y, width, height) {
  return page.screenshot({ clip: { x, y, width, height } });
}

// What stands in a space by the board's text.
const space = (text, row, column) => (
  new RegExp(`^${row} +(.*)$`, "m").exec(text)[1].split(/ +/)[column - 1]
);

export const phone = {
  async "a doubt is corrected by touch alone, and the winner told"() {
    const visit = await Visit.begin(PHONE);
    const page = await visit.open();
    await choose(page, photo("ruled-by-hand.jpg"), () => page.touchscreen.tap(...OPEN));
    const read = await told(page, /grid:/);
    assert.match(read, /Not confirmed yet: Player 1: one space/);
    assert.equal(space(read, "E", 7), "r.h.n:6");
    // The name, by the phone's own keyboard: it comes for a field that has the focus.
    await tap(page, [179, 238]);
    await page.waitForFunction(() => document.activeElement.tagName === "INPUT");
    await page.keyboard.type("Ada");
    await told(page, /^\s*Ada: /);
    await picture(page, "phone-doubt");
    // Another of the routes that are likely.
    await tap(page, [139, 588]);
    const corrected = await told(page, /totals are confirmed/);
    assert.equal(space(corrected, "E", 7), "r.r.:6");
    assert.doesNotMatch(corrected, /Not confirmed yet/);
    await picture(page, "phone-corrected");
    // Another board makes it a table.
    await tap(page, START);
    await choose(page, board("rulebook.board"), () => page.touchscreen.tap(...OPEN));
    await told(page, /grid:[^]*grid:/);
    // It has no photo, and so one place less before the table.
    await tap(page, TABLE);
    await told(page, / wins with /);
    await picture(page, "phone-winner");
    await visit.end();
  },

  async "an unsure round number is set by touch"() {
    const visit = await Visit.begin(PHONE);
    const page = await visit.open();
    await choose(page, photo("ballpoint.jpg"), () => page.touchscreen.tap(...OPEN));
    const read = await told(page, /grid:/);
    const truth = JSON.parse(await readFile(photo("truth.json"), "utf8"));
    const { cells } = truth.pictures.find((known) => known.file === "ballpoint.jpg");
    const [[, { round }]] = cells;
    assert.equal(space(read, "A", 2), `hhh.:${round}`);
    // Another than the likeliest: only then it shows that the key was taken.
    const other = (round % 7) + 1;
    // What is unsure on the flap is asked first: the likeliest is taken, a line after the other.
    for (let line = 0; line < 5; line += 1) {
      await page.keyboard.press("1");
      await page.waitForTimeout(400);
    }
    await picture(page, "phone-flap");
    await tap(page, FIGURES);
    await picture(page, "phone-figure");
    await tap(page, key(other));
    const set = await told(page, new RegExp(`^A +\\S+ +hhh\\.:${other} `, "m"));
    assert.equal(set.slice(set.indexOf("\nB ")), read.slice(read.indexOf("\nB ")), "nothing else has changed");
    await picture(page, "phone-figure-set");
    await visit.end();
  },

  async "two fingers make the photo larger"() {
    const visit = await Visit.begin(PHONE);
    const page = await visit.open();
    await choose(page, photo("flap-up.jpg"), () => page.touchscreen.tap(...OPEN));
    await told(page, /grid:/);
    await tap(page, PHOTO);
    const corners = [60, 130, 200, 200];
    const before = await part(page, ...corners);
    const below = await part(page, 10, 385, 320, 90);
    const control = await visit.context.newCDPSession(page);
    const pinch = async (from, to) => {
      const fingers = (apart) => [110 - apart, 110 + apart].map((x, id) => ({ x, y: 240, id }));
      const send = (type, touchPoints) => control.send("Input.dispatchTouchEvent", { type, touchPoints });
      await send("touchStart", fingers(from));
      for (let step = 0; step <= 12; step += 1) {
        await send("touchMove", fingers(from + ((to - from) * step) / 12));
        await page.waitForTimeout(60);
      }
      await send("touchEnd", []);
      // A bar that tells of scrolling fades.
      await page.waitForTimeout(1500);
    };
    await pinch(15, 60);
    await picture(page, "phone-pinched");
    assert.ok(!before.equals(await part(page, ...corners)), "the photo is as before");
    assert.ok(below.equals(await part(page, 10, 385, 320, 90)), "what is below it has changed");
    await pinch(90, 10);
    assert.ok(before.equals(await part(page, ...corners)), "the photo is not as before");
    await visit.end();
  },

  async "what a phone's screen rounds off is left free"() {
    const visit = await Visit.begin(PHONE);
    const page = await visit.open();
    const control = await visit.context.newCDPSession(page);
    const insets = { top: 44, left: 10, bottom: 34, right: 12 };
    await control.send("Emulation.setSafeAreaInsetsOverride", { insets });
    await page.waitForTimeout(700);
    const canvas = await page.evaluate(() => {
      const { left, top, right, bottom } = document.getElementById("window").getBoundingClientRect();
      return [left, top, innerWidth - right, innerHeight - bottom].map(Math.round);
    });
    assert.deepEqual(canvas, [10, 44, 12, 34]);
    await picture(page, "phone-safe-area");
    // What is pressed is what is seen.
    await choose(page, board("rulebook.board"), () => page.touchscreen.tap(OPEN[0] + 10, OPEN[1] + 44));
    await told(page, /grid:/);
    await visit.end();
  },

  async "paste, drop, copy and download"() {
    const permissions = ["clipboard-read", "clipboard-write"];
    const visit = await Visit.begin({ ...DESK, permissions, acceptDownloads: true });
    const page = await visit.open();
    const text = await readFile(board("rulebook.board"), "utf8");
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press("Control+v");
    const pasted = await told(page, /grid:/);
    const drawn = (text) => text.slice(text.indexOf("grid:")).split(/\n\s*\n/)[0];
    // A second board is dropped, and is the next player's.
    await page.evaluate((text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], "second.board"));
      const at = { dataTransfer: files, bubbles: true, cancelable: true, clientX: 600, clientY: 400 };
      const canvas = document.getElementById("window");
      canvas.dispatchEvent(new DragEvent("dragover", at));
      canvas.dispatchEvent(new DragEvent("drop", at));
    }, text);
    const dropped = await told(page, /\n *Player 2\n[^]*\n *Player 2\n|grid:[^]*grid:/);
    assert.equal(dropped.split("grid:").length, 3);
    await page.keyboard.press("Control+Shift+c");
    const copied = await page.evaluate(async (before) => {
      for (let wait = 0; wait < 200; wait += 1) {
        const text = await navigator.clipboard.readText();
        if (text !== before) return text;
        await new Promise((resolve) => { setTimeout(resolve, 100); });
      }
      throw new Error("nothing was copied");
    }, text);
    assert.equal(drawn(copied), drawn(pasted));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.keyboard.press("Control+Shift+p"),
    ]);
    assert.match(download.suggestedFilename(), /\.pdf$/);
    const sheet = await readFile(await download.path());
    assert.equal(sheet.subarray(0, 5).toString(), "%PDF-");
    await visit.end();
  },

  async "a photo that finds no room is told, and the game goes on"() {
    const visit = await Visit.begin(DESK);
    const page = await visit.open();
    await is(page, "data-offline");
    const control = await visit.context.newCDPSession(page);
    await control.send("Storage.overrideQuotaForOrigin", {
      origin: new URL(visit.host.address).origin, quotaSize: 1000,
    });
    await choose(page, photo("crayon.jpg"));
    await told(page, /grid:/);
    await told(page, /cannot be kept on this computer: .*quota/i);
    await picture(page, "full-photos");
    await visit.end();
  },

  async "a slow processor reads, and frames go on"() {
    const visit = await Visit.begin(PHONE);
    const page = await visit.open();
    await is(page, "data-offline");
    const control = await visit.context.newCDPSession(page);
    await control.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(watchFrames);
    await longestTask(page, async () => {
      const begun = Date.now();
      await choose(page, photo("tilted.jpg"), () => page.touchscreen.tap(...OPEN));
      await told(page, /grid:/);
      console.log(`  read after ${Date.now() - begun} ms with the frames' processor slowed four times`);
    });
    const frames = await page.evaluate(() => globalThis.frames);
    console.log(`  ${tellFrames(frames)}`);
    await visit.end();
  },
};

// Notes how long after each other frames come; to be run in the page.
export function watchFrames() {
  let last = performance.now();
  globalThis.frames = [];
  const frame = (now) => {
    globalThis.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

// The gaps between frames in words.
export function tellFrames(frames) {
  const sorted = [...frames].sort((a, b) => a - b);
  const share = (part) => sorted[Math.floor(part * (sorted.length - 1))].toFixed(0);
  const worst = sorted.slice(-3).reverse().map((gap) => gap.toFixed(0));
  return `gaps between frames: ${share(0.5)} ms half of them, ${share(0.95)} ms 19 of 20, longest ${worst.join(", ")} ms`;
}
