/** Words are put together by messages, whose order a translator chooses, and have the capitals of the page's language. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

const SCRIPTS = new URL("../../app/static/js/", import.meta.url);

/** A label and what it is, joined in code. `list-label` joins them: `say.label`. */
const LABELLED = /\}: \$\{/;
/** Letters changed by the rules of no language, or of the browser's: `say.capitalized` knows the page's. */
const CASED = /\.to(?:Locale)?(?:Upper|Lower)Case\(\)/;
/** The singular of an English word. */
const SINGULAR = /replace\(\/(?:e?s|ies)\$\//;

/** Lines that may, with what they join or change. */
const EXCEPTIONS = {
  labelled: [
    ["later.ts", "new Error(", "an error for the console, read by developers"],
    ["story.ts", "new Error(", "an error for the console, read by developers"],
    ["markers.ts", "missing}: ", "figures and symbols"],
    ["evergreen.ts", "sectorCode(sector)}: ", "a code and a size; the title says them in words"],
  ],
  cased: [
    ["rules/searching.ts", "", "folds what is searched for"],
    ["talk/folding.ts", "", "folds names so that they can be compared"],
    ["table/keyboard.ts", "", "names keys of a keyboard"],
  ],
};

/** The lines of all scripts that match, but for exceptions; each exception is used. */
async function found(pattern, exceptions) {
  const files = (await readdir(SCRIPTS, { recursive: true })).filter((name) => /(?<!\.d)\.ts$/.test(name));
  assert.ok(files.length > 200);
  const lines = [];
  const used = new Set();
  for (const file of files)
    for (const line of (await readFile(new URL(file, SCRIPTS), "utf8"))
      .split("\n")
      .filter((one) => pattern.test(one))) {
      const known = exceptions.find(([name, part]) => file.replaceAll("\\", "/").endsWith(name) && line.includes(part));
      if (known) used.add(known);
      else lines.push(`${file}: ${line.trim()}`);
    }
  assert.deepEqual(
    exceptions.filter((one) => !used.has(one)),
    [],
    "exceptions that nothing needs",
  );
  return lines;
}

test("no label and value are joined in code", async () => {
  assert.deepEqual(await found(LABELLED, EXCEPTIONS.labelled), []);
});

test("no word is given capitals or small letters of another language", async () => {
  assert.deepEqual(await found(CASED, EXCEPTIONS.cased), []);
});

test("no name is made from the English plural of another", async () => {
  assert.deepEqual(await found(SINGULAR, []), []);
});

test("words that are joined or changed are found", () => {
  for (const line of ["`{name}: ${value", 'aria-label="{label}: ${said', "<b>{place}: ${count"])
    assert.ok(LABELLED.test(line), line);
  assert.ok(!LABELLED.test("{ key: name }, left: `${more"));
  for (const line of ["text.charAt(0).toLocaleUpperCase()", "name.toUpperCase()", "word.toLowerCase()"])
    assert.ok(CASED.test(line), line);
  assert.ok(!CASED.test("first.toLocaleUpperCase(language)"));
  assert.ok(SINGULAR.test('name.replace(/s$/, "")'));
});
