import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { stepping } from "../../app/static/js/table/rules/stepping.ts";

test("an example that cannot be loaded leaves no empty picture behind, however often it is tried", async () => {
  const pictures = new Set();
  globalThis.document = /** @type {any} */ ({
    createElement: () => {
      const picture = { remove: () => pictures.delete(picture) };
      return picture;
    },
  });
  mock.method(console, "warn", () => {});
  let press = async () => {};
  const status = { textContent: "" };
  const parts = {
    "[data-steps-open]": { addEventListener: (_, run) => (press = run), setAttribute() {}, removeAttribute() {} },
    ol: { before: (picture) => pictures.add(picture) },
    "[role=status]": status,
  };
  const place = { dataset: {}, querySelector: (wanted) => parts[wanted] };
  const source = { script: "data:text/javascript,throw new Error('gone')" };
  const say = /** @type {any} */ ((key) => key);
  stepping(/** @type {any} */ ({ querySelectorAll: () => [place] }), say, source, async () => {});
  for (let i = 0; i < 2; i++) await press();
  assert.deepEqual([status.textContent, pictures.size], ["rules-steps-missing", 0]);
});
