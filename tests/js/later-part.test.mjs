/** A part of the page that is loaded later. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LaterPart } from "../../app/static/js/table/later-part.ts";

/** Counts the calls of what loads a part, which fails as often as told, and of what makes it. */
function counted(failures = 0, missing = (/** @type {unknown} */ _, again) => again()) {
  const calls = { loaded: 0, made: 0 };
  const part = new LaterPart(async () => {
    calls.loaded += 1;
    if (calls.loaded <= failures) throw new Error("404");
    return () => {
      calls.made += 1;
      return `part ${calls.made}`;
    };
  }, missing);
  return { part, calls };
}

test("a part is loaded and made once, however often it is asked for", async () => {
  const { part, calls } = counted();
  assert.equal(part.made, null);
  assert.deepEqual(await Promise.all([part.get(), part.get()]), ["part 1", "part 1"]);
  assert.equal(await part.get(), "part 1");
  assert.equal(part.made, "part 1");
  assert.deepEqual(calls, { loaded: 1, made: 1 });
});

test("a part that is missing may be asked for again once that has been dealt with, and not before", async () => {
  /** @type {() => void} */
  let deal = () => {};
  const dealt = new Promise((resolve) => {
    deal = () => resolve(null);
  });
  const { part, calls } = counted(1, async (_, again) => {
    await dealt;
    again();
  });
  const first = part.get();
  const second = part.get();
  await new Promise(setImmediate);
  void part.get();
  assert.equal(calls.loaded, 1);
  deal();
  assert.deepEqual(await Promise.all([first, second]), [null, null]);
  assert.equal(await part.get(), "part 1");
  assert.equal(calls.loaded, 2);
});

test("a part that is gone for good is not asked for again", async () => {
  const { part, calls } = counted(1, () => {});
  assert.deepEqual([await part.get(), await part.get()], [null, null]);
  assert.equal(calls.loaded, 1);
});

test("what goes wrong in making a part is no part that is missing", async () => {
  let dealt = 0;
  const part = new LaterPart(
    async () => () => {
      throw new Error("a fault of the part");
    },
    () => (dealt += 1),
  );
  await assert.rejects(part.get(), /a fault of the part/);
  assert.deepEqual([dealt, part.made], [0, null]);
});
