/** Words: one Fluent bundle made of the messages that the page carries. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { isolated } from "./direction.ts";
import type { Say } from "./types.ts";

/** A `Say` to which messages can be added. */
export type Speaker = Say & { learn: (more: string) => void };

/**
 * How a list is joined: patterns of {0} and {1} for two ("2"), and for the
 * "start", the "middle" and the "end" of more, for a "clause", a "detail" and a "label"; from the same data as the server's, as
 * an `Intl.ListFormat` is slow to construct.
 */
type Joints = Record<string, string>;

const COMMAS: Joints = { 2: "{0}, {1}", start: "{0}, {1}", middle: "{0}, {1}", end: "{0}, {1}", label: "{0}: {1}" };

/** Size of each of the two generations of the sentence cache, the recent one and the one before. */
const REMEMBERED = 300;

/**
 * The function that says a message in the given language. An unknown key is said as its last words, so that it can be
 * read.
 * @param source Fluent messages
 * @param numbering the language's digits, by their name in Unicode's data
 */
export function speaker(source: string, language = "en", numbering = "", joints: Joints = COMMAS): Speaker {
  const known = reader(source, new FluentBundle(language, { useIsolating: false }));
  /** Cache of sentences: a table says the same hundreds of sentences for every patch. */
  let said = new Map<string, string>();
  /** The older generation, dropped next; a sentence said again moves to the newer one. */
  let older = new Map<string, string>();
  const say = (key: string, args?: Record<string, unknown>) => {
    const whole = args ? key + JSON.stringify(args) : key;
    const before = said.get(whole);
    if (before !== undefined) return before;
    const now = older.get(whole) ?? worded(key, args ?? {});
    if (said.size >= REMEMBERED) [older, said] = [said, new Map()];
    said.set(whole, now);
    return now;
  };
  const worded = (key: string, args: Record<string, unknown>) => {
    const pattern = patternOf(known, key);
    return pattern ? known.bundle.formatPattern(pattern, plain(args, numbering === "latn"), []) : spelled(key);
  };
  const learn = (more: string) => {
    known.learn(more);
    [said, older] = [new Map(), new Map()];
  };
  const has = (key: string) => (key.includes(".") ? Boolean(patternOf(known, key)) : known.has(key));
  const forms = (key: string) => {
    known.read(key);
    return Object.keys(known.bundle.getMessage(key)?.attributes ?? {});
  };
  const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return Object.assign(say, { has, forms, learn, capitalized, ...composer(say, joints) });
}

/** The first of the private-use characters that stand in for arguments which are not text. */
const PLACE = 0xe000;
const PLACES = /([\ue000-\uf8ff])/;

/** Messages and lists with parts that are not text, such as a drawn name or a phrase with a symbol. */
function composer(
  say: (key: string, args?: Record<string, unknown>) => string,
  joints: Joints,
): Pick<Say, "parts" | "listed" | "list" | "clauses" | "details" | "label"> {
  const inRow = (joint: string): ((texts: (string | number)[]) => string) => {
    const [, between = ""] = (joints[joint] ?? "{0}, {1}").split(/\{[01]\}/);
    return (texts) => texts.join(between);
  };
  const composed = {
    clauses: inRow("clause"),
    details: inRow("detail"),
    label: inRow("label"),
    list: (texts: (string | number)[]) => composed.listed(texts.map((text) => isolated(String(text)))).join(""),
    parts(key: string, args: Record<string, unknown> = {}): unknown[] {
      const things: object[] = [];
      const place = (value: unknown) =>
        value !== null && typeof value === "object" ? String.fromCharCode(PLACE + things.push(value) - 1) : value;
      const plainly = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, place(value)]));
      return filled(say(key, plainly), things);
    },
    listed(parts: unknown[]): unknown[] {
      const [last] = parts.slice(-1);
      if (last === undefined) return [];
      return parts.slice(0, -1).reduceRight<unknown[]>(
        (rest, part, index) => {
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

/** A text with its placeholders replaced by the things they stand for. */
function filled(text: string, things: object[]) {
  return text
    .split(PLACES)
    .filter((part) => part !== "")
    .map((part) => (PLACES.test(part) ? (things[part.charCodeAt(0) - PLACE] ?? part) : part));
}

/** The start of a message or a term, which goes on until the next one. */
const ENTRY = /^(?=-?[a-zA-Z][\w-]*[ \t]*=)/m;
/** A reference in braces: to another message, a term or a function. */
const NAMED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

interface Reader {
  bundle: FluentBundle;
  has: (id: string) => boolean;
  /** Parses a message unless it is parsed already. */
  read: (id: string) => void;
  /** Adds more messages. */
  learn: (more: string) => void;
}

/** Messages parsed on first use: a page carries three times as many as it needs at first. */
function reader(source: string, bundle: FluentBundle): Reader {
  /** A later message replaces an earlier one. */
  const unread = new Map<string, string>();
  const learn = (more: string) => {
    for (const entry of more.split(ENTRY)) unread.set(entry.split("=", 1)[0]?.trim() ?? "", entry);
  };
  learn(source);
  const read = (id: string) => {
    const entry = unread.get(id);
    if (entry === undefined) return;
    unread.delete(id);
    bundle.addResource(new FluentResource(entry), { allowOverrides: true });
    for (const [, named = ""] of entry.matchAll(NAMED)) read(named);
  };
  return { bundle, read, learn, has: (id) => unread.has(id) || bundle.hasMessage(id) };
}

/** The pattern of a message, or of an attribute of one, such as "explain-hand.name". */
function patternOf({ bundle, read }: Reader, key: string) {
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
  override toString() {
    return this.value < 0 ? `−${-this.value}` : String(this.value);
  }
}

/**
 * Arguments that Fluent accepts; others become text.
 * @param latin whether 0 to 9 are the language's digits
 */
function plain(args: Record<string, unknown>, latin: boolean): Record<string, string | number | FluentNumber> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? number(value, latin) : isolated(String(value ?? "")),
    ]),
  );
}

function number(value: number, latin: boolean) {
  return latin && Number.isInteger(value) && Math.abs(value) < 1000 ? new Count(value) : value;
}

function spelled(key: string) {
  return key.replace(/^(refused|line|code)-/, "").replaceAll("-", " ");
}
