/**
 * The lessons of the guided game: what is said at which question, and what is lit. The deal is the same every time
 * (`GUIDED_DEAL` in the rules); where the player does something else, a lesson takes what there is. Pure.
 */
import type * as table from "../../table/guide/lessons.ts";
import { asks, can, did, FAREWELL, first, goalsOf, learnt, most, rather } from "../../table/guide/lessons.ts";
import type { Offer } from "../types.ts";

/** What the guide knows of the game. */
export interface Moment extends table.Moment<Offer> {
  round: number;
  /** The cards that can be planned, those laid, and how many slots there are. */
  plan: { cards: string[]; laid: string[]; slots: number };
  /** What cards are, by their ids, and which lie on the spaces of the display. */
  cards: Record<string, { kind: string; value?: number | null }>;
  display: ({ card: string } | null)[];
  /** By slot, the player's card that lies there, and those that rest there. */
  laidIn: Record<string, string | undefined>;
  restIn: Record<string, string[]>;
  /** The cards in the player's hand. */
  hand: string[];
  /** The company of which the player owns most shares, and what one of them is worth. */
  held: { company: string; shares: number; value: number };
}

type Lesson = table.Lesson<Moment>;
/** What the player has done and read. */
export type Known = Pick<Moment, "own" | "read" | "again" | "missed">;

/** Names of what is lit that is no thing of the game: the button that submits a plan, and the one of the standing. */
export const READY = "ready";
export const STANDING = "standing";

const inTurn = asks("TakeTurn");
const all = ({ offers }: Moment) => offers;
const kindOf = ({ cards }: Moment, card: string | undefined) => cards[card ?? ""]?.kind;

const says = ({ lines }: Offer, key: string) => lines.some((line) => line.key === key);
const raising = (now: Moment) => can(now, "EnterSector").filter((offer) => says(offer, "share-value"));
const largest = (now: Moment) => most(can(now, "UseResources"), ({ move: { slots } }) => slots?.length ?? 0);

/** The stations of the companies whose shares the goal speaks of. */
const STATIONS = ["tawac", "skymine", "minerva", "astrogo"].map((company) => `station:${company}`);
const CARBON = "majority-carbon";
/** The markers that bring something as cards lie now, and those of them on a majority. */
const paying = (now: Moment) => can(now, "PlaceMarker").filter((offer) => !says(offer, "no-tier-reached"));
const majorities = (now: Moment) => paying(now).filter(({ move }) => String(move.space).startsWith("majority-"));
const tiers = (now: Moment) => can(now, "TakeTier").filter(({ move: { at } }) => (at ?? 0) > 0);
const carbonMajority = (now: Moment) => can(now, "PlaceMarker").filter(({ move }) => move.space === CARBON);

/** What the guide would plan: in the first round minerals and energy, later a scientist and carbon. */
function planned(now: Moment): string[] {
  const { round, plan, cards } = now;
  const wanted = round === 1 ? ["minerals", "minerals", "energy"] : ["research", "carbon", "carbon"];
  const left = [...plan.cards].sort((one, other) => (cards[other]?.value ?? 0) - (cards[one]?.value ?? 0));
  const chosen = wanted.flatMap((kind) => {
    const place = left.findIndex((card) => kindOf(now, card) === kind);
    return place < 0 ? [] : left.splice(place, 1);
  });
  return chosen.slice(0, plan.slots);
}

/** How many cards of one kind there would be in hand with a deck, at most of the kinds in that deck. */
function alike(now: Moment, deck: string[]) {
  const together = [...now.hand, ...deck].map((card) => kindOf(now, card));
  return Math.max(0, ...deck.map((card) => together.filter((kind) => kind === kindOf(now, card)).length));
}

const isLaid = ({ plan }: Moment) => plan.laid.length >= Math.min(plan.slots, plan.cards.length);
const hasPlanned = did("Plan");
/** Whether a card lies in one of the slots, used or not. */
const hasLaid = ({ laidIn }: Moment) => Object.values(laidIn).some((card) => card);

/** Cards to lay, then the button: the two lessons of a plan. */
function planning(name: string, when: (now: Moment) => boolean, done: (now: Moment) => boolean): Lesson[] {
  const now = (at: Moment) => at.step === "Planning" && when(at);
  return [
    {
      name,
      when: (at) => now(at) && !isLaid(at),
      done,
      lights: (at) =>
        planned(at)
          .filter((card) => !at.plan.laid.includes(card))
          .slice(0, at.plan.slots - at.plan.laid.length)
          .map((card) => `hand:${card}`),
    },
    { name: `${name}-ready`, goal: true, when: (at) => now(at) && isLaid(at), done, lights: () => [READY] },
  ];
}

/** Everything in the order in which it is taught: what is given is the first that fits a moment and is not learnt. */
export const LESSONS: readonly Lesson[] = [
  { name: "goal", reads: true, when: first(asks("Planning")), done: hasPlanned, lights: () => STATIONS },
  ...planning("plan", ({ round }) => round === 1, hasPlanned),
  { name: "luna", reads: true, when: (now) => inTurn(now) && did("EndTurn")(now), done: ({ round }) => round > 1 },
  {
    name: "majority",
    goal: true,
    when: (now) => inTurn(now) && majorities(now).length > 0,
    done: did("PlaceMarker"),
    offers: (now) => rather(majorities(now), ({ move }) => move.space === "majority-minerals"),
  },
  {
    name: "marker",
    when: (now) => inTurn(now) && paying(now).length > 0,
    done: did("PlaceMarker"),
    offers: paying,
  },
  {
    name: "tier",
    when: (now) => now.step === "ChooseTier" && tiers(now).length > 0,
    offers: (now) => most(tiers(now), ({ move: { at } }) => at ?? 0),
  },
  { name: "no-tier", when: asks("ChooseTier"), offers: all },
  {
    name: "card",
    goal: true,
    when: (now) => inTurn(now) && can(now, "UseResources").length > 0,
    done: did("Acquire"),
    offers: largest,
  },
  {
    name: "acquire",
    when: (now) => now.step === "AcquireCard" && can(now, "Acquire").length > 0,
    done: did("Acquire"),
    offers: (now) =>
      rather(can(now, "Acquire"), ({ move }) => kindOf(now, now.display[Number(move.space) - 1]?.card) === "carbon"),
  },
  { name: "no-card", when: asks("AcquireCard"), offers: (now) => can(now, "Decline") },
  { name: "steps", when: asks("SpendUnits"), offers: (now) => can(now, "Advance") },
  {
    name: "expand",
    goal: true,
    when: (now) => inTurn(now) && can(now, "UseEnergy").length > 0,
    done: did("UseEnergy"),
    offers: (now) => rather(can(now, "UseEnergy"), ({ move }) => move.company === now.held.company),
  },
  {
    name: "sector",
    when: (now) => raising(now).length > 0,
    offers: (now) => rather(raising(now), (offer) => says(offer, "energy-line-single")),
  },
  {
    name: "sector-more",
    when: (now) => now.step === "Expand" && can(now, "EnterSector").length > 0,
    offers: (now) => can(now, "EnterSector"),
  },
  { name: "rewards", when: asks("TakeRewards"), offers: all },
  {
    name: "shares",
    reads: true,
    when: (now) => now.step === "EndTurn" && did("EnterSector")(now) && now.held.shares * now.held.value > 0,
    lights: ({ held }) => [`station:${held.company}`],
  },
  {
    name: "research",
    goal: true,
    when: first((now) => inTurn(now) && can(now, "UseResearchScientist").length > 0),
    done: did("UseResearchScientist"),
    offers: (now) => can(now, "UseResearchScientist"),
    lights: () => ["screen:0"],
  },
  {
    name: "screen",
    goal: true,
    when: (now) => now.step === "Research" && can(now, "EnterScreen").length > 0,
    done: did("EnterScreen"),
    offers: (now) => can(now, "EnterScreen"),
  },
  { name: "screen-stop", when: asks("Research"), offers: (now) => can(now, "Decline") },
  {
    name: "points",
    when: asks("Utilise"),
    offers: (now) => rather(can(now, "TakePlan"), ({ move }) => String(move.space).startsWith("A")),
  },
  {
    name: "place-plan",
    when: asks("PlacePlans"),
    offers: (now) => most(can(now, "PlacePlan"), ({ move: { screen } }) => -Number(screen)),
  },
  {
    name: "majority-again",
    when: first((now) => inTurn(now) && carbonMajority(now).length > 0 && can(now, "UseResources").length > 0),
    done: (now) => now.own.some(({ space }) => space === CARBON),
    offers: carbonMajority,
  },
  {
    name: "tracks",
    goal: true,
    when: first((now) => inTurn(now) && can(now, "UseResources").length > 0),
    done: did("Advance"),
    offers: largest,
  },
  { name: "standing", reads: true, when: (now) => inTurn(now) && now.round > 1, lights: () => [STANDING] },
  {
    name: "out-unplanned",
    when: (now) => inTurn(now) && can(now, "DropOut").length > 0 && !hasLaid(now),
    done: did("DropOut"),
    offers: (now) => can(now, "DropOut"),
  },
  {
    name: "out",
    goal: true,
    when: (now) => inTurn(now) && can(now, "DropOut").length > 0,
    done: did("DropOut"),
    offers: (now) => can(now, "DropOut"),
  },
  { name: "out-again", when: inTurn, offers: (now) => can(now, "DropOut") },
  {
    name: "deck",
    when: asks("PickUpDeck"),
    offers: (now) => most(can(now, "PickUp"), ({ move: { slot } }) => alike(now, now.restIn[String(slot)] ?? [])),
  },
  {
    name: "rest",
    when: asks("RestCards"),
    offers: (now) => {
      const kind = ({ move }: Offer) => kindOf(now, now.laidIn[String(move.slot)]);
      const deck = ({ move }: Offer) => now.restIn[String(move.to)] ?? [];
      const alike = all(now).find((offer) => deck(offer).some((card) => kindOf(now, card) === kind(offer)));
      const alone = all(now).find((offer) => deck(offer).length === 0);
      return [alike ?? alone ?? all(now)].flat().slice(0, 1);
    },
  },
  {
    name: "opening",
    reads: true,
    when: (now) => now.step === "Planning" && now.round === 2,
    lights: () => ["tank", "screen:4"],
  },
  ...planning(
    "plan-again",
    ({ round }) => round === 2,
    ({ round }) => round > 2,
  ),
  { name: "end-of-turn", when: asks("EndTurn"), offers: all },
  {
    name: FAREWELL,
    reads: true,
    when: (now) => (now.again ? learnt(LESSONS, now) === goalsOf(LESSONS).length : now.round > 2),
  },
];
