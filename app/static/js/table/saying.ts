/**
 * Builds sentences that the server sends as data from messages: a tree of texts and named parts, which is drawn with
 * symbols or turned into text. Pure, and independent of the game: the table supplies the names of things.
 */
import type { Argument, Say } from "./types.ts";

/** A sentence or a phrase. */
export type Told = { key: string; args?: Record<string, Argument> };

/** A phrase within another, by its message. */
export type Named = { key: string; parts: Part[] };

export type Part = string | Named;

export type Names = { seat: (seat: number) => string; thing: (thing: { kind: string; id: string }) => Told | string };

/**
 * The parts of a sentence or a phrase in the order of its message.
 * @param key said instead of the sentence's own message
 */
export function partsOf(say: Say, names: Names, told: Told, key: string = told.key): Part[] {
  const args = Object.entries(told.args ?? {}).flatMap(([name, value]) => [
    ...further(say, names, value).map(([more, said]) => [`${name}_${more}`, said]),
    [name, argument(say, names, value)],
  ]);
  return say.parts(key, Object.fromEntries(args)).flatMap((part) => (Array.isArray(part) ? part : [part]));
}

/** The parts of one argument. */
export function argumentParts(say: Say, names: Names, value: Argument): Part[] {
  const said = argument(say, names, value);
  return Array.isArray(said) ? said : [String(said)];
}

/**
 * An argument for a message: a number or a text as it is, since the message may select on it; anything else as parts.
 */
function argument(say: Say, names: Names, value: Argument): number | string | Part[] {
  if (typeof value !== "object") return value;
  if (value.type === "seat") return [names.seat(value.seat)];
  if (value.type === "list")
    return say.listed(value.parts.map((one) => inOne(argument(say, names, one)))).flatMap(unwrapped);
  const told =
    value.type === "thing"
      ? names.thing(value)
      : value.type === "amount"
        ? { key: `amount-${value.of}`, args: { amount: value.amount } }
        : value;
  return typeof told === "string" ? [told] : [{ key: told.key, parts: partsOf(say, names, told) }];
}

/**
 * What a message may choose article, case, gender or number by, beside an argument `$tile`: `$tile_id` of a thing, the
 * further forms of its name (`$tile_accusative`), `$coins_amount`, `$names_count`; the same as the server's
 * (app/play/voice.py).
 */
function further(say: Say, names: Names, value: Argument): [string, string | number][] {
  if (typeof value !== "object" || value.type === "seat") return [];
  if (value.type === "amount") return [["amount", value.amount]];
  if (value.type === "list") return [["count", value.parts.length]];
  const told = value.type === "thing" ? names.thing(value) : value;
  const forms: [string, string][] =
    typeof told === "string"
      ? []
      : say.forms(told.key).map((form) => [form, textOf(partsOf(say, names, told, `${told.key}.${form}`))]);
  return value.type === "thing" ? [...forms, ["id", value.id]] : forms;
}

/** One item of a list. */
function inOne(value: number | string | Part[]): Part {
  return Array.isArray(value) ? { key: "", parts: value } : String(value);
}

function unwrapped(part: Part) {
  return typeof part === "object" && part.key === "" ? part.parts : [part];
}

/** Parts as text. */
export function textOf(parts: Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : textOf(part.parts))).join("");
}
