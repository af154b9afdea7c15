/** What is said of a part of the table's page that could not be loaded. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./support/skymines.mjs";
import { Problem } from "../../app/static/js/table/api.ts";
import { clocksWhenWanted } from "../../app/static/js/table/clock-loader.ts";
import { explainWhenWanted } from "../../app/static/js/table/explaining-loader.ts";
import { face } from "../../app/static/js/table/face.ts";
import { LaterPart } from "../../app/static/js/table/later-part.ts";
import { brought, partMissing } from "../../app/static/js/table/missing-part.ts";
import { rulesWhenWanted } from "../../app/static/js/table/rules-loader.ts";
import { emptyState } from "../../app/static/js/table/state.ts";
import { createStore } from "../../app/static/js/table/store.ts";
import { loadWhenTold } from "../../app/static/js/table/when-told-loader.ts";
import { loadWhenWanted } from "../../app/static/js/table/when-wanted.ts";

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

test("what is brought is all there; what is missing is said, and nothing is brought", async () => {
  serving(200);
  assert.deepEqual(await brought(store, say, Promise.resolve(1), "two"), [1, "two"]);
  assert.equal(store.get().sending.error, "");
  assert.equal(await brought(store, say, Promise.resolve(1), Promise.reject(new Error("404"))), null);
  assert.equal(store.get().sending.error, "error-new-version");
});

test("what goes wrong in a part that is there is no part that is missing", async () => {
  serving(200);
  const pageOf = globalThis.fetch;
  globalThis.fetch = /** @type {any} */ (
    async (address) => (address === "/rules" ? { ok: true, text: async () => "" } : pageOf(address))
  );
  let click = async (/** @type {any} */ _event) => {};
  Object.assign(document, {
    addEventListener: (_, run) => {
      click = run;
    },
  });
  globalThis.DOMParser = /** @type {any} */ (
    class {
      constructor() {
        throw new SyntaxError("a fault of the panel");
      }
    }
  );
  rulesWhenWanted(store, say, { style: "" });
  const link = { dataset: { rules: "" }, href: "/rules" };
  await assert.rejects(click({ target: { closest: () => link }, preventDefault() {} }), /a fault of the panel/);
  assert.deepEqual([store.get().sending.error, asked], ["", []], "it is neither said nor asked after");
});

/** A part that cannot be loaded, wanted as told; @returns how often it was asked for so far */
function missing(wanted) {
  let tries = 0;
  const load = async () => {
    tries += 1;
    throw new Error("404");
  };
  loadWhenWanted(store, say, wanted, load, () => ({ panels: { help: false } }));
  return () => tries;
}

test("a part that is wanted though nobody has opened it is asked for again after a while only, without a word", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  serving(null);
  const tries = missing(() => true);
  for (let time = 0; time < 5; time += 1) {
    store.set({ table: { watchers: time + 1 } });
    await settled();
  }
  assert.deepEqual([tries(), store.get().sending.error], [1, ""]);
  mock.timers.tick(10_000);
  await settled();
  assert.equal(tries(), 2);
});

test("a part that could not be loaded is asked for at once when it is opened again", async () => {
  serving(null);
  const tries = missing(({ panels }) => panels.help);
  for (let time = 1; time < 4; time += 1) {
    store.set({ panels: { help: true } });
    await settled();
    assert.deepEqual(
      [tries(), store.get().panels.help, store.get().sending.error],
      [time, false, "problem-unreachable"],
    );
  }
});

/** Loaders that nobody waits for: how each is wanted at every change. @type {[string, () => void][]} */
const UNASKED = [
  ["clocks", () => clocksWhenWanted(store, "/g", "", say, { words: "/words", style: null })],
  ["what is told of moves", () => loadWhenTold(store, say, { words: "/words", style: null })],
];

for (const [what, follow] of UNASKED) {
  test(`${what} that cannot be reached are asked for again after a while only`, async (t) => {
    mock.timers.enable({ apis: ["setTimeout"] });
    t.after(() => mock.timers.reset());
    serving(null);
    follow();
    const change = async (/** @type {number} */ time) => {
      const seats = /** @type {any} */ ({ clock: {}, seats: [] });
      store.set({ table: { data: { ...seats }, watchers: time }, story: { asking: 1 } });
      await settled();
      await settled();
    };
    for (let time = 1; time < 5; time += 1) await change(time);
    const words = () => asked.filter((address) => address === "/words").length;
    assert.equal(words(), 1);
    mock.timers.tick(10_000);
    await settled();
    await change(5);
    assert.equal(words(), 2);
  });
}

/** What shows that the server answers: how each reaches the page. @type {[string, () => unknown][]} */
const SERVED = [
  ["a part that has come", () => new LaterPart(async () => () => "the talk", assert.ifError).get()],
  ["panels of a part", () => store.set({ parts: { results: /** @type {any} */ ({}) } })],
  ["a connection that is back", () => store.set({ connection: { status: "open" } })],
  ["another's move", () => store.set({ game: { view: /** @type {any} */ ({}) } })],
  ["an earlier position", () => store.set({ story: { past: /** @type {any} */ ({ seq: 3 }) } })],
  ["the standing", () => store.set({ standing: { data: /** @type {any} */ ({ seq: 3 }) } })],
];

for (const [what, serve] of SERVED) {
  test(`that the server does not answer is said until ${what} shows otherwise`, async () => {
    serving(null);
    await partMissing(store, say, new Error("404"));
    store.set({ panels: { help: true } }, { connection: { status: "lost" } });
    assert.equal(store.get().sending.error, "problem-unreachable");
    await serve();
    await settled();
    assert.equal(store.get().sending.error, "");
  });
}

test("what has gone wrong with a move is still said when a part comes", async () => {
  serving(null);
  await partMissing(store, say, new Error("404"));
  store.set({ sending: { error: "not your turn" } });
  await new LaterPart(async () => () => "the talk", assert.ifError).get();
  assert.equal(store.get().sending.error, "not your turn");
});

test("that there is a new version is said even when parts come", async () => {
  serving(200);
  await partMissing(store, say, new Error("404"));
  await new LaterPart(async () => () => "the talk", assert.ifError).get();
  assert.equal(store.get().sending.error, "error-new-version");
});
