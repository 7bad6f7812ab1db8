// Makes a file of a photo's pixels beside the frames.

onmessage = async ({ data: { width, height, pixels } }) => {
  try {
    const canvas = new OffscreenCanvas(width, height);
    // The graphics card has the frames to draw.
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.putImageData(new ImageData(pixels, width, height), 0, 0);
    const file = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 });
    const bytes = await file.arrayBuffer();
    postMessage({ bytes }, [bytes]);
  } catch (why) {
    postMessage({ why: String(why) });
  }
};
