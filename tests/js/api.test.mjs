import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { call, Problem, post } from "../../app/static/js/table/api.ts";
import { deliver, undelivered } from "../../app/static/js/table/unsent.ts";

const soon = () => Promise.resolve();

test("a move is sent again under the same key until the server is there", async () => {
  const keys = [];
  const answers = [new Problem(0, {}), new Problem(503, {}), null];
  const send = async (_method, _path, _body, headers) => {
    keys.push(headers["Idempotency-Key"]);
    const problem = answers.shift();
    if (problem) throw problem;
    return { seq: 5 };
  };
  assert.deepEqual(await post("/x", {}, { wait: soon, send }), { seq: 5 });
  assert.equal(keys.length, 3);
  assert.equal(new Set(keys).size, 1);
});

for (const code of ["game-paused", "unknown-game", "unknown-components", "robots-busy"]) {
  test(`a move is not sent again where the server says ${code}: that does not pass by itself`, async () => {
    let times = 0;
    const send = async () => {
      times += 1;
      throw new Problem(503, { code });
    };
    await assert.rejects(post("/x", {}, { tries: 5, wait: soon, send }), { code });
    assert.equal(times, 1);
  });
}

/** @type {[number, string | undefined][]} */
const PASSING = [
  [502, undefined],
  [503, undefined],
  [503, "database-unavailable"],
  [503, "other-version"],
  [504, undefined],
  [521, undefined],
];

for (const [status, code] of PASSING) {
  test(`a move is sent again after ${status} ${code ?? "of something on the way"}`, async () => {
    const answers = [new Problem(status, { code }), null];
    const send = async () => {
      const problem = answers.shift();
      if (problem) throw problem;
      return { seq: 5 };
    };
    assert.deepEqual(await post("/x", {}, { tries: 2, wait: soon, send }), { seq: 5 });
  });
}

test("every request has an end", async () => {
  const signals = [];
  globalThis.fetch = /** @type {any} */ (
    async (_path, { signal }) => {
      signals.push(signal);
      return new Response("{}");
    }
  );
  await call("GET", "/x");
  await call("DELETE", "/x");
  assert.ok(signals.every((signal) => signal instanceof AbortSignal));
});

test("a refused move is not sent again", async () => {
  let times = 0;
  const send = async () => {
    times += 1;
    throw new Problem(422, { code: "station-empty", detail: "The station is empty.", rule: "p. 13" });
  };
  await assert.rejects(post("/x", {}, { wait: soon, send }), {
    code: "station-empty",
    rule: "p. 13",
    message: "The station is empty.",
  });
  assert.equal(times, 1);
});

test("that nothing comes through is told at the first failure, and when no answer comes", async () => {
  const told = [];
  const answers = [new Problem(0, {}), null];
  const send = async () => {
    const problem = answers.shift();
    if (problem) throw problem;
    return {};
  };
  await post("/x", {}, { wait: soon, send, late: () => told.push("late") });
  assert.equal(told.length, 1);

  mock.timers.enable({
    apis: /** @type {any} */ (["setTimeout"]),
  });
  let answer;
  const waiting = post("/x", {}, { send: () => new Promise((done) => (answer = done)), late: () => told.push("late") });
  mock.timers.tick(2000);
  assert.equal(told.length, 1);
  mock.timers.tick(2000);
  assert.equal(told.length, 2);
  /** @type {any} */ (answer)({ seq: 6 });
  assert.deepEqual(await waiting, { seq: 6 });
  mock.timers.tick(60_000);
  assert.equal(told.length, 2, "an answer in time is nothing to tell");
  mock.timers.reset();
});

test("who waits goes on as soon as the network is back", async () => {
  globalThis.addEventListener = (_name, run) => setTimeout(run, 0);
  globalThis.removeEventListener = () => {};
  mock.timers.enable({
    apis: /** @type {any} */ (["setTimeout"]),
  });
  const answers = [new Problem(0, {}), null];
  const send = async () => {
    const problem = answers.shift();
    if (problem) throw problem;
    return { seq: 7 };
  };
  const sent = post("/x", {}, { send });
  await new Promise((done) => setImmediate(done));
  mock.timers.tick(0);
  assert.deepEqual(await sent, { seq: 7 });
  mock.timers.reset();
  globalThis.addEventListener = undefined;
});

test("after so many tries the problem is told", async () => {
  const send = async () => {
    throw new Problem(0, {});
  };
  await assert.rejects(post("/x", {}, { tries: 2, wait: soon, send }), { status: 0 });
});

test("an answer that is no JSON is a problem with its text", async () => {
  globalThis.fetch = async () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  await assert.rejects(call("GET", "/x"), { status: 502, message: "<h1>Bad gateway</h1>" });
});

/** Fetch gives these answers, one after the other; an error is thrown instead of a body. */
function answering(...answers) {
  let times = 0;
  globalThis.fetch = async () => {
    const { status = 200, body } = answers[times] ?? answers.at(-1);
    times += 1;
    const text = async () => {
      if (body instanceof Error) throw body;
      return body;
    };
    return /** @type {any} */ ({ ok: status < 400, status, headers: new Headers(), text });
  };
  return () => times;
}

const BROKEN = [
  ["a body that breaks off", new TypeError("network error")],
  ["a body that is cut short", '{"seq": 5, "ev'],
  ["a page of something on the way", "<!doctype html><title>Sign in to the Wi-Fi</title>"],
];

for (const [what, body] of BROKEN) {
  test(`${what} is no answer: the server was not reached`, async () => {
    answering({ body });
    await assert.rejects(call("GET", "/x"), (problem) => problem instanceof Problem && problem.status === 0);
  });

  test(`after ${what} a move is sent again, and kept until it is answered`, async () => {
    const kept = new Map();
    globalThis.sessionStorage = /** @type {any} */ ({
      setItem: (key, value) => kept.set(key, value),
      removeItem: (key) => kept.delete(key),
      getItem: (key) => kept.get(key) ?? null,
    });
    const times = answering({ body }, { body: '{"seq":6}' });
    const late = [];
    const sent = deliver("/g", { seq: 5, move: { type: "Pass" } }, () => late.push(undelivered("/g")?.seq));
    assert.deepEqual(await sent, { seq: 6 });
    assert.deepEqual([times(), late, undelivered("/g")], [2, [5], null]);
  });
}

test("an empty body is an answer", async () => {
  answering({ status: 204, body: "" });
  assert.equal(await call("DELETE", "/x"), null);
});
