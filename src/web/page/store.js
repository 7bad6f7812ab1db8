// Photos that are kept between visits, in the page's own database. Where nothing may be kept, nothing
// is: the window tells it when it tries.

const PHOTOS = "photos";

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Store {
  #base = null;
  #names = new Set();

  static async open() {
    const store = new Store();
    try {
      const request = indexedDB.open("inkspector", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(PHOTOS);
      store.#base = await done(request);
      const names = await done(store.#photos("readonly").getAllKeys());
      store.#names = new Set(names);
    } catch (why) {
      console.warn(why);
    }
    return store;
  }

  #photos(mode) {
    return this.#base.transaction(PHOTOS, mode).objectStore(PHOTOS);
  }

  async put(name, bytes) {
    if (!this.#base) throw new Error("indexedDB");
    // Asked for with the first photo: the browser may then keep it when room grows scarce.
    if (this.#names.size === 0) navigator.storage?.persist?.();
    const photos = this.#photos("readwrite");
    photos.put(bytes, name);
    // Only the end of it tells whether there was room.
    await new Promise((resolve, reject) => {
      const { transaction } = photos;
      transaction.oncomplete = resolve;
      transaction.onabort = () => {
        // A browser without room says so by the name alone.
        const { error } = transaction;
        reject(new Error(error?.message || error?.name || "indexedDB"));
      };
    });
    this.#names.add(name);
  }

  async get(name) {
    return this.#base ? done(this.#photos("readonly").get(name)) : undefined;
  }

  remove(name) {
    this.#names.delete(name);
    if (this.#base) done(this.#photos("readwrite").delete(name)).catch(() => {});
  }

  names() {
    return [...this.#names];
  }
}
