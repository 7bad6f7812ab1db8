/** The language of sentences; keys of the answers stay as they are. */
export interface Options {
  language?: "en" | "de" | "fr";
}

/** A space, such as `A1`. */
export type Space = string;

/** What is drawn in a space; `null` for an empty one. */
export interface Cell {
  [key: string]: unknown;
}

/** A space that may be another than it was read as. */
export interface Doubt {
  space: Space;
  /** Of the reading chosen, 0 to 1. */
  probability: number;
  /** Other readings as space codes, best first. */
  others: string[];
}

/** A round number that may be another. */
export interface RoundDoubt {
  space: Space;
  probability: number;
  /** `null` for a blank box. */
  others: (number | null)[];
}

/** A board read from a photo, as `inkspector read --json` tells it. */
export interface Reading {
  file: string;
  /** Why there is no board that can be read; everything but `seconds` is missing then. */
  refused?: string;
  kind?: "classic" | "challenge";
  corners?: unknown;
  /** Probability that the board is this way up. */
  upright?: number;
  /** Row by row. */
  cells?: (Cell | null)[][];
  doubts?: Doubt[];
  round_doubts?: RoundDoubt[];
  /** Spaces that the edge of the photo cuts off. */
  hidden?: string[];
  /** The photo is mirrored; the board is that of the photo mirrored back. */
  mirrored?: boolean;
  seconds: number;
  /** The other boards in the photo, in reading order. */
  others?: Reading[];
}

/** A line of the sheet. */
export interface Line {
  key: string;
  title: string;
  points: number;
  source: string;
  at_most?: number;
  evidence?: string[];
}

/** A score, as `inkspector score --json --evidence` tells it; every field is described there. */
export interface Score {
  inkspector: number;
  edition: "classic" | "challenge";
  networks: number[];
  network_points: number;
  longest_highway: number;
  longest_railway: number;
  centre: number;
  lines: Line[];
  errors: number;
  total: number;
  total_at_most?: number;
  issues: { kind: string; message: string; [key: string]: unknown }[];
  [key: string]: unknown;
}

/** A score explained line by line, as `inkspector explain --json` tells it. */
export interface Explanation extends Score {
  steps: { title: string; points: number; source: string; sentences: string[] }[];
}

/** Reads the boards of a photo: the bytes of a JPEG, PNG, WebP or HEIC file. It takes up to a second,
 * in which the page stands still; call it in a worker where that matters. */
export function readPhoto(bytes: ArrayBuffer | Uint8Array, options?: Options): Promise<Reading>;

/** Scores a board: the text of a board file or of placements, or a board as JSON. Rejects with the
 * place of each mistake. */
export function score(board: string | object, options?: Options): Promise<Score>;

/** Explains a score. */
export function explain(board: string | object, options?: Options): Promise<Explanation>;
