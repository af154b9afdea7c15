/** What crops are called: the same as the server's names (`NAMES` in tests/support/harvest/ruleset.py). */
import type { Told } from "../../../../app/static/js/table/saying.ts";
import type { Card, Ctx, Facts } from "./types.ts";

/** The kind of a crop, by the letter on it. */
export function kindOf(facts: Facts, card: Card) {
  const [found] = Object.entries(facts.kinds).find(([, { letter }]) => letter === card[0]) ?? [""];
  return found;
}

export const pointsOf = (card: Card) => Number(card.slice(1));

/** A crop as a message with its arguments. */
export function named({ facts }: Pick<Ctx, "facts">, { id }: { id: string }): Told {
  const kind = { type: "phrase" as const, key: `kind-${kindOf(facts, id)}`, args: {} };
  return { key: "crop", args: { kind, value: pointsOf(id) } };
}

/** A crop in words. */
export function nameOf({ facts, say }: Pick<Ctx, "facts" | "say">, card: Card) {
  return say("crop", { kind: say(`kind-${kindOf(facts, card)}`), value: pointsOf(card) });
}

/** Arguments of messages with crops by their names. */
export function worded(ctx: Ctx, args: object) {
  const crops = ["card", "gave", "took", "market"];
  const entries = Object.entries(args).map(([name, value]) => [
    name,
    crops.includes(name) && typeof value === "string" ? nameOf(ctx, value) : value,
  ]);
  return Object.fromEntries(entries);
}
