/** The table knows no game: nothing in its folder names a module outside it, but for packages and the schema's types. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

const TABLE = new URL("../../app/static/js/table/", import.meta.url);
const OUTSIDE = /(?:from|import)\s*\(?\s*["'](\.[^"']*)["']/g;

/** What a module of the table names outside the folder. */
function outside(path, source) {
  return [...source.matchAll(OUTSIDE)]
    .map(([, name]) => new URL(name, new URL(path, TABLE)).href)
    .filter((address) => !address.startsWith(TABLE.href) && !address.endsWith("/js/schema"));
}

test("the table imports no game and no page", async () => {
  const files = (await readdir(TABLE, { recursive: true })).filter((name) => /\.(js|d\.ts)$/.test(name));
  assert.ok(files.length > 20);
  for (const file of files) assert.deepEqual(outside(file, await readFile(new URL(file, TABLE), "utf8")), [], file);
});

test("a module of a game is found however it is imported", () => {
  for (const way of [
    'import { x } from "../skymines/x.js";',
    'import("../skymines/x.js")',
    'export * from "../pages/x.js"',
  ])
    assert.equal(outside("store.js", way).length, 1, way);
  assert.deepEqual(outside("log/panel.js", 'import { face } from "../face.js"; import { html } from "lit-html";'), []);
});

test("the table names no company, slot, phase or move of Skymines in its code", async () => {
  const words = /["'`](?:skymine|minerva|astrogo|tawac|planning|EndTurn|TurnBegan|RoundBegan|UseResources)["'`]/;
  for (const file of (await readdir(TABLE, { recursive: true })).filter((name) => name.endsWith(".js")))
    assert.doesNotMatch(await readFile(new URL(file, TABLE), "utf8"), words, file);
});
