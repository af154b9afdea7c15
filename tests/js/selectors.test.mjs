/**
 * What depends on an attribute of the page or the table is named by class, element or attribute. Else the browser works
 * out the style of everything on the page whenever that attribute comes, goes or changes: 30 ms at a table.
 */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

const STYLES = new URL("../../app/static/css/", import.meta.url);

/** The parts of a text between separators that stand in no brackets. */
function split(text, separator) {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    depth += "([".includes(letter) ? 1 : ")]".includes(letter) ? -1 : 0;
    if (depth === 0 && separator.test(letter)) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The selectors of a stylesheet, in which no rule stands within another. */
function selectors(source) {
  const rules = source.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}@;]+)\{/g);
  return [...rules].flatMap(([, prelude]) => split(prelude, /,/)).map((one) => one.replace(/\s+/g, " "));
}

/** What a compound selector says outside of its pseudo-classes. */
function bare(compound) {
  return compound.replace(/::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?/g, "");
}

/** Whether it says by class, id, element or attribute which elements it is about, in each branch of an `:is`. */
function isNamed(compound) {
  if (/[.#[a-z]/.test(bare(compound))) return true;
  const [, branches = ""] = compound.match(/:(?:is|where)\((.*)\)/) ?? [];
  const parts = split(branches, /,/);
  return parts.length > 0 && parts.every((part) => isNamed(part) && split(part, /[ >+~]/).length === 1);
}

/** Whether it is an attribute of the page or of the table, of whatever value. */
function isOfPage(compound) {
  return /\[data-/.test(compound) && !/\.(?!table\b)[a-z]/.test(bare(compound).replace(/\[[^\]]*\]/g, ""));
}

/** Selectors about elements without a name, within what has an attribute of the page. */
function unnamed(source) {
  return selectors(source).filter((selector) => {
    const compounds = split(selector, /[ >+~]/);
    const subject = compounds.pop();
    return compounds.some(isOfPage) && !isNamed(subject);
  });
}

test("what depends on an attribute of the page is named", async () => {
  const files = (await readdir(STYLES, { recursive: true })).filter((name) => name.endsWith(".css"));
  assert.ok(files.length > 40);
  for (const file of files) assert.deepEqual(unnamed(await readFile(new URL(file, STYLES), "utf8")), [], file);
});

test("what is not named is found", () => {
  const source = (selector) => `@media (height >= 500px) { a > * {} ${selector}, b { color: red } }`;
  for (const wrong of [
    '[data-tight~="more"] .picture > :not(:first-child)',
    "[data-tight] :is(.planning > .hint, .picture)",
    ".table[data-tight]:not([data-step='']) .card *",
    "html:not([data-drawn]) .plain > ::before",
  ])
    assert.deepEqual(unnamed(source(wrong)), [wrong]);
  for (const right of [
    "[data-tight] .picture > :is(ol, .hint)",
    ".card[data-laid] > *",
    "html[data-drawn] .plain",
    "[data-tight] [data-reach]:not(:first-child)",
    ".table > :not(.bar)",
  ])
    assert.deepEqual(unnamed(source(right)), []);
});
