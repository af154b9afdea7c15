import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { merged, wholeUntil } from "../../app/static/js/entries.js";
import { follow } from "../../app/static/js/live.js";
import { emptyState } from "../../app/static/js/state.js";
import { createStore } from "../../app/static/js/store.js";

const entry = (seq) => ({ seq, seat: 0, text: [`entry ${seq}`], at: "", events: [] });
const numbers = (log) => log.map((one) => one.seq);
const patch = (from, ...entries) => ({ type: "patch", from, seq: from + entries.length, patch: [], choices: {}, entries, events: [] });
const idle = () => new Promise((resolve) => setImmediate(resolve));

// The connection's pulse must not keep the test alive.
const { setInterval } = globalThis;
globalThis.setInterval = (...all) => setInterval(...all).unref();

let asked = [];
let line = null;

/** A table at entry 1, whose questions for more of the log the test answers when it likes. */
async function atTable() {
  const store = createStore(emptyState("x"), () => {});
  globalThis.fetch = (path) => {
    const body = { "/t": { seq: 1, view: { phase: "planning", seats: [], me: null }, choices: {}, status: "playing" }, "/t/log": { entries: [entry(1)] } };
    if (!path.includes("after=")) return Promise.resolve(answerOf(body[path] ?? {}));
    return new Promise((resolve) => asked.push({ path, answer: (...seqs) => resolve(answerOf({ entries: seqs.map(entry) })) }));
  };
  await follow(store, "/t", { id: "x", invite: "" });
  return store;
}

const answerOf = (body) => ({ ok: true, status: 200, text: async () => JSON.stringify(body) });

beforeEach(() => {
  asked = [];
  globalThis.location = { href: "http://table.example/t/x" };
  globalThis.WebSocket = class {
    constructor() {
      line = this;
    }
    send() {}
    close() {}
    tell(message) {
      this.onmessage({ data: JSON.stringify(message) });
    }
  };
});

test("entries stand in the order of their numbers, each once", () => {
  const log = [entry(1), entry(2)];
  assert.deepEqual(numbers(merged(log, [entry(5), entry(2), entry(4)])), [1, 2, 4, 5]);
  assert.equal(merged(log, [entry(2)]), log);
});

test("the log is whole up to its first gap", () => {
  assert.equal(wholeUntil([]), 0);
  assert.equal(wholeUntil([entry(2)]), 0);
  assert.equal(wholeUntil([entry(1), entry(2), entry(4)]), 2);
  assert.equal(wholeUntil([entry(1), entry(2)]), 2);
});

test("an entry that comes before the answer to an earlier question loses nothing in between", async () => {
  const store = await atTable();
  line.tell(patch(1, entry(2), entry(3)));
  assert.deepEqual(asked.map(({ path }) => path), ["/t/log?after=1"]);
  line.tell(patch(3, entry(4)));
  assert.deepEqual(numbers(store.get().log), [1, 4]);
  asked[0].answer(2, 3);
  await idle();
  assert.deepEqual(numbers(store.get().log), [1, 2, 3, 4]);
});

test("what an answer that was lost would have told is asked for again with the next entry", async () => {
  const store = await atTable();
  line.tell(patch(1, entry(2), entry(3)));
  line.tell(patch(3, entry(4)));
  assert.deepEqual(asked.map(({ path }) => path), ["/t/log?after=1", "/t/log?after=1"]);
  asked[1].answer(2, 3, 4);
  await idle();
  assert.deepEqual(numbers(store.get().log), [1, 2, 3, 4]);
});
