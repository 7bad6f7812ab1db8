// The first visit: looks whether this browser can, fetches the program with a bar, opens the window.

import { Store } from "./@@store.js@@";
import { chosenLanguage, compile, Page } from "./@@window.js@@";

const WORDS = @@words@@;
const PROGRAM = new URL("./@@program.wasm@@", import.meta.url);
const TEXTS = {
  en: new URL("./@@en.ftl@@", import.meta.url),
  de: new URL("./@@de.ftl@@", import.meta.url),
  fr: new URL("./@@fr.ftl@@", import.meta.url),
};

// What is kept tells the language.
const kept = await Store.open();
const language = chosenLanguage(Object.keys(WORDS), kept);
const words = WORDS[language];
const element = (id) => document.getElementById(id);

function say(key) {
  element("said").textContent = words[key];
}

// Whether numbers can be computed four at once: a function that splats one.
function hasSimd() {
  return WebAssembly.validate(new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
    253, 98, 11,
  ]));
}

function hasWebGl() {
  const canvas = document.createElement("canvas");
  return Boolean(canvas.getContext("webgl2") ?? canvas.getContext("webgl"));
}

// Why this browser cannot run the program, if so.
function missing() {
  if (typeof WebAssembly !== "object" || !hasSimd()) return "page-no-wasm";
  if (!hasWebGl()) return "page-no-webgl";
  return null;
}

// Compiles the program while it comes, and shows how much has come.
function fetchProgram() {
  const bar = element("fetched");
  let come = 0;
  return compile(PROGRAM, (more) => {
    come += more;
    bar.value = Math.min(1, come / @@size:program.wasm@@);
  });
}

// A screen that the browser plays, to try a page out, has its own number of pixels for each point, and
// the browser forgets it in one place: there the window would be drawn as on the computer's screen.
function countPixels() {
  const entry = globalThis.ResizeObserverEntry?.prototype;
  const own = entry && Object.getOwnPropertyDescriptor(entry, "devicePixelContentBoxSize");
  if (!own?.get) return;
  Object.defineProperty(entry, "devicePixelContentBoxSize", {
    ...own,
    get() {
      const told = own.get.call(this);
      const [points] = this.contentBoxSize;
      const sides = ["inlineSize", "blockSize"].map((side) => points[side] * devicePixelRatio);
      const fits = Math.abs(told[0].inlineSize - sides[0]) < 2;
      if (fits) return told;
      const size = Object.create(ResizeObserverSize.prototype, {
        inlineSize: { value: Math.round(sides[0]) },
        blockSize: { value: Math.round(sides[1]) },
      });
      return [size];
    },
  });
}

async function fetchText(code) {
  const answer = await fetch(TEXTS[code]);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

// Says why nothing goes on, with a way to begin anew.
function end(key) {
  element("fetched").hidden = true;
  element("window").hidden = true;
  element("start").hidden = false;
  say(key);
  const again = element("again");
  again.textContent = words["page-again"];
  again.hidden = false;
  again.onclick = () => location.reload();
}

async function start() {
  document.documentElement.lang = language;
  document.title = words["page-title"];
  element("about").textContent = words["page-about"];
  element("told").setAttribute("aria-label", words["page-score"]);
  const lacking = missing();
  if (lacking) {
    say(lacking);
    return;
  }
  say("page-loading");
  element("fetched").hidden = false;
  let module;
  let program;
  let text;
  try {
    [module, program, text] = await Promise.all([
      fetchProgram(),
      import("./@@program.js@@"),
      fetchText(language),
    ]);
  } catch (why) {
    console.warn(why);
    end("page-not-fetched");
    return;
  }
  performance.mark("fetched");
  // What ends the program ends it for good.
  addEventListener("error", ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError) end("page-failed");
  });
  await program.default({ module_or_path: module });
  program.giveWords(language, text);
  const page = await Page.open(WORDS, kept);
  const canvas = element("window");
  countPixels();
  canvas.hidden = false;
  try {
    await program.openWindow(canvas, page);
  } catch (why) {
    console.warn(why);
    end("page-no-webgl");
    return;
  }
  requestAnimationFrame(() => setTimeout(() => {
    performance.measure("first frame", "fetched");
    element("start").hidden = true;
    // Keys are heard at once.
    canvas.focus({ preventScroll: true });
    document.documentElement.dataset.open = "";
    page.openLink();
    later(program, page);
  }));
}

// What the first frame need not wait for.
async function later(program, page) {
  for (const code of Object.keys(TEXTS).filter((code) => code !== language)) {
    try {
      program.giveWords(code, await fetchText(code));
    } catch (why) {
      console.warn(why);
    }
  }
  await page.ready();
  page.goOffline("offline.js");
}

start();
