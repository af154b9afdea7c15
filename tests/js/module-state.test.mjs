/**
 * Where the state of a page lives: in its store, and in the objects that are made when it starts. A variable of a module
 * is out of sight of both, and outlives what it belongs to; it stands only for what a document has one of.
 */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

const SCRIPTS = new URL("../../app/static/js/", import.meta.url);
const FOLDERS = ["table", "skymines", "shackleton", "pages"];

/** The variables of modules that may be, each with its reason. @type {Record<string, Record<string, string>>} */
const ALLOWED = {
  "table/drawings.ts": {
    arrive: "the pictures of the page arrive once, for each who waits for them",
    left: "the symbols that the document's one sprite still lacks",
    rest: "and whether they are wanted",
  },
  "table/face.ts": { face: "a page shows one game, whose script sets its face before anything runs" },
  "table/pointing.ts": { pointedAt: "a document has one pointer and one focus" },
  "table/server-time.ts": {
    ahead: "one server's clock, of which every answer to any part tells",
    isExact: "and how well it is known",
  },
  "table/sound.ts": { audio: "a document has one output of sound, made when it first rings" },
  "table/tab-stop.ts": { visited: "where Tab returns to: a document has one focus" },
  "skymines/panels/intro.ts": { known: "what the browser's storage holds, read once" },
  "pages/parts/common.ts": { moving: "the page's one place for what is said, an element of the document" },
  "pages/parts/examples.ts": { known: "words and facts of the page's game, fetched once for all its examples" },
  "pages/parts/leaving.ts": { leaving: "a document is left once" },
  "pages/parts/opening.ts": { opening: "the table that this page is about to open, whichever button asked for it" },
};

/** The variables of a module: biome lets no statement of its top level begin with a blank. */
const variablesOf = (source) => [...source.matchAll(/^(?:export )?(?:let|var)\s+(\w+)/gm)].map(([, name]) => name);

test("variables of modules are found, those of functions are none", () => {
  const source = [
    "let one = 1;",
    "export let two: number;",
    "function f() {",
    "  let three = 3;",
    "}",
    "const four = 4;",
  ];
  assert.deepEqual(variablesOf(source.join("\n")), ["one", "two"]);
});

test("no module keeps state of the page but what a document has one of", async () => {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const folder of FOLDERS)
    for (const name of await readdir(new URL(folder, SCRIPTS), { recursive: true })) {
      const path = `${folder}/${name}`;
      const variables = name.endsWith(".ts") ? variablesOf(await readFile(new URL(path, SCRIPTS), "utf8")) : [];
      if (variables.length > 0) found[path] = variables.sort();
    }
  const allowed = Object.entries(ALLOWED).map(([path, reasons]) => [path, Object.keys(reasons).sort()]);
  assert.deepEqual(found, Object.fromEntries(allowed), "put it into the store, or into an object made by `start`");
});
