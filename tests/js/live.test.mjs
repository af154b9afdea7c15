import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { begun } from "./support/begun.mjs";
import "./support/skymines.mjs";
import { follow, refresh, shown } from "../../app/static/js/table/live.ts";
import { followEarlier, lacks } from "../../app/static/js/table/log/earlier.ts";
import { FETCHED, KEPT, merged, wholeUntil, worthHolding } from "../../app/static/js/table/log/entries.ts";
import { emptyState } from "../../app/static/js/table/state.ts";
import { changed, createStore } from "../../app/static/js/table/store.ts";
import { DRAWN } from "../../app/static/js/table/story.ts";

/** @returns {any} */
const entry = (seq, ...events) => ({
  seq,
  seat: 0,
  sentences: [{ key: `entry-${seq}`, args: {}, events: [] }],
  at: "",
  events,
  ...(events.length > 0 ? { begun: begun(events) } : {}),
});
const turn = (seq, seat) => entry(seq, { type: "TurnBegan", seat });
/** A log of the entries after `since` up to `until`, in which seats 0 and 1 take turns of ten entries. */
/** @returns {any} */
const turns = (since, until) =>
  Array.from({ length: until - since }, (_, index) => since + index + 1).map((seq) =>
    seq % 10 === 0 ? turn(seq, (seq / 10) % 2) : entry(seq),
  );
const numbers = (log) => log.map((one) => one.seq);
const patch = (from, ...entries) => ({
  type: "patch",
  from,
  seq: from + entries.length,
  patch: [],
  choices: {},
  entries,
  events: [],
});
const idle = () => new Promise((resolve) => setImmediate(resolve));

// The connection's heartbeat must not keep the test process alive.
const { setInterval } = globalThis;
globalThis.setInterval = /** @type {any} */ ((run, wait) => setInterval(run, wait).unref());

globalThis.document = /** @type {any} */ ({ hidden: false, addEventListener() {} });

let asked = [];
let line = null;
/** @returns {any} */
const viewOf = (more = {}) => ({ phase: "planning", winners: [], seats: [], me: null, ...more });
/** What the server says of the table when it is asked. */
let table = null;

/** A table at an entry, whose questions for more of the log the test answers when it likes. */
async function atTable(seq = 1, frame = () => {}, more = {}) {
  const store = createStore(emptyState("x"), frame);
  table = { seq, view: viewOf(), choices: {}, status: "playing", ...more };
  globalThis.fetch = (path) => {
    if (!path.includes("after=")) return Promise.resolve(answerOf(path === "/t" ? table : {}));
    return new Promise((resolve) => asked.push({ path, answer: (...entries) => resolve(answerOf({ entries })) }));
  };
  await /** @type {any} */ (follow)(store, "/t", "", { id: "x", invite: "", facts: "/facts" });
  await answered(...turns(Math.max(0, seq - FETCHED), seq));
  return store;
}

/** Answer the oldest question for more of the log. */
async function answered(...entries) {
  const { path, answer } = asked.shift();
  answer(...entries);
  await idle();
  return path;
}

const answerOf = (body) => ({ ok: true, status: 200, text: async () => JSON.stringify(body) });

beforeEach(() => {
  asked = [];
  globalThis.location = /** @type {any} */ ({ href: "http://table.example/t/x" });
  globalThis.WebSocket = /** @type {any} */ (
    class {
      constructor() {
        line = this;
      }
      send() {}
      close() {}
      tell(message) {
        /** @type {any} */ (this).onmessage({ data: JSON.stringify(message) });
      }
    }
  );
});

test("entries stand in the order of their numbers, each once", () => {
  /** @type {any} */
  const log = [entry(1), entry(2)];
  assert.deepEqual(numbers(merged(log, [entry(5), entry(2), entry(4)])), [1, 2, 4, 5]);
  assert.equal(merged(log, [entry(2)]), log);
});

test("the log is whole up to its first gap", () => {
  assert.equal(wholeUntil([], 0), 0);
  assert.equal(wholeUntil([entry(2)], 0), 0);
  assert.equal(wholeUntil([entry(1), entry(2), entry(4)], 0), 2);
  assert.equal(wholeUntil([entry(1), entry(2)], 0), 2);
  assert.equal(wholeUntil([entry(8), entry(9)], 7), 9);
  assert.equal(wholeUntil([entry(9)], 7), 7);
});

test("an entry that comes before the answer to an earlier question loses nothing in between", async () => {
  const store = await atTable();
  line.tell(patch(1, entry(2), entry(3)));
  assert.deepEqual(
    asked.map(({ path }) => path),
    ["/t/log?text=false&after=1"],
  );
  line.tell(patch(3, entry(4)));
  assert.deepEqual(numbers(store.get().game.log), [1, 4]);
  await answered(entry(2), entry(3));
  assert.deepEqual(numbers(store.get().game.log), [1, 2, 3, 4]);
});

test("what an answer that was lost would have told is asked for again with the next entry", async () => {
  const store = await atTable();
  line.tell(patch(1, entry(2), entry(3)));
  line.tell(patch(3, entry(4)));
  assert.deepEqual(
    asked.map(({ path }) => path),
    ["/t/log?text=false&after=1", "/t/log?text=false&after=1"],
  );
  asked.shift();
  await answered(entry(2), entry(3), entry(4));
  assert.deepEqual(numbers(store.get().game.log), [1, 2, 3, 4]);
});

test("the page asks for the last entries only, and lets go of what is far behind", async () => {
  const store = await atTable(200);
  assert.deepEqual([store.get().game.since, store.get().game.log.length], [200 - FETCHED, FETCHED]);
  for (let seq = 201; seq <= 237; seq += 1) line.tell(patch(seq - 1, entry(seq)));
  const { log, since } = store.get().game;
  assert.equal(since, log[0].seq - 1);
  assert.equal(log.length, 237 - since);
  assert.ok(log.length >= KEPT && log.length < KEPT + 10, "it begins with a turn");
  assert.equal(log[0].seq % 10, 0);
  assert.deepEqual(asked, []);
});

test("what is worth holding begins with a turn that still holds and has the last turn of who looks in it", () => {
  assert.equal(worthHolding(turns(0, KEPT), 0, null), 0);
  assert.equal(worthHolding(turns(0, 60), 0, null), 0, "a few more stay, so that what is drawn of them stays too");
  assert.equal(worthHolding(turns(0, 61), 0, null), 19);
  assert.equal(worthHolding(turns(0, 105), 0, null), 59);
  /** @type {any} */
  const late = turns(0, 160).map((one) => (one.seq > 40 ? { ...one, seat: 1 } : one));
  assert.equal(worthHolding(late, 0, 1), 119);
  assert.equal(worthHolding(late, 0, 0), 19, "seat 0 was asked at 20 and has done something then");
  const back = { ...entry(106), move: { undo: 8 } };
  assert.equal(
    worthHolding(/** @type {any} */ ([...turns(0, 105), back, ...turns(106, 140)]), 0, null),
    0,
    "20 to 100 were taken back",
  );
});

/** A table of so many entries that is drawn when `frame` says so. */
async function framed(entries) {
  const frames = [];
  const frame = async () => {
    while (frames.length > 0) frames.shift()();
    await idle();
  };
  return { store: await atTable(entries, (run) => frames.push(run)), frame };
}

test("what is further back is fetched when it is wanted, and stays while it is read", async () => {
  const { store, frame } = await framed(200);
  followEarlier(store, "/t", "");
  assert.equal(lacks(store.get()), false);
  store.set({ story: { drawn: 2 * DRAWN } });
  assert.equal(lacks(store.get()), true);
  await frame();
  assert.equal(await answered(...turns(136, 176)), "/t/log?text=false&after=136&until=176");
  await frame();
  assert.deepEqual([store.get().game.since, store.get().game.log.length, asked.length], [136, 64, 0]);
  line.tell(patch(200, entry(201)));
  assert.equal(store.get().game.since, 136);
  store.set({ story: { drawn: DRAWN, past: /** @type {any} */ ({ seq: 137 }) } });
  await frame();
  assert.equal(await answered(...turns(96, 136)), "/t/log?text=false&after=96&until=136");
  store.set({ story: { past: null } });
  line.tell(patch(201, entry(202)));
  assert.deepEqual([store.get().game.since, store.get().game.log[0].seq], [159, 160]);
});

test("what is further back is fetched once where the first entries do not reach the reader's own last turn", async () => {
  const store = await atTable(200);
  const held = (me, ...log) =>
    lacks(changed(store.get(), { game: { view: { ...store.get().game.view, me }, log, since: log[0].seq - 1 } }));
  assert.equal(held(null, ...turns(176, 200)), false, "who has no seat has no turn");
  assert.equal(held(0, ...turns(176, 200)), false, "seat 0 acted in the turn that began at 180");
  assert.equal(held(1, ...turns(176, 200)), true, "seat 1 did nothing in these");
  assert.equal(held(1, ...turns(160, 200)), false, "nor in all that is kept");
});

test("a player who changes seats reads the log again, as the new seat is told it", async () => {
  const store = await atTable(3);
  store.set({ story: { past: /** @type {any} */ ({ seq: 2, tab: "me" }) } });
  const view = { ...store.get().game.view, me: 1 };
  line.tell({ type: "view", seq: 3, view, choices: {} });
  assert.deepEqual([store.get().game.log, store.get().story.past], [[], null]);
  assert.equal(await answered(...turns(0, 3)), "/t/log?text=false&after=0");
  assert.deepEqual(numbers(store.get().game.log), [1, 2, 3]);
  line.tell({ type: "view", seq: 4, view, choices: {} });
  assert.deepEqual(numbers(store.get().game.log), [1, 2, 3], "it stays as long as the seat does");
});

test("a move is shown by whatever comes first: a request that hangs does not keep the table busy", async () => {
  const store = await atTable(4, (run) => run());
  globalThis.fetch = /** @type {any} */ (() => new Promise(() => {}));
  mock.timers.enable({ apis: /** @type {any} */ (["setTimeout"]) });
  let isDone = false;
  const waiting = shown(store, "/t", 5).then(() => (isDone = true));
  mock.timers.tick(3000);
  await idle();
  assert.equal(isDone, false);
  store.set({ game: { seq: 5 } });
  await waiting;
  assert.equal(isDone, true);
  mock.timers.reset();
});

test("a move that the connection does not bring is fetched, and so is its entry", async () => {
  const store = await atTable(4, (run) => run());
  table = { ...table, seq: 5 };
  mock.timers.enable({ apis: /** @type {any} */ (["setTimeout"]) });
  const waiting = shown(store, "/t", 5);
  mock.timers.tick(3000);
  await waiting;
  mock.timers.reset();
  assert.equal(store.get().game.seq, 5);
  assert.equal(await answered(entry(5)), "/t/log?text=false&after=4");
  line.tell(patch(4, entry(5)));
  assert.deepEqual([numbers(store.get().game.log), asked], [[1, 2, 3, 4, 5], []], "its patch comes too late");
});

test("a round that ends by a fetched move is summarised, and earlier concerns of the player are dropped", async () => {
  const store = await atTable(4, undefined, { view: viewOf({ round: 1 }) });
  store.set({ recent: { concerned: [entry(4)] } });
  table = { ...table, seq: 5, view: viewOf({ round: 2 }) };
  await refresh(store, "/t");
  const { roundOver, concerned } = store.get().recent;
  assert.deepEqual([roundOver, concerned], [{ round: 1, history: null }, []]);
});

test("the log of a table restored from a backup holds its entries, not the lost ones", async () => {
  const store = await atTable(5);
  const past = { seq: 5, tab: "me", view: viewOf() };
  store.set({ story: { past: /** @type {any} */ (past), asking: 4 } });
  line.tell({ type: "view", seq: 3, view: viewOf(), choices: {} });
  assert.deepEqual([store.get().story.past, store.get().story.asking], [null, null]);
  assert.equal(await answered(entry(1), entry(2), entry(3)), "/t/log?text=false&after=0");
  const other = { ...entry(4), sentences: [{ key: "another", args: {}, events: [] }] };
  line.tell(patch(3, other));
  const { log } = store.get().game;
  assert.deepEqual([numbers(log), log[3]?.sentences[0]?.key, asked], [[1, 2, 3, 4], "another", []]);
});

test("after a restore far back the page holds the latest entries of the restored log", async () => {
  const store = await atTable(200);
  line.tell({ type: "view", seq: 100, view: viewOf(), choices: {} });
  assert.equal(await answered(...turns(100 - FETCHED, 100)), `/t/log?text=false&after=${100 - FETCHED}`);
  line.tell(patch(100, entry(101)));
  assert.deepEqual([store.get().game.since, numbers(store.get().game.log).at(-1)], [100 - FETCHED, 101]);
});

test("after a patch that does not fit the whole log is fetched again", async () => {
  const store = await atTable(5);
  line.tell({ ...patch(5, entry(6)), patch: [{ op: "replace", path: "/no/such/place", value: 1 }] });
  line.tell({ type: "view", seq: 6, view: viewOf(), choices: {} });
  assert.deepEqual(store.get().game.log, []);
  assert.equal(await answered(...turns(0, 6)), "/t/log?text=false&after=0");
  assert.deepEqual([store.get().game.seq, numbers(store.get().game.log)], [6, [1, 2, 3, 4, 5, 6]]);
});

test("a reader who becomes the host while the page is open is known as the host, until another is", async () => {
  const store = await atTable(1, undefined, { me: 1, host: 0, is_host: false });
  const hosts = (/** @type {any} */ more) => {
    line.tell({ type: "table", table: { seats: [], me: 1, ...more } });
    return store.get().table.hosting;
  };
  assert.equal(store.get().table.hosting, false);
  assert.deepEqual([hosts({ host: 0 }), hosts({ host: 1 })], [false, true]);
  assert.equal(hosts({ host: null, me: null }), true, "a host who hands their seat on remains the host");
  assert.equal(hosts({ host: 0 }), false);
  assert.equal(hosts({ host: null, me: null }), false, "a spectator is not the host of a table whose host has no seat");
});

test("what goes wrong while a patch is shown is no patch that does not fit", async (t) => {
  const reported = [];
  globalThis.reportError = (problem) => reported.push(problem.message);
  t.after(() => Reflect.deleteProperty(globalThis, "reportError"));
  let isFaulty = false;
  const store = await atTable(5, (run) => run());
  store.subscribe(() => {
    if (isFaulty) throw new Error("a fault of what draws");
  });
  const before = line;
  isFaulty = true;
  line.tell(patch(5, entry(6)));
  assert.deepEqual([store.get().game.seq, line === before], [6, true], "it is not asked for again");
  assert.deepEqual(new Set(reported), new Set(["a fault of what draws"]));
});

test("an earlier part of the log that cannot be fetched is asked for again after a while, not at each change", async (t) => {
  const store = await atTable(200, (run) => run());
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  let tries = 0;
  globalThis.fetch = /** @type {any} */ (
    async () => {
      tries += 1;
      throw new TypeError("no network");
    }
  );
  followEarlier(store, "/t", "");
  store.set({ story: { drawn: 2 * DRAWN } });
  for (let time = 1; time < 5; time += 1) {
    store.set({ table: { watchers: time } });
    await idle();
  }
  assert.equal(tries, 1);
  mock.timers.tick(10_000);
  await idle();
  assert.equal(tries, 2);
});

test("earlier entries of another seat's log are not those of the seat that the reader has now", async () => {
  const { store, frame } = await framed(200);
  followEarlier(store, "/t", "");
  store.set({ story: { drawn: 2 * DRAWN } });
  await frame();
  line.tell({ type: "view", seq: 200, view: viewOf({ me: 1 }), choices: {} });
  const other = turns(136, 176).map((one) => ({
    ...one,
    sentences: [{ key: "of-another-seat", args: {}, events: [] }],
  }));
  assert.equal(await answered(...other), "/t/log?text=false&after=136&until=176");
  assert.deepEqual([store.get().game.log, store.get().game.since], [[], 200 - FETCHED]);
  assert.equal(await answered(...turns(176, 200)), "/t/log?text=false&after=176");
  await frame();
  assert.equal(await answered(...turns(136, 176)), "/t/log?text=false&after=136&until=176", "it is asked for again");
});

test("late entries of another seat's log are not those of the seat that the reader has now", async () => {
  const store = await atTable(5);
  line.tell(patch(5, entry(6), entry(7)));
  line.tell({ type: "view", seq: 7, view: viewOf({ me: 1 }), choices: {} });
  await answered(entry(6), entry(7));
  assert.deepEqual(store.get().game.log, []);
  await answered(...turns(0, 7));
  assert.deepEqual(numbers(store.get().game.log), [1, 2, 3, 4, 5, 6, 7]);
});
