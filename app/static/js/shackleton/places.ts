/** The places on the table that events touched, so that a line of the log can light them. Pure. */
import { placesOfCorporations } from "./corporations.ts";
import type { Happened, Places } from "./types.ts";

const hub: Places = ({ sector }) => ["hub", ...(sector ? [`sector:${sector}`] : [])];
const energy: Places = () => ["energy"];
const corner: Places = ({ corner }) => [`corner:${corner}`];

/** What a seat has of a thing; Reputation and VP stand elsewhere. */
const amount: Places = ({ seat, thing }) => [
  thing === "vp" ? `vp:${seat}` : thing === "reputation" ? `reputation-of:${seat}` : `stock:${seat}:${thing}`,
];

/** Where AstroBot's part of a corporation is drawn. */
const ofBot = (corporation: unknown) => `bot-corporation:${corporation}`;

/** What keeps AstroBot from something: the Energy level, or what it has itself. */
const hindrance = (seat: unknown, why: unknown) => (why === "energy-too-low" ? "energy" : `seat:${seat}`);

/** A place of a base: on the reader's own board, else the panel of its seat. */
const base = (seat: number, place: unknown, isMine: boolean) => (isMine ? [`place:${place}`] : [`seat:${seat}`]);

const PLACES: { [Type in Happened["type"]]?: Places } = {
  LeaderTaken: ({ seat, leader }, isMine) => [`leader:${leader}`, isMine ? "own-leader" : `seat:${seat}`],
  FirstDomePlaced: ({ sector, seat, piece }) => [`sector:${sector}`, `built:${seat}:${piece}`],
  RoundBegan: ({ tiles = [] }) => tiles.map((tile) => `tile:${tile}`),
  ShuttleTaken: ({ seat, tile }, isMine) => [`tile:${tile}`, isMine ? "own-tile" : `seat:${seat}`],
  TurnOrderSet: ({ order = [] }) => order.map((seat: number) => `seat:${seat}`),
  ShuttleLeft: () => ["gateway"],
  AstronautSwapped: ({ seat, took }, isMine) => ["gateway", isMine ? `astronaut:${took}` : `seat:${seat}`],
  CraterExploited: ({ slot, sectors = [] }) => [`slot:${slot}`, ...sectors.map((one: string) => `sector:${one}`)],
  CommandTaken: ({ command }) => [`command:${command}`],
  GatewayVisited: () => ["gateway"],
  FeePaid: ({ seat, to }) => [seat, to].flatMap((one) => (typeof one === "number" ? [`stock:${one}:credits`] : [])),
  Gained: amount,
  Paid: amount,
  PanelBuilt: (event, isMine) => ["panel", ...hub(event, isMine)],
  PanelMoved: hub,
  EnergyProduced: energy,
  EnergyConsumed: energy,
  StructureBuilt: ({ sector, seat, piece }) => [`sector:${sector}`, `built:${seat}:${piece}`],
  TokenAdded: ({ corporation, corner }) => [`corner:${corner}`, `next-token:${corporation}`],
  TokenActivated: corner,
  AstronautTaken: ({ seat, place }, isMine) => ["gateway", ...base(Number(seat), place, isMine)],
  AstronautMoved: ({ seat, place, to }, isMine) => [place, to].flatMap((one) => base(Number(seat), one, isMine)),
  AstronautRetrieved: ({ slot, seat, place }, isMine) => [
    `slot:${slot}`,
    ...(typeof seat === "number" ? base(seat, place, isMine) : ["gateway"]),
  ],
  ProjectFunded: ({ seat, project }, isMine) => [`project:${project}`, isMine ? `own:${project}` : `seat:${seat}`],
  ProjectShown: ({ project }) => [`project:${project}`],
  ProjectUsed: ({ seat, project }, isMine) => [isMine ? `own:${project}` : `seat:${seat}`],
  TrackActionUsed: ({ space }) => [`reputation:${space}`],
  GoalClaimed: ({ corporation, level }) => [`goal:${corporation}:${level}`],
  GameEnded: ({ totals = [] }) => totals.map((_: unknown, seat: number) => `vp:${seat}`),
  AstroBotCardDrawn: ({ card, corporation }) => [`bot-card:${card}`, ...(corporation ? [ofBot(corporation)] : [])],
  AstroBotTileOpened: ({ seat, tile }) => [`tile:${tile}`, `seat:${seat}`],
  AstroBotDeveloped: () => ["bot-development", "bot-at:development"],
  AstroBotGoalAdvanced: ({ corporation }) => [`bot-goal:${corporation}`, `bot-at:${corporation}`],
  AstroBotSymbolLapsed: () => ["bot-corporations"],
  AstroBotRowReached: ({ action }) => ["bot-cards", ...(action === "crater" ? [] : [`command:${action}`])],
  AstroBotDiverted: () => ["gateway"],
  AstroBotRowChosen: ({ slot }) => [`slot:${slot}`],
  AstroBotTypePassedOver: ({ seat, why }) => [hindrance(seat, why)],
  AstroBotCorporationPassedOver: ({ corporation, why }) => [
    ofBot(corporation),
    ...(why === "energy-too-low" ? ["energy"] : []),
  ],
  AstroBotProjectChosen: ({ seat, project }) => [`project:${project}`, `seat:${seat}`],
  AstroBotActionReached: ({ corporation }) => [ofBot(corporation)],
  AstroBotActionLapsed: ({ corporation }) => [ofBot(corporation)],
  AstroBotDeckRenewed: () => ["bot-deck"],
};

/**
 * The keys of all places that these events touched, each once.
 * @param me the viewer's seat
 */
export function placesOf(events: Happened[] = [], me: number | null = null): string[] {
  const keys = events.flatMap(
    (event) =>
      (PLACES[event.type] ?? placesOfCorporations(event.type))?.(event, me !== null && event.seat === me) ?? [],
  );
  return [...new Set(keys)];
}
