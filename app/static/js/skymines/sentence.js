/** A sentence of the log drawn with its symbols, which stand where its arguments do. */
import { html } from "lit-html";
import { namesOf } from "../table/log/sentence.js";
import { partsOf } from "../table/saying.js";
import { icon } from "./symbols.js";

/**
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {import("../table/saying.js").Told} Told
 * @typedef {import("../table/saying.js").Part} Part
 */

/** The symbols of phrases, by their messages. @type {Record<string, string>} */
const SYMBOLS = {
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
  return drawn(ctx, partsOf(ctx.say, namesOf(ctx), told));
}

/**
 * A sentence below a heading with the acting seat's name: by the message without the name, if there is one.
 * @param {Ctx} ctx
 * @param {Told} told
 */
export function deed(ctx, told) {
  const alone = `${told.key}.deed`;
  return drawn(ctx, partsOf(ctx.say, namesOf(ctx), told, ctx.say.has(alone) ? alone : told.key));
}

/**
 * @param {Ctx} ctx
 * @param {Part[]} parts
 * @returns {unknown[]}
 */
function drawn(ctx, parts) {
  return parts.map((part) => (typeof part === "string" ? part : phrase(ctx, part)));
}

/**
 * @param {Ctx} ctx
 * @param {import("../table/saying.js").Named} part
 */
function phrase(ctx, { key, parts }) {
  const company = ctx.facts.companies.find((one) => key === `company-${one}`);
  const symbol = company ?? SYMBOLS[key];
  if (!symbol) return drawn(ctx, parts);
  return html`<span class="named${company ? ` ${key}` : ""}">${icon(symbol)}${drawn(ctx, parts)}</span>`;
}
