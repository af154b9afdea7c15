/** What is said of a part of the table's page that could not be loaded. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./support/skymines.mjs";
import { Problem } from "../../app/static/js/table/api.ts";
import { clocksWhenWanted } from "../../app/static/js/table/clock-loader.ts";
import { explainWhenWanted } from "../../app/static/js/table/explaining-loader.ts";
import { face } from "../../app/static/js/table/face.ts";
import { partMissing } from "../../app/static/js/table/missing-part.ts";
import { emptyState } from "../../app/static/js/table/state.ts";
import { createStore } from "../../app/static/js/table/store.ts";

/** @type {any} */
const say = Object.assign((key) => key, { has: () => true, learn: () => {} });
let store;
let asked = [];

/** A server with these answers: `health` of itself, null where it is silent, and its version; each file is gone. */
const serving = (health, version = "new") => {
  globalThis.fetch = /** @type {any} */ (
    async (address) => {
      asked.push(address);
      if (health === null) throw new TypeError("no network");
      return address === "/healthz"
        ? { ok: health < 400, status: health, json: async () => ({ version }) }
        : { ok: false, status: 404 };
    }
  );
};
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

beforeEach(() => {
  asked = [];
  store = createStore(emptyState("x", "old"), (draw) => draw());
  globalThis.document = /** @type {any} */ ({
    createElement: () => /** @type {any} */ ({}),
    head: /** @type {any} */ ({ append: (link) => /** @type {any} */ (link).onload() }),
  });
});

test("a part that is gone from a server that answers is one of a former version", async () => {
  serving(200);
  assert.equal(await partMissing(store, say, new Error("404")), true);
  assert.deepEqual([store.get().connection.outdated, store.get().sending.error], [true, "error-new-version"]);
});

test("the silence of a server is no new version", async () => {
  for (const health of [503, null]) {
    serving(health);
    assert.equal(await partMissing(store, say, new Error("404")), false);
    assert.deepEqual([store.get().connection.outdated, store.get().sending.error], [false, "problem-unreachable"]);
  }
});

test("a part that broke off is no new version, and is asked for again", async () => {
  serving(200, "old");
  assert.equal(await partMissing(store, say, new Error("broken off")), false);
  assert.deepEqual([store.get().connection.outdated, store.get().sending.error], [false, "problem-unreachable"]);
});

test("in development no part is one of a former version", async () => {
  store.set({ connection: { version: "" } });
  serving(200, "");
  assert.equal(await partMissing(store, say, new Error("404")), false);
});

test("what the server refuses is said as it is", async () => {
  serving(200);
  assert.equal(await partMissing(store, say, new Problem(404, { code: "no-such-table" })), false);
  assert.deepEqual([store.get().connection.outdated, store.get().sending.error], [false, "problem-no-such-table"]);
});

test("the clock's part that is gone is asked for once, and offers to reload without a word of trouble", async () => {
  serving(200);
  clocksWhenWanted(store, "/api/games/x", "", say, { words: "/words/clock.ftl", style: null });
  const table = { clock: {}, seats: [] };
  for (let time = 0; time < 3; time += 1) {
    store.set({ table: { data: { ...table } } });
    await settled();
    await settled();
  }
  assert.deepEqual([store.get().connection.outdated, store.get().sending.error], [true, ""]);
  assert.equal(asked.filter((address) => address === "/words/clock.ftl").length, 1);
});

test("explanations that are gone are not asked for at each movement of the pointer", async () => {
  serving(200);
  // Data is short, so that nothing comes by itself when the page is at rest.
  Object.defineProperty(globalThis, "navigator", { value: { connection: { saveData: true } }, configurable: true });
  mock.method(face, "explaining", async () => ({ followExplaining: () => () => {} }));
  const heard = [];
  /** @type {any} */
  const root = { addEventListener: (_, run) => heard.push(run), removeEventListener: () => {} };
  explainWhenWanted(root, store, () => null, say, { words: "/words/explain.ftl", script: "/explaining.js", style: "" });
  for (let time = 0; time < 3; time += 1) {
    heard[0]({ type: "pointermove" });
    await settled();
  }
  assert.equal(store.get().connection.outdated, true);
  assert.equal(asked.filter((address) => address === "/words/explain.ftl").length, 1);
});
