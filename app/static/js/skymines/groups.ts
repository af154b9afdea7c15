/** Grouping of the list of choices. Pure. */

import { familyOf } from "./moves.ts";
import type { Offer } from "./types.ts";

/** Offers for a list of buttons, those of one family together. */
export function grouped(offers: Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  offers.forEach((offer, index) => {
    const { type, company } = offer.move;
    const by = familyOf(type)?.by;
    const first = { alike: offer.targets[0], together: "", "by company": company };
    const key = by ? `${type} ${first[by]}` : `single ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  });
  return [...groups.values()].flatMap((group) =>
    group.length > (familyOf(group[0]?.move.type ?? "")?.inWords ?? 0) ? [group] : group.map((one) => [one]),
  );
}
