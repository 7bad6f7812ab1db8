// Reads photos beside the window: the same program once more, with the networks.

import init, { giveModels, readForWindow } from "./@@program.js@@";

const MODELS = ["./@@routes.bin@@", "./@@digits.bin@@", "./@@flap.bin@@"];

async function fetchBytes(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

let isReady = null;

async function start(module) {
  const [routes, digits, flap] = await Promise.all(MODELS.map(fetchBytes));
  await init({ module_or_path: module });
  giveModels(routes, digits, flap);
  postMessage("ready");
}

// What must be handed over: the bytes of pictures.
function bytesOf(parts) {
  return parts.filter((part) => part instanceof Uint8Array).map((part) => part.buffer);
}

onmessage = async ({ data }) => {
  if (data.module) {
    isReady = start(data.module);
    // Whoever asks for a photo hears of it.
    isReady.catch(() => {});
    return;
  }
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
