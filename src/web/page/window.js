// What the window asks of the page round it; the list of functions is in src/app/platform/page.rs.

import { hasCamera, photograph } from "./@@camera.js@@";

const READER = new URL("./@@reader.wasm@@", import.meta.url);
const WORKER = new URL("./@@worker.js@@", import.meta.url);
const KEEP = new URL("./@@keep.js@@", import.meta.url);

// How a link with a board goes on behind the page's address; see src/app/files/join.rs.
const JOIN = "#join=";

const element = (id) => document.getElementById(id);

// The language that somebody chose in the window, else the first of the browser that is known.
export function chosenLanguage(known, store) {
  const asked = [...(navigator.languages ?? [navigator.language])];
  try {
    asked.unshift(JSON.parse(store.text("settings.json")).language);
  } catch {
    // Nothing was chosen, or nothing may be kept.
  }
  const codes = asked.map((asked) => String(asked).slice(0, 2).toLowerCase());
  return codes.find((code) => known.includes(code)) ?? "en";
}

// Compiles a program while it comes, and tells of each part how large it is.
export async function compile(address, tell = () => {}) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const counted = answer.body.pipeThrough(new TransformStream({
    transform(part, onward) {
      tell(part.length);
      onward.enqueue(part);
    },
  }));
  // Hosts need not know the type of such a file.
  const headers = { "content-type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(counted, { headers }));
}

export class Page {
  #words;
  #store;
  // The program that reads, compiled once for all workers.
  #reader = null;
  #heard = () => {};
  #wentBack = () => {};
  #linked = () => {};
  // Between the pages of the program in one browser.
  #others = null;
  // The worker; whether it can read; what waits for it, the first of it being read.
  #worker = null;
  #isReady;
  #jobs = [];
  #elsewhere = new Set();
  #own = new Map();
  #depth = 0;
  #ignored = 0;

  // A page for the window, with its words by language and what is kept, once it knows what other pages
  // of the program hold.
  static async open(words, store) {
    const page = new Page();
    page.#words = words;
    page.#store = store;
    try {
      const { held } = await navigator.locks.query();
      page.#elsewhere = new Set(held.map((lock) => lock.name));
    } catch {
      // Without locks nothing can be known.
    }
    addEventListener("popstate", () => page.#back());
    page.#answerOthers();
    return page;
  }

  // Photos.

  listen(heard, back, link) {
    this.#heard = heard;
    this.#wentBack = back;
    this.#linked = link;
  }

  // Links with a board, by which another phone's board comes to the table of this one.

  address() {
    return location.href.split(/[?#]/)[0].replace(/index\.html$/, "");
  }

  // The link by which somebody came: a page that has a table asks about it, or else this one.
  async openLink() {
    const link = location.hash;
    if (!link.startsWith(JOIN)) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    const taken = await new Promise((resolve) => {
      if (!this.#others) return resolve(false);
      this.#others.addEventListener("message", ({ data }) => {
        if (data.took === link) resolve(true);
      });
      this.#others.postMessage({ link });
      setTimeout(() => resolve(false), 500);
    });
    this.#linked(taken ? undefined : link);
  }

  #answerOthers() {
    if (!globalThis.BroadcastChannel) return;
    this.#others = new BroadcastChannel(`inkspector ${this.address()}`);
    this.#others.addEventListener("message", ({ data }) => {
      if (!data.link || !element("told-score").textContent) return;
      this.#others.postMessage({ took: data.link });
      this.#linked(data.link);
    });
  }

  read(number, bytes, corners, layout) {
    this.cancel(number);
    // The bytes lie in the program's memory, which moves.
    this.#jobs.push({ number, bytes: bytes.slice(), corners, layout });
    if (this.#jobs.length === 1) this.#next();
  }

  cancel(number) {
    const place = this.#jobs.findIndex((job) => job.number === number);
    if (place < 0) return;
    this.#jobs.splice(place, 1);
    if (place > 0) return;
    // It cannot hear while it reads: another takes its place.
    this.#worker.terminate();
    this.#startWorker();
    this.#next();
  }

  // Resolves when photos can be read.
  ready() {
    if (!this.#worker) this.#startWorker();
    return this.#isReady;
  }

  // Compiles what reads photos while it comes. What could not be fetched is asked for again.
  #compile() {
    this.#reader ??= compile(READER);
    this.#reader.catch(() => {
      this.#reader = null;
    });
    return this.#reader;
  }

  #startWorker() {
    const worker = new Worker(WORKER, { type: "module" });
    this.#worker = worker;
    this.#isReady = new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        if (data === "ready") return resolve();
        if (worker !== this.#worker) return;
        const [job] = this.#jobs;
        if (data !== "done") return job && this.#heard(job.number, data);
        this.#jobs.shift();
        this.#next();
      };
      const ended = (why) => {
        console.warn(why);
        resolve();
        if (worker !== this.#worker) return;
        // Whatever it read cannot be read.
        worker.terminate();
        const job = this.#jobs.shift();
        if (job) this.#heard(job.number, ["failed", "no-board", 5]);
        if (this.#jobs.length > 0) {
          this.#startWorker();
          this.#next();
        } else {
          this.#worker = null;
        }
      };
      worker.onerror = (event) => {
        event.preventDefault();
        ended(event.message);
      };
      this.#compile().then((module) => worker.postMessage({ module }), ended);
    });
  }

  #next() {
    const [job] = this.#jobs;
    if (!job) return;
    if (!this.#worker) this.#startWorker();
    const { bytes, corners, layout } = job;
    this.#worker.postMessage({ bytes, corners, layout }, [bytes.buffer]);
  }

  // Files.

  pick() {
    return new Promise((resolve) => {
      const input = document.createElement("input");
      input.type = "file";
      input.multiple = true;
      input.accept = "image/*,.heic,.heif,.json,.txt,.board,.csv,text/plain,application/json";
      input.onchange = () => resolve([...input.files]);
      input.oncancel = () => resolve([]);
      input.click();
    });
  }

  hasCamera() {
    return hasCamera();
  }

  async photograph() {
    const language = document.documentElement.lang;
    return (await photograph(this.#compile(), this.#words[language])) ?? this.pick();
  }

  async save(name, bytes) {
    const file = new File([bytes], name, { type: typeOf(name) });
    const phone = matchMedia("(pointer: coarse)").matches;
    if (phone && navigator.canShare?.({ files: [file] })) {
      try {
        await navigator.share({ files: [file] });
        return true;
      } catch (why) {
        if (why.name === "AbortError") return false;
        // It may be downloaded all the same.
      }
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    // By then the browser has surely taken it over.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return true;
  }

  // What is kept.

  keeps(failed) {
    return this.#store.listen(failed);
  }

  keptNames() {
    return this.#store.names();
  }

  keptText(name) {
    return this.#store.text(name);
  }

  keepText(name, text) {
    this.#store.write(name, text);
  }

  remove(name) {
    this.#store.remove(name);
  }

  async keepPhoto(name, width, height, pixels) {
    // The pixels lie in the program's memory, which moves.
    const own = new Uint8ClampedArray(pixels);
    const worker = new Worker(KEEP, { type: "module" });
    try {
      const { bytes, why } = await new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage({ width, height, pixels: own }, [own.buffer]);
      });
      if (!bytes) throw new Error(why);
      await this.#store.put(name, new Uint8Array(bytes));
    } finally {
      worker.terminate();
    }
  }

  async bringPhoto(name, bytes) {
    // The bytes lie in the program's memory, which moves.
    const own = bytes.slice();
    if (!this.#store.has(name)) await this.#store.put(name, own);
  }

  async fetchPhoto(name) {
    return this.#store.get(name);
  }

  hold(name) {
    const lock = `inkspector/${name}`;
    if (this.#elsewhere.has(lock)) return false;
    if (this.#own.has(name) || !navigator.locks) return true;
    const own = { let: null, gone: false };
    this.#own.set(name, own);
    navigator.locks.request(lock, { ifAvailable: true }, (lock) => {
      if (!lock || own.gone) return null;
      return new Promise((resolve) => {
        own.let = resolve;
      });
    });
    return true;
  }

  letGo(name) {
    const own = this.#own.get(name);
    if (!own) return;
    own.gone = true;
    own.let?.();
    this.#own.delete(name);
  }

  // What is shown.

  touched() {
    return matchMedia("(pointer: coarse)").matches;
  }

  shown(language, title, said, score, depth, dark) {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.shade = dark ? "dark" : "light";
    const colour = getComputedStyle(root).getPropertyValue("--back").trim();
    document.querySelector("meta[name=theme-color]").content = colour;
    document.title = title;
    element("told-title").textContent = title;
    element("told-said").textContent = said;
    element("told-score").textContent = score;
    element("window").setAttribute("aria-label", title);
    this.#step(depth);
  }

  // Keeps as many steps in the browser's history as lead back to the start.
  #step(depth) {
    if (depth > this.#depth) {
      for (let step = this.#depth; step < depth; step += 1) history.pushState({}, "");
    } else if (depth < this.#depth) {
      this.#ignored += 1;
      history.go(depth - this.#depth);
    }
    this.#depth = depth;
  }

  #back() {
    if (location.hash.startsWith(JOIN)) {
      // No step back: a link was opened in this page.
      this.#linked(location.hash);
      this.#ignored += 1;
      history.back();
      return;
    }
    if (this.#ignored > 0) {
      this.#ignored -= 1;
      return;
    }
    if (this.#depth === 0) return;
    this.#depth -= 1;
    this.#wentBack();
  }

  // After one visit no network is needed; a newer version is offered and waits.

  async goOffline(script) {
    if (!("serviceWorker" in navigator)) return;
    let asked = false;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (asked) location.reload();
    });
    let registration;
    try {
      registration = await navigator.serviceWorker.register(script);
    } catch (why) {
      // It goes on with a network.
      console.warn(why);
      return;
    }
    const offer = () => {
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      const words = this.#words[document.documentElement.lang];
      element("newer-said").textContent = words["page-newer"];
      const take = element("newer-take");
      take.textContent = words["page-take-newer"];
      take.onclick = () => {
        asked = true;
        registration.waiting?.postMessage("take");
      };
      const later = element("newer-later");
      later.textContent = words["page-later"];
      later.onclick = () => {
        element("newer").hidden = true;
      };
      element("newer").hidden = false;
    };
    offer();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", offer);
    });
    document.addEventListener("visibilitychange", () => {
      // Without a network there is nothing newer.
      if (!document.hidden) registration.update().catch(() => {});
    });
    await navigator.serviceWorker.ready;
    document.documentElement.dataset.offline = "";
  }
}

function typeOf(name) {
  const types = {
    json: "application/json",
    txt: "text/plain",
    csv: "text/csv",
    png: "image/png",
    svg: "image/svg+xml",
    pdf: "application/pdf",
  };
  return types[name.split(".").pop()] ?? "application/octet-stream";
}
