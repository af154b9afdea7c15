import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import "./support/skymines.mjs";
import { lacks } from "../../app/static/js/table/log/earlier.ts";
import { roundAfter, roundBefore } from "../../app/static/js/table/log/rounds.ts";
import { PACES, Replay } from "../../app/static/js/table/replay.ts";
import { emptyState } from "../../app/static/js/table/state.ts";
import { createStore } from "../../app/static/js/table/store.ts";

/** @returns {any} */
const entry = (/** @type {number} */ seq, /** @type {number | null} */ round = null) => ({
  seq,
  seat: 0,
  move: {},
  sentences: seq === 3 ? [] : [{ key: "told" }],
  events: [],
  begun: round === null ? [] : [{ seat: null, round }],
});
const LOG = [entry(1, 1), entry(2), entry(3), entry(4, 2), entry(5), entry(6, 3), entry(7)];

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A page that shows entry `seq`, and the positions that it shows from then on. */
function opened(/** @type {number} */ seq, log = LOG) {
  const store = createStore(emptyState("x"), (run) => run());
  const page = /** @type {any} */ (Object.assign(new EventTarget(), { hidden: false }));
  const at = (/** @type {number} */ one) =>
    /** @type {any} */ ({ seq: one, view: { seats: [], me: 0, round: 1 }, tab: "", side: "", step: true });
  store.set({ game: { log, seq: 7, since: 0 }, story: { past: at(seq) } });
  /** @type {number[]} */
  const shown = [];
  const stage = { moving: false, fails: false };
  const look = async (/** @type {number} */ one) => {
    if (stage.fails) return;
    shown.push(one);
    store.set({ story: { past: at(one) } });
  };
  const replay = new Replay({ page, store, look, isMoving: () => stage.moving });
  const wait = async (/** @type {number} */ time) => {
    mock.timers.tick(time);
    await settled();
  };
  return { store, page, replay, shown, stage, wait, at };
}

/** A press on something, by the selector that it matches. */
function press(/** @type {any} */ page, /** @type {string} */ what) {
  const event = new Event("click");
  Object.defineProperty(event, "target", {
    value: { closest: (/** @type {string} */ all) => all.includes(what) || null },
  });
  page.dispatchEvent(event);
}

function hide(/** @type {any} */ page) {
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("a game is played from the position shown to its end, and stops there", async () => {
  const { replay, shown, wait } = opened(2);
  await replay.play();
  for (let step = 0; step < 5; step++) await wait(PACES.usual);
  assert.deepEqual(shown, [4, 5, 6, 7]);
  assert.equal(replay.isPlaying, false);
});

test("at the end it begins anew", async () => {
  const { replay, shown, wait } = opened(7);
  await replay.play();
  await wait(PACES.usual);
  assert.deepEqual(shown, [1, 2]);
});

test("its pace is that of the settings until another is chosen", async () => {
  const { replay, store, shown, wait } = opened(1);
  assert.equal(replay.pace(store.get()), "usual");
  store.set({ story: { settings: { ...store.get().story.settings, speed: "fast" } } });
  assert.equal(replay.pace(store.get()), "fast");
  replay.chosen = "slow";
  await replay.play();
  await wait(PACES.usual);
  assert.deepEqual(shown, [2]);
  await wait(PACES.slow - PACES.usual);
  assert.deepEqual(shown, [2, 4]);
});

test("the next position waits for pieces that still move, but not for ever", async () => {
  const { replay, stage, shown, wait } = opened(1);
  stage.moving = true;
  await replay.play();
  await wait(PACES.usual);
  assert.deepEqual(shown, [2]);
  for (let glance = 0; glance < 50; glance++) await wait(100);
  assert.deepEqual(shown, [2, 4]);
});

/** @type {[string, (opened: any) => void][]} */
const STOPS = [
  ["Pause", ({ replay }) => replay.stop()],
  ["a press of another control", ({ page }) => press(page, "button")],
  ["a page that is hidden", ({ page }) => hide(page)],
  ["the way back to now", ({ store }) => store.set({ story: { past: null } })],
  ["a position that the reader chose", ({ store, at }) => store.set({ story: { past: at(6) } })],
  ["a question about the position", ({ store, at }) => store.set({ story: { past: { ...at(2), branching: {} } } })],
  ["the help", ({ store }) => store.set({ panels: { help: true } })],
  ["a position that cannot be fetched", ({ stage }) => Object.assign(stage, { fails: true })],
];

for (const [what, stop] of STOPS) {
  test(`${what} stops it`, async () => {
    const all = opened(1);
    await all.replay.play();
    stop(all);
    await all.wait(PACES.usual);
    await all.wait(PACES.usual);
    assert.deepEqual(all.shown, [2]);
    assert.equal(all.replay.isPlaying, false);
  });
}

test("a press of its own controls, or of none, lets it go on", async () => {
  const { replay, page } = opened(1);
  await replay.play();
  press(page, "[data-pace]");
  press(page, "nothing of these");
  assert.equal(replay.isPlaying, true);
  replay.stop();
});

test("it waits for entries that are being fetched", async () => {
  const { replay, store, shown, wait } = opened(1, LOG.slice(4));
  store.set({ game: { since: 4 } });
  await replay.play();
  await wait(PACES.usual);
  assert.deepEqual(shown, []);
  assert.equal(replay.isPlaying, true);
  store.set({ game: { since: 0, log: LOG } });
  await wait(PACES.usual);
  assert.deepEqual(shown, [2]);
  replay.stop();
});

test("rounds lead to their beginnings, one after the other", () => {
  assert.deepEqual([roundBefore(LOG, 5), roundBefore(LOG, 4), roundBefore(LOG, 1)], [4, 1, null]);
  assert.deepEqual([roundAfter(LOG, 1), roundAfter(LOG, 5), roundAfter(LOG, 6)], [4, 6, null]);
});

test("a round that was taken back, and a game without rounds, lead nowhere", () => {
  const back = { ...entry(8), move: { undo: 5 } };
  assert.equal(roundAfter([...LOG, back], 5), null);
  const without = [1, 2, 3].map((seq) => ({ ...entry(seq), begun: [{ seat: seq % 2, round: null }] }));
  assert.deepEqual([roundBefore(without, 3), roundAfter(without, 1)], [null, null]);
});

test("older entries are fetched until the beginning of the round before is among them", () => {
  const { store } = opened(7, LOG.slice(4));
  const at = (/** @type {number} */ seq, /** @type {number | null} */ round) => {
    const past = /** @type {any} */ ({ seq, view: { round } });
    store.set({ game: { since: 4 }, story: { past } });
    return lacks(store.get());
  };
  assert.deepEqual([at(7, 3), at(6, 3), at(6, null)], [false, true, false]);
});
