import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { followVersion, isTyping, mayReload } from "../../app/static/js/table/updating.ts";

let reloads = 0;
let told = 0;
let outdated = false;
let listeners = {};
/** @type {any} */
let fields = [];

beforeEach(() => {
  [reloads, told, listeners, fields] = [0, 0, {}, []];
  const kept = new Map();
  globalThis.sessionStorage = /** @type {any} */ ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
  });
  globalThis.location = /** @type {any} */ ({ reload: () => (reloads += 1) });
  globalThis.document = /** @type {any} */ ({
    hidden: false,
    addEventListener: (name, run) => (listeners[name] = run),
    querySelectorAll: (selector) => fields.filter(({ type }) => !selector.includes(`[type=${type}]`)),
    querySelector: () => null,
  });
  mock.timers.reset();
  mock.timers.enable({
    apis: /** @type {any} */ (["setTimeout", "setInterval", "Date"]),
    now: 1_000_000_000,
  });
});

const pass = (seconds) => {
  for (let second = 0; second < seconds; second += 1) mock.timers.tick(1000);
};
const page = (own, isBusy = () => false) =>
  followVersion(own, {
    isBusy,
    tell: (isOther) => {
      if (isOther) told += 1;
      outdated = isOther;
    },
  });

test("a page of another version says so and reloads once nothing is under way", () => {
  let busy = true;
  page("old", () => busy)("new");
  assert.equal(told, 1);
  pass(30);
  assert.equal(reloads, 0);
  busy = false;
  pass(2);
  assert.equal(reloads, 1);
});

test("a page of the same version, or in development, stays", () => {
  page("old")("old");
  page("old")("");
  page("")("new");
  pass(60);
  assert.deepEqual([told, reloads], [0, 0]);
});

test("nobody's typing is taken away", () => {
  fields = [{ type: "text", value: "hel", defaultValue: "" }];
  assert.ok(isTyping());
  page("old")("new");
  pass(30);
  assert.equal(reloads, 0);
  fields = [];
  pass(2);
  assert.equal(reloads, 1);
});

test("a box that was ticked, and a text that is kept, hold up nothing", () => {
  fields = [
    { type: "checkbox", value: "on", defaultValue: "on", checked: true, defaultChecked: false },
    { type: "textarea", value: "a note", defaultValue: "a note" },
  ];
  assert.equal(isTyping(), false);
  page("old")("new");
  pass(10);
  assert.equal(reloads, 1);
});

test("a page in use waits until keys and clicks rest, a hidden one does not", () => {
  const greet = page("old");
  greet("new");
  for (let second = 0; second < 20; second += 1) {
    listeners.keydown();
    pass(1);
  }
  assert.equal(reloads, 0);
  /** @type {any} */ (document).hidden = true;
  pass(1);
  assert.equal(reloads, 1);
});

test("processes of two versions do not make it reload in a loop", () => {
  for (let time = 0; time < 20; time += 1) {
    page(time % 2 ? "new" : "old")(time % 2 ? "old" : "new");
    pass(20);
  }
  assert.equal(reloads, 1);
});

test("an older process that answers after all stops what was about to happen", () => {
  const greet = page("old", () => false);
  greet("new");
  assert.equal(outdated, true);
  greet("old");
  assert.equal(outdated, false, "and is said no more");
  pass(60);
  assert.equal(reloads, 0);
});

test("it reloads by itself at most once in ten minutes", () => {
  assert.equal(mayReload(null, 5), true);
  assert.equal(mayReload("1000", 1000 + 599_999), false);
  assert.equal(mayReload("1000", 1000 + 600_000), true);
  assert.equal(mayReload("5000", 1000), true);
  assert.equal(mayReload("nonsense", 1000), true);
});
