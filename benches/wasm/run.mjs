// How long a sheet takes as WebAssembly, in Node: `node benches/wasm/run.mjs`. Builds the core alone (the
// target comes with `rustup target add wasm32-unknown-unknown`) and scores the full games of `--bench
// sheet`, evidence and the other rulings included, as the page of a browser does. Prints the shortest and
// the median mean of so many rounds through all games.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const built = process.argv[2] ?? "target/wasm-bench";
execFileSync(
  "cargo",
  ["build", "--release", "--target", "wasm32-unknown-unknown", "--target-dir", built,
    "--manifest-path", join(here, "Cargo.toml")],
  { stdio: "inherit" },
);
const file = join(built, "wasm32-unknown-unknown/release/inkspector-wasm-bench.wasm");
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const score = () => instance.exports.main(0, 0);

const vectors = join(here, "../../tests/data/vectors");
const games = ["scores_lkamols_games.json", "random_boards.json"]
  .map((name) => JSON.parse(readFileSync(join(vectors, name))).vectors.length)
  .reduce((sum, count) => sum + count, 0);

score(); // reads the games
for (let warm = 0; warm < 50; warm += 1) score();
const rounds = 400;
const means = [];
for (let round = 0; round < rounds; round += 1) {
  const start = process.cpuUsage();
  score();
  const { user, system } = process.cpuUsage(start);
  means.push((user + system) / games);
}
means.sort((a, b) => a - b);
const told = (mean) => `${mean.toFixed(2)} us`;
console.log(`${games} games: ${told(means[0])} a sheet at best, ${told(means[rounds >> 1])} in the median`);
