import assert from "node:assert/strict";
import { test } from "node:test";
import { styled } from "../../app/static/js/table/later.ts";

/** The stylesheets of the page. */
const links = [];
globalThis.CSS = /** @type {any} */ ({ escape: (text) => text });
globalThis.document = /** @type {any} */ ({
  querySelector: (wanted) => links.find(({ href }) => wanted === `link[href="${href}"]`) ?? null,
  createElement: () => {
    const link = { remove: () => links.splice(links.indexOf(link), 1) };
    return link;
  },
  head: { append: (link) => links.push(link) },
});

test("a part that asks for a stylesheet waits for it, but not for ever for one that fails", async () => {
  const told = [];
  const ask = (name) =>
    styled("/a.css").then(
      () => told.push(`${name} has it`),
      () => told.push(`${name} has it not`),
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  void ask("one");
  void ask("other");
  await settled();
  assert.deepEqual([told, links.length], [[], 1]);
  links[0].onerror();
  await settled();
  assert.deepEqual([told, links.length], [["one has it not", "other has it not"], 0]);
  void ask("third");
  links[0].onload();
  void ask("fourth");
  await settled();
  assert.deepEqual(told.slice(2), ["third has it", "fourth has it"]);
  links.push({ href: "/of-the-page.css" });
  await styled("/of-the-page.css");
  assert.equal(links.length, 2);
});
