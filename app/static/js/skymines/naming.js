/**
 * The names of Skymines' components, made from the facts of the table's own set: messages and their arguments, the same
 * as the server's. The one place in the browser that knows them.
 * @typedef {import("../table/saying.js").Told} Told
 * @typedef {import("./types").Argument} Argument
 * @typedef {Pick<import("./types").Ctx, "facts" | "view">} Table
 */

import { brought } from "./modules.js";

/** @param {string} id @returns {Argument} */
const company = (id) => ({ type: "thing", kind: "company", id });
/** @param {string} key @param {Record<string, Argument>} [args] @returns {Argument} */
const phrase = (key, args = {}) => ({ type: "phrase", key, args });
/** @param {number} amount @returns {Argument} */
const coins = (amount) => ({ type: "amount", amount, of: "coins" });
/** @param {Argument[]} parts @returns {Argument} */
const listed = (parts) => ({ type: "list", parts });

/** Kinds that need more than a message for every id. @type {Record<string, (table: Table, id: string) => Told | string>} */
const NAMES = {
  card,
  plan,
  space,
  sector: (_, id) => ({ key: "sector-name", args: { sector: Number(id) } }),
};

/**
 * What a thing is called: a message with its arguments, or its id if the set does not have it.
 * @param {Table} table
 * @param {{kind: string, id: string}} thing
 * @returns {Told | string}
 */
export function named(table, { kind, id }) {
  return (NAMES[kind] ?? brought("names", kind))?.(table, id) ?? { key: `${kind}-${id}` };
}

/**
 * @param {Table} table
 * @param {string} id
 * @returns {Told | string}
 */
function card({ facts }, id) {
  if (facts.luna.cards[id]) return { key: "card-luna", args: { id } };
  const face = facts.cards[id];
  if (!face) return id;
  const { kind, value, share } = face;
  if (kind === "share") return { key: "card-share", args: { share: company(share ?? "") } };
  /** @type {{key: string, args: Record<string, Argument>}} */
  const told = face.company
    ? { key: "card-field-of", args: { company: company(face.company) } }
    : { key: `card-${kind}`, args: { value: value ?? 0 } };
  if (!share) return told;
  return { key: "card-with-share", args: { card: phrase(told.key, told.args), company: company(share) } };
}

/**
 * A research plan, a special plan or a starting token: what it asks and what it gives.
 * @param {Table} table
 * @param {string} id
 * @returns {Told | string}
 */
function plan({ facts }, id) {
  const special = facts.specials[id];
  if (special)
    return { key: "plan-special", args: { round: special.round, cost: coins(special.cost), value: special.value } };
  const face = facts.plans[id] ?? facts.tokens[id];
  if (!face) return id;
  return {
    key: "plan-name",
    args: {
      letter: "letter" in face ? phrase("plan-letter", { letter: face.letter }) : phrase("starting-token"),
      needs: listed(face.requirements.map(({ kind, amount }) => phrase(`need-${kind}`, { amount }))),
      gives: listed(face.reward.map(gain)),
    },
  };
}

/**
 * A gain: its kind, its number, its company.
 * @param {import("./types").Gain} gain
 * @returns {Argument}
 */
export function gain(gain) {
  const amount = gain.amount ?? gain.less ?? 0;
  return phrase(`gain-${gain.type}`, gain.company ? { amount, company: company(gain.company) } : { amount });
}

/**
 * A bonus space: one on the board, or "C1-2" for the second of the company whose track is C1.
 * @param {Table} table
 * @param {string} id
 * @returns {Told}
 */
function space({ view }, id) {
  const [track, number = ""] = id.split("-");
  const owner = Object.entries(view.tracks).find(([, side]) => side === track)?.[0];
  return owner ? { key: "space-of-track", args: { company: company(owner), number } } : { key: `space-${id}` };
}
