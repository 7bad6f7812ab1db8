// Keeps the page for visits without a network. A newer version waits until somebody takes it, or
// until the last window of this one has closed.

const VERSION = "@@version@@";
const FILES = [@@list@@];
const FAMILY = `inkspector ${registration.scope} `;
const CACHE = FAMILY + VERSION;

// Some hosts lead from a page's file to its folder, and what was led elsewhere opens no page.
const kept = (name) => (name === "index.html" ? "./" : name);

// Names with a hash never change what they hold.
const isLasting = (name) => /\.[0-9a-f]{16}\./.test(name);

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((name) => (
      new Request(kept(name), { cache: isLasting(name) ? "default" : "reload" })
    )));
  })());
});

addEventListener("message", ({ data }) => {
  if (data === "take") skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    // Windows of the version before may still ask for its files.
    const own = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
    await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const inside = request.url.startsWith(registration.scope);
  if (request.method !== "GET" || !inside) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const home = new URL("./", registration.scope).href;
    const page = request.url.split(/[?#]/)[0].replace(/index\.html$/, "");
    const found = page === home
      ? await cache.match(home)
      : await caches.match(request, { ignoreSearch: true });
    return found ?? fetch(request);
  })());
});
