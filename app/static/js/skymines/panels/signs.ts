/** The symbol of each kind of choice, before its name. */
import { icon } from "../symbols.ts";
import type { Offer } from "../types.ts";

const SIGNS: Record<string, string> = {
  Acquire: "card",
  Discard: "card",
  DropOut: "card",
  EnterSector: "outpost",
  Fetch: "card",
  FlipPlan: "research",
  PickUp: "card",
  PlaceMarker: "marker",
  PlacePlan: "research",
  PlacePlusOne: "plus-one",
  RemoveFrom: "outpost",
  ReturnTo: "outpost",
  TakeCoin: "coin",
  TakePlan: "research",
  UseEnergy: "outpost",
  UseFieldScientist: "field",
  UseResearchScientist: "research",
  UseResources: "any-resource",
};

export function sign({ type }: Offer["move"]) {
  const name = SIGNS[type];
  return name && icon(name);
}
