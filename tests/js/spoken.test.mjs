import assert from "node:assert/strict";
import { test } from "node:test";
import { saidOf } from "../../app/static/js/table/spoken.ts";

/** @returns {any} */
const told = (/** @type {string} */ key, /** @type {number | null} */ seat = null) => ({
  key,
  args: seat === null ? {} : { seat: { type: "seat", seat } },
  events: [],
});
const keys = (/** @type {{ said: { told: { key: string } }[] }} */ { said }) => said.map((one) => one.told.key);
const nothing = () => false;

test("all that a move changed is said, but not why", () => {
  const sentences = [told("reason-first", 1), told("reason", 1), told("gained", 1), told("left")];
  const isReason = (/** @type {{ key: string }} */ { key }) => key.startsWith("reason");
  assert.deepEqual(keys(saidOf({ sentences }, isReason)), ["reason-first", "gained", "left"]);
});

test("who acts is named once, and again after another", () => {
  const sentences = [told("a", 1), told("b", 1), told("c"), told("d", 1), told("e", 0), told("f", 1)];
  assert.deepEqual(
    saidOf({ sentences }, nothing).said.map(({ under }) => under),
    [-1, 1, 1, 1, 1, 0],
  );
});

test("of a long move the first twelve sentences are said, and how many are left", () => {
  const sentences = Array.from({ length: 30 }, (_, index) => told(`gained-${index}`, 0));
  const { said, left } = saidOf({ sentences }, nothing);
  assert.deepEqual([said.length, left], [12, 18]);
  assert.equal(saidOf({ sentences: sentences.slice(0, 12) }, nothing).left, 0);
});
