/** Grouping of the list of choices. Pure. */

import { brought } from "./modules.ts";
import type { Offer } from "./types.ts";

/** Moves grouped if they start with the same thing, and below, moves that are always grouped. */
const ALIKE = ["EnterSector", "KeepToken", "PlacePlan", "Rest"];
const TOGETHER = [
  "Acquire",
  "FlipPlan",
  "PlaceMarker",
  "PlacePlusOne",
  "RemoveFrom",
  "ReturnTo",
  "TakePlan",
  "UseEnergy",
  "UseResources",
];

/** The type of move that moves of this type are listed like. */
export const lookOf = (type: string) => String(brought("like", type) ?? type);

const isAlike = (type: string) => ALIKE.includes(type) || brought("rows", type) !== undefined;

/** Up to this many of a kind get a button with words each. */
const IN_WORDS: Record<string, number> = { Acquire: 6 };

/** Offers for a list of buttons, those of one family together. */
export function grouped(offers: Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  offers.forEach((offer, index) => {
    const type = lookOf(offer.move.type);
    const key = isAlike(type)
      ? `${offer.move.type} ${offer.targets[0]}`
      : TOGETHER.includes(type)
        ? `${offer.move.type} ${type === "RemoveFrom" ? offer.move.company : ""}`
        : `single ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  });
  return [...groups.values()].flatMap((group) =>
    group.length > (IN_WORDS[lookOf(group[0]?.move.type ?? "")] ?? 0) ? [group] : group.map((one) => [one]),
  );
}
