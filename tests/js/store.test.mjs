import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { changed, createStore, MOMENT } from "../../app/static/js/table/store.ts";

/** A store whose frames are triggered by the test. */
function stage(initial) {
  const frames = [];
  const store = createStore(initial, (run) => frames.push(run));
  const draw = () => {
    for (const run of frames.splice(0)) run();
  };
  return { store, draw, frames };
}

test("however often it changes, listeners hear once a frame", () => {
  const { store, draw, frames } = stage({ one: { a: 1 }, two: { b: 2 } });
  const heard = [];
  store.subscribe((state) => heard.push(state));
  store.set({ one: { a: 2 } });
  store.set({ two: { b: 3 } });
  assert.equal(frames.length, 1);
  draw();
  assert.deepEqual(heard, [{ one: { a: 2 }, two: { b: 3 } }]);
});

test("a change to the same values draws nothing", () => {
  const { store, frames } = stage({ one: { a: 1 } });
  store.set({ one: { a: 1 } });
  assert.equal(frames.length, 0);
});

test("a change copies the sub-states that it changes, and leaves the others the same objects", () => {
  const before = { one: { a: 1, b: 1 }, two: { c: 1 } };
  const after = changed(before, { one: { a: 2 }, two: { c: 1 } });
  assert.deepEqual(after, { one: { a: 2, b: 1 }, two: { c: 1 } });
  assert.equal(after.two, before.two);
  assert.equal(changed(before, { one: {} }, { two: { c: 1 } }), before);
});

test("of several changes the later ones count", () => {
  const { store } = stage({ one: { a: 1, b: 1 } });
  store.set({ one: { a: 2, b: 2 } }, { one: { a: 3 } });
  assert.deepEqual(store.get(), { one: { a: 3, b: 2 } });
});

test("what is new to draw but no part of the state is drawn once a frame", () => {
  const { store, draw, frames } = stage({ one: { a: 1 } });
  let calls = 0;
  store.subscribe(() => (calls += 1));
  store.redraw();
  store.redraw();
  assert.equal(frames.length, 1);
  draw();
  assert.equal(calls, 1);
});

test("states are never changed in place, and a listener can go", () => {
  const { store, draw } = stage({ one: { a: 1 } });
  const before = store.get();
  let calls = 0;
  const stop = store.subscribe(() => (calls += 1));
  store.set({ one: { a: 2 } });
  draw();
  stop();
  store.set({ one: { a: 3 } });
  draw();
  assert.equal(before.one.a, 1);
  assert.equal(calls, 1);
});

test("who cannot wait is told at once, and not again at the next frame", () => {
  const { store, draw } = stage({ one: { a: 1 } });
  let calls = 0;
  store.subscribe(() => (calls += 1));
  store.tell();
  assert.equal(calls, 0, "nothing has changed");
  store.set({ one: { a: 2 } });
  store.tell();
  draw();
  assert.equal(calls, 1);
});

test("a listener that throws keeps none of the others from hearing, and its error is reported", (t) => {
  const { store, draw } = stage({ one: { a: 1 } });
  const reported = [];
  globalThis.reportError = (problem) => reported.push(problem);
  t.after(() => Reflect.deleteProperty(globalThis, "reportError"));
  const fault = new Error("a fault of the first one");
  let calls = 0;
  store.subscribe(() => {
    throw fault;
  });
  store.subscribe(() => (calls += 1));
  store.set({ one: { a: 2 } });
  draw();
  assert.deepEqual([calls, reported], [1, [fault]]);
  store.set({ one: { a: 3 } });
  draw();
  assert.deepEqual([calls, reported], [2, [fault, fault]], "and so at every change");
});

/** The same with timers that the test turns on. */
function later(initial) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const staged = stage(initial);
  let calls = 0;
  staged.store.subscribe(() => (calls += 1));
  return { ...staged, calls: () => calls };
}

test("changes that are gathered are there at once, and drawn together after a moment", (t) => {
  t.after(() => mock.timers.reset());
  const { store, draw, frames, calls } = later({ one: { a: 1 }, two: { b: 1 } });
  store.gather({ one: { a: 2 } });
  mock.timers.tick(MOMENT - 1);
  store.gather({ two: { b: 2 } });
  assert.deepEqual(store.get(), { one: { a: 2 }, two: { b: 2 } });
  assert.equal(frames.length, 0);
  mock.timers.tick(1);
  draw();
  mock.timers.tick(MOMENT);
  draw();
  assert.equal(calls(), 1);
});

test("what is drawn sooner takes gathered changes with it, and the next ones wait for another moment", (t) => {
  t.after(() => mock.timers.reset());
  const { store, draw, calls } = later({ one: { a: 1 }, two: { b: 1 } });
  store.gather({ one: { a: 2 } });
  store.set({ two: { b: 2 } });
  draw();
  mock.timers.tick(MOMENT);
  draw();
  assert.equal(calls(), 1);
  store.gather({ one: { a: 3 } });
  mock.timers.tick(MOMENT);
  draw();
  assert.equal(calls(), 2);
});

test("gathering the same values draws nothing", (t) => {
  t.after(() => mock.timers.reset());
  const { store, frames } = later({ one: { a: 1 } });
  store.gather({ one: { a: 1 } });
  mock.timers.tick(MOMENT);
  assert.equal(frames.length, 0);
});

test("a page that is hidden before its frame comes is drawn then, and goes on being drawn", (t) => {
  t.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {(() => void)[]} */
  let listeners = [];
  globalThis.document = /** @type {any} */ ({
    hidden: false,
    addEventListener(_, run) {
      if (!listeners.includes(run)) listeners.push(run);
    },
  });
  globalThis.requestAnimationFrame = /** @type {any} */ (() => 0); // No frame comes to a hidden page.
  const store = createStore({ one: { a: 1 } });
  const heard = [];
  store.subscribe(({ one }) => heard.push(one.a));
  store.set({ one: { a: 2 } });
  /** @type {any} */ (document).hidden = true;
  const told = listeners;
  listeners = [];
  for (const run of told) run();
  assert.deepEqual(heard, [2]);
  for (const a of [3, 4]) {
    store.set({ one: { a } });
    mock.timers.tick(20);
  }
  assert.deepEqual(heard, [2, 3, 4]);
});
