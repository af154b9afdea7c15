/**
 * The lessons of the guided game: what is said at which question, and what is lit. The deal is the same every time
 * (`GUIDED_DEAL` in the rules); where the player does something else, a lesson takes what there is. Pure.
 */
import type * as table from "../../table/guide/lessons.ts";
import { asks, can, did, FAREWELL, first, goalsOf, learnt, most, rather } from "../../table/guide/lessons.ts";
import { rowOf } from "../facts.ts";
import type { Astronaut, Ctx, Move, Offer } from "../types.ts";

/** What the guide knows of the game: besides, the view of the player on seat `seat`, and the facts. */
export interface Moment extends table.Moment<Offer>, Pick<Ctx, "view" | "facts"> {
  seat: number;
}

type Lesson = table.Lesson<Moment>;
/** What the player has done and read. */
export type Known = Pick<Moment, "own" | "read" | "again" | "missed">;

/** What is lit that is no thing of the game: the button of the standing. */
export const STANDING = "standing";

const inTurn = asks("TakeTurn");
const all = ({ offers }: Moment) => offers;
const actions = ({ offers }: Moment) => offers.filter(({ move }) => move.type !== "Decline");
/** Whether the player has made a main action with such an astronaut, or such a command action. */
const exploited = (astronaut: Astronaut) => (now: Moment) =>
  now.own.some((move) => move.type === "ExploitCrater" && move.astronaut === astronaut);
const commanded = (command: string) => (now: Moment) =>
  now.own.some((move) => move.type === "TakeCommand" && move.command === command);

/** How much of a thing an offer brings, or costs. */
const brings = ({ lines }: Offer, ...things: string[]) => amountOf(lines, "gain", things);
const costs = ({ lines }: Offer, ...things: string[]) => -amountOf(lines, "pay", things);
function amountOf(lines: Offer["lines"], key: string, things: string[]) {
  const found = lines.filter((line) => line.key.startsWith(key) && things.includes(String(line.args?.of)));
  return found.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

const deploying = (astronaut: Astronaut) => (offer: Offer) => offer.move.astronaut === astronaut;
const commands = (now: Moment, command: string, astronaut: Astronaut) =>
  rather(
    can(now, "TakeCommand").filter(({ move }) => move.command === command),
    deploying(astronaut),
  );
const exploiting = (now: Moment, astronaut: Astronaut) => can(now, "ExploitCrater").filter(deploying(astronaut));

const isMine = ({ view, seat }: Moment, slot: unknown) => view.majorities[String(slot)] === seat;
/** The slots with an astronaut that the player would win now. */
const winning = (now: Moment) => Object.keys(now.view.crater).filter((slot) => isMine(now, slot));

/** The sectors of a row in which something stands, and those in which the player's own structures stand. */
const standing = ({ view }: Moment, sector: string) => view.sectors[sector]?.buildings ?? [];
const own = (now: Moment, sector: string) => standing(now, sector).some(({ owner }) => owner === now.seat);

/** Whether one of the player's structures stands in a sector beside this one: a row leads through both. */
function isBesideOwn(now: Moment, sector: string) {
  const { sectors } = now.facts.set.board;
  const middle = sectors.find(({ id }) => id === sector);
  const beside = sectors.filter(
    ({ q, r }) =>
      middle && Math.max(Math.abs(q - middle.q), Math.abs(r - middle.r), Math.abs(q + r - middle.q - middle.r)) === 1,
  );
  return beside.some(({ id }) => own(now, id));
}

/** How many tokens of Moon Mining lie around these sectors. */
const tokensOf = ({ view, facts }: Moment, sectors: string[]) =>
  Object.entries(view.tokens).filter(
    ([corner, { corporation }]) =>
      corporation === CORPORATION && facts.corners[corner]?.sectors.some((sector) => sectors.includes(sector)),
  ).length;

/** How many of them a scientist on this slot could activate. */
const tokensAt = (now: Moment, slot: unknown) =>
  tokensOf(
    now,
    rowOf(now, Number(slot)).filter((sector) => standing(now, sector).length > 0),
  );

/** What the guide would mine: the dearest row, which will bring the engineer home as well. */
const mines = (now: Moment) => (offer: Offer) =>
  3 * brings(offer, "titanium", "rare_earth") - costs(offer, "credits") + (isMine(now, offer.move.slot) ? 10 : 0);

/** What the guide teaches with: Helium3, which Moon Mining ships. */
const GOOD = "helium3";
const CORPORATION = "mining";
const withGood = (offers: Offer[]) => rather(offers, (offer) => brings(offer, GOOD) > 0);
const builds = ({ move }: Offer) => move.type === "BuildStructure" && String(move.piece).startsWith("dome");
const shipped = ({ own: moves }: Moment) => moves.filter(({ type }) => type === "ShipCargo").length;
const CARGOES = 2;

/** Everything in the order in which it is taught: what is given is the first that fits a moment and is not learnt. */
export const LESSONS: readonly Lesson[] = [
  { name: "goal", reads: true, when: first(asks("ChooseFirstSector")), done: did("PlaceFirstDome") },
  { name: "dome", when: asks("ChooseFirstSector"), offers: (now) => withGood(can(now, "PlaceFirstDome")) },
  {
    name: "shuttle",
    when: (now) => now.step === "ChooseShuttle" && now.view.round === 1,
    offers: (now) => most(can(now, "TakeShuttle"), (offer) => brings(offer, "titanium", "rare_earth")),
  },
  {
    name: "astrobot",
    reads: true,
    when: first((now) => inTurn(now) && now.view.seats.some(({ astrobot }) => astrobot && astrobot.row.length > 0)),
    done: ({ view }) => view.round > 1,
  },
  {
    name: "build",
    goal: true,
    when: (now) => inTurn(now) && commands(now, "build", "engineer").length > 0,
    done: did("BuildStructure"),
    offers: (now) => commands(now, "build", "engineer"),
  },
  {
    name: "panel",
    goal: true,
    when: (now) => can(now, "BuildPanel").length > 0,
    done: did("BuildPanel"),
    offers: (now) => can(now, "BuildPanel"),
  },
  {
    name: "structure",
    when: (now) => now.step === "ChooseStructure" && can(now, "BuildStructure").length > 0,
    offers: (now) => {
      const domes = rather(can(now, "BuildStructure"), builds);
      const famed = rather(domes, (offer) => brings(offer, "reputation") > 0);
      const near = rather(famed, ({ move }) => isBesideOwn(now, String(move.sector)));
      return rather(near, ({ move }) => tokensOf(now, [String(move.sector)]) === 0).slice(0, 1);
    },
  },
  { name: "move-in", when: asks("FillStructure"), offers: all },
  { name: "bonus", when: asks("ChooseBonusToken"), offers: (now) => withGood(all(now)) },
  {
    name: "crater",
    goal: true,
    when: (now) => inTurn(now) && exploiting(now, "engineer").length > 0,
    done: exploited("engineer"),
    offers: (now) => most(exploiting(now, "engineer"), mines(now)).slice(0, 1),
  },
  {
    name: "majority",
    reads: true,
    when: first((now) => inTurn(now) && winning(now).length > 0),
    lights: (now) => winning(now).map((slot) => `slot:${slot}`),
  },
  {
    name: "tokens",
    goal: true,
    when: (now) => inTurn(now) && exploiting(now, "scientist").length > 0,
    done: exploited("scientist"),
    offers: (now) =>
      most(exploiting(now, "scientist"), (offer) => {
        const { slot } = offer.move;
        return 3 * tokensAt(now, slot) - costs(offer, "credits") + (isMine(now, slot) ? 4 : 0);
      }).slice(0, 1),
  },
  {
    name: "token",
    when: (now) => can(now, "ActivateToken").length > 0 && now.step !== "TakeCorporationAction",
    offers: (now) => withGood(can(now, "ActivateToken")),
  },
  { name: "token-stop", when: asks("ChooseTokens"), offers: all },
  {
    name: "actions",
    goal: true,
    when: (now) => inTurn(now) && commands(now, "corporation_actions", "scientist").length > 0,
    done: commanded("corporation_actions"),
    offers: (now) => commands(now, "corporation_actions", "scientist"),
  },
  {
    name: "ship",
    goal: true,
    when: (now) => now.step === "TakeCorporationAction" && can(now, "ShipCargo").length > 0,
    done: (now) => shipped(now) >= CARGOES,
    offers: (now) => most(can(now, "ShipCargo"), (offer) => brings(offer, "vp")),
  },
  {
    name: "reputation",
    when: (now) => now.step === "TakeCorporationAction" && can(now, "UseTrackAction").length > 0,
    done: (now) => now.own.filter(({ type }) => type === "UseTrackAction").length > 1,
    offers: (now) => can(now, "UseTrackAction").slice(0, 1),
  },
  { name: "action", when: (now) => now.step === "TakeCorporationAction" && actions(now).length > 0, offers: actions },
  { name: "action-stop", when: asks("TakeCorporationAction"), offers: all },
  {
    name: "astronaut",
    goal: true,
    when: (now) => now.step === "ChooseAstronaut" && can(now, "TakeAstronaut").length > 0,
    done: did("TakeAstronaut"),
    offers: (now) => toDome(now),
  },
  { name: "astronaut-again", when: asks("ChooseAstronaut"), offers: (now) => toDome(now) },
  {
    name: "claim",
    goal: true,
    when: (now) => now.step === "ConfirmEndOfTurn" && can(now, "ClaimGoal").length > 0,
    done: did("ClaimGoal"),
    offers: (now) => most(can(now, "ClaimGoal"), (offer) => brings(offer, "vp")),
  },
  {
    name: "gateway",
    goal: true,
    when: (now) => inTurn(now) && can(now, "VisitGateway").length > 0,
    done: did("VisitGateway"),
    offers: (now) => rather(can(now, "VisitGateway"), deploying("engineer")),
  },
  { name: "part", when: asks("ChooseNextPart"), offers: all },
  {
    name: "fund",
    goal: true,
    when: (now) => inTurn(now) && commands(now, "fund", "technician").length > 0,
    done: did("Fund"),
    offers: (now) => commands(now, "fund", "technician"),
  },
  {
    name: "project",
    when: (now) => now.step === "ChooseProject" && can(now, "Fund").length > 0,
    offers: (now) => rather(can(now, "Fund"), (offer) => costs(offer, "credits") <= CHEAP),
  },
  { name: "reveal", when: asks("ConfirmReveal"), offers: all },
  { name: "leader", when: asks("OfferLeader"), offers: all },
  { name: "home", when: asks("ChoosePlace"), offers: all },
  {
    name: "income",
    goal: true,
    when: asks("RearrangeBase"),
    done: did("FinishRearranging"),
    offers: (now) => can(now, "FinishRearranging"),
  },
  {
    name: "upkeep",
    reads: true,
    when: first((now) => now.step === "ChooseShuttle" && now.view.round === 2),
    lights: ({ seat }) => [`stock:${seat}:credits`],
  },
  { name: "shuttle-again", when: asks("ChooseShuttle"), offers: all },
  { name: "end-of-turn", when: asks("ConfirmEndOfTurn"), offers: (now) => can(now, "EndTurn") },
  { name: "standing", reads: true, when: first((now) => inTurn(now) && now.view.round > 1), lights: () => [STANDING] },
  {
    name: FAREWELL,
    reads: true,
    when: (now) => (now.again ? learnt(LESSONS, now) === goalsOf(LESSONS).length : inTurn(now) && now.view.round > 1),
  },
];

/** A project that leaves some Credits. */
const CHEAP = 3;

/** A technician into an empty Dome, for its income. */
function toDome(now: Moment) {
  const domes = rather(can(now, "TakeAstronaut"), ({ move }: { move: Move }) => String(move.place).startsWith("dome"));
  return rather(domes, deploying("technician")).slice(0, 1);
}
