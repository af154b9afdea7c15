/** Folding names, held to the same examples as the server's. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { folded } from "../../app/static/js/table/talk/folding.ts";

const { alike, different } = JSON.parse(readFileSync(new URL("../text/folding.json", import.meta.url), "utf-8"));
const bare = (name) => folded(name).replaceAll(" ", "");

test("names that differ in case, width or form are the same", () => {
  for (const names of alike) assert.equal(new Set(names.map(bare)).size, 1, names.join());
});

test("names with other letters are not", () => {
  for (const names of different) assert.equal(new Set(names.map(bare)).size, names.length, names.join());
});
