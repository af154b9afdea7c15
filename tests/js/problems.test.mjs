import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { inWords } from "../../app/static/js/pages/parts/common.ts";
import { Problem } from "../../app/static/js/table/api.ts";
import { speaker } from "../../app/static/js/table/i18n.ts";
import { failureText, problemText } from "../../app/static/js/table/problems.ts";
import { messages } from "./support/catalogue.mjs";

const catalogue = await messages();
const say = speaker(catalogue);
const codes = (kind) => [...catalogue.matchAll(new RegExp(`^${kind}-([\\w-]+) =`, "gm"))].map(([, code]) => code);
const detail = "As the server puts it.";
const args = { seat: "Ben", seats: 5, most: 4, level: 9, kind: "robot", reason: "no reason" };

for (const code of codes("refused")) {
  test(`a move refused as ${code} is told in words of the page`, () => {
    const said = problemText(say, new Problem(422, { code, rule: "p. 13", args, detail }));
    assert.equal(said, say("refusal", { reason: say(`refused-${code}`, args), rule: "p.\u00a013" }));
    assert.ok(!said.includes(detail));
  });
}

for (const code of codes("problem").filter((one) => !["unknown", "unreachable"].includes(one))) {
  test(`the problem ${code} is told in words of the page`, () => {
    const problem = new Problem(409, { code, args, detail });
    assert.equal(problemText(say, problem), say(`problem-${code}`, args));
    assert.equal(inWords(say, problem), say(`problem-${code}`, args));
    assert.ok(!problemText(say, problem).includes(detail));
  });
}

test("only a code without a message is told as the server puts it", () => {
  assert.equal(problemText(say, new Problem(422, { code: "too-green", detail })), say("problem-unknown", { detail }));
});

test("what a refusal mentions is put into words", () => {
  const problem = new Problem(422, { code: "flip-too-dear", rule: "p. 15", args: { cost: 3, coins: 1 }, detail });
  const said = problemText(say, problem, ({ cost, coins }) => ({ cost: /** @type {any} */ (cost) * 2, coins }));
  assert.ok(said.includes("costs 6 CrypCoin; you have 1"), said);
});

test("which robots and which options there are is told in a row", () => {
  const level = new Problem(422, { code: "unknown-robot-level", args: { level: 9, levels: [1, 2, 4] }, detail });
  assert.equal(problemText(say, level), "There is no robot of level 9 here. The levels are 1, 2, 4.");
  const services = ["ntfy", "Discord"];
  const address = (/** @type {string[]} */ options) =>
    problemText(
      say,
      new Problem(422, { code: "bad-chat-address", args: { services, options, unknown: options.length }, detail }),
    );
  assert.ok(address([]).endsWith("these are known: ntfy, Discord."), address([]));
  assert.ok(address(["rto", "verify"]).includes("no option rto, verify here"), address(["rto", "verify"]));
});

test("whatever fails at the table is said in words", () => {
  const refused = new Problem(409, { code: "not-asleep", detail });
  const said = [refused, new Problem(0, { code: "unreachable" }), new TypeError("x is undefined")].map((problem) =>
    failureText(say, problem),
  );
  assert.deepEqual(said, [problemText(say, refused), say("error-unreachable"), say("error-unknown")]);
});

/** A handler of what a promise is rejected with: its type is `any` unless it is said. */
const UNTYPED = /\.(catch|then)\([^;]*?(?:async )?\((problem|error|reason|failure)\) =>/g;

test("what a promise is rejected with is unknown to all handlers", async () => {
  const folder = new URL("../../app/static/js/", import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts"));
  const found = await Promise.all(
    files.map(async (name) => [...(await readFile(new URL(name, folder), "utf8")).matchAll(UNTYPED)].map(() => name)),
  );
  assert.deepEqual(found.flat(), []);
  assert.equal(".catch((problem) => tell(problem))".match(UNTYPED)?.length, 1);
});
