import assert from "node:assert/strict";
import { test } from "node:test";
import { copied } from "../../app/static/js/table/copying.ts";

/** A browser with this clipboard. */
const having = (clipboard) =>
  Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });

test("a text is copied, unless the browser refuses it or has no clipboard here", async () => {
  const texts = [];
  having({ writeText: async (text) => texts.push(text) });
  assert.equal(await copied("https://table.example/t/x"), true);
  assert.deepEqual(texts, ["https://table.example/t/x"]);
  having({ writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
  assert.equal(await copied("x"), false);
  having(undefined);
  assert.equal(await copied("x"), false, "as on a page from an address that is not secure");
});

test("nothing else writes to the clipboard", async () => {
  const { readdir, readFile } = await import("node:fs/promises");
  const folder = new URL("../../app/static/js/", import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts"));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")));
  assert.deepEqual(
    files.filter((_, index) => texts[index].includes("navigator.clipboard")),
    ["table/copying.ts"],
  );
});
