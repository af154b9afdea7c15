import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../../app/static/js/table/store.ts";

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
  const { store, draw, frames } = stage({ a: 1, b: 2 });
  const heard = [];
  store.subscribe((state) => heard.push(state));
  store.set({ a: 2 });
  store.set({ b: 3 });
  assert.equal(frames.length, 1);
  draw();
  assert.deepEqual(heard, [{ a: 2, b: 3 }]);
});

test("a change to the same values draws nothing", () => {
  const { store, frames } = stage({ a: 1 });
  store.set({ a: 1 });
  assert.equal(frames.length, 0);
});

test("states are never changed in place, and a listener can go", () => {
  const { store, draw } = stage({ a: 1 });
  const before = store.get();
  let calls = 0;
  const stop = store.subscribe(() => (calls += 1));
  store.set({ a: 2 });
  draw();
  stop();
  store.set({ a: 3 });
  draw();
  assert.equal(before.a, 1);
  assert.equal(calls, 1);
});

test("who cannot wait is told at once, and not again at the next frame", () => {
  const { store, draw } = stage({ a: 1 });
  let calls = 0;
  store.subscribe(() => (calls += 1));
  store.tell();
  assert.equal(calls, 0, "nothing has changed");
  store.set({ a: 2 });
  store.tell();
  draw();
  assert.equal(calls, 1);
});
