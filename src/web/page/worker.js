// Reads photos beside the window: a program of its own, with the networks.

import init, { giveModels, readForWindow } from "./@@reader.js@@";

const MODELS = ["./@@routes.bin@@", "./@@digits.bin@@", "./@@flap.bin@@"];

async function fetchBytes(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// The program is compiled by the page; the networks need not wait for it.
const models = Promise.all(MODELS.map(fetchBytes));
let begin;
const isReady = new Promise((resolve) => {
  begin = (module) => resolve(start(module));
});
// Whoever asks for a photo hears of it.
models.catch(() => {});
isReady.catch(() => {});

async function start(module) {
  await init({ module_or_path: module });
  giveModels(...await models);
  postMessage("ready");
}

// What must be handed over: the bytes of pictures.
function bytesOf(parts) {
  return parts.filter((part) => part instanceof Uint8Array).map((part) => part.buffer);
}

onmessage = async ({ data }) => {
  if (data.module) return begin(data.module);
  try {
    await isReady;
    readForWindow(data.bytes, data.corners, data.layout, (parts) => {
      postMessage(parts, bytesOf(parts));
    });
    postMessage("done");
  } catch (why) {
    // The window starts another worker.
    setTimeout(() => { throw why; });
  }
};
