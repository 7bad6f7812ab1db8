// The rear camera with the board outlined; a photo is taken once the board is seen whole, sharp and
// still, or by a tap. Several boards are photographed one after another.

const FINDER = new URL("./@@finder.js@@", import.meta.url);

// Frames are looked at with their longer side this many pixels long.
const FRAME = 960;

const element = (id) => document.getElementById(id);

// Whether this browser lets a page use a camera at all.
export function hasCamera() {
  return Boolean(navigator.mediaDevices?.getUserMedia);
}

// Resolves with the photos that were taken, or with null where there is no camera to be had and the
// person wants to choose a file instead.
export function photograph(program, words) {
  return new Promise((resolve) => new Camera(program, words, resolve).open());
}

class Camera {
  #words;
  #resolve;
  #worker;
  #stream = null;
  #taken = [];
  // Once a photo is taken the next waits until another board is seen.
  #waits = false;
  #open = true;
  #frame = document.createElement("canvas");

  constructor(program, words, resolve) {
    this.#words = words;
    this.#resolve = resolve;
    this.#worker = new Worker(FINDER, { type: "module" });
    this.#worker.onmessage = ({ data }) => {
      if (data.seen) this.#seen(data.seen);
      this.#next();
    };
    // Without it photos are taken by a tap.
    this.#worker.onerror = (event) => event.preventDefault();
    program.then((module) => this.#worker.postMessage({ module }), () => {});
  }

  async open() {
    this.#name("camera-take", "camera-take", () => this.#take());
    this.#name("camera-done", "camera-done", () => this.#close(this.#taken));
    this.#name("camera-leave", "camera-leave", () => this.#close(this.#taken));
    this.#name("camera-file", "camera-file", () => this.#close(null));
    element("camera-leave").hidden = false;
    element("camera-done").hidden = true;
    element("camera-file").hidden = true;
    element("camera-take").hidden = false;
    element("camera-outline").replaceChildren();
    this.#say("camera-wait");
    element("camera").hidden = false;
    element("camera-take").focus();
    document.addEventListener("keydown", this.#key);
    try {
      this.#stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: "environment", width: { ideal: 3840 }, height: { ideal: 2160 } },
      });
      if (!this.#open) return this.#stop();
      const video = element("camera-video");
      video.srcObject = this.#stream;
      await video.play();
    } catch (why) {
      if (!this.#open) return;
      // Nobody allowed it, or there is none.
      console.info(why);
      this.#say("camera-refused");
      element("camera-take").hidden = true;
      element("camera-file").hidden = false;
      element("camera-file").focus();
    }
  }

  #name(id, key, press) {
    const button = element(id);
    button.textContent = this.#words[key];
    button.onclick = press;
  }

  #say(key) {
    const said = element("camera-said");
    if (said.dataset.key === key) return;
    said.dataset.key = key;
    said.textContent = this.#words[key];
  }

  #key = (event) => {
    if (event.key === "Escape") this.#close(this.#taken);
    // The window below hears no keys.
    event.stopPropagation();
  };

  // Hands the next frame to the finder.
  #next() {
    if (!this.#open) return;
    const video = element("camera-video");
    if (!video.videoWidth || video.readyState < 2) {
      setTimeout(() => this.#next(), 100);
      return;
    }
    const shrink = Math.min(1, FRAME / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [video.videoWidth, video.videoHeight].map((v) => Math.round(v * shrink));
    if (this.#frame.width !== width || this.#frame.height !== height) {
      [this.#frame.width, this.#frame.height] = [width, height];
    }
    const context = this.#frame.getContext("2d", { willReadFrequently: true });
    context.drawImage(video, 0, 0, width, height);
    const pixels = context.getImageData(0, 0, width, height).data.buffer;
    this.#worker.postMessage({ pixels, width, zoom: 1 / shrink }, [pixels]);
  }

  #seen([hint, ...corners]) {
    if (!this.#open) return;
    const outline = element("camera-outline");
    outline.setAttribute("viewBox", `0 0 ${this.#frame.width} ${this.#frame.height}`);
    outline.replaceChildren();
    if (corners.length === 8) {
      const shape = document.createElementNS("http://www.w3.org/2000/svg", "polygon");
      shape.setAttribute("points", corners.map((v) => v.toFixed(1)).join(" "));
      shape.classList.toggle("ready", hint === "camera-ready");
      outline.append(shape);
    }
    if (this.#waits) {
      // The board that was photographed is taken away, or the camera led to another one.
      if (hint !== "camera-ready") this.#waits = hint === "camera-moving" ? this.#waits : false;
      return;
    }
    this.#say(hint);
    if (hint === "camera-ready") this.#take();
  }

  async #take() {
    const video = element("camera-video");
    if (!this.#open || !video.videoWidth) return;
    this.#waits = true;
    const photo = document.createElement("canvas");
    [photo.width, photo.height] = [video.videoWidth, video.videoHeight];
    photo.getContext("2d").drawImage(video, 0, 0);
    const file = await new Promise((done) => photo.toBlob(done, "image/jpeg", 0.92));
    if (!file || !this.#open) return;
    this.#taken.push(new File([file], `camera-${this.#taken.length + 1}.jpg`, { type: file.type }));
    this.#say("camera-taken");
    const done = element("camera-done");
    done.textContent = `${this.#words["camera-done"]} (${this.#taken.length})`;
    done.hidden = false;
    // What was taken is not given up unasked.
    element("camera-leave").hidden = true;
    done.focus();
  }

  #stop() {
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = null;
  }

  #close(photos) {
    if (!this.#open) return;
    this.#open = false;
    this.#worker.terminate();
    this.#stop();
    document.removeEventListener("keydown", this.#key);
    element("camera-video").srcObject = null;
    element("camera").hidden = true;
    element("window").focus();
    this.#resolve(photos);
  }
}
