// The engine for other pages, without the window: photos to boards, boards to scores. Types and a
// description of each function are in engine.d.ts.

import init, {
  explain as explainText,
  giveModels,
  giveWords,
  readPhoto as readBytes,
  score as scoreText,
} from "./@@reader.js@@";

const TEXTS = { en: "./@@en.ftl@@", de: "./@@de.ftl@@", fr: "./@@fr.ftl@@" };

async function get(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

// Hosts need not know the type of such a file.
async function getProgram() {
  const answer = await get("./@@reader.wasm@@");
  return new Response(answer.body, { headers: { "content-type": "application/wasm" } });
}

let program = null;
const texts = new Map();
let models = null;

async function ready(language) {
  program ??= init({ module_or_path: getProgram() });
  await program;
  if (!texts.has(language)) {
    const given = get(TEXTS[language] ?? TEXTS.en).then((answer) => answer.text());
    texts.set(language, given.then((text) => giveWords(language, text)));
  }
  await texts.get(language);
}

async function readModels() {
  const names = ["./@@routes.bin@@", "./@@digits.bin@@", "./@@flap.bin@@"];
  const answers = await Promise.all(names.map(get));
  const buffers = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  giveModels(...buffers.map((buffer) => new Uint8Array(buffer)));
}

const textOf = (board) => (typeof board === "string" ? board : JSON.stringify(board));

export async function readPhoto(bytes, { language = "en" } = {}) {
  await ready(language);
  models ??= readModels();
  await models;
  const lines = readBytes(new Uint8Array(bytes), language).split("\n");
  const [first, ...others] = lines.map((line) => JSON.parse(line));
  return others.length > 0 ? { ...first, others } : first;
}

export async function score(board, { language = "en" } = {}) {
  await ready(language);
  return JSON.parse(scoreText(textOf(board), language));
}

export async function explain(board, { language = "en" } = {}) {
  await ready(language);
  return JSON.parse(explainText(textOf(board), language));
}
