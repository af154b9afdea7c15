import assert from "node:assert/strict";
import { test } from "node:test";
import { beside, swept } from "../../app/static/js/table/swipe.ts";

const FROM = { x: 200, y: 400 };
const by = (x, y) => swept(FROM, { x: FROM.x + x, y: FROM.y + y });

test("a long flat sweep goes to the other side", () => {
  assert.equal(by(-90, 10), 1);
  assert.equal(by(90, -20), -1);
});

test("what is short, steep or a tap goes nowhere", () => {
  for (const [x, y] of [
    [-40, 0],
    [-90, 60],
    [70, -300],
    [0, 0],
    [0, 200],
  ])
    assert.equal(by(x, y), 0);
});

test("there is nothing beyond the first and the last region", () => {
  const tabs = ["moon", "display", "log"];
  assert.equal(beside(tabs, "moon", 1), "display");
  assert.equal(beside(tabs, "log", -1), "display");
  assert.equal(beside(tabs, "moon", -1), "moon");
  assert.equal(beside(tabs, "log", 1), "log");
});
