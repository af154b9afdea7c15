import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { command, found, nearest } from "../../app/static/js/table/keys.ts";

test("keys of the documented model, and none with a modifier", () => {
  assert.equal(command({ key: "u" }), "undo");
  assert.equal(command({ key: "e" }), "end");
  assert.equal(command({ key: "Escape" }), "escape");
  assert.equal(command({ key: "g" }), "region");
  assert.equal(command({ key: "3" }), "tab-2");
  assert.equal(command({ key: "u", ctrlKey: true }), null);
  assert.equal(command({ key: "q" }), null);
});

test("docs/accessibility.md lists exactly the letters that are shortcuts", () => {
  const page = readFileSync(new URL("../../docs/accessibility.md", import.meta.url), "utf8");
  const keys = page.split("## Keys\n")[1]?.split("\n## ")[0] ?? "";
  const listed = [...keys.matchAll(/^\| ([a-z]) \|/gm)].map(([, key]) => key);
  const letters = [..."abcdefghijklmnopqrstuvwxyz"].filter((key) => command({ key }) !== null);
  assert.deepEqual(listed.sort(), letters);
});

test("an arrow goes to the nearest thing on its side", () => {
  const places = [
    { x: 100, y: 0 },
    { x: 40, y: 90 },
    { x: 60, y: 10 },
    { x: -20, y: 0 },
  ];
  assert.equal(nearest({ x: 0, y: 0 }, places, "right"), 2);
  assert.equal(nearest({ x: 0, y: 0 }, places, "left"), 3);
  assert.equal(nearest({ x: 0, y: 0 }, places, "down"), 2);
  assert.equal(nearest({ x: 0, y: 0 }, places, "up"), -1);
});

test("of several places the first is gone to that is there, in the order of what is wanted most", () => {
  /** @type {any} */
  const page = { querySelector: (selector) => (selector.startsWith("no") ? null : { selector }) };
  assert.deepEqual(found(page, ["no offer", ".main", "button"]), { selector: ".main" });
  assert.equal(found(page, ["no offer"]), null);
});
