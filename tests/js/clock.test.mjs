import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./support/skymines.mjs";
import { dayOf, vacationOf } from "../../app/static/js/pages/parts/own-time.ts";
import { paceOf, paceWords, timeOf } from "../../app/static/js/pages/parts/pace.ts";
import { Problem } from "../../app/static/js/table/api.ts";
import { followClocks } from "../../app/static/js/table/clock/clocks.ts";
import { bar } from "../../app/static/js/table/clock/drawing.ts";
import { foremost, left, moment, nextTick } from "../../app/static/js/table/clock/due.ts";
import { failureText } from "../../app/static/js/table/problems.ts";
import { learnExactTime, serverNow } from "../../app/static/js/table/server-time.ts";
import { emptyState } from "../../app/static/js/table/state.ts";
import { createStore } from "../../app/static/js/table/store.ts";

const NOW = Date.parse("2026-03-02T12:00:00Z");
const MINUTE = 60_000;
const after = (minutes) => new Date(NOW + minutes * MINUTE).toISOString();
const say = (key, args) => (args ? `${key} ${Object.values(args).join(", ")}` : key);

test("a host's choice of a pace becomes a clock; without one there is none", () => {
  const form = new Map([
    ["turn-live", "300"],
    ["turn-relaxed", "86400"],
    ["bank", "1800"],
    ["at_deadline", "vote"],
  ]);
  assert.deepEqual(paceOf(new Map([...form, ["pace", "none"]])), { pace: "none" });
  assert.deepEqual(paceOf(new Map([...form, ["pace", "live"]])), {
    pace: "live",
    clock: { turn_seconds: 300, bank_seconds: 1800, at_deadline: "vote" },
  });
  assert.deepEqual(paceOf(new Map([...form, ["pace", "relaxed"]])).clock, {
    turn_seconds: 86400,
    bank_seconds: 0,
    at_deadline: "vote",
  });
});

test("a time is told in the largest unit that fits evenly", () => {
  assert.deepEqual([60, 5400, 7200, 86_400, 172_800].map(timeOf), [
    { key: "time-minutes", count: 1 },
    { key: "time-minutes", count: 90 },
    { key: "time-hours", count: 2 },
    { key: "time-days", count: 1 },
    { key: "time-days", count: 2 },
  ]);
});

test("a lobby tells the pace and what happens when time is up", () => {
  const clock = { turn_seconds: 300, bank_seconds: 0, at_deadline: "notice" };
  assert.deepEqual(paceWords({ pace: "live", clock: null }, say), ["options-pace-none"]);
  assert.deepEqual(paceWords({ pace: "live", clock }, say), [
    "options-pace-live time-minutes 5",
    "options-at-deadline-notice",
  ]);
  assert.equal(
    paceWords({ pace: "live", clock: { ...clock, bank_seconds: 3600 } }, say)[0],
    "options-pace-live-bank time-minutes 5, time-hours 1",
  );
});

test("what is left is told in minutes, hours, then days", () => {
  const told = (minutes) => Object.values(left(after(minutes), NOW)).join(" ");
  assert.deepEqual([-1, 0, 59, 60, 47 * 60, 49 * 60].map(told), [
    "left-none 0",
    "left-minutes 0",
    "left-minutes 59",
    "left-hours 1",
    "left-hours 47",
    "left-days 2",
  ]);
});

test("a moment is said with its weekday, and with its date when it is far off", () => {
  assert.match(moment(after(60), NOW, "en"), /^Mon/);
  assert.match(moment(after(60 * 24 * 20), NOW, "en"), /^Mar 22/);
});

test("of several deadlines one's own counts, else the first", () => {
  const [one, other] = [
    { seat: 0, due: after(90), passed: false },
    { seat: 1, due: after(60), passed: false },
  ];
  assert.equal(foremost([one, other], 0), one);
  assert.equal(foremost([one, other], null), other);
  assert.equal(foremost([], 0), null);
});

/** The seats whose clocks a drawing shows, in its order. */
function seatsShown(drawn) {
  if (Array.isArray(drawn)) return drawn.flatMap(seatsShown);
  if (!drawn?.strings) return [];
  const at = drawn.strings.findIndex((text) => text.endsWith("data-due="));
  return [...(at < 0 ? [] : [drawn.values[at]]), ...drawn.values.flatMap(seatsShown)];
}

test("a clock runs on until the server has the move, and is gone from then on", () => {
  globalThis.document = /** @type {any} */ ({ documentElement: /** @type {any} */ ({ lang: "en" }) });
  const seats = [{ name: "Ada" }, { name: "Ben" }, { name: "Kim" }];
  const deadlines = [0, 2].map((seat) => ({ seat, due: after(1), passed: seat === 2 }));
  const clocks = { data: { deadlines, away: [], voters: [], votes: [] }, at: NOW, error: "", leaving: "" };
  const shown = (view) => {
    const now = { table: { data: { status: "playing", seats }, clocks }, game: { view } };
    return seatsShown(
      bar(
        () => {},
        /** @type {any} */ ({ isStopped: () => false, SHAPES: [], seatName: () => "Ada" }),
      )(/** @type {any} */ ({ now, say, me: null })),
    );
  };
  assert.deepEqual(shown({ to_move: [0, 2] }), [0, 2]);
  assert.deepEqual(shown({ to_move: [2, 1] }), [2]);
  assert.deepEqual(shown({ to_move: [] }), []);
  assert.deepEqual(shown(null), [0, 2]);
});

test("what is near is drawn by the second", () => {
  assert.equal(nextTick([{ due: after(1) }], NOW), 1000);
  assert.equal(nextTick([{ due: after(60) }], NOW), 15_000);
});

test("a vacation lasts from the beginning of its first day to the end of its last", () => {
  const now = new Date("2026-03-02T12:00").getTime();
  assert.deepEqual(vacationOf("2026-03-05", "2026-03-08", now), {
    begins: new Date("2026-03-05T00:00").toISOString(),
    ends: new Date("2026-03-09T00:00").toISOString(),
  });
  assert.deepEqual(vacationOf("2026-03-02", "2026-03-02", now), { ends: new Date("2026-03-03T00:00").toISOString() });
  assert.equal(dayOf(now), "2026-03-02");
});

/** The clocks of a table where somebody sleeps, whose requests are answered as told. */
async function following(call) {
  mock.timers.enable({ apis: /** @type {any} */ (["setTimeout", "Date"]), now: NOW });
  globalThis.document = /** @type {any} */ ({ hidden: false });
  const store = createStore(emptyState("x"), () => {});
  store.set({ table: { data: /** @type {any} */ ({ status: "playing", seats: [], asleep: true }) } });
  const named = { isStopped: () => false, SHAPES: [], seatName: () => "Ada", hosting: false };
  const tools = { ...named, call, failureText, learnExactTime, serverNow };
  await followClocks(store, "/g", "", /** @type {any} */ (say), /** @type {any} */ (tools));
  return store;
}

/** Press the button that wakes the game. */
async function wake(store) {
  const ctx = { now: store.get(), state: store.get(), say, me: { seat: 0 } };
  const pressed = (part) =>
    typeof part === "function" ? [part] : Array.isArray(part?.values) ? part.values.flatMap(pressed) : [];
  await pressed(store.get().table.clocks.bar(ctx))[0]();
}

say.has = () => false;

test("why the clocks refuse something is said in words", async () => {
  const failures = [
    new Problem(409, { code: "not-asleep", detail: "This game does not sleep." }),
    new Problem(0, { code: "unreachable", detail: "" }),
    new TypeError("x is undefined"),
  ];
  const store = await following(async (method) => {
    if (method === "POST") throw failures[0];
    return null;
  });
  const said = [];
  while (failures.length > 0) {
    await wake(store);
    said.push(store.get().table.clocks?.error);
    failures.shift();
  }
  mock.timers.reset();
  assert.deepEqual(said, ["problem-unknown This game does not sleep.", "error-unreachable", "error-unknown"]);
});

test("clocks go by the server's time, of which all of the page knows", async () => {
  const store = await following(async () => ({ now: after(60), seq: 0, deadlines: [] }));
  const at = store.get().table.clocks?.at;
  const known = serverNow();
  mock.timers.reset();
  assert.deepEqual([at, known], [NOW + 60 * MINUTE, NOW + 60 * MINUTE]);
});
