/** Words: one Fluent bundle made of the messages that the page carries. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {import("./types").Say} Say */

/** Sentences that are kept; more than a table shows at once. */
const REMEMBERED = 4000;

/**
 * The function that says a message in the given language. An unknown key is said as its own last words, readable.
 * @param {string} source Fluent messages
 * @param {string} [language]
 * @returns {Say}
 */
export function speaker(source, language = "en") {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  /** What was said before: a table says the same hundreds of sentences for every patch. @type {Map<string, string>} */
  let said = new Map();
  /**
   * @param {string} key
   * @param {Record<string, any>} [args]
   */
  const say = (key, args) => {
    const whole = args ? key + JSON.stringify(args) : key;
    const before = said.get(whole);
    if (before !== undefined) return before;
    const message = bundle.getMessage(key);
    const now = message?.value ? bundle.formatPattern(message.value, plain(args ?? {}), []) : spelled(key);
    if (said.size >= REMEMBERED) said = new Map();
    said.set(whole, now);
    return now;
  };
  return Object.assign(say, { has: (/** @type {string} */ key) => bundle.hasMessage(key) });
}

/**
 * Only what Fluent can put into a sentence; the rest as text.
 * @param {Record<string, any>} args
 * @returns {Record<string, string | number>}
 */
function plain(args) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? value : String(value ?? "")]),
  );
}

/** @param {string} key */
function spelled(key) {
  return key.replace(/^(refused|line|code)-/, "").replaceAll("-", " ");
}
