import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import "./support/modules-in-play.mjs";
import { gain } from "../../app/static/js/skymines/board/cards.ts";
import { BONUS_SYMBOLS } from "../../app/static/js/skymines/board/tracks.ts";
import { messages } from "./support/catalogue.mjs";

const SCRIPTS = new URL("../../app/static/js/skymines/", import.meta.url);
const scripts = (await readdir(SCRIPTS, { recursive: true })).filter((name) => name.endsWith(".ts"));
const source = (await Promise.all(scripts.map((name) => readFile(new URL(name, SCRIPTS), "utf8")))).join("\n");

/** The markup of a template, with what it holds. */
const markup = (part) =>
  Array.isArray(part)
    ? part.map(markup).join("")
    : part?.strings
      ? part.strings.map((text, at) => text + markup(part.values[at])).join("")
      : String(part ?? "");

test("spaces on a track are drawn with the symbol of a step, and never as shares", () => {
  const gains = [
    { type: "on-any-track", amount: 3 },
    ...["skymine", "minerva", "astrogo", "tawac"].map((company) => ({ type: "on-track", amount: 2, company })),
  ];
  for (const one of gains) {
    assert.match(markup(gain(/** @type {any} */ (one))), /#s-step/, JSON.stringify(one));
    assert.doesNotMatch(markup(gain(/** @type {any} */ (one))), /#s-share/, JSON.stringify(one));
  }
  assert.equal(BONUS_SYMBOLS["other-tracks"], "step");
  assert.ok(!Object.values(BONUS_SYMBOLS).includes("share"), "no bonus of a track brings shares");
});

test("each symbol is drawn once: none looks like another or has two drawings", () => {
  const drawn = [...source.matchAll(/<symbol id="s-([\w-]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, name, art]) => [
    name,
    art.replace(/\s+/g, " ").trim(),
  ]);
  assert.ok(drawn.length > 30);
  assert.equal(new Set(drawn.map(([name]) => name)).size, drawn.length);
  assert.equal(new Set(drawn.map(([, art]) => art)).size, drawn.length);
});

test("the legend says one thing of each symbol, and of a step", async () => {
  const said = [...(await messages("help")).matchAll(/^symbol-([\w-]+) = (.+)$/gm)].map(([, name, words]) => [
    name,
    words,
  ]);
  assert.equal(new Set(said.map(([name]) => name)).size, said.length);
  assert.equal(new Set(said.map(([, words]) => words)).size, said.length);
  assert.ok(said.some(([name]) => name === "step"));
});
