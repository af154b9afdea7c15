/**
 * Sentences with the symbols of what they name: each known word keeps its place and gets its symbol before it, and the
 * number behind it stays on its line. Pure.
 * @typedef {{text: string, symbol: string | null}} Part
 */
import { COMPANIES } from "./words.js";

/** Symbols that are looked for by the word of the catalogue `symbol-…`. */
const SYMBOLS = ["carbon", "minerals", "titanium", "energy", "research", "field", "coin"];

/**
 * The words that have a symbol, from the catalogue.
 * @param {import("./types").Say} say
 * @returns {Map<string, string>} from a word to its symbol's name
 */
export function vocabulary(say) {
  /** @type {[string, string][]} */
  const companies = COMPANIES.map((company) => [say(`company-${company}`), company]);
  /** @type {[string, string][]} */
  const symbols = SYMBOLS.map((name) => [say(`symbol-${name}`), name]);
  return new Map([...companies, ...symbols]);
}

/**
 * The sentence in parts, each with the symbol that stands before it.
 * @param {string} sentence
 * @param {Map<string, string>} words
 * @returns {Part[]}
 */
export function symbolled(sentence, words) {
  const known = [...words.keys()].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  if (known === "") return [{ text: sentence, symbol: null }];
  return sentence
    .split(new RegExp(`(?<!\\p{L})(${known})(?!\\p{L})`, "u"))
    .filter((text) => text !== "")
    .map((text, index, all) => ({
      text: words.has(all[index - 1] ?? "") ? text.replace(/^ (?=\d)/, "\u00a0") : text,
      symbol: words.get(text) ?? null,
    }));
}
