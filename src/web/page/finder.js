// Looks at the frames of a camera beside the window: the program that reads photos, without the networks.

import init, { lookForBoard } from "./@@reader.js@@";

onmessage = async ({ data }) => {
  if (data.module) {
    await init({ module_or_path: data.module });
    postMessage({ ready: true });
    return;
  }
  const { pixels, width, zoom } = data;
  postMessage({ seen: lookForBoard(new Uint8Array(pixels), width, zoom) });
};
