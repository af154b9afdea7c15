/** A sentence of the log drawn with its symbols. */
import { html } from "lit-html";
import { symbolled, vocabulary } from "./symbolled.js";
import { icon } from "./symbols.js";
import { COMPANIES } from "./words.js";

/** @type {WeakMap<import("./types").Say, Map<string, string>>} */
const known = new WeakMap();

/**
 * @param {import("./types").Ctx} ctx
 * @param {string} text
 */
export function sentence({ say }, text) {
  const words = known.get(say) ?? vocabulary(say);
  known.set(say, words);
  return symbolled(text, words).map((part) => (part.symbol ? word(part.text, part.symbol) : part.text));
}

/**
 * @param {string} text
 * @param {string} symbol
 */
function word(text, symbol) {
  const company = COMPANIES.some((name) => name === symbol);
  return html`<span class=${company ? `named company-${symbol}` : "named"}>${icon(symbol)}${text}</span>`;
}
