/** The script in the head of each page: what is chosen is kept here, and for somebody who is signed in on the server. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { runInNewContext } from "node:vm";

const SOURCE = readFileSync(new URL("../../app/static/js/theme.js", import.meta.url), "utf8");
const GROUPS = {
  looks: { theme: ["system", "light", "dark"] },
  play: { speed: ["normal", "fast", "off"] },
  sounds: { sound: ["off", "on"] },
};

class HTMLInputElement {}
class HTMLSelectElement {}

/** What this browser keeps, what was sent, and what the server answers with (null: nothing). */
let [kept, sent, answers] = [new Map(), [], () => ({ ok: true, status: 200 })];
let refuses = false;

beforeEach(() => {
  [kept, sent, answers, refuses] = [new Map(), [], () => ({ ok: true, status: 200 }), false];
});

/** Open a page of this browser; `own` is what the server says of its reader. */
function opened(own) {
  const listeners = {};
  const refused = () => {
    throw new Error("The operation is insecure.");
  };
  const localStorage = {
    getItem: (key) => (refuses ? refused() : (kept.get(key) ?? null)),
    setItem: (key, value) => (refuses ? refused() : kept.set(key, value)),
  };
  /** @type {Record<string, string>} */
  const dataset = { choices: JSON.stringify(GROUPS), ...(own ? { own: JSON.stringify(own) } : {}) };
  const documentElement = { dataset, style: {} };
  const document = { documentElement, styleSheets: [], querySelectorAll: () => [], getElementsByName: () => [] };
  const fetch = async (path, { method, body }) => {
    sent.push([method, path, JSON.parse(body)]);
    return answers() ?? Promise.reject(new Error("unreachable"));
  };
  const dispatchEvent = () => true;
  const addEventListener = (name, listener) => (listeners[name] = listener);
  const classes = { HTMLInputElement, HTMLSelectElement, Event };
  runInNewContext(SOURCE, { document, localStorage, fetch, dispatchEvent, addEventListener, ...classes });
  return {
    chosen: () => JSON.parse(dataset.chosen ?? ""),
    scheme: () => documentElement.style.colorScheme,
    /** Choose in a list, or tick and untick a box. */
    choose: async (name, value) => {
      const field = Object.assign(typeof value === "boolean" ? new HTMLInputElement() : new HTMLSelectElement(), {
        name,
      });
      Object.assign(field, typeof value === "boolean" ? { type: "checkbox", checked: value } : { value });
      listeners.change({ target: field });
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const USUAL = { theme: "system", speed: "normal", sound: "off" };
const ada = (chosen = {}) => ({ id: "ada", chosen });
const saved = (chosen) => ["PATCH", "/api/users/me/settings", chosen];

test("a stranger's choices hold in their browser, and nothing is sent", async () => {
  const page = opened(null);
  assert.deepEqual(page.chosen(), USUAL);
  await page.choose("theme", "dark");
  await page.choose("sound", true);
  await page.choose("name", "Ada");
  assert.equal(page.scheme(), "dark");
  assert.deepEqual(opened(null).chosen(), { ...USUAL, theme: "dark", sound: "on" });
  assert.deepEqual(sent, []);
});

test("the server's choices hold from the first paint, and nothing is sent", () => {
  kept.set("regolith-theme", "light");
  const page = opened(ada({ theme: "dark", speed: "off" }));
  assert.deepEqual([page.chosen(), page.scheme()], [{ ...USUAL, theme: "dark", speed: "off" }, "dark"]);
  assert.deepEqual(opened(null).chosen(), { ...USUAL, theme: "dark", speed: "off" });
  assert.deepEqual(sent, []);
});

test("what was chosen before somebody was known goes to the server, where it has nothing of that", () => {
  kept.set("regolith-theme", "light");
  kept.set("regolith-table", '{"speed":"fast","sound":true,"remind":7}');
  assert.deepEqual(opened(ada({ theme: "dark" })).chosen(), { theme: "dark", speed: "fast", sound: "on" });
  assert.deepEqual(sent, [saved({ speed: "fast", sound: "on" })]);
});

test("two choices in a row go to the server one after the other, so that the later one counts there", async () => {
  const page = opened(ada());
  let answer = (_) => {};
  answers = /** @type {any} */ (() => new Promise((resolve) => (answer = resolve)));
  await page.choose("theme", "light");
  await page.choose("theme", "dark");
  assert.deepEqual(sent, [saved({ theme: "light" })]);
  answer({ ok: true, status: 200 });
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(sent, [saved({ theme: "light" }), saved({ theme: "dark" })]);
  answer({ ok: true, status: 200 });
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(kept.get("regolith-unsaved"), "{}");
});

test("what somebody else has chosen in this browser is left to them", async () => {
  await opened(ada()).choose("theme", "dark");
  assert.deepEqual(opened({ id: "ben", chosen: { speed: "off" } }).chosen(), { ...USUAL, speed: "off" });
  assert.deepEqual(sent, [saved({ theme: "dark" })]);
  assert.deepEqual(opened(ada({ theme: "dark" })).chosen(), { ...USUAL, theme: "dark" });
});

test("a choice that did not reach the server holds here, and is sent with the next page", async () => {
  answers = () => null;
  await opened(ada({ theme: "light" })).choose("theme", "dark");
  answers = () => ({ ok: false, status: 503 });
  await opened(ada({ theme: "light" })).choose("speed", "off");
  answers = () => ({ ok: true, status: 200 });
  const page = opened(ada({ theme: "light" }));
  assert.deepEqual(page.chosen(), { ...USUAL, theme: "dark", speed: "off" });
  assert.deepEqual(sent.at(-1), saved({ theme: "dark", speed: "off" }));
  await new Promise((resolve) => setTimeout(resolve));
  const before = sent.length;
  assert.equal(opened(ada({ theme: "light", speed: "off" })).chosen().theme, "light");
  assert.equal(sent.length, before);
});

test("a choice that the server refuses is not sent for ever", async () => {
  answers = () => ({ ok: false, status: 422 });
  kept.set("regolith-whose", "ada");
  kept.set("regolith-unsaved", '{"smell":"dust"}');
  opened(ada());
  await new Promise((resolve) => setTimeout(resolve));
  opened(ada());
  assert.deepEqual(sent, [saved({ smell: "dust" })]);
});

test("a browser that refuses its storage has what the server has, and keeps a choice as long as the page", async () => {
  refuses = true;
  const page = opened(ada({ theme: "dark" }));
  await page.choose("speed", "fast");
  assert.deepEqual(page.chosen(), { ...USUAL, theme: "dark", speed: "fast" });
  assert.deepEqual(sent, [saved({ speed: "fast" })]);
});

test("what is kept wrongly is as if nothing were", () => {
  for (const wrong of ["{", "7", "null", '"text"', "[]", "purple"]) {
    for (const name of ["theme", "table", "unsaved"]) kept.set(`regolith-${name}`, wrong);
    assert.deepEqual(opened(null).chosen(), USUAL);
  }
});
