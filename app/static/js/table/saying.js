/**
 * Builds sentences that the server sends as data from messages: a tree of texts and named parts, which is drawn with
 * symbols or turned into text. Pure, and independent of the game: the table supplies the names of things.
 * @typedef {import("./types").Say} Say
 * @typedef {import("./types").Argument} Argument
 * @typedef {{key: string, args?: Record<string, Argument>}} Told a sentence or a phrase
 * @typedef {{key: string, parts: Part[]}} Named a phrase within another, by its message
 * @typedef {string | Named} Part
 * @typedef {{seat: (seat: number) => string, thing: (thing: {kind: string, id: string}) => Told | string}} Names
 */

/**
 * The parts of a sentence or a phrase in the order of its message.
 * @param {Say} say
 * @param {Names} names
 * @param {Told} told
 * @param {string} [key] said instead of the sentence's own message
 * @returns {Part[]}
 */
export function partsOf(say, names, told, key = told.key) {
  const args = Object.entries(told.args ?? {}).flatMap(([name, value]) => [
    ...further(say, names, value).map(([more, said]) => [`${name}_${more}`, said]),
    [name, argument(say, names, value)],
  ]);
  return say.parts(key, Object.fromEntries(args)).flatMap((part) => (Array.isArray(part) ? part : [part]));
}

/**
 * The parts of one argument.
 * @param {Say} say
 * @param {Names} names
 * @param {Argument} value
 * @returns {Part[]}
 */
export function argumentParts(say, names, value) {
  const said = argument(say, names, value);
  return Array.isArray(said) ? said : [String(said)];
}

/**
 * An argument for a message: a number or a text as it is, since the message may select on it; anything else as parts.
 * @param {Say} say
 * @param {Names} names
 * @param {Argument} value
 * @returns {number | string | Part[]}
 */
function argument(say, names, value) {
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
 * @param {Say} say
 * @param {Names} names
 * @param {Argument} value
 * @returns {[string, string | number][]}
 */
function further(say, names, value) {
  if (typeof value !== "object" || value.type === "seat") return [];
  if (value.type === "amount") return [["amount", value.amount]];
  if (value.type === "list") return [["count", value.parts.length]];
  const told = value.type === "thing" ? names.thing(value) : value;
  /** @type {[string, string][]} */
  const forms =
    typeof told === "string"
      ? []
      : say.forms(told.key).map((form) => [form, textOf(partsOf(say, names, told, `${told.key}.${form}`))]);
  return value.type === "thing" ? [...forms, ["id", value.id]] : forms;
}

/**
 * One item of a list.
 * @param {number | string | Part[]} value
 * @returns {Part}
 */
function inOne(value) {
  return Array.isArray(value) ? { key: "", parts: value } : String(value);
}

/** @param {Part} part */
function unwrapped(part) {
  return typeof part === "object" && part.key === "" ? part.parts : [part];
}

/**
 * Parts as text.
 * @param {Part[]} parts
 * @returns {string}
 */
export function textOf(parts) {
  return parts.map((part) => (typeof part === "string" ? part : textOf(part.parts))).join("");
}
