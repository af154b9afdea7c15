import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { endingOf } from "../../app/static/js/table/signed-out.ts";
import { backoff, connect, patchAction } from "../../app/static/js/table/socket.ts";

globalThis.location = /** @type {any} */ ({ href: "http://table.example/t/x" });
globalThis.WebSocket = /** @type {any} */ ({ OPEN: /** @type {any} */ (1) });

let opened = [];
let shown = { seq: -1, messages: [], status: [] };

/** A connection that the test drives by hand. */
class Line {
  constructor(url) {
    this.url = url;
    this.readyState = 0;
    this.sent = [];
    opened.push(this);
  }
  accept() {
    this.readyState = 1;
    /** @type {any} */ (this).onopen();
  }
  say(message) {
    /** @type {any} */ (this).onmessage({ data: JSON.stringify(message) });
  }
  send(text) {
    this.sent.push(text);
  }
  close(event = undefined) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    /** @type {any} */ (this).onclose(event);
  }
}

const handlers = {
  seq: () => shown.seq,
  onStatus: (status) => shown.status.push(status),
  onView: (message) => {
    shown.seq = message.seq;
    shown.messages.push(message);
  },
  onPatch: (message) => {
    shown.seq = message.seq;
    shown.messages.push(message);
  },
};

const start = () => connect("/ws/games/x", handlers, (url) => /** @type {any} */ (new Line(url)));

/** Let time pass in small steps, so that timers which are set meanwhile run as well. */
const pass = (milliseconds) => {
  for (let passed = 0; passed < milliseconds; passed += 100) mock.timers.tick(100);
};

beforeEach(() => {
  opened = [];
  shown = { seq: -1, messages: [], status: [] };
  mock.timers.reset();
  mock.timers.enable({
    apis: /** @type {any} */ (["setTimeout", "setInterval", "Date"]),
  });
});

test("a patch is applied only to what it begins with, and never twice", () => {
  assert.equal(patchAction(4, { from: 4, seq: 5 }), "apply");
  assert.equal(patchAction(5, { from: 4, seq: 5 }), "old");
  assert.equal(patchAction(3, { from: 4, seq: 5 }), "gap");
});

test("the wait doubles and has an end", () => {
  assert.deepEqual(
    [0, 1, 2, 9].map((attempt) => backoff(attempt, () => 0.5)),
    [300, 600, 1200, 8000],
  );
});

test("a gap asks again from what is shown", () => {
  const live = start();
  opened[0].accept();
  opened[0].say({ type: "view", seq: 4 });
  opened[0].say({ type: "patch", from: 6, seq: 7 });
  assert.equal(opened.length, 2);
  assert.match(opened[1].url, /^ws:.*since=4$/);
  opened[0].say({ type: "patch", from: 4, seq: 5 });
  assert.equal(shown.seq, 4);
  live.close();
});

test("it says whose view is shown, where one is", () => {
  const opens = (seat) => {
    const live = connect("/ws/games/x", { ...handlers, seat }, (url) => /** @type {any} */ (new Line(url)));
    live.close();
    return new URL(opened.at(-1).url).search;
  };
  assert.equal(
    opens(() => null),
    "",
    "without a view it is nobody's",
  );
  shown.seq = 4;
  assert.deepEqual(
    [opens(() => 0), opens(() => null), opens(undefined)],
    ["?since=4&as=0", "?since=4&as=-", "?since=4"],
  );
});

test("a doubled patch is dropped", () => {
  const live = start();
  opened[0].accept();
  opened[0].say({ type: "view", seq: 4 });
  opened[0].say({ type: "patch", from: 4, seq: 5 });
  opened[0].say({ type: "patch", from: 4, seq: 5 });
  assert.equal(shown.messages.length, 2);
  live.close();
});

test("a lost connection is told, comes back by itself and goes on where it was", () => {
  const live = start();
  opened[0].accept();
  opened[0].say({ type: "view", seq: 9 });
  opened[0].close();
  assert.deepEqual(shown.status, ["open", "lost"]);
  mock.timers.tick(1000);
  assert.equal(opened.length, 2);
  assert.match(opened[1].url, /since=9$/);
  opened[1].accept();
  assert.equal(shown.status.at(-1), "open");
  live.close();
  mock.timers.tick(60000);
  assert.equal(opened.length, 2);
});

test("a server that is being replaced is no loss, unless no other one is there", () => {
  const live = start();
  opened[0].accept();
  opened[0].say({ type: "view", seq: 9 });
  opened[0].close({ code: 1012, reason: "moved" });
  assert.deepEqual(shown.status, ["open"]);
  mock.timers.tick(1000);
  assert.match(opened[1].url, /since=9$/);
  opened[1].accept();
  assert.deepEqual(shown.status, ["open", "open"]);
  opened[1].close({ code: 1012, reason: "moved" });
  mock.timers.tick(1000);
  opened[2].close({ code: 1006, reason: "" });
  assert.deepEqual(shown.status, ["open", "open", "lost"]);
  live.close();
});

test("without a network the connection is lost at once, whatever its socket thinks", () => {
  const heard = {};
  globalThis.addEventListener = (name, run) => (heard[name] = run);
  const live = start();
  opened[0].accept();
  heard.offline();
  assert.deepEqual(shown.status, ["open", "lost"]);
  heard.online();
  opened.at(-1).accept();
  assert.equal(shown.status.at(-1), "open");
  live.close();
  globalThis.addEventListener = undefined;
});

test("a connection of a page that is seen is asked after five silent seconds and given up within ten", () => {
  const live = start();
  opened[0].accept();
  pass(4400);
  assert.deepEqual(opened[0].sent, []);
  pass(1100);
  assert.deepEqual(opened[0].sent, ['{"type":"ping"}']);
  pass(4000);
  assert.equal(opened[0].readyState, 3);
  assert.deepEqual(shown.status, ["open", "lost"]);
  pass(500);
  assert.equal(opened.length, 2);
  live.close();
});

/** Close the newest line as the server closes that of a session that has ended. */
const signOut = () => {
  opened.at(-1).readyState = 3;
  opened.at(-1).onclose({ code: 1008, reason: "signed-out" });
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("who is signed out elsewhere is told so, and the page does not try again for ever", async () => {
  const live = connect(
    "/ws/games/x",
    { ...handlers, ending: async () => "signed-out" },
    (url) => /** @type {any} */ (new Line(url)),
  );
  opened[0].accept();
  signOut();
  mock.timers.tick(1000);
  await settled();
  assert.equal(shown.status.at(-1), "signed-out");
  mock.timers.tick(60000);
  await settled();
  assert.equal(opened.length, 1);
  live.close();
});

test("a browser that has got a new token connects again by it", async () => {
  connect("/ws/games/x", { ...handlers, ending: async () => null }, (url) => /** @type {any} */ (new Line(url)));
  opened[0].accept();
  signOut();
  mock.timers.tick(1000);
  await settled();
  assert.equal(opened.length, 2);
  assert.ok(!shown.status.includes("signed-out"));
});

test("after some failed attempts it is asked whether the session has ended", async () => {
  let asked = 0;
  connect(
    "/ws/games/x",
    { ...handlers, ending: async () => (++asked > 1 ? "signed-out" : null) },
    (url) => /** @type {any} */ (new Line(url)),
  );
  for (let attempt = 0; attempt < 12 && shown.status.at(-1) !== "signed-out"; attempt += 1) {
    if (opened.at(-1).readyState === 0) opened.at(-1).close();
    mock.timers.tick(11000);
    await settled();
  }
  assert.deepEqual([asked, shown.status.at(-1), opened.length], [2, "signed-out", 6]);
});

test("a table that is not to be seen any more is the end, and the page does not try again for ever", async () => {
  const live = connect(
    "/ws/games/x",
    { ...handlers, ending: async () => "gone" },
    (url) => /** @type {any} */ (new Line(url)),
  );
  opened[0].accept();
  opened[0].close({ code: 4404, reason: "not-visible" });
  mock.timers.tick(1000);
  await settled();
  assert.deepEqual(shown.status, ["open", "lost", "gone"]);
  mock.timers.tick(60000);
  await settled();
  assert.equal(opened.length, 1);
  live.close();
});

test("a table that is to be seen again is connected to again", async () => {
  const live = connect(
    "/ws/games/x",
    { ...handlers, ending: async () => null },
    (url) => /** @type {any} */ (new Line(url)),
  );
  opened[0].accept();
  opened[0].close({ code: 4404, reason: "not-visible" });
  mock.timers.tick(1000);
  await settled();
  opened[1].accept();
  assert.deepEqual(shown.status, ["open", "lost", "open"]);
  live.close();
});

/** What becomes of a page at whose requests the server says this; "" for a visitor whom it does not know. */
const endingAfter = async (answers, user = "Ada") => {
  const asked = [];
  globalThis.fetch = /** @type {any} */ (
    async (path) => {
      asked.push(path);
      const [status, code] = answers[path.split("?")[0]] ?? [200, ""];
      if (status === 0) throw new TypeError("network error");
      return new Response(JSON.stringify({ code }), { status });
    }
  );
  const ending = await endingOf({ id: "x", invite: "a b", user: user || null }).ending();
  return { ending, asked };
};
const LOG = "/api/games/x/log";

const REFUSALS = [
  [[404, "no-such-game"], "gone"],
  [[503, "game-paused"], "gone"],
  [[503, "unknown-game"], "gone"],
  [[503, "database-unavailable"], null],
  [[503, "other-version"], null],
  [[503, undefined], null],
  [[404, undefined], null],
  [[429, "too-many-requests"], null],
  [[0, ""], null],
];

for (const [answer, ending] of REFUSALS) {
  test(`a connection that does not come back is ${ending ?? "tried again"} where the server says ${answer}`, async () => {
    assert.equal((await endingAfter({ [LOG]: answer })).ending, ending);
  });
}

test("the table is asked for by the invitation that the page has, and the session only where there was one", async () => {
  const { ending, asked } = await endingAfter({ "/api/users/me": [401, "no-token"], [LOG]: [404, "no-such-game"] }, "");
  assert.equal(ending, "gone");
  assert.deepEqual(asked, [`${LOG}?after=2147483647&invite=a%20b`]);
  assert.equal((await endingAfter({ "/api/users/me": [401, "no-token"] })).ending, "signed-out");
});

test("a visitor whom nobody knew is not told that they are signed out", async () => {
  start();
  opened[0].accept();
  signOut();
  mock.timers.tick(1000);
  await settled();
  assert.equal(opened.length, 2);
  assert.ok(!shown.status.includes("signed-out"));
});

test("an answer keeps a connection, and who hears enough is not asked", () => {
  const live = start();
  opened[0].accept();
  for (let second = 0; second < 60; second += 1) {
    pass(1000);
    if (opened[0].sent.length > 0) opened[0].say({ type: "pong" });
    opened[0].sent.length = 0;
  }
  assert.equal(opened.length, 1);
  assert.deepEqual(shown.status, ["open"]);
  for (let second = 0; second < 60; second += 1) {
    pass(1000);
    opened[0].say({ type: "presence", seats: [], watchers: 1 });
  }
  assert.deepEqual(opened[0].sent, []);
  live.close();
});

test("a connection that does not close is let go of without waiting for its end", () => {
  const live = start();
  opened[0].accept();
  opened[0].close = () => {};
  pass(9500);
  assert.equal(shown.status.at(-1), "lost");
  pass(500);
  opened[1].accept();
  assert.equal(shown.status.at(-1), "open");
  const asked = opened[0].sent.length;
  pass(4000);
  opened[1].say({ type: "pong" });
  pass(4000);
  assert.equal(opened[0].sent.length, asked);
  live.close();
});

test("an attempt that hangs is given up", () => {
  const live = start();
  pass(11000);
  assert.equal(opened[0].readyState, 3);
  assert.ok(opened.length > 1);
  live.close();
});

for (const name of ["visibilitychange", "pageshow", "focus", "online"]) {
  test(`at ${name} an open connection has to answer at once`, () => {
    const heard = {};
    const listening = { addEventListener: (event, run) => (heard[event] = run), visibilityState: "visible" };
    Object.assign(globalThis, { document: listening, addEventListener: listening.addEventListener });
    const live = start();
    opened[0].accept();
    pass(2000);
    heard[name]();
    assert.deepEqual(opened[0].sent, ['{"type":"ping"}']);
    heard[name]();
    assert.equal(opened[0].sent.length, 1);
    pass(3000);
    assert.deepEqual(shown.status, ["open", "lost"]);
    assert.equal(opened[0].readyState, 3);
    live.close();
    Object.assign(globalThis, { document: undefined, addEventListener: undefined });
  });

  test(`at ${name} the next attempt is not waited for`, () => {
    const heard = {};
    const listening = { addEventListener: (event, run) => (heard[event] = run), visibilityState: "visible" };
    Object.assign(globalThis, { document: listening, addEventListener: listening.addEventListener });
    const live = start();
    opened[0].accept();
    for (let failed = 0; failed < 8; failed += 1) {
      opened.at(-1).close();
      pass(10000);
    }
    opened.at(-1).close();
    const before = opened.length;
    heard[name]();
    assert.equal(opened.length, before + 1);
    live.close();
    Object.assign(globalThis, { document: undefined, addEventListener: undefined });
  });
}

test("a page that nobody sees asks seldom, and not when it is hidden", () => {
  const heard = {};
  const listening = { addEventListener: (event, run) => (heard[event] = run), visibilityState: "hidden" };
  globalThis.document = /** @type {any} */ (listening);
  const live = start();
  opened[0].accept();
  heard.visibilitychange();
  pass(19000);
  assert.deepEqual(opened[0].sent, []);
  pass(1500);
  assert.deepEqual(opened[0].sent, ['{"type":"ping"}']);
  live.close();
  globalThis.document = undefined;
});
