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

/** Not those of the test: modules are loaded in real time. */
const realTimeout = globalThis.setTimeout;
const settled = () => new Promise((resolve) => realTimeout(resolve, 20));

test("the story of a chapter that could not be fetched is fetched again after a while, and drawn", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
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
  let redrawn = 0;
  const draw = async () => {
    const state = { table: { data: { id: "x" } }, story: { past: null } };
    const view = { round: 1, phase: "planning", modules: { campaign: { chapter: 1, awards: null } } };
    const act = { redraw: () => (redrawn += 1) };
    const ctx = { view, me: { ready: false }, state, say: (key) => key, act };
    const [shown] = drawn("beforeChoices", /** @type {any} */ (ctx));
    await settled();
    return /** @type {any} */ (shown)?.values[0].values !== undefined;
  };
  assert.deepEqual([await draw(), await draw(), asked], [false, false, 1]);
  mock.timers.tick(10_000);
  await settled();
  await draw();
  assert.deepEqual([asked, redrawn], [2, 1]);
  assert.deepEqual([await draw(), asked], [true, 2]);
});
