/** The talk at a table: lines that are under way, that have failed, and that were missed. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Problem } from "../../app/static/js/table/api.ts";
import { Conversation } from "../../app/static/js/table/talk/conversation.ts";
import { Field } from "../../app/static/js/table/talk/field.ts";

const PAGE = 50;

let posted = [];
let told = {};
/** What the server has, oldest first, and what it does next. */
let lines = [];
let answer = async (_text) => {};
let isDown = false;
let read = [];

/** @type {any} */
const place = { setAttribute() {}, removeAttribute() {}, querySelector: () => null };

async function call(method, path, body, headers) {
  if (isDown) throw new Problem(0, {});
  if (path.endsWith("/block")) {
    lines = lines.filter(({ id }) => id % 2 === 0);
    return null;
  }
  if (method === "POST") {
    posted.push({ text: body.text, key: headers["Idempotency-Key"] });
    return answer(body.text);
  }
  if (method === "PUT" && path.includes("/reactions/")) {
    const id = Number(/chat\/(\d+)/.exec(path)?.[1]);
    lines = lines.map((item) => (item.id === id ? { ...item, reactions: 1 } : item));
    return null;
  }
  if (method === "PUT") {
    read.push(body.line);
    return null;
  }
  const before = Number(/before=(\d+)/.exec(path)?.[1] ?? Infinity);
  const found = lines.filter(({ id }) => id < before);
  return { lines: found.slice(-PAGE), more: found.length > PAGE, unread: 0, muted: [], closed: false, room: "players" };
}

const line = (id) => ({ id, mine: true });
const until = (id) => Array.from({ length: id }, (_, index) => line(index + 1));

function conversation(writes = false) {
  let keys = 0;
  const about = { path: "", query: "", language: "en", writes, hosting: false, names: () => [], unread() {} };
  const tools = {
    call,
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    tell: (text, source) => (told[source] = text),
    inWords: () => "no answer",
    isComposing: () => false,
  };
  const talk = new Conversation(place, about, /** @type {any} */ ((key) => key), /** @type {any} */ (tools));
  talk.draw = () => {};
  return talk;
}

beforeEach(() => {
  [posted, told, lines, isDown, read] = [[], {}, [], false, []];
  answer = async () => {};
  globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
  globalThis.document = /** @type {any} */ ({ hidden: true });
  mock.timers.reset();
});

test("a line that arrives while another is under way leaves the other its key", async () => {
  const talk = conversation();
  let fail = true;
  answer = async (text) => {
    if (text === "B" && fail) throw new Problem(0, {});
  };
  const [first, second] = [talk.send("A"), talk.send("B")];
  assert.deepEqual([await first, await second], [true, false]);
  fail = false;
  assert.equal(await talk.send("B"), true);
  assert.deepEqual(posted, [
    { text: "A", key: "key-1" },
    { text: "B", key: "key-2" },
    { text: "B", key: "key-2" },
  ]);
});

test("the same words are another line each time, also while the first is under way", async () => {
  const talk = conversation();
  await Promise.all([talk.send("ha"), talk.send("ha")]);
  await talk.send("ha");
  assert.deepEqual(
    posted.map(({ key }) => key),
    ["key-1", "key-2", "key-3"],
  );
});

/** A field in which a text stands, and the lines that it has sent, each of which arrives when told. */
function fieldWith(text) {
  /** @type {any} */
  const area = { value: text, selectionStart: text.length, selectionEnd: text.length, focus() {} };
  const sent = [];
  let drawn = 0;
  const send = (line) => new Promise((resolve) => sent.push({ line, arrive: resolve }));
  const about = { send, names: () => ["Bo"], draw: () => (drawn += 1), isComposing: () => false };
  const field = new Field(/** @type {any} */ ({ querySelector: () => area }), /** @type {any} */ (about));
  const type = (/** @type {string} */ value) => {
    Object.assign(area, { value, selectionStart: value.length, selectionEnd: value.length });
    field.edited();
  };
  return { field, area, sent, type, drawn: () => drawn };
}

test("a second press sends nothing, the same words typed again while the first are under way are sent", async () => {
  const { field, area, sent, type } = fieldWith("ha");
  const first = field.send();
  await field.send();
  assert.equal(sent.length, 1);
  type("h");
  type("ha");
  const second = field.send();
  assert.deepEqual(
    sent.map(({ line }) => line),
    ["ha", "ha"],
  );
  sent[0].arrive(true);
  await first;
  assert.equal(area.value, "ha", "what was typed again stays until it is said itself");
  sent[1].arrive(true);
  await second;
  assert.equal(area.value, "");
});

test("a line that was refused can be sent again", async () => {
  const { field, sent } = fieldWith("ha");
  const first = field.send();
  sent[0].arrive(false);
  await first;
  void field.send();
  assert.equal(sent.length, 2);
});

test("the names that were offered go with the line, however it is sent", async () => {
  const { field, area, sent, drawn } = fieldWith("hello @B");
  field.look();
  assert.deepEqual([field.wanted?.names, drawn()], [["Bo"], 1]);
  const said = field.send();
  assert.deepEqual([field.wanted, drawn()], [null, 2]);
  sent[0].arrive(true);
  await said;
  field.key(/** @type {any} */ ({ key: "Tab", preventDefault() {}, stopPropagation() {} }));
  assert.equal(area.value, "");
});

test("the lines come also where it cannot be said who is blocked, which is said", async () => {
  const talk = conversation(true);
  lines = until(3);
  const { call: asks } = talk.tools;
  talk.tools.call = /** @type {any} */ (
    async (/** @type {any[]} */ ...all) => {
      if (all[1].endsWith("/blocks")) throw new Problem(503, {});
      return /** @type {any} */ (asks)(...all);
    }
  );
  await talk.begin();
  assert.deepEqual([ids(talk), told.action], [[1, 2, 3], "no answer"]);
  lines = until(5);
  await talk.change(async () => {});
  assert.deepEqual(ids(talk), [1, 2, 3, 4, 5]);
});

test("a line that was given up for another is a new one when it is said again", async () => {
  const talk = conversation();
  isDown = true;
  await talk.send("A");
  isDown = false;
  await talk.send("B");
  await talk.send("A");
  assert.deepEqual(
    posted.map(({ key }) => key),
    ["key-2", "key-3"],
  );
});

test("the problem of a line stays while the next one is said that was under way too", async () => {
  const talk = conversation();
  answer = async (text) => {
    if (text === "A") throw new Problem(0, {});
  };
  await Promise.all([talk.send("A"), talk.send("B")]);
  assert.equal(told.action, "no answer");
  await talk.send("C");
  assert.equal(told.action, "");
});

test("what is typed while a line is under way stays", async () => {
  /** @type {any} */
  const area = { value: "first", focus() {} };
  let arrive = (_isSaid) => {};
  const send = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const field = new Field(
    /** @type {any} */ ({ querySelector: () => area }),
    /** @type {any} */ ({ send, names: () => [], draw() {} }),
  );
  let sent = field.send();
  area.value = "first second";
  arrive(true);
  await sent;
  assert.equal(area.value, "first second");
  sent = field.send();
  arrive(false);
  await sent;
  assert.equal(area.value, "first second");
  sent = field.send();
  arrive(true);
  await sent;
  assert.equal(area.value, "");
});

const ids = (talk) => talk.lines.map(({ id }) => id);

test("lines that were missed are all fetched, however many answers that takes", async () => {
  const talk = conversation();
  lines = until(30);
  await talk.load();
  lines = until(180);
  await talk.load();
  assert.deepEqual(
    ids(talk),
    lines.map(({ id }) => id),
  );
  assert.equal(talk.known?.more, false);
});

test("of very many missed lines the earlier ones are left to be asked for, without a gap", async () => {
  const talk = conversation();
  lines = until(30);
  await talk.load();
  lines = until(1000);
  await talk.load();
  assert.deepEqual(
    ids(talk),
    lines.slice(-500).map(({ id }) => id),
  );
  assert.equal(talk.known?.more, true);
  await talk.earlier();
  assert.deepEqual(
    ids(talk),
    lines.slice(-550).map(({ id }) => id),
  );
});

test("earlier lines that are shown stay when new ones come", async () => {
  const talk = conversation();
  lines = until(120);
  await talk.load();
  await talk.earlier();
  assert.equal(ids(talk).length, 100);
  lines = until(121);
  await talk.load();
  assert.deepEqual(
    ids(talk),
    lines.slice(20).map(({ id }) => id),
  );
  assert.equal(talk.known?.more, true);
});

test("that the server does not answer is said until it does, which is tried by itself", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const talk = conversation();
  isDown = true;
  await talk.load();
  assert.equal(told.looking, "no answer");
  isDown = false;
  lines = until(3);
  mock.timers.tick(4000);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  assert.deepEqual([told.looking, ids(talk)], ["", [1, 2, 3]]);
});

test("a reaction to an earlier line is shown", async () => {
  const talk = conversation();
  lines = until(120);
  await talk.load();
  await talk.earlier();
  talk.drawn().react(/** @type {any} */ (line(30)), /** @type {any} */ ("like"), false);
  await talk.latest;
  assert.equal(/** @type {any} */ (talk.lines.find(({ id }) => id === 30))?.reactions, 1);
});

test("earlier lines of whom the reader has blocked go with the others", async () => {
  const talk = conversation();
  lines = until(120);
  await talk.load();
  await talk.earlier();
  talk.drawn().block(/** @type {any} */ (line(30)));
  await talk.latest;
  assert.ok(ids(talk).every((id) => id % 2 === 0));
  assert.equal(talk.known?.more, true);
});

test("that lines are read is said again if it could not be said", async () => {
  const talk = conversation(true);
  /** @type {any} */ (document).hidden = true;
  lines = until(3);
  await talk.load();
  /** @type {any} */ (document).hidden = false;
  isDown = true;
  await talk.markRead();
  assert.deepEqual(read, []);
  isDown = false;
  await talk.markRead();
  assert.deepEqual(read, [3]);
});

test("who reads earlier lines stays there when new ones come, and who sees the last ones sees the new ones", async () => {
  const talk = conversation();
  let moved = 0;
  const list = { scrollHeight: 1000, clientHeight: 200, scrollTop: 0, scrollTo: () => (moved += 1) };
  talk.place = /** @type {any} */ ({ ...place, querySelector: (wanted) => (wanted === ".lines" ? list : null) });
  lines = until(20);
  await talk.load();
  assert.equal(moved, 1, "the talk is opened at its end");
  lines = until(21);
  await talk.load();
  assert.equal(moved, 1);
  list.scrollTop = 795;
  lines = until(22);
  await talk.load();
  assert.equal(moved, 2);
});

test("a change of host loads the talk once", async () => {
  const talk = conversation();
  let asked = 0;
  talk.load = async () => {
    asked += 1;
  };
  for (const hosting of [false, true, true]) talk.setHosting(hosting);
  assert.deepEqual([asked, talk.drawn().hosting], [1, true]);
  talk.setHosting(false);
  assert.deepEqual([asked, talk.drawn().hosting], [2, false]);
});
