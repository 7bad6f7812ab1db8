// Serves the page's folder on the loopback, from a subfolder and with compressed copies, as a plain
// host would.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".ts": "text/plain",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

// A server of `folder` below /club/; `log` hears of each file with the bytes that went over the wire.
// `swap` may hand over other bytes for a name.
export async function serve(folder, log = () => {}, swap = () => null) {
  const server = createServer(async (request, answer) => {
    const url = new URL(request.url, "http://loopback");
    if (!url.pathname.startsWith("/club/")) {
      answer.writeHead(404).end();
      log(url.pathname, 404, 0);
      return;
    }
    const name = url.pathname.slice("/club/".length) || "index.html";
    const headers = {
      "content-type": TYPES[path.extname(name)] ?? "application/octet-stream",
      "cache-control": /\.[0-9a-f]{16}\./.test(name) ? "max-age=31536000, immutable" : "no-cache",
    };
    try {
      let bytes = swap(name);
      if (!bytes) {
        const copy = await readFile(path.join(folder, `${name}.br`)).catch(() => null);
        if (copy) headers["content-encoding"] = "br";
        bytes = copy ?? await readFile(path.join(folder, name));
      }
      headers["content-length"] = bytes.length;
      answer.writeHead(200, headers).end(bytes);
      log(name, 200, bytes.length);
    } catch {
      answer.writeHead(404).end();
      log(name, 404, 0);
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/club/`,
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    }),
  };
}
