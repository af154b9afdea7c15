import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { pastOf } from "../../app/static/js/table/past.ts";
import { emptyState } from "../../app/static/js/table/state.ts";
import { createStore } from "../../app/static/js/table/store.ts";

const say = /** @type {any} */ (Object.assign((key) => key, { has: () => true }));

/** @param {any} store */
const pastIn = (store) =>
  pastOf({ root: /** @type {any} */ ({}), store, path: "/g", query: "", say }, async () => true);

globalThis.requestAnimationFrame = /** @type {any} */ (() => 0);

test("of several moments that were asked for the last one is shown, whenever their answers come", async () => {
  const answers = new Map();
  globalThis.fetch = /** @type {any} */ (
    (path) =>
      new Promise((resolve) => {
        const body = JSON.stringify({ view: { seats: [], me: 0 } });
        answers.set(path, () => resolve({ ok: true, headers: new Headers(), text: async () => body }));
      })
  );
  const store = createStore(emptyState("x"), () => {});
  const look = pastIn(store);
  const shown = () => store.get().story.past?.seq;
  const first = look(3);
  const second = look(8);
  answers.get("/g?at=8")();
  await second;
  assert.equal(shown(), 8);
  answers.get("/g?at=3")();
  await first;
  assert.equal(shown(), 8);
  const third = look(4);
  answers.get("/g?at=4")();
  await third;
  assert.equal(shown(), 4);
});

/** @type {[string, any][]} */
const BACK = [
  ["the present", { story: { past: null } }],
  ["the present, which ends what was missed", { recent: { missed: null } }],
  ["a step of what was missed that is the present", { recent: { missed: { after: 1, turns: 1, told: null, at: 1 } } }],
];

/** @returns what answers the request that is under way, with an earlier position */
function answering() {
  let answer = () => {};
  const body = JSON.stringify({ view: { seats: [], me: 0 } });
  globalThis.fetch = /** @type {any} */ (
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ ok: true, headers: new Headers(), text: async () => body });
      })
  );
  return () => answer();
}

for (const [what, change] of BACK) {
  test(`whoever has gone to ${what} meanwhile stays there`, async () => {
    const answered = answering();
    const store = createStore(emptyState("x"), () => {});
    const before = /** @type {any} */ ({ seq: 5, view: { seats: [], me: 0 }, tab: "", step: false });
    store.set(/** @type {any} */ ({ recent: { missed: { after: 1, turns: 1, told: null, at: 0 } } }));
    if ("story" in change) store.set({ story: { past: before } });
    const looked = pastIn(store)(3);
    store.set(change);
    answered();
    await looked;
    assert.equal(store.get().story.past, null);
  });
}

const FAILURES = [
  ["a line that is gone", () => Promise.reject(new TypeError("network error")), "problem-unreachable"],
  [
    "a refusal",
    async () => new Response('{"code": "database-unavailable"}', { status: 503 }),
    "problem-database-unavailable",
  ],
];

for (const [what, fetch, told] of FAILURES) {
  test(`after ${what} a moment that was asked for is not shown, and that is told`, async () => {
    globalThis.fetch = /** @type {any} */ (fetch);
    const store = createStore(emptyState("x"), () => {});
    await pastIn(store)(3);
    assert.equal(store.get().story.past, null);
    assert.equal(store.get().sending.error, told);
  });
}

/** @type {[string, any, number | undefined][]} */
const SAME = [
  ["its address is copied", { copied: true }, 3],
  ["a closed question about it leaves no trace", { branching: null }, 3],
  ["a question about it is open", { branching: { seat: 0 } }, 5],
];

for (const [what, more, shown] of SAME) {
  test(`a step away from a position while ${what} leads to ${shown}`, async () => {
    const answered = answering();
    const store = createStore(emptyState("x"), () => {});
    const before = /** @type {any} */ ({ seq: 5, view: { seats: [], me: 0 }, tab: "", step: false });
    store.set({ story: { past: before } });
    const looked = pastIn(store)(3);
    store.set({ story: { past: { ...before, ...more } } });
    answered();
    await looked;
    assert.equal(store.get().story.past?.seq, shown);
  });
}
