/** The places on the table that events name, by the keys of what is drawn there. Pure. */

import { brought } from "./modules.ts";
import type { Happened, HappenedOf, ModuleFace } from "./types.ts";

const PLACES: { [Type in Happened["type"]]?: (event: HappenedOf<Type>) => string[] } = {
  BonusMarkerPlaced: ({ space }) => [`space:${space}`],
  CardAcquired: ({ space, card }) => [`card:${space}`, `hand:${card}`],
  CardDiscarded: ({ card }) => [`discard:${card}`, "discards"],
  CardFetched: ({ card }) => [`hand:${card}`, "discards"],
  CardRested: ({ to }) => [`rest:${to}`],
  CardsUsed: ({ seat, slots = [] }) => slots.flatMap((slot) => [`slot:${slot}`, `area:${seat}:${slot}`]),
  CoinsGained: ({ seat }) => [`coins:${seat}`],
  CoinsPaid: ({ seat }) => [`coins:${seat}`],
  DeckPickedUp: ({ slot }) => [`rest:${slot}`],
  DisplayFilled: ({ cards }) => cards.map(([space]) => `card:${space}`),
  HeliumAdvanced: ({ seat }) => [`helium:${seat}`],
  LunaCardGained: ({ seat, space }) => [`card:${space}`, `seat:${seat}`],
  LunaPlanDiscarded: ({ space }) => [`plan:${space}`],
  MarkerAdvanced: ({ seat, company }) => [`marker:${company}:${seat}`],
  OutpostPlaced: ({ sector, company, column }) => [`sector:${sector}`, `column:${company}:${column}`],
  OutpostRemoved: ({ company, column }) => [column === null ? `station:${company}` : `column:${company}:${column}`],
  OutpostReturned: ({ company, column }) => [`column:${company}:${column}`],
  PlanFlipped: ({ seat, screen }) => [`screen-of:${seat}:${screen}`],
  PlanPlaced: ({ seat, screen }) => [`screen-of:${seat}:${screen}`],
  PlanTaken: ({ space }) => [`plan:${space}`],
  ResearchDisplayFilled: ({ plans }) => plans.map(([space]) => `plan:${space}`),
  SpecialPlanRevealed: ({ round }) => [`plan:S${round}`],
  SupplementTaken: ({ seat }) => [`coins:${seat}`],
  TileGained: ({ seat, tile }) => [`tile:${tile}`, `seat:${seat}`],
  UploadAdvanced: ({ seat }) => [`upload:${seat}`],
};

/** Events whose places are on the acting seat's own board: another seat's page has no such slots. */
const OWN = ["CardRested", "CardsUsed", "DeckPickedUp", "TileGained"];

/**
 * The keys of all places that these events touched, each once.
 * @param me the viewer's seat
 */
export function placesOf(events: Happened[] | undefined, me: number | null): string[] {
  const keys = (events ?? []).flatMap((event) => {
    const places = (PLACES as ModuleFace["places"])?.[event.type] ?? brought("places", event.type);
    const named = places?.(event) ?? [];
    if (event.seat === me && event.screen !== undefined) return [`screen:${event.screen}`];
    return OWN.includes(event.type) && event.seat !== me
      ? named.filter((key) => key.startsWith("area:") || key.startsWith("seat:"))
      : named;
  });
  return [...new Set(keys)];
}
