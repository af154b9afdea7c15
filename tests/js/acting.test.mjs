/** Actions of pages: which wait for one another, which are left out, and whose problem is shown. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { beforeEach, test } from "node:test";
import { isBusy, queued, tell, unlessBusy } from "../../app/static/js/pages/parts/common.ts";
import { Problems } from "../../app/static/js/table/problem-sources.ts";

/** @type {any} */
const say = (/** @type {string} */ key, /** @type {any} */ args) => args?.detail ?? key;
const problem = { textContent: "" };

/** @returns {any} */
function element() {
  const attributes = new Map();
  return {
    setAttribute: (name, value) => attributes.set(name, value),
    removeAttribute: (name) => attributes.delete(name),
    hasAttribute: (name) => attributes.has(name),
    closest: () => null,
  };
}

/** Work that ends when it is told to. */
function held() {
  let end = (/** @type {string | null} */ _failed) => {};
  let begun = 0;
  const done = new Promise((settle, fail) => {
    end = (failed) => (failed === null ? settle(undefined) : fail(failed));
  });
  return {
    work: () => {
      begun += 1;
      return /** @type {Promise<any>} */ (done);
    },
    end: (/** @type {string | null} */ failed = null) => end(failed),
    begun: () => begun,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  globalThis.document = /** @type {any} */ ({ getElementById: (id) => (id === "problem" ? problem : null) });
  for (const source of /** @type {const} */ (["action", "looking", "version"])) tell("", source);
});

test("what is chosen while another change is under way waits for it, and is done", async () => {
  const [place, first, second] = [element(), held(), held()];
  void queued(say, place, first.work);
  const last = queued(say, place, second.work);
  await settled();
  assert.deepEqual([first.begun(), second.begun()], [1, 0]);
  first.end();
  await settled();
  assert.deepEqual([second.begun(), isBusy(place), place.hasAttribute("aria-busy")], [1, true, true]);
  second.end();
  await last;
  assert.deepEqual([isBusy(place), place.hasAttribute("aria-busy")], [false, false]);
});

test("a change that waits behind a button's action is done too", async () => {
  const [place, first, second] = [element(), held(), held()];
  void unlessBusy(say, place, first.work);
  const last = queued(say, place, second.work);
  first.end();
  await settled();
  second.end();
  await last;
  assert.equal(second.begun(), 1);
});

test("a second press of a button does nothing while the first is under way", async () => {
  const [place, work] = [element(), held()];
  const first = unlessBusy(say, place, work.work);
  await unlessBusy(say, place, work.work);
  work.end();
  await first;
  assert.equal(work.begun(), 1);
  await unlessBusy(say, place, work.work);
  assert.equal(work.begun(), 2);
});

test("the problem of a change outlives the success of the next, which was chosen before", async () => {
  const [place, first, second] = [element(), held(), held()];
  void queued(say, place, first.work);
  const last = queued(say, place, second.work);
  first.end("refused");
  second.end();
  await last;
  assert.equal(problem.textContent, "refused");
  await queued(say, place, async () => {});
  assert.equal(problem.textContent, "");
});

test("each source of problems clears its own alone", () => {
  tell("new version", "version");
  tell("no answer", "looking");
  tell("refused");
  assert.equal(problem.textContent, "new version no answer refused");
  tell("", "looking");
  assert.equal(problem.textContent, "new version refused");
  tell("");
  assert.equal(problem.textContent, "new version");
});

test("what two sources say alike is said once", () => {
  const problems = /** @type {Problems<"action" | "looking">} */ (new Problems());
  problems.tell("action", "no answer");
  problems.tell("looking", "no answer");
  assert.equal(problems.text, "no answer");
});

/** Tags of templates that show a choice, and are kept with each change: inputs that hear of it, and options. */
function unbound(source) {
  const tags = source.match(/<(?:input|option)\b(?:=>|[^>])*>/g) ?? [];
  return tags.filter(
    (tag) => /\.(checked|selected)=\$\{(?!live\()/.test(tag) && (tag.startsWith("<option") || tag.includes("@change")),
  );
}

test("controls that are kept with each change show what the server has, whatever was drawn before", async () => {
  const folder = new URL("../../app/static/js/", import.meta.url);
  let looked = 0;
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith(".ts") || !/^(pages|[\w-]+\/pages|table\/talk)\//.test(file.replaceAll("\\", "/"))) continue;
    looked += 1;
    assert.deepEqual(unbound(await readFile(new URL(file, folder), "utf8")), [], `${file}: bind by live()`);
  }
  assert.ok(looked > 40);
  assert.equal(unbound(`<input type="checkbox" .checked=\${on} @change=\${() => save()} />`).length, 1);
  assert.equal(unbound(`<option .selected=\${one === now}>`).length, 1);
  assert.equal(unbound(`<input .checked=\${live(on)} @change=\${save} /><input .checked=\${on} />`).length, 0);
});
