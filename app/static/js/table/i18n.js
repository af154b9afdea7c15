/** Words: one Fluent bundle made of the messages that the page carries. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { isolated } from "./direction.js";

/**
 * @typedef {import("./types").Say} Say
 * @typedef {Say & {learn: (more: string) => void}} Speaker a `Say` to which messages can be added
 * @typedef {Record<string, string>} Joints how a list is joined: patterns of {0} and {1} for two ("2"), and for the
 *   "start", the "middle" and the "end" of more, for a "clause" and a "detail"; from the same data as the server's, as
 *   an `Intl.ListFormat` is slow to construct
 */

/** @type {Joints} */
const COMMAS = { 2: "{0}, {1}", start: "{0}, {1}", middle: "{0}, {1}", end: "{0}, {1}" };

/** Size of each of the two generations of the sentence cache, the recent one and the one before. */
const REMEMBERED = 300;

/**
 * The function that says a message in the given language. An unknown key is said as its last words, so that it can be
 * read.
 * @param {string} source Fluent messages
 * @param {string} [language]
 * @param {string} [numbering] the language's digits, by their name in Unicode's data
 * @param {Joints} [joints]
 * @returns {Speaker}
 */
export function speaker(source, language = "en", numbering = "", joints = COMMAS) {
  const known = reader(source, new FluentBundle(language, { useIsolating: false }));
  /** Cache of sentences: a table says the same hundreds of sentences for every patch. @type {Map<string, string>} */
  let said = new Map();
  /** The older generation, dropped next; a sentence said again moves to the newer one. @type {Map<string, string>} */
  let older = new Map();
  /**
   * @param {string} key
   * @param {Record<string, any>} [args]
   */
  const say = (key, args) => {
    const whole = args ? key + JSON.stringify(args) : key;
    const before = said.get(whole);
    if (before !== undefined) return before;
    const now = older.get(whole) ?? worded(key, args ?? {});
    if (said.size >= REMEMBERED) [older, said] = [said, new Map()];
    said.set(whole, now);
    return now;
  };
  /**
   * @param {string} key
   * @param {Record<string, any>} args
   */
  const worded = (key, args) => {
    const pattern = patternOf(known, key);
    return pattern ? known.bundle.formatPattern(pattern, plain(args, numbering === "latn"), []) : spelled(key);
  };
  const learn = (/** @type {string} */ more) => {
    known.learn(more);
    [said, older] = [new Map(), new Map()];
  };
  const has = (/** @type {string} */ key) => (key.includes(".") ? Boolean(patternOf(known, key)) : known.has(key));
  const forms = (/** @type {string} */ key) => {
    known.read(key);
    return Object.keys(known.bundle.getMessage(key)?.attributes ?? {});
  };
  return Object.assign(say, { has, forms, learn, ...composer(say, joints) });
}

/** The first of the private-use characters that stand in for arguments which are not text. */
const PLACE = 0xe000;
const PLACES = /([\ue000-\uf8ff])/;

/**
 * Messages and lists with parts that are not text, such as a drawn name or a phrase with a symbol.
 * @param {(key: string, args?: Record<string, any>) => string} say
 * @param {Joints} joints
 * @returns {Pick<Say, "parts" | "listed" | "list" | "clauses" | "details">}
 */
function composer(say, joints) {
  /** @param {string} joint @returns {(texts: string[]) => string} */
  const inRow = (joint) => {
    const [, between = ""] = (joints[joint] ?? "{0}, {1}").split(/\{[01]\}/);
    return (texts) => texts.join(between);
  };
  const composed = {
    clauses: inRow("clause"),
    details: inRow("detail"),
    list: (/** @type {(string | number)[]} */ texts) =>
      composed.listed(texts.map((text) => isolated(String(text)))).join(""),
    /** @param {string} key @param {Record<string, any>} [args] @returns {any[]} */
    parts(key, args = {}) {
      /** @type {object[]} */
      const things = [];
      const place = (/** @type {any} */ value) =>
        value !== null && typeof value === "object" ? String.fromCharCode(PLACE + things.push(value) - 1) : value;
      const plainly = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, place(value)]));
      return filled(say(key, plainly), things);
    },
    /** @param {any[]} parts @returns {any[]} */
    listed(parts) {
      const [last] = parts.slice(-1);
      if (last === undefined) return [];
      return parts.slice(0, -1).reduceRight(
        (/** @type {any[]} */ rest, part, index) => {
          const where =
            parts.length === 2 ? "2" : index === parts.length - 2 ? "end" : index === 0 ? "start" : "middle";
          return (joints[where] ?? "{0}, {1}")
            .split(/(\{[01]\})/)
            .flatMap((text) => (text === "{0}" ? [part] : text === "{1}" ? rest : text ? [text] : []));
        },
        [last],
      );
    },
  };
  return composed;
}

/**
 * A text with its placeholders replaced by the things they stand for.
 * @param {string} text
 * @param {object[]} things
 */
function filled(text, things) {
  return text
    .split(PLACES)
    .filter((part) => part !== "")
    .map((part) => (PLACES.test(part) ? (things[part.charCodeAt(0) - PLACE] ?? part) : part));
}

/** The start of a message or a term, which goes on until the next one. */
const ENTRY = /^(?=-?[a-zA-Z][\w-]*[ \t]*=)/m;
/** A reference in braces: to another message, a term or a function. */
const NAMED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/**
 * @typedef {object} Reader
 * @property {FluentBundle} bundle
 * @property {(id: string) => boolean} has
 * @property {(id: string) => void} read parses a message unless it is parsed already
 * @property {(more: string) => void} learn adds more messages
 */

/**
 * Messages parsed on first use: a page carries three times as many as it needs at first.
 * @param {string} source
 * @param {FluentBundle} bundle
 * @returns {Reader}
 */
function reader(source, bundle) {
  /** @type {Map<string, string>} a later message replaces an earlier one */
  const unread = new Map();
  /** @param {string} more */
  const learn = (more) => {
    for (const entry of more.split(ENTRY)) unread.set(entry.split("=", 1)[0]?.trim() ?? "", entry);
  };
  learn(source);
  /** @param {string} id */
  const read = (id) => {
    const entry = unread.get(id);
    if (entry === undefined) return;
    unread.delete(id);
    bundle.addResource(new FluentResource(entry), { allowOverrides: true });
    for (const [, named = ""] of entry.matchAll(NAMED)) read(named);
  };
  return { bundle, read, learn, has: (id) => unread.has(id) || bundle.hasMessage(id) };
}

/**
 * The pattern of a message, or of an attribute of one, such as "explain-tank.name".
 * @param {Reader} known
 * @param {string} key
 */
function patternOf({ bundle, read }, key) {
  const [id = "", attribute] = key.split(".");
  read(id);
  const message = bundle.getMessage(id);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/**
 * A number written as plain digits, with a minus sign if negative, because the first use of `Intl.NumberFormat` costs a
 * browser some 15 ms.
 */
class Count extends FluentNumber {
  /** @override */
  toString() {
    return this.value < 0 ? `−${-this.value}` : String(this.value);
  }
}

/**
 * Arguments that Fluent accepts; others become text.
 * @param {Record<string, any>} args
 * @param {boolean} latin whether 0 to 9 are the language's digits
 * @returns {Record<string, string | number | FluentNumber>}
 */
function plain(args, latin) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? number(value, latin) : isolated(String(value ?? "")),
    ]),
  );
}

/**
 * @param {number} value
 * @param {boolean} latin
 */
function number(value, latin) {
  return latin && Number.isInteger(value) && Math.abs(value) < 1000 ? new Count(value) : value;
}

/** @param {string} key */
function spelled(key) {
  return key.replace(/^(refused|line|code)-/, "").replaceAll("-", " ");
}
