import assert from "node:assert/strict";
import { test } from "node:test";
import { isShort } from "../../app/static/js/skymines/panels/compact.ts";
import { parts } from "../../app/static/js/skymines/panels/sectors.ts";

/** @returns {any} */
const offer = (column, change) => ({
  move: { type: "EnterSector", sector: 7, column },
  lines: [
    { key: "energy-line-double", amount: -2 },
    { key: "energy-ousting", amount: -1, args: { company: "tawac" } },
    { key: "gain-coins", amount: 2 },
    ...(change ? [{ key: "share-value", amount: change, args: { company: "minerva" } }] : []),
    { key: "energy-left", amount: 1 },
  ],
  targets: [],
  anyOrder: false,
  also: [],
  ends: false,
});

test("a sector's row: what it takes, what it brings, and what changes by column", () => {
  const { takes, brings, left, columns } = parts([offer(0, 0), offer(2, 1)]);
  assert.deepEqual(
    takes.map((line) => line.amount),
    [-2, -1],
  );
  assert.deepEqual(
    brings.map((line) => line.key),
    ["gain-coins"],
  );
  assert.equal(left.length, 1);
  assert.deepEqual(
    columns.map(({ change }) => change?.amount ?? 0),
    [0, 1],
  );
});

test("every line of a sector's row has its symbols", () => {
  const { takes, brings, columns } = parts([offer(0, 1)]);
  for (const line of [...takes, ...brings, columns[0].change]) assert.ok(isShort(line), line.key);
});
