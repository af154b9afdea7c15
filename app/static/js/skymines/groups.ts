/** Grouping of the list of choices. Pure. */

import { brought } from "./modules.ts";
import { faceOf } from "./moves.ts";
import type { Offer } from "./types.ts";

/** The type of move that moves of this type are listed like. */
export const lookOf = (type: string) => String(brought("like", type) ?? type);

const listedAs = (type: string) => (brought("rows", type) ? "alike" : faceOf(type).listed);

/** Offers for a list of buttons, those of one family together. */
export function grouped(offers: Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  offers.forEach((offer, index) => {
    const { type, company } = offer.move;
    const how = listedAs(lookOf(type));
    const first = { alike: offer.targets[0], together: "", "by company": company };
    const key = how ? `${type} ${first[how]}` : `single ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  });
  return [...groups.values()].flatMap((group) =>
    group.length > (faceOf(lookOf(group[0]?.move.type ?? "")).inWords ?? 0) ? [group] : group.map((one) => [one]),
  );
}
