import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./support/skymines.mjs";

/** What the page would be: it keeps its listeners, and has nothing in it. */
const heard = {};
const hears = (kind, run) => {
  heard[kind] = [...(heard[kind] ?? []), run];
};
globalThis.document = /** @type {any} */ ({
  hidden: false,
  addEventListener: hears,
  querySelector: () => ({}),
  head: { append() {} },
  createElement: () => ({}),
});
globalThis.addEventListener = /** @type {any} */ (() => {});
globalThis.requestAnimationFrame = /** @type {any} */ (() => {});
globalThis.CSS = /** @type {any} */ ({ escape: (name) => name });
globalThis.sessionStorage = /** @type {any} */ ({ getItem: () => null, setItem() {}, removeItem() {} });
let now = 0;
Object.defineProperty(globalThis, "performance", {
  value: { now: () => now, getEntriesByType: () => [] },
  configurable: true,
});

const { face, putOn } = await import("../../app/static/js/table/face.ts");
const { pastOf } = await import("../../app/static/js/table/past.ts");
const { offerMissed } = await import("../../app/static/js/table/missed-offer.ts");
const { emptyState } = await import("../../app/static/js/table/state.ts");
const { createStore } = await import("../../app/static/js/table/store.ts");
const missedTour = await import("../../app/static/js/table/missed-tour.ts");

putOn(/** @type {any} */ ({ ...face, missedTour: async () => missedTour }));

const turn = (seq) => ({ seq, seat: 1, concerns: [], sentences: [], events: [], begun: [{ seat: 1 }] });

let store;
let root;
/** What listens to clicks on the table. */
let pressed = [];
let frames = [];
let missed = {};
let looked = [];

const settle = async () => {
  for (let i = 0; i < 20; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    while (frames.length > 0) frames.shift()();
  }
};

/** Press a button with this attribute. */
const press = async (attribute) => {
  const button = { matches: (one) => one.includes(attribute), getAttribute: () => "1" };
  const closest = (wanted) => (wanted.split(", ").includes(`[${attribute}]`) ? button : null);
  for (const run of [...pressed]) run({ target: { closest } });
  await settle();
};

/** Look away for two minutes, in which there were turns up to and with that number. */
const away = async (seq) => {
  const changed = () => {
    for (const run of heard.visibilitychange) run();
  };
  const { game } = store.get();
  globalThis.document = Object.assign(document, { hidden: true });
  changed();
  now += 120_000;
  globalThis.document = Object.assign(document, { hidden: false });
  changed();
  const numbers = Array.from({ length: seq - game.seq }, (_, index) => game.seq + 1 + index);
  missed = { seq, turns: numbers.map(turn), changes: [], left_out: 0 };
  store.set({ game: { seq, log: [...game.log, ...numbers.map(turn)] } });
  await settle();
};

const offer = () => store.get().recent.missed;

beforeEach(() => {
  now = 1_000_000;
  frames = [];
  looked = [];
  heard.visibilitychange = [];
  pressed = [];
  root = /** @type {any} */ ({ addEventListener: (_, run) => pressed.push(run), querySelector: () => null });
  store = createStore(emptyState("x"), (run) => frames.push(run));
  store.set({
    game: { seq: 10, view: /** @type {any} */ ({ seats: [{ seat: 0 }], me: 0, to_move: [], winners: [], round: 1 }) },
  });
  globalThis.fetch = async (path) => {
    const at = /at=(\d+)/.exec(String(path))?.[1];
    if (at) looked.push(Number(at));
    const body = at ? { view: { seats: [], me: 0 } } : String(path).includes("/since") ? missed : "";
    return /** @type {any} */ ({ ok: true, headers: { get: () => null }, text: async () => JSON.stringify(body) });
  };
  globalThis.document = Object.assign(document, { hidden: false });
  open();
});

/** Follow on a page that is open. */
function open() {
  const say = /** @type {any} */ (Object.assign((key) => key, { learn() {} }));
  const page = { root, store, path: "/api/games/x", query: "", say };
  offerMissed(
    page,
    { words: "w", style: null, missed: null },
    pastOf(page, async () => true),
  );
}

/** Turn to the page, or away from it. */
function turnTo(hidden) {
  globalThis.document = Object.assign(document, { hidden });
  for (const run of heard.visibilitychange) run();
}

/** A page that is opened now, with a table that has a log before it is shown. */
function openedAnew(hidden) {
  const { view } = store.get().game;
  heard.visibilitychange = [];
  store = createStore(emptyState("x"), (run) => frames.push(run));
  globalThis.document = Object.assign(document, { hidden });
  open();
  return () => store.set({ game: { seq: 10, view, log: [8, 9, 10].map(turn) } });
}

test("what was missed is stepped through one by one, the second time as well", async () => {
  for (const last of [14, 18, 22]) {
    await away(last);
    assert.equal(offer()?.turns, 4);
    looked = [];
    await press("data-since");
    const seen = [offer()?.at];
    for (let i = 0; i < 3; i++) {
      await press("data-since-step");
      seen.push(offer()?.at);
    }
    assert.deepEqual(seen, [0, 1, 2, 3]);
    assert.deepEqual(
      looked,
      [last - 3, last - 2, last - 1],
      "each step shows its own turn; the last one is the present",
    );
    assert.equal(offer()?.told?.seq, last);
    await press("data-since-step");
    assert.equal(offer(), null);
  }
});

test("an offer that is not wanted goes away, the second one as well", async () => {
  await away(14);
  await press("data-since-end");
  assert.equal(offer(), null);
  await away(18);
  await press("data-since");
  await press("data-since-end");
  assert.equal(offer(), null);
  await away(22);
  assert.equal(offer()?.turns, 4);
  await press("data-since-end");
  assert.equal(offer(), null);
});

test("a page that was opened in the background offers nothing of before", async () => {
  openedAnew(true)();
  await settle();
  now += 120_000;
  turnTo(false);
  await settle();
  store.set({ table: { watchers: 1 } });
  await settle();
  assert.equal(offer(), null);
});

test("a page that was opened in the background offers what has happened since", async () => {
  openedAnew(true)();
  await settle();
  now += 120_000;
  const { log } = store.get().game;
  store.set({ game: { seq: 12, log: [...log, turn(11), turn(12)] } });
  await settle();
  turnTo(false);
  store.set({ table: { watchers: 1 } });
  await settle();
  assert.deepEqual([offer()?.after, offer()?.turns], [10, 2]);
});

test("whoever looks away before there is a table, or while it is fetched anew, has left nothing behind", async () => {
  const load = openedAnew(false);
  turnTo(true);
  load();
  await settle();
  now += 120_000;
  turnTo(false);
  store.set({ table: { watchers: 1 } });
  await settle();
  assert.equal(offer(), null);
  store.set({ game: { seq: -1 } });
  turnTo(true);
  store.set({ game: { seq: 10 } });
  await settle();
  now += 120_000;
  turnTo(false);
  store.set({ table: { watchers: 2 } });
  await settle();
  assert.equal(offer(), null);
});
