// What goes from one phone to another: everything in a file, and a board by a code on the screen.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import jsQR from "jsqr";
import { DESK, LEFT, OPEN, PHONE, Visit, board, choose, is, photo, picture, told } from "./visit.mjs";

// Presses a key of a question: the first, or one of those after it.
async function agree(page, place = 0) {
  for (const key of [...Array(place + 1).fill("Tab"), "Enter"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
    // On a busy machine a frame takes its time, and hears but one of two keys.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
  }
}

// What a camera reads off the screen.
async function scan(page) {
  const shot = await page.screenshot({ scale: "css" });
  const [width, height, pixels] = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return [image.width, image.height, [...context.getImageData(0, 0, image.width, image.height).data]];
  }, [...shot]);
  return jsQR.default(Uint8ClampedArray.from(pixels), width, height)?.data;
}

export const takenAlong = {
  async "everything in one file, from one browser to another"() {
    const visit = await Visit.begin({ ...DESK, acceptDownloads: true });
    const page = await visit.open();
    await choose(page, photo("crayon.jpg"));
    const text = await told(page, /grid:/);
    await page.waitForTimeout(1500);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.keyboard.press("Control+Shift+e"),
    ]);
    assert.equal(download.suggestedFilename(), "everything.inkspector.json");
    const file = await download.path();
    const everything = JSON.parse(await readFile(file, "utf8"));
    assert.equal(everything.tables.length, 1);
    const [[name, photograph]] = Object.entries(everything.photos);
    console.log(`  ${(photograph.length / 1e6).toFixed(2)} MB for a photo`);
    // Elsewhere there is a table already.
    const other = await Visit.begin({ ...DESK, colorScheme: "dark" });
    const there = await other.open();
    await choose(there, board("rulebook.board"));
    await told(there, /grid:/);
    await choose(there, file);
    await told(there, /Take all of this over\?[^]*tables: 1[^]*photos: 1/);
    await picture(there, "take-over");
    await agree(there);
    await told(there, /Taken over: tables 1, /);
    await there.waitForTimeout(1500);
    await there.close();
    // Both are there, and the photo is the same.
    const again = await other.open();
    await told(again, new RegExp(`${LEFT.source}[^]*${LEFT.source}`));
    const kept = await again.evaluate((name) => new Promise((resolve) => {
      const request = indexedDB.open("inkspector");
      request.onsuccess = () => {
        const found = request.result.transaction("photos").objectStore("photos").get(name);
        found.onsuccess = () => resolve([...found.result]);
      };
    }), name);
    assert.ok(Buffer.from(kept).equals(Buffer.from(photograph, "base64")));
    await picture(again, "taken-over");
    // A file that was cut is told, and brings nothing.
    const cut = `${file}.cut.json`;
    await writeFile(cut, (await readFile(file, "utf8")).slice(0, 5000));
    await choose(again, cut);
    await told(again, /could not be opened|ends|stops/);
    assert.match(text, /grid:/);
    await other.end();
    await visit.end();
  },

  async "a table saved on another phone joins this one by its file"() {
    const visit = await Visit.begin({ ...DESK, acceptDownloads: true });
    const page = await visit.open();
    await choose(page, photo("flap-up.jpg"));
    await told(page, /grid:/);
    await page.waitForTimeout(1500);
    const files = [];
    for (const keys of ["Control+s", "Control+Shift+e"]) {
      const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press(keys)]);
      const file = path.join(path.dirname(await download.path()), download.suggestedFilename());
      await download.saveAs(file);
      files.push(file);
    }
    const [game, everything] = files;
    const other = await Visit.begin({ ...PHONE, colorScheme: "dark" });
    const there = await other.open();
    const press = () => there.touchscreen.tap(...OPEN);
    await choose(there, photo("crayon.jpg"), press);
    const alone = await told(there, /grid:/);
    await choose(there, game);
    await told(there, /The file holds a table of/);
    assert.equal((await there.locator("#told").textContent()).split("grid:").length, 2, "nobody has agreed");
    await picture(there, "phone-together");
    await agree(there);
    const joined = await told(there, /grid:[^]*grid:/);
    assert.match(joined, / wins with /);
    // One step takes that back; then it comes with its photo, by the second answer.
    await there.keyboard.press("Control+z");
    await there.waitForFunction(
      () => document.getElementById("told").textContent.split("grid:").length === 2,
    );
    await choose(there, everything);
    await told(there, /Take all of this over\?/);
    await picture(there, "phone-take-over");
    await agree(there, 1);
    await told(there, /grid:[^]*grid:/);
    await there.waitForTimeout(1500);
    const photos = await there.evaluate(() => new Promise((resolve) => {
      const request = indexedDB.open("inkspector");
      request.onsuccess = () => {
        const all = request.result.transaction("photos").objectStore("photos").getAllKeys();
        all.onsuccess = () => resolve(all.result.filter((name) => name.startsWith("photo-")));
      };
    }));
    assert.equal(photos.length, 2, `${photos}`);
    assert.match(alone, /grid:/);
    await other.end();
    await visit.end();
  },

  async "a board comes to another phone's table by a code on the screen"() {
    const visit = await Visit.begin(PHONE);
    const page = await visit.open();
    await is(page, "data-offline");
    await choose(page, board("rulebook.board"));
    const text = await told(page, /grid:/);
    await page.keyboard.press("Control+e");
    await told(page, /Read this with the camera/);
    await picture(page, "phone-code");
    const link = await scan(page);
    assert.ok(link?.startsWith(`${visit.host.address}#join=`), `${link}`);
    console.log(`  a link of ${link.length} letters`);
    // Another phone, with a table: its own camera opens the link in a tab of its own.
    const requests = visit.log.length;
    const other = await Visit.begin(PHONE);
    other.host.close();
    other.host = visit.host;
    const table = await other.open();
    await is(table, "data-offline");
    await choose(table, photo("crayon.jpg"));
    await told(table, /grid:/);
    const tab = await other.open(link.slice(visit.host.address.length));
    await told(tab, /open in another tab/);
    assert.ok(!visit.log.slice(requests).some(([name]) => name.includes("join")), "the board was sent");
    assert.doesNotMatch(tab.url(), /#/);
    await tab.close();
    const asked = await told(table, /A board from another phone[^]*joins the table of Player 1/);
    assert.equal(asked.split("grid:").length, 2, "nobody has agreed yet");
    await picture(table, "phone-join");
    await agree(table);
    const joined = await told(table, /grid:[^]*grid:/);
    assert.match(joined, / wins with /);
    const drawn = (text) => text.slice(text.lastIndexOf("grid:")).trim();
    assert.equal(drawn(joined), drawn(text));
    await picture(table, "phone-joined");
    // A link that was cut is told.
    await table.evaluate((link) => { location.hash = link; }, link.slice(link.indexOf("#"), -9));
    await told(table, /this link is incomplete/);
    await other.context.close();
    assert.deepEqual(other.faults, []);
    await visit.end();
  },
};
