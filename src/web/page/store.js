// What is kept between visits, in the page's own database: texts, and photos by the names that tables
// know them by. All texts are in memory too, so that the window need not wait for any. Where nothing
// may be kept, nothing is: the window tells it.

const FILES = "photos";

// Where texts were kept before.
const BEFORE = "inkspector/";

const isPhoto = (name) => name.startsWith("photo-");

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Store {
  #base = null;
  #photos = new Set();
  #texts = new Map();
  // Texts that are not written yet; null for one that is to go.
  #changed = new Map();
  #writing = null;
  // Why the last of it could not be written, and whether it held a table; who is to hear of it.
  #lacking = null;
  #failed = null;
  #others = null;
  #isAsked = false;

  static async open() {
    const store = new Store();
    try {
      const request = indexedDB.open("inkspector", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(FILES);
      store.#base = await done(request);
      await store.#readTexts();
      store.#hearOthers();
    } catch (why) {
      console.warn(why);
    }
    await store.#takeOver();
    return store;
  }

  #files(mode) {
    return this.#base.transaction(FILES, mode).objectStore(FILES);
  }

  async #readTexts() {
    const files = this.#files("readonly");
    const names = await done(files.getAllKeys());
    this.#photos = new Set(names.filter(isPhoto));
    const texts = names.filter((name) => !isPhoto(name));
    const read = await Promise.all(texts.map((name) => done(files.get(name))));
    this.#texts = new Map(texts.map((name, index) => [name, read[index]]));
  }

  // Brings what was kept elsewhere before. It stays there until it is written here.
  async #takeOver() {
    if (!this.#base) return;
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(BEFORE));
      if (keys.length === 0) return;
      for (const key of keys) {
        const name = key.slice(BEFORE.length);
        if (!this.#texts.has(name)) this.write(name, localStorage.getItem(key));
      }
      await this.#flush();
      if (this.#changed.size > 0) return;
      for (const key of keys) localStorage.removeItem(key);
    } catch (why) {
      console.warn(why);
    }
  }

  // What other pages of the program write is known here too.
  #hearOthers() {
    if (!globalThis.BroadcastChannel) return;
    this.#others = new BroadcastChannel("inkspector kept");
    this.#others.onmessage = ({ data }) => {
      for (const [name, text] of data) {
        if (!this.#changed.has(name)) this.#set(name, text);
      }
    };
  }

  #set(name, text) {
    if (text === null) this.#texts.delete(name);
    else this.#texts.set(name, text);
  }

  // Runs `change` on the files, all of it or nothing.
  async #commit(change) {
    if (!this.#base) throw new Error("indexedDB");
    const files = this.#files("readwrite");
    const { transaction } = files;
    // Only the end of it tells whether there was room.
    const end = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => {
        // A browser without room says so by the name alone.
        const { error } = transaction;
        reject(new Error(error?.message || error?.name || "indexedDB"));
      };
    });
    change(files);
    transaction.commit?.();
    await end;
  }

  // Asks the browser once to keep what is here when room grows scarce.
  #askToStay() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    navigator.storage?.persist?.().catch(() => {});
  }

  // Writes what has changed. What finds no room is written together with what comes next, so that
  // nothing is taken away before what takes its place is there; why is told once until there is room.
  #flush() {
    this.#writing ??= this.#writeAll();
    return this.#writing;
  }

  async #writeAll() {
    // All that the window writes at once goes together.
    await null;
    while (this.#changed.size > 0) {
      const changed = [...this.#changed];
      const table = changed.some(([name]) => name.startsWith("table"));
      this.#changed.clear();
      try {
        await this.#commit((files) => {
          for (const [name, text] of changed) {
            if (text === null) files.delete(name);
            else files.put(text, name);
          }
        });
        this.#lacking = null;
        this.#others?.postMessage(changed);
        if (table) this.#askToStay();
      } catch (why) {
        const newer = this.#changed.size > 0;
        this.#changed = new Map([...changed, ...this.#changed]);
        const first = !this.#lacking;
        this.#lacking = [why, table];
        if (first) this.#failed?.(why, table);
        if (!newer) break;
      }
    }
    this.#writing = null;
  }

  // Whether anything can be kept; `failed` hears why something is not, and whether it is a table.
  listen(failed) {
    this.#failed = failed;
    if (this.#lacking) failed(...this.#lacking);
    return this.#base !== null;
  }

  text(name) {
    return this.#texts.get(name);
  }

  write(name, text) {
    this.#set(name, text);
    if (!this.#base) return;
    this.#changed.set(name, text);
    this.#flush();
  }

  async put(name, bytes) {
    this.#askToStay();
    await this.#commit((files) => files.put(bytes, name));
    this.#photos.add(name);
  }

  async get(name) {
    return this.#base ? done(this.#files("readonly").get(name)) : undefined;
  }

  remove(name) {
    if (!isPhoto(name)) {
      if (this.#texts.has(name)) this.write(name, null);
      return;
    }
    this.#photos.delete(name);
    if (this.#base) done(this.#files("readwrite").delete(name)).catch(() => {});
  }

  has(name) {
    return this.#photos.has(name);
  }

  names() {
    return [...this.#texts.keys(), ...this.#photos];
  }
}
