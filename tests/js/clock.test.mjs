import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./support/skymines.mjs";
import { dayOf, spanOf, vacationOf } from "../../app/static/js/pages/parts/own-time.ts";
import { paceOf, paceWords, timeOf } from "../../app/static/js/pages/parts/pace.ts";
import { followClocks } from "../../app/static/js/table/clock/clocks.ts";
import { bar } from "../../app/static/js/table/clock/drawing.ts";
import { foremost, left, moment, nextTick, reading, running } from "../../app/static/js/table/clock/due.ts";
import { serverNow } from "../../app/static/js/table/server-time.ts";
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

test("a clock runs on until the server has the move, and is gone from then on", () => {
  const deadlines = [{ seat: 0 }, { seat: 2 }];
  const shown = (toMove) => running(deadlines, toMove).map(({ seat }) => seat);
  assert.deepEqual([[0, 2], [2, 1], [], undefined].map(shown), [[0, 2], [2], [], [0, 2]]);
});

/**
 * A clock of a turn of so many minutes and a bank of so many, of which so many seconds are left; the server says of one
 * of hours or days when it is near its end.
 */
function clockOf({ turn, bank = 0, left: seconds, passed = false, near = turn < 60 ? null : 6 * 3600 }) {
  const due = NOW + seconds * 1000;
  const since = due - (turn + bank) * MINUTE;
  return {
    seat: 0,
    since: new Date(since).toISOString(),
    due: new Date(due).toISOString(),
    near: near === null ? null : new Date(due - near * 1000).toISOString(),
    bank_seconds: bank * 60,
    passed,
  };
}

const read = (clock) => reading(clockOf(clock), NOW);

test("a live clock tells minutes and seconds, and the bank apart from the turn's own time", () => {
  const told = (clock) => [read(clock)?.turn, read(clock)?.bank];
  assert.deepEqual(told({ turn: 3, left: 161 }), ["2:41", ""]);
  assert.deepEqual(told({ turn: 3, bank: 1, left: 221 }), ["2:41", "1:00"]);
  assert.deepEqual(told({ turn: 3, bank: 1, left: 43 }), ["", "0:43"]);
  assert.deepEqual(told({ turn: 3, bank: 90, left: 5401 }), ["0:01", "1:30:00"]);
  assert.deepEqual(told({ turn: 1, left: 0.4 }), ["0:01", ""]);
});

test("a clock warns in the last quarter of its time, a minute at most, and says when it is over", () => {
  const state = (clock) => read(clock)?.state;
  assert.deepEqual(
    [16, 15, 1].map((left) => state({ turn: 1, left })),
    ["running", "short", "short"],
  );
  assert.deepEqual(
    [61, 60].map((left) => state({ turn: 30, left })),
    ["running", "short"],
  );
  assert.deepEqual(
    [0, -5].map((left) => state({ turn: 1, left })),
    ["over", "over"],
  );
  assert.equal(state({ turn: 1, left: 30, passed: true }), "over");
});

test("a clock of days tells whole days or hours, calmly until it is near its end", () => {
  const day = 24 * 60;
  const told = (turn, hours, near = 6) => {
    const { whole, state } = read({ turn, left: hours * 3600, near: near * 3600 });
    return [whole?.key, whole?.count, state];
  };
  assert.deepEqual(told(3 * day, 60), ["clock-days", 2, "calm"]);
  assert.deepEqual(told(3 * day, 47.9), ["clock-hours", 47, "calm"]);
  assert.deepEqual(told(3 * day, 12.5, 12), ["clock-hours", 12, "calm"]);
  assert.deepEqual(told(3 * day, 11.5, 12), ["clock-hours", 11, "running"]);
  assert.deepEqual(told(day, 6.1), ["clock-hours", 6, "calm"]);
  assert.deepEqual(told(day, 5.9), ["clock-hours", 5, "running"]);
  assert.deepEqual(read({ turn: day, left: 1800 }), { turn: "30:00", bank: "", whole: null, state: "short" });
});

test("a clock is drawn again at its next second, and one that tells hours seldom", () => {
  const next = (clock) => nextTick([clockOf(clock)], NOW);
  assert.equal(next({ turn: 3, left: 100.25 }), 255);
  assert.equal(next({ turn: 24 * 60, left: 23 * 3600 }), 15_000);
  assert.equal(next({ turn: 3, left: -1 }), 15_000);
});

/** What the bar says of time that is up, and whether it has a button. */
function lateness({ me = 0, passed = [0], voters = [], votes = [] }) {
  const seats = [{ name: "Ada" }, { name: "Ben" }];
  const data = { deadlines: passed.map((seat) => ({ seat, passed: true })), away: [], voters, votes };
  const clocks = { data, at: NOW, error: "", leaving: "", alarm: "" };
  const now = { table: { data: { status: "playing", seats }, clocks }, game: { view: null } };
  const words = Object.assign((key, args) => [key, args?.names].filter(Boolean).join(" "), {
    list: (all) => all.join(),
  });
  const drawn = bar(() => {})(/** @type {any} */ ({ now, say: words, me: { seat: me } }));
  const flat = (part) =>
    Array.isArray(part) ? part.flatMap(flat) : part?.strings ? part.values.flatMap(flat) : [part];
  return flat(drawn).filter((part) => typeof part === "string" && /^(late|vote)-(?!region)/.test(part));
}

test("time that is up is said to its owner as theirs, and who may end the game has a button", () => {
  assert.deepEqual(lateness({}), ["late-mine"]);
  assert.deepEqual(lateness({ voters: [1] }), ["late-mine-vote Ben"]);
  assert.deepEqual(lateness({ me: 1, voters: [1] }), ["vote-yours Ada", "vote-do"]);
  assert.deepEqual(lateness({ me: 1 }), []);
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

/** The clocks of a table where somebody sleeps, whose requests are answered as told, by their method. */
async function following(answers) {
  mock.timers.enable({ apis: /** @type {any} */ (["setTimeout", "Date"]), now: NOW });
  globalThis.document = /** @type {any} */ ({ hidden: false });
  const store = createStore(emptyState("x"), () => {});
  store.set({ table: { data: /** @type {any} */ ({ status: "playing", seats: [], asleep: true }) } });
  globalThis.fetch = /** @type {any} */ (
    async (_, { method }) => {
      const { status = 200, body = null } = answers(method);
      if (status === 0) throw new TypeError("no network");
      return { ok: status < 400, status, text: async () => JSON.stringify(body) };
    }
  );
  await followClocks(store, "/g", "", /** @type {any} */ (say));
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

test("a vacation is told by its last day, and whether it has begun", () => {
  const midnight = new Date(2026, 2, 5);
  const ends = midnight.toISOString();
  assert.deepEqual(spanOf({ ends }, new Date(2026, 2, 4, 12).getTime(), "en"), {
    kind: "now",
    first: "Mar 4, 2026",
    last: "Mar 4, 2026",
  });
  const begins = new Date(2026, 2, 3).toISOString();
  assert.equal(spanOf({ begins, ends }, new Date(2026, 2, 2).getTime(), "en").kind, "later");
  midnight.setHours(17);
  assert.match(spanOf({ ends: midnight.toISOString() }, 0, "en").last, /^Mar 5, 2026, 5:00.PM$/);
});

test("why the clocks refuse something is said in words", async () => {
  const failures = [
    { status: 409, body: { code: "not-asleep", detail: "This game does not sleep." } },
    { status: 0, body: null },
  ];
  const store = await following((method) => (method === "POST" ? failures[0] : {}));
  const said = [];
  while (failures.length > 0) {
    await wake(store);
    said.push(store.get().table.clocks?.error);
    failures.shift();
  }
  mock.timers.reset();
  assert.deepEqual(said, ["problem-unknown This game does not sleep.", "error-unreachable"]);
});

test("clocks go by the server's time, of which all of the page knows", async () => {
  const store = await following(() => ({ body: { now: after(60), seq: 0, deadlines: [] } }));
  const at = store.get().table.clocks?.at;
  const known = serverNow();
  mock.timers.reset();
  assert.deepEqual([at, known], [NOW + 60 * MINUTE, NOW + 60 * MINUTE]);
});
