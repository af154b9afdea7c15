/**
 * The table and the pages know no game: nothing in the folder of the table names a module outside it, but for packages
 * and the schema's types, and nothing in that of the pages but the table's as well; no line of the table says a game's
 * word.
 */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

const TABLE = new URL("../../app/static/js/table/", import.meta.url);
const PAGES = new URL("../../app/static/js/pages/", import.meta.url);
const OUTSIDE = /(?:from|import)\s*\(?\s*["'](\.[^"']*)["']/g;

/** What a module of a folder names outside this folder and those that it may name. */
function outside(path, source, folder = TABLE, known = [TABLE]) {
  return [...source.matchAll(OUTSIDE)]
    .map(([, name]) => new URL(name, new URL(path, folder)).href)
    .filter((address) => !known.some(({ href }) => address.startsWith(href)) && !address.endsWith("/js/schema.d.ts"));
}

test("the table imports no game and no page", async () => {
  const files = (await readdir(TABLE, { recursive: true })).filter((name) => name.endsWith(".ts"));
  assert.ok(files.length > 20);
  for (const file of files) assert.deepEqual(outside(file, await readFile(new URL(file, TABLE), "utf8")), [], file);
});

test("the pages import no game", async () => {
  const files = (await readdir(PAGES, { recursive: true })).filter((name) => name.endsWith(".ts"));
  assert.ok(files.length > 20);
  for (const file of files) {
    const source = await readFile(new URL(file, PAGES), "utf8");
    assert.deepEqual(outside(file, source, PAGES, [PAGES, TABLE]), [], file);
  }
});

test("a module of a game is found however it is imported", () => {
  for (const way of [
    'import { x } from "../skymines/x.ts";',
    'import("../skymines/x.ts")',
    'export * from "../pages/x.ts"',
  ])
    assert.equal(outside("store.ts", way).length, 1, way);
  assert.deepEqual(outside("log/panel.ts", 'import { face } from "../face.ts"; import { html } from "lit-html";'), []);
});

/** The words that a name is made of, apart: `readLunaCard` and `luna-card` as "read Luna Card luna card". */
function wordsApart(line) {
  return line.replaceAll(/([a-z0-9])(?=[A-Z])/g, "$1 ").replaceAll(/[_-]/g, " ");
}

/** Words of games: their names, and what they call companies, seats, pieces, phases, moves and events. */
const OF_A_GAME =
  /\b(?:skymines?|harvest|luna|lunar|minerva|astrogo|tawac|moon|outposts?|helium|EndTurn|DropOut|UseResources|[A-Z][a-z]+Began)\b|["'`]planning["'`]/i;

test("the table says no word of a game, in code or in comments", async () => {
  for (const file of (await readdir(TABLE, { recursive: true })).filter((name) => name.endsWith(".ts")))
    for (const line of (await readFile(new URL(file, TABLE), "utf8")).split("\n"))
      for (const text of [line, wordsApart(line)]) assert.doesNotMatch(text, OF_A_GAME, file);
});

test("a word of a game is found", () => {
  for (const line of ["const { luna } = marks;", "// as in Skymines", 'step === "planning"', 'type: "TurnBegan"'])
    assert.match(line, OF_A_GAME);
  for (const line of ["readLunaCard()", "of_tawac", "skyminesView"]) assert.match(wordsApart(line), OF_A_GAME);
  assert.doesNotMatch("const plan = beginning(moonlight);", OF_A_GAME);
});
