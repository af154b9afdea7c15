/** A sentence of the log drawn with its symbols, which stand where its arguments do. */
import { html } from "lit-html";
import { namesOf } from "../table/log/sentence.js";
import { partsOf } from "../table/saying.js";
import { icon } from "./symbols.js";
import { COMPANIES } from "./words.js";

/**
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {import("../table/saying.js").Told} Told
 * @typedef {import("../table/saying.js").Part} Part
 */

/** The symbols of phrases, by their messages. @type {Record<string, string>} */
const SYMBOLS = {
  ...Object.fromEntries(COMPANIES.map((company) => [`company-${company}`, company])),
  ...Object.fromEntries(
    ["carbon", "minerals", "titanium", "energy", "research", "field"].flatMap((kind) =>
      ["card", "need", "tile", "space-tile", "space-majority"].map((what) => [`${what}-${kind}`, kind]),
    ),
  ),
  "card-field-of": "field",
  "amount-coins": "coin",
  "amount-energy": "energy",
  "gain-coins": "coin",
};

/**
 * @param {Ctx} ctx
 * @param {Told} told
 */
export function sentence(ctx, told) {
  return drawn(partsOf(ctx.say, namesOf(ctx), told));
}

/**
 * What a seat did, drawn where its name stands above: by the message for that, if there is one.
 * @param {Ctx} ctx
 * @param {Told} told
 */
export function deed(ctx, told) {
  const alone = `${told.key}.deed`;
  return drawn(partsOf(ctx.say, namesOf(ctx), told, ctx.say.has(alone) ? alone : told.key));
}

/**
 * @param {Part[]} parts
 * @returns {unknown[]}
 */
function drawn(parts) {
  return parts.map((part) => (typeof part === "string" ? part : phrase(part)));
}

/** @param {import("../table/saying.js").Named} part */
function phrase({ key, parts }) {
  const symbol = SYMBOLS[key];
  if (!symbol) return drawn(parts);
  const company = key.startsWith("company-") ? ` company-${symbol}` : "";
  return html`<span class="named${company}">${icon(symbol)}${drawn(parts)}</span>`;
}
