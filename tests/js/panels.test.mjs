import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./support/skymines.mjs";
import { scores as shackleton, standing } from "../../app/static/js/shackleton/results.ts";
import { scores as skymines } from "../../app/static/js/skymines/end/scores.ts";
import { standingPanel } from "../../app/static/js/skymines/end/standing.ts";
import { face, putOn } from "../../app/static/js/table/face.ts";
import { followPanels } from "../../app/static/js/table/panels.ts";
import { emptyState } from "../../app/static/js/table/state.ts";
import { changed, createStore } from "../../app/static/js/table/store.ts";

globalThis.matchMedia = /** @type {any} */ (() => ({ addEventListener() {} }));
globalThis.addEventListener = /** @type {any} */ (() => {});

/** @type {any} */
const say = Object.assign((key) => key, { has: () => true, learn() {}, list: (all) => all.join() });
const settled = async () => {
  for (let i = 0; i < 10; i++) await new Promise((resolve) => setImmediate(resolve));
};

/** A game that is over, whose history is answered as told. */
function over(answers, frame = (/** @type {() => void} */ draw) => draw()) {
  const charts = { end: () => {}, drawIn() {} };
  putOn(/** @type {any} */ ({ ...face, results: undefined, charts: async () => charts }));
  let asked = 0;
  globalThis.fetch = /** @type {any} */ (
    async (path) => {
      if (!String(path).includes("/history")) return { ok: true, headers: new Headers(), text: async () => "" };
      asked += 1;
      const isReached = answers.shift() ?? false;
      if (!isReached) throw new TypeError("no network");
      return { ok: true, headers: new Headers(), text: async () => '{"rounds":[]}' };
    }
  );
  globalThis.document = /** @type {any} */ ({ querySelector: () => null, querySelectorAll: () => [] });
  const root = /** @type {any} */ ({ querySelector: () => null, querySelectorAll: () => [], children: [] });
  const store = createStore(emptyState("x"), frame);
  const later = { words: "/words", style: null };
  followPanels(root, store, () => null, "/g", "", say, later, "");
  store.set({ game: { view: /** @type {any} */ ({ winners: [0], seats: [], me: 0 }) } });
  return { store, asked: () => asked };
}

test("charts that could not be loaded are tried again when the scores are opened again", async () => {
  const { store, asked } = over([false, false, true]);
  const open = async (scores) => {
    store.set({ panels: { scores } });
    await settled();
    return [asked(), store.get().end.failed, store.get().end.history !== null];
  };
  assert.deepEqual(await open(true), [1, true, false]);
  store.set({ table: { watchers: 1 } });
  await settled();
  assert.equal(asked(), 1, "while they are open it stays at that");
  assert.deepEqual(await open(false), [1, true, false]);
  assert.deepEqual(await open(true), [2, true, false]);
  await open(false);
  assert.deepEqual(await open(true), [3, false, true]);
  await open(false);
  assert.deepEqual(await open(true), [3, false, true]);
});

/** The texts of what is drawn. */
function texts(part) {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(texts);
  return part?.values ? part.values.flatMap(texts) : [];
}

const OVER = { phase: "finished", round: 7, me: 0, winners: [0], seats: [], scores: [], to_move: [] };

for (const [game, scores, panel] of /** @type {const} */ ([
  ["Skymines", skymines, standingPanel],
  ["Shackleton Base", shackleton, standing],
])) {
  const drawn = (draw, view, end, now) => {
    const state = changed(emptyState("x"), { end: { failed: end }, standing: { open: true, failed: now } });
    return texts(draw(/** @type {any} */ ({ say, act: { set() {} }, view, state, now: state, me: null, facts: {} })));
  };

  test(`${game} says that charts, or the standing, could not be loaded`, () => {
    for (const failed of [false, true]) {
      assert.equal(drawn(scores, OVER, failed, false).includes("end-failed"), failed);
      const playing = { ...OVER, phase: "action", winners: [] };
      assert.equal(drawn(panel, playing, false, failed).includes("standing-failed"), failed);
    }
  });
}

test("results that cannot be loaded after the end are asked for again after a while, not at each change", async (t) => {
  const { store } = over([], setImmediate);
  let tries = 0;
  const results = async () => {
    tries += 1;
    throw new TypeError("no network");
  };
  putOn(/** @type {any} */ ({ ...face, charts: undefined, results }));
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  store.set({ panels: { scores: true } });
  await settled();
  assert.deepEqual([tries, store.get().panels.scores, store.get().sending.error], [1, false, "problem-unreachable"]);
  store.set({ sending: { error: "" } });
  for (let time = 1; time < 5; time += 1) {
    store.set({ table: { watchers: time } });
    await settled();
  }
  assert.equal(tries, 1);
  mock.timers.tick(10_000);
  await settled();
  assert.deepEqual([tries, store.get().sending.error], [2, ""], "nobody waits for them any more");
});
