/**
 * The names of Skymines' components, made from the facts of the table's own set: messages and their arguments, the same
 * as those of `sentences/names.py`, with which `tests/messages/test_names_of_things.py` compares every one of them. The
 * one place in the browser that knows them.
 */
import type { Told } from "../table/saying.ts";
import { brought } from "./modules.ts";
import type { Argument, Company, Ctx, Gain } from "./types.ts";

type Table = Pick<Ctx, "facts" | "view">;

const company = (id: string): Argument => ({ type: "thing", kind: "company", id });
const phrase = (key: string, args: Record<string, Argument> = {}): Argument => ({ type: "phrase", key, args });
const coins = (amount: number): Argument => ({ type: "amount", amount, of: "coins" });
const listed = (parts: Argument[]): Argument => ({ type: "list", parts });

/** Kinds that need more than a message for every id. */
const NAMES: Record<string, (table: Table, id: string) => Told | string> = {
  card,
  plan,
  space,
  step,
  "tank-space": ({ facts }, id) => ({
    key: "tank-space-worth",
    args: { value: facts.tank.values.filter(({ at }) => at <= Number(id)).at(-1)?.value ?? 0 },
  }),
  sector: (_, id) => ({ key: "sector-name", args: { sector: Number(id) } }),
};

/** What a thing is called: a message with its arguments, or its id if the set does not have it. */
export function named(table: Table, { kind, id }: { kind: string; id: string }): Told | string {
  return (NAMES[kind] ?? brought("names", kind))?.(table, id) ?? { key: `${kind}-${id}` };
}

function card({ facts }: Table, id: string): Told | string {
  if (facts.luna.cards[id]) return { key: "card-luna", args: { id } };
  const face = facts.cards[id];
  if (!face) return id;
  const { kind, value, share } = face;
  if (kind === "share") return { key: "card-share", args: { share: company(share ?? "") } };
  const told: { key: string; args: Record<string, Argument> } = face.company
    ? { key: "card-field-of", args: { company: company(face.company) } }
    : { key: `card-${kind}`, args: { value: value ?? 0 } };
  if (!share) return told;
  return { key: "card-with-share", args: { card: phrase(told.key, told.args), company: company(share) } };
}

/** A research plan, a special plan or a starting token: what it asks and what it gives. */
function plan({ facts }: Table, id: string): Told | string {
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

/** A gain: its kind, its number, its company. */
export function gain(gain: Gain): Argument {
  const amount = gain.amount ?? gain.less ?? 0;
  return phrase(`gain-${gain.type}`, gain.company ? { amount, company: company(gain.company) } : { amount });
}

/** A bonus space: one on the board, or "C1-2" for the second of the company whose track is C1. */
function space({ facts, view }: Table, id: string): Told {
  const [track = "", number] = id.split("-");
  const owner = Object.entries(view.tracks).find(([, side]) => side === track)?.[0];
  if (!owner) return { key: `space-${id}` };
  const opens = facts.tracks[track]?.thresholds[Number(number) - 1]?.bonus.type;
  const args = { company: company(owner), number: Number(number), bonus: phrase(`track-space-${opens}`) };
  return { key: "space-of-track", args };
}

/** A space of a company's track, such as "tawac-5", as it is printed: with its shares, or else with its number. */
function step({ facts, view }: Table, id: string): Told | string {
  const [owner = "", at] = id.split("-");
  const track = facts.tracks[view.tracks[owner as Company] ?? ""];
  if (!track) return id;
  const printed = track.shares.find((one) => one.at === Number(at));
  return printed
    ? { key: "step-shares", args: { shares: printed.shares } }
    : { key: "step-number", args: { number: Number(at) } };
}
