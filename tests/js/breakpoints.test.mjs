/** The widths and heights at which styles change are those that scripts know: one place names them all. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { HEIGHT_PX, WIDTH_REM } from "../../app/static/js/table/breakpoints.ts";

const STYLES = new URL("../../app/static/css/", import.meta.url);
const TEMPLATES = new URL("../../app/templates/", import.meta.url);
/** What asks for the size of anything but the whole page, or of the screen to choose the size of text. */
const APART = [
  "@container moon",
  "@container other",
  "@container majorities",
  "@container open-project",
  "@container own-project",
  "@container sheet",
  "@media (width >= 1810px)",
  "@media (width >= 2500px)",
  "@media (width >= 3400px)",
];
const KNOWN = new Set([
  ...Object.values(WIDTH_REM).map((width) => `${width}rem`),
  ...Object.values(HEIGHT_PX).map((height) => `${height}px`),
]);

/** The sizes in the conditions of a stylesheet that are not among the known ones. */
function unknown(source) {
  return [...source.matchAll(/@(?:media|container)[^{]*|\bmedia="[^"]*"/g)]
    .map(([condition]) => condition)
    .filter((condition) => !APART.some((start) => condition.startsWith(start)))
    .flatMap((condition) => condition.match(/[\d.]+(?:rem|px|em|ch|vw)\b/g) ?? [])
    .filter((size) => !KNOWN.has(size));
}

test("styles change at the known widths and heights alone", async () => {
  const files = (await readdir(STYLES, { recursive: true })).filter((name) => name.endsWith(".css"));
  assert.ok(files.length > 40);
  for (const file of files) assert.deepEqual(unknown(await readFile(new URL(file, STYLES), "utf8")), [], file);
});

test("pages choose pictures at the known widths alone", async () => {
  const files = (await readdir(TEMPLATES, { recursive: true })).filter((name) => name.endsWith(".html"));
  assert.ok(files.length > 20);
  for (const file of files) assert.deepEqual(unknown(await readFile(new URL(file, TEMPLATES), "utf8")), [], file);
});

test("another width is found", () => {
  assert.deepEqual(unknown("@container page (width < 51rem) {}"), ["51rem"]);
  assert.deepEqual(unknown("@media (max-width: 760px) and (height < 500px) {}"), ["760px"]);
  assert.deepEqual(unknown('<source media="(max-width: 759px)">'), ["759px"]);
  assert.deepEqual(unknown("@container page (50rem <= width < 80rem) { a { width: 3rem } }"), []);
});
