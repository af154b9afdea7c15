/** Looking for words in the rules. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { plain, says, turnTo, wordsIn } from "../../app/static/js/table/rules/searching.ts";

test("all words have to be there, in any order, as parts of words and in any case", () => {
  assert.deepEqual(wordsIn("  Money   BARRIER "), ["money", "barrier"]);
  assert.ok(says("A barrier of money", wordsIn("money BARR")));
  assert.ok(!says("A barrier of stone", wordsIn("money barrier")));
  assert.ok(says("anything", wordsIn(" ")));
});

test("accents make no difference", () => {
  assert.ok(says("Une barrière à payer", wordsIn("barriere a")));
  assert.ok(says("Helium fur uns", wordsIn("für")));
});

test("letters stay where they are, whatever they are", () => {
  for (const text of ["ÄRGER", "İstanbul", "🌙 Luna", "ﬁeld", "한국"])
    assert.equal(plain(text).length, text.length, text);
  assert.equal(plain("🌙 Ä"), "🌙 a");
});

test("no place is none of the rulebook, which stays where it is", () => {
  const asked = [];
  globalThis.CSS = /** @type {any} */ ({ escape: (name) => name });
  const find = (selector) => {
    assert.notEqual(selector, "#", "no browser takes that");
    asked.push(selector);
    return null;
  };
  const rules = /** @type {any} */ ({ querySelector: find });
  assert.equal(turnTo(rules, ""), false);
  assert.equal(turnTo(rules, "rules-belt"), false);
  assert.deepEqual(asked, ["#rules-belt"]);
});
