import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./support/skymines.mjs";

globalThis.document = /** @type {any} */ ({ getElementById: () => null });
globalThis.location = /** @type {any} */ ({ search: "" });
globalThis.requestAnimationFrame = /** @type {any} */ (() => 0);
globalThis.DOMParser = /** @type {any} */ (
  class {
    parseFromString() {
      return { querySelector: (wanted) => ({ textContent: wanted }) };
    }
  }
);
await import("../../app/static/js/skymines/modules/campaign/main.ts");
const { drawn, playWith } = await import("../../app/static/js/skymines/modules.ts");

test("the story of a chapter that could not be fetched is fetched in the next minute", async () => {
  mock.method(console, "warn", () => {});
  const answers = [false, true];
  let asked = 0;
  globalThis.fetch = /** @type {any} */ (
    async () => {
      asked += 1;
      if (!answers.shift()) throw new TypeError("no network");
      return { ok: true, text: async () => "" };
    }
  );
  playWith(["campaign"]);
  const told = [];
  const draw = async (clock) => {
    const state = { table: { data: { id: "x" } }, story: { clock, past: null } };
    const view = { round: 1, phase: "planning", modules: { campaign: { chapter: 1, awards: null } } };
    const ctx = { view, me: { ready: false }, state, say: (key) => key, act: { set: (part) => told.push(part) } };
    const [shown] = drawn("beforeChoices", /** @type {any} */ (ctx));
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 1));
    return /** @type {any} */ (shown)?.values[0].values !== undefined;
  };
  assert.deepEqual([await draw(60_000), await draw(60_000), asked], [false, false, 1]);
  await draw(120_000);
  assert.deepEqual([asked, told.length], [2, 1]);
  assert.deepEqual([await draw(180_000), asked], [true, 2]);
});
