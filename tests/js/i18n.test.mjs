import assert from "node:assert/strict";
import { test } from "node:test";
import { speaker } from "../../app/static/js/table/i18n.ts";

const WORDS = `
-site = Regolith
greeting = Hello
    .again = Hello again
# A comment between two.
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
both = { hello } from { -site }
hello = Good day
`;

test("a message, an attribute, a number", () => {
  const say = speaker(WORDS);
  assert.equal(say("coins", { count: 1 }), "1 coin");
  assert.equal(say("coins", { count: 4 }), "4 coins");
  assert.equal(say("greeting.again"), "Hello again");
});

test("a message that names others says them though they were never said before", () => {
  assert.equal(speaker(WORDS)("both"), "Good day from Regolith");
});

test("the later of two messages of one name is said", () => {
  assert.equal(speaker(WORDS)("hello"), "Good day");
});

test("what is known is known before and after it is said; a term is none", () => {
  const say = speaker(WORDS);
  assert.ok(say.has("hello"));
  say("hello");
  assert.ok(say.has("hello"));
  assert.ok(!say.has("bye"));
});

test("more messages can be learnt, and take the place of what was said before", () => {
  const say = speaker(WORDS);
  assert.equal(say("hello"), "Good day");
  assert.equal(say("bye"), "bye");
  say.learn("bye = Goodbye\nhello = Good evening\n");
  assert.equal(say("bye"), "Goodbye");
  assert.equal(say("hello"), "Good evening");
});

test("small counts are written as the browser writes them, and choose the same plural", () => {
  const words = "count = { $n ->\n    [one] one of { $n }\n   *[other] all { $n }\n }\n";
  const [ours, theirs] = [speaker(words, "en", "latn"), speaker(words, "en")];
  for (const n of [0, 1, 2, 21, 999, 1000, 12345, 0.5]) assert.equal(ours("count", { n }), theirs("count", { n }));
  assert.equal(ours("count", { n: 1 }), "one of 1");
  assert.equal(ours("count", { n: -2 }), "all −2", "with a minus sign, not a hyphen");
  assert.equal(speaker(words, "mr", "deva")("count", { n: 5 }), "all ५");
});

test("an unknown message is said as its own last words", () => {
  assert.equal(speaker(WORDS)("refused-no-coins"), "no coins");
});

const JOINTS = { 2: "{0} und {1}", start: "{0}; {1}", middle: "{0}, {1}", end: "{0} sowie {1}" };

test("a message keeps the places of what is no text", () => {
  const say = speaker("given = { $who } gives { $what }, { $what } to { $whom }.", "en", "latn", JOINTS);
  const [ada, card] = [{ name: "Ada" }, { id: "card" }];
  assert.deepEqual(say.parts("given", { who: ada, what: card, whom: "Ben" }), [
    ada,
    " gives ",
    card,
    ", ",
    card,
    " to Ben.",
  ]);
});

test("things in a row are joined by the language's rule", () => {
  const { listed } = speaker("", "de", "latn", JOINTS);
  assert.deepEqual(listed([]), []);
  assert.deepEqual(listed(["A"]), ["A"]);
  assert.equal(listed(["A", "B"]).join(""), "A und B");
  assert.equal(listed(["A", "B", "C", "D"]).join(""), "A; B, C sowie D");
  const thing = { id: "B" };
  assert.deepEqual(listed(["A", thing]), ["A", " und ", thing]);
});

test("clauses, details and labels are put in a row by the language's joints", () => {
  const say = speaker(WORDS, "en", "", { clause: "{0}； {1}", detail: "{0}, {1}", label: "{0} : {1}" });
  assert.equal(say.label(["Pièces", 3]), "Pièces : 3");
  assert.equal(say.clauses(["one", "two", "three"]), "one； two； three");
  assert.equal(say.details(["one"]), "one");
  assert.equal(say.details([]), "");
});

test("a text begins with a capital of the language, not of the browser", () => {
  assert.equal(speaker(WORDS, "tr").capitalized("istasyon"), "İstasyon");
  assert.equal(speaker(WORDS, "en").capitalized("istasyon"), "Istasyon");
  assert.equal(speaker(WORDS).capitalized(""), "");
});
