/** Completing `@name` in a line of the talk. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../../app/static/js/table/api.ts";
import { completed, wanted } from "../../app/static/js/table/talk/completing.ts";
import { Conversation } from "../../app/static/js/table/talk/conversation.ts";
import { joined } from "../../app/static/js/table/talk/notes.ts";
import { awaitedHere } from "../../app/static/js/table/talk/nudging.ts";

const NAMES = ["Ada", "Adam Smith", "Ben", "Émile"];

test("an @ offers everybody, and what follows it those whose names begin so", () => {
  assert.deepEqual(wanted("hi @", 4, NAMES), { start: 3, names: NAMES });
  assert.deepEqual(wanted("hi @aD", 6, NAMES), { start: 3, names: ["Ada", "Adam Smith"] });
  assert.deepEqual(wanted("@adam s", 7, NAMES)?.names, ["Adam Smith"]);
  assert.deepEqual(wanted("@e\u0301m", 4, NAMES)?.names, ["Émile"]);
});

test("a name is offered however the keyboard writes its letters", () => {
  for (const [text, name] of [
    ["@IPE", "İpek"],
    ["@ıpe", "İpek"],
    ["＠ａｄ", "Ada Lovelace"],
    ["@GROSS", "Großmann"],
    ["@ΟΔΥΣΣ", "οδυσσευς"],
    ["@علیر", "علی‌رضا"],
  ])
    assert.deepEqual(wanted(text, text.length, [name])?.names, [name], text);
});

test("nothing is offered for a whole name, nobody's name, or an address", () => {
  for (const text of ["@ben", "@ben!", "@x", "mail me@", "no mention"])
    assert.equal(wanted(text, text.length, NAMES), null, text);
});

test("what stands behind the caret does not count, and stays", () => {
  const text = "ask @b about it";
  const found = wanted(text, 6, NAMES);
  assert.deepEqual(found, { start: 4, names: ["Ben"] });
  assert.deepEqual(completed(text, 6, 4, "Ben"), { text: "ask @Ben about it", caret: 8 });
  assert.deepEqual(completed("@b", 2, 0, "Ben"), { text: "@Ben ", caret: 5 });
});

test("two texts of a note are joined, and none twice", () => {
  assert.equal(joined("kept", "written"), "kept\n\nwritten");
  assert.equal(joined("kept and more", "kept"), "kept and more");
  assert.equal(joined("kept", "kept and more"), "kept and more");
});

test("other people who are waited for can be reminded: no robots, no stand-ins, not oneself", () => {
  const seat = (number, more = {}) => ({ seat: number, kind: "human", taken: true, stand_in: null, ...more });
  const seats = [seat(0), seat(1), seat(2, { stand_in: {} }), seat(3, { kind: "robot" }), seat(4)];
  /** @type {any} */
  const table = { status: "playing", me: 0, asleep: null, seats };
  /** @type {any} */
  const view = { to_move: [1, 2, 3] };
  assert.deepEqual(awaitedHere({ table: { data: table }, game: { view } }), [seats[1]]);
  assert.deepEqual(awaitedHere({ table: { data: { ...table, me: null } }, game: { view } }), []);
  assert.deepEqual(awaitedHere({ table: { data: { ...table, status: "finished" } }, game: { view } }), []);
});

test("lines whose reading could not be told are told when the page is next looked at", async () => {
  globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
  globalThis.document = /** @type {any} */ ({ hidden: false });
  const told = [];
  const unread = [];
  const answers = [new Problem(0, {}), null, null];
  const call = async (method, path, body) => {
    const problem = answers.shift();
    if (problem) throw problem;
    told.push([method, path, body.line]);
  };
  const about = { path: "/g", query: "", language: "en", writes: true, hosting: false, names: () => [] };
  const talk = new Conversation(
    /** @type {any} */ ({}),
    { ...about, unread: (count) => unread.push(count) },
    /** @type {any} */ ((key) => key),
    /** @type {any} */ ({ call, tell() {}, inWords: String }),
  );
  talk.lines = /** @type {any} */ ([{ id: 7 }]);
  await talk.markRead();
  assert.deepEqual([told, unread], [[], []]);
  await talk.markRead();
  await talk.markRead();
  assert.deepEqual([told, unread], [[["PUT", "/g/chat/read", 7]], [0]], "once it is known it is not told again");
});
