// The page in a real browser: each flow in a visit of its own, from a host on the loopback.
//
//     node tests/web/run.mjs PAGE [PICTURES] [FLOW]
//
// PAGE is the folder that src/web/build makes, PICTURES takes screenshots, FLOW runs the flows whose
// names hold that word. Ends with 1 if a flow fails, if a browser says an error, or if the page is
// larger than it may be.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { phone, tellFrames, watchFrames } from "./phone.mjs";
import { takenAlong } from "./along.mjs";
import {
  DESK, LEFT, OPEN, PHONE, PHOTOGRAPH, Visit, board, browser, choose, folder, is, launch, longestTask, megabytes, only, peak, photo,
  picture, pictures, pixel, told,
} from "./visit.mjs";

// Over the wire, before the start page answers and for everything.
const BEFORE = 2.8e6;
const ALL = 7e6;

// Of a process that has read four photos one after another.
const MEMORY = 300e6;

const sum = (log) => log.reduce((sum, [, , bytes]) => sum + bytes, 0);

const flows = {
  async "first visit, and one without a network"() {
    const visit = await Visit.begin(DESK);
    const begun = Date.now();
    const page = await visit.open();
    const opened = Date.now() - begun;
    // Counted until the window is there; what the worker asks for comes after the first frame.
    const first = visit.log.filter(([name]) => !/\.bin$|^worker/.test(name));
    const before = sum(first.slice(0, 1 + first.findIndex(([name]) => name.endsWith(".wasm"))));
    const frame = await page.evaluate(() => performance.getEntriesByName("first frame")[0].duration);
    await is(page, "data-offline");
    const all = sum(visit.log);
    console.log(`  ${megabytes(before)} before the start page, ${megabytes(all)} in all`);
    console.log(`  open after ${opened} ms, first frame ${frame.toFixed(0)} ms after the last byte`);
    assert.ok(!visit.log.some(([, status]) => status !== 200), `${visit.log}`);
    assert.ok(before < BEFORE, `${before} bytes before the start page`);
    assert.ok(all < ALL, `${all} bytes in all`);
    await picture(page, "start");
    await page.close();
    // In flight mode everything works, a photo too.
    await visit.host.close();
    await visit.context.setOffline(true);
    const again = await visit.open();
    await choose(again, photo("crayon.jpg"));
    const text = await told(again, /grid:/);
    assert.match(text, /^\s*Player 1: \d+ - Inkspector/);
    await picture(again, "offline");
    await visit.end();
  },

  async "a photo by file is read as the engine reads it, and the frames go on"() {
    const visit = await Visit.begin(DESK);
    const page = await visit.open();
    await is(page, "data-offline");
    await page.evaluate(watchFrames);
    let text;
    await longestTask(page, async () => {
      const begun = Date.now();
      await choose(page, photo("tilted.jpg"));
      text = await told(page, /grid:/);
      console.log(`  read after ${Date.now() - begun} ms`);
    });
    console.log(`  ${tellFrames(await page.evaluate(() => globalThis.frames))}`);
    // The total that the window tells is that of its own board text, scored by the engine.
    const bytes = [...await readFile(photo("tilted.jpg"))];
    const [reading, score] = await page.evaluate(async ([bytes, board]) => {
      const engine = await import(new URL("engine.js", location.href).href);
      return [await engine.readPhoto(new Uint8Array(bytes)), await engine.score(board)];
    }, [bytes, text.slice(text.indexOf("edition:"))]);
    const truth = JSON.parse(await readFile(photo("truth.json"), "utf8"));
    const known = truth.pictures.find((known) => known.file === "tilted.jpg");
    assert.equal(reading.kind, known.kind);
    const drawn = (cells) => cells.flat().filter((cell) => cell).length;
    assert.equal(drawn(reading.cells), drawn(known.cells));
    assert.match(text, new RegExp(`^\\s*Player 1: ${score.total} - `));
    await picture(page, "review");
    await visit.end();
  },

  async "four photos to a winner, within memory"() {
    const visit = await Visit.begin(DESK);
    const page = await visit.open();
    const names = ["crayon.jpg", "ballpoint.jpg", "tilted.jpg", "flap-up.jpg"];
    const begun = Date.now();
    await choose(page, names.map(photo));
    // Until no photo is at a stage any more.
    await told(page, /Player 4/);
    await page.waitForFunction(() => document.getElementById("told-said").textContent === "", null, {
      timeout: 120_000,
    });
    console.log(`  four photos after ${Date.now() - begun} ms`);
    await page.keyboard.press("Control+5");
    const text = await told(page, /^\s*Inkspector/);
    const totals = [...text.matchAll(/(-?\d+) {2}Total/g)].map(([, total]) => Number(total));
    assert.equal(totals.length, 4);
    // The winner is told, and is who has most.
    const best = totals.indexOf(Math.max(...totals)) + 1;
    assert.match(text, new RegExp(`Player ${best} wins with ${totals[best - 1]} points`));
    const memory = await peak();
    console.log(`  the browser's process took ${megabytes(memory)} at most`);
    assert.ok(memory < MEMORY, `${memory} bytes`);
    await picture(page, "table");
    await visit.end();
  },

  async "German, by the language of the browser"() {
    const visit = await Visit.begin({ ...DESK, locale: "de-DE" });
    const page = await visit.open();
    assert.equal(await page.getAttribute("html", "lang"), "de");
    await choose(page, board("rulebook.board"));
    await told(page, /Summe|Gesamt/);
    await picture(page, "german");
    await visit.end();
  },

  async "dark, by the browser's wish"() {
    const visit = await Visit.begin({ ...DESK, colorScheme: "dark" });
    const page = await visit.open();
    assert.equal(await page.getAttribute("html", "data-shade"), "dark");
    await picture(page, "dark");
    const [red, green, blue] = await pixel(page, 640, 780);
    assert.ok(red + green + blue < 150, `${red} ${green} ${blue}`);
    await visit.end();
  },

  async "a phone: real size, touch, back button"() {
    const visit = await Visit.begin(PHONE);
    const page = await visit.open();
    const size = await page.evaluate(() => {
      const canvas = document.getElementById("window");
      return [canvas.width, canvas.height, innerWidth * 3, innerHeight * 3];
    });
    assert.deepEqual(size.slice(0, 2), size.slice(2));
    await picture(page, "phone-start");
    await is(page, "data-offline");
    await choose(page, photo("crayon.jpg"), () => page.touchscreen.tap(...OPEN));
    await told(page, /grid:/);
    await picture(page, "phone-review");
    // The window follows the phone when it is turned.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.waitForTimeout(500);
    const turned = await page.evaluate(() => {
      const canvas = document.getElementById("window");
      return [canvas.width, canvas.height, innerWidth, innerHeight];
    });
    assert.deepEqual(turned, [740 * 3, 360 * 3, 740, 360]);
    await picture(page, "phone-landscape");
    await page.setViewportSize(PHONE.viewport);
    // Back leads where somebody came from: from the table to the review, the photo and the start.
    await page.keyboard.press("Control+5");
    await told(page, /^\s*Inkspector/);
    for (const step of [/^Player 1: /, /^Inkspector$/, /^Inkspector$/]) {
      await page.goBack();
      await page.waitForTimeout(500);
      await page.waitForFunction((title) => new RegExp(title).test(document.title), step.source);
    }
    await picture(page, "phone-back");
    await visit.end();
  },

  async "the camera: outlined, taken by itself, scored"() {
    // The browser plays a film of one picture as its camera.
    const folder = await mkdtemp(path.join(tmpdir(), "inkspector-"));
    const film = path.join(folder, "board.mjpeg");
    await writeFile(film, await readFile(photo("ballpoint.jpg")));
    const own = await launch(
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    );
    const visit = await Visit.begin({ ...PHONE, permissions: ["camera"] }, own);
    const page = await visit.open();
    await is(page, "data-offline");
    const begun = Date.now();
    await page.touchscreen.tap(...PHOTOGRAPH);
    await page.waitForSelector("#camera-outline polygon.ready", { timeout: 60_000 });
    await page.waitForSelector("#camera-done:not([hidden])");
    console.log(`  photographed by itself after ${Date.now() - begun} ms`);
    await picture(page, "phone-camera");
    await page.tap("#camera-done");
    const text = await told(page, /grid:/);
    assert.match(text, /^\s*Player 1: -?\d+ - Inkspector/);
    // Nobody is looked at any longer.
    assert.equal(await page.evaluate(() => document.getElementById("camera-video").srcObject), null);
    await visit.end();
    await own.close();
    await rm(folder, { recursive: true });
  },

  async "a camera that may not be used leads to the file field"() {
    const visit = await Visit.begin(PHONE);
    const page = await visit.open();
    await is(page, "data-offline");
    await page.touchscreen.tap(...PHOTOGRAPH);
    await page.waitForSelector("#camera-file:not([hidden])");
    await picture(page, "phone-no-camera");
    await choose(page, photo("crayon.jpg"), () => page.tap("#camera-file"));
    await told(page, /grid:/);
    await visit.end();
  },

  async "a tab that is killed comes back"() {
    const visit = await Visit.begin(DESK);
    const page = await visit.open();
    await choose(page, photo("crayon.jpg"));
    await told(page, /grid:/);
    await page.waitForTimeout(1500);
    const crashed = page.waitForEvent("crash");
    const control = await visit.context.newCDPSession(page);
    control.send("Page.crash").catch(() => {});
    await crashed;
    const again = await visit.open();
    await told(again, LEFT);
    await picture(again, "left-behind");
    // The table goes on, with its photo.
    await again.mouse.click(90, 172);
    await told(again, /grid:/);
    await picture(again, "continued");
    const kept = await again.evaluate(() => new Promise((resolve) => {
      const request = indexedDB.open("inkspector");
      request.onsuccess = () => {
        const all = request.result.transaction("photos").objectStore("photos").getAllKeys();
        all.onsuccess = () => resolve(all.result);
      };
    }));
    assert.equal(kept.filter((name) => name.startsWith("photo-")).length, 1, `${kept}`);
    await visit.end();
  },

  async "tables of a version that kept them elsewhere are there"() {
    const visit = await Visit.begin(DESK);
    const page = await visit.open();
    await page.evaluate(() => {
      const table = {
        inkspector_table: 1, edition: "classic",
        players: [{ name: "Ada", layout: "classic", cells: { A2: "hh..:3", B2: "h.h.:4" } }],
      };
      localStorage.setItem("inkspector/table-0123456789abcdef.json", JSON.stringify(table));
      localStorage.setItem("inkspector/settings.json", JSON.stringify({ version: 1, language: "fr" }));
      localStorage.setItem("another/program", "stays");
    });
    await page.reload();
    await is(page, "data-open");
    assert.equal(await page.getAttribute("html", "lang"), "fr");
    await told(page, /Une partie de la dernière fois/);
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), ["another/program"]);
    // It goes on, and is there the next time too.
    await page.mouse.click(90, 172);
    assert.match(await told(page, /grid:/), /A +\. +hh\.\.:3/);
    await page.waitForTimeout(500);
    await page.reload();
    await is(page, "data-open");
    await told(page, /Une partie de la dernière fois/);
    await visit.end();
  },

  async "two tabs leave each other's table alone"() {
    const visit = await Visit.begin(DESK);
    const page = await visit.open();
    await choose(page, board("rulebook.board"));
    await told(page, /grid:/);
    await page.waitForTimeout(500);
    const other = await visit.open();
    await other.waitForTimeout(1000);
    assert.doesNotMatch(await other.locator("#told").textContent(), LEFT);
    // Once the first is closed, its table is left.
    await page.close();
    await other.reload();
    await told(other, LEFT);
    await visit.end();
  },

  async "full storage is told"() {
    const visit = await Visit.begin(DESK);
    const page = await visit.open();
    await is(page, "data-offline");
    const control = await visit.context.newCDPSession(page);
    const { origin } = new URL(visit.host.address);
    const room = (quotaSize) => control.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
    await room(1000);
    await choose(page, board("rulebook.board"));
    await told(page, /grid:/);
    const text = await told(page, /quota|full|kept/i);
    console.log(`  ${text.trim().split("\n").slice(1, 3).join(" ").trim()}`);
    await picture(page, "full");
    // Once there is room, the next change keeps all of it.
    await room(undefined);
    await choose(page, board("rulebook.board"));
    await told(page, /grid:[^]*grid:/);
    await page.waitForTimeout(1000);
    await page.close();
    const again = await visit.open();
    await told(again, LEFT);
    await visit.end();
  },

  async "a newer version is offered and waits"() {
    const visit = await Visit.begin(DESK);
    const page = await visit.open();
    await is(page, "data-offline");
    const script = await readFile(path.join(folder, "offline.js"), "utf8");
    const newer = script.replace(/VERSION = "[0-9a-f]+"/, 'VERSION = "newer"');
    assert.notEqual(newer, script);
    visit.swap = (name) => (name === "offline.js" ? Buffer.from(newer) : null);
    await page.evaluate(async () => {
      globalThis.before = true;
      await (await navigator.serviceWorker.getRegistration()).update();
    });
    await page.waitForSelector("#newer:not([hidden])", { timeout: 60_000 });
    await picture(page, "newer");
    assert.ok(await page.evaluate(() => globalThis.before), "the page was not loaded anew by itself");
    await Promise.all([page.waitForEvent("load"), page.click("#newer-take")]);
    await is(page, "data-open");
    await visit.end();
  },

  async "a browser that cannot draw is told so"() {
    const visit = await Visit.begin(DESK);
    await visit.context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const page = await visit.context.newPage();
    await page.goto(visit.host.address);
    await page.waitForFunction(() => /WebGL/.test(document.getElementById("said").textContent));
    await visit.end();
  },

  async "other pages ask the engine"() {
    const visit = await Visit.begin(DESK);
    const page = await visit.context.newPage();
    await page.goto(`${visit.host.address}engine.d.ts`);
    const names = (await readdir(path.dirname(board("x")))).filter((name) => name.endsWith(".board"));
    const boards = await Promise.all(names.map((name) => readFile(board(name), "utf8")));
    const answers = await page.evaluate(async (boards) => {
      const engine = await import(new URL("engine.js", location.href).href);
      const answers = [];
      for (const board of boards) {
        const score = await engine.score(board);
        answers.push([score, await engine.explain(board, { language: "de" })]);
      }
      const wrong = await engine.score("A2 nonsense").catch((error) => error.message);
      return { answers, wrong };
    }, boards);
    assert.ok(answers.answers.length > 3);
    answers.answers.forEach(([score, explained], index) => {
      const expected = /^expect:.*total (-?\d+)/m.exec(boards[index]);
      if (expected) assert.equal(score.total, Number(expected[1]), names[index]);
      assert.equal(explained.total, score.total);
      assert.equal(explained.steps.reduce((sum, step) => sum + step.points, 0), score.total);
    });
    assert.match(answers.wrong, /nonsense/);
    await visit.end();
  },

  ...takenAlong,
  ...phone,
};

if (pictures) await mkdir(pictures, { recursive: true });
let failed = 0;
for (const [name, flow] of Object.entries(flows).filter(([name]) => name.includes(only))) {
  const begun = Date.now();
  console.log(name);
  try {
    await flow();
    console.log(`  passed in ${Date.now() - begun} ms`);
  } catch (error) {
    failed += 1;
    console.log(`  FAILED after ${Date.now() - begun} ms: ${error.stack ?? error}`);
  }
}
await browser.close();
process.exit(failed > 0 ? 1 : 0);
