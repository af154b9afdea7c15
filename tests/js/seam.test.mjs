/**
 * The table and the pages know no game: nothing in the folder of the table names a module outside it, but for packages
 * and the schema's types, and nothing in that of the pages but the table's as well; no line of either, nor of the styles
 * that all games have in common, says a word of a game that we have.
 */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

const TABLE = new URL("../../app/static/js/table/", import.meta.url);
const PAGES = new URL("../../app/static/js/pages/", import.meta.url);
const STYLES = new URL("../../app/static/css/", import.meta.url);
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
const OF_GAMES = [
  /\b(?:skymines?|harvest|luna|lunar|minerva|astrogo|tawac|moon|outposts?|helium|tank|EndTurn|DropOut|UseResources|[A-Z][a-z]+Began)\b|["'`]planning["'`]/i,
  /\b(?:shackleton|astrobot|selenium|evergreen|artemis|to mars|sky watch|corporations?|astronauts?|shuttles?|crater|rovers?|reputation|energy|maintenance)\b/i,
];

/** Options of games, and their messages. */
const OPTIONS = "deal|modules?|tracks?|tokens|linked_slots|corporations|hard";
OF_GAMES.push(new RegExp(`\\boptions(?:\\?\\.|[.-])(?:${OPTIONS})\\b|home-(?:base-game|hard)`));

/** Whether a text has a word of a game. */
const isOfAGame = (text) => OF_GAMES.some((words) => words.test(text));

for (const [name, folder] of [
  ["table", TABLE],
  ["pages", PAGES],
])
  test(`the ${name} says no word of a game, in code or in comments`, async () => {
    const said = [];
    for (const file of (await readdir(folder, { recursive: true })).filter((one) => one.endsWith(".ts")))
      for (const line of (await readFile(new URL(file, folder), "utf8")).split("\n"))
        if (isOfAGame(line) || isOfAGame(wordsApart(line))) said.push(`${file}: ${line}`);
    assert.deepEqual(said, []);
  });

/** Styles of a game: its folder, and the list of its files. */
const GAMES_STYLES = /^(?:skymines|shackleton)(?:\.css$|[\\/])/;

/**
 * What styles may say of a game: the name of a colour, as those of all games stand in tokens.css, where both palettes
 * are compared.
 */
const COLOUR = /--[\w-]+/g;

/** Whether a line of a style has a word of a game. */
const isStyleOfAGame = (line) => {
  const text = line.replaceAll(COLOUR, "");
  return isOfAGame(text) || isOfAGame(wordsApart(text)) || /\.planning\b/.test(text);
};

test("styles that games have in common say no word of a game", async () => {
  const files = (await readdir(STYLES, { recursive: true })).filter(
    (name) => name.endsWith(".css") && !GAMES_STYLES.test(name),
  );
  assert.ok(files.length > 60);
  const said = [];
  for (const file of files)
    for (const line of (await readFile(new URL(file, STYLES), "utf8")).split("\n"))
      if (isStyleOfAGame(line)) said.push(`${file}: ${line}`);
  assert.deepEqual(said, []);
});

test("a word of a game is found in a style", () => {
  for (const line of [
    '[data-tab="moon"] {',
    ".luna-face,",
    ".podium .of-luna {",
    ".planning button,",
    "/* Luna's card. */",
  ])
    assert.ok(isStyleOfAGame(line), line);
  for (const line of ["--energy: var(--main-ink);", "stroke: var(--moon-line);"])
    assert.ok(!isStyleOfAGame(line), line);
});

test("a word of a game is found", () => {
  for (const line of ["const { luna } = marks;", "// as in Skymines", 'step === "planning"', 'type: "TurnBegan"'])
    assert.ok(isOfAGame(line), line);
  for (const line of ["options.deal ?? 0", "table.options?.modules", "say(`options-module-dust`)", '"home-base-game"'])
    assert.ok(isOfAGame(line), line);
  for (const line of ["const { corporations } = view;", "// AstroBot's", 'step === "shuttle"'])
    assert.ok(isOfAGame(line), line);
  for (const line of ["readLunaCard()", "of_tawac", "skyminesView", "astronautsOf"])
    assert.ok(isOfAGame(wordsApart(line)), line);
  assert.ok(!isOfAGame("const plan = beginning(moonlight);"));
});
