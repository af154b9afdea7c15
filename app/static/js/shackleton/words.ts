/** Names and phrases of Shackleton Base in words, from the messages and the facts. */
import { seatName } from "../table/seats.ts";
import { experimentName } from "./experiments.ts";
import { pieceOf, projectOf } from "./facts.ts";
import { sectorCode } from "./naming.ts";
import { shownOf } from "./shown.ts";
import type { Args, Ctx, Move, Tile } from "./types.ts";

type Speaking = Pick<Ctx, "say">;

export const corporationName = ({ say }: Speaking, id: string) => say(`corporation-${id}`);
export const projectName = ({ say }: Speaking, id: string) => say(`project-${id}`);
export const leaderName = ({ say }: Speaking, id: string) => say(`leader-${id}`);
export const astronautName = ({ say }: Speaking, id: string) => say(`astronaut-${id}`);
export const commandName = ({ say }: Speaking, id: string) => say(`command-${id}`);
export const sectorName = ({ say }: Speaking, sector: string) => say("sector-name", { sector: sectorCode(sector) });
export const slotName = ({ say }: Speaking, slot: number) => say("slot-name", { slot });
/** A place for a Tourist: "moon-casino-2", "centre-1". */
export function attractionName(ctx: Speaking, id: string) {
  const cut = id.lastIndexOf("-");
  const where = id.slice(0, cut);
  const attraction = where === "centre" ? ctx.say("attraction-centre") : projectName(ctx, where);
  return ctx.say("attraction-place", { attraction, number: id.slice(cut + 1) });
}
/** Credits, resources, goods, points. */
export const thingName = ({ say }: Speaking, id: string) => say(`of-${id}`);

/** A structure by its id on a base, one at a corporation's place ("ship:dome-1"), or where an astronaut waits. */
export function pieceName({ say }: Speaking, id: string) {
  const [where = "", piece] = id.split(":");
  if (piece) return say(`place-at-${where}`, { piece: say(`piece-${piece}`) });
  return say(id === "waiting" ? "place-waiting" : `piece-${id}`);
}

/** A structure beside the symbols of its kind and of who works in it, which say the rest of its name. */
export function shortName(ctx: Pick<Ctx, "say" | "facts">, id: string) {
  const piece = pieceOf(ctx, id);
  return piece?.astronaut ? ctx.say(`kind-${piece.kind}`) : pieceName(ctx, id);
}

/** A shuttle tile by its id, "2-3". */
export const tileName = ({ say }: Speaking, id: string) => {
  return say("shuttle-name", { number: id.split("-")[1] ?? "" });
};

/** What a corner is called: by the sectors that it touches. */
export function cornerName(ctx: Pick<Ctx, "say" | "facts">, corner: number | string) {
  const { sectors = [] } = ctx.facts.corners[corner] ?? {};
  return ctx.say("corner-name", { sectors: ctx.say.list(sectors.map(sectorCode)) });
}

export const tileOf = ({ facts }: Pick<Ctx, "facts">, id: string): Tile | undefined =>
  facts.set.shuttles.find(({ round, number }) => `${round}-${number}` === id);

/** What a thing on the table is called, by its key. */
export function nameOfTarget(ctx: Ctx, key: string): string {
  const [kind = "", first = ""] = key.split(":");
  const [inside, last] = [key.slice(kind.length + 1, key.lastIndexOf(":")), key.slice(key.lastIndexOf(":") + 1)];
  const named: Record<string, () => string> = {
    leader: () => leaderName(ctx, first),
    sector: () => sectorName(ctx, first),
    slot: () => slotName(ctx, Number(first)),
    tile: () => tileName(ctx, first),
    astronaut: () => astronautName(ctx, first),
    "at-gateway": () => astronautName(ctx, first),
    command: () => commandName(ctx, first),
    piece: () => pieceName(ctx, first),
    place: () => pieceName(ctx, key.slice("place:".length)),
    at: () => ctx.say("astronaut-at", { astronaut: astronautName(ctx, last), place: pieceName(ctx, inside) }),
    corner: () => cornerName(ctx, first),
    "next-token": () => ctx.say("token-of", { corporation: corporationName(ctx, first) }),
    project: () => projectName(ctx, first),
    own: () => projectName(ctx, first),
  };
  return named[kind]?.() ?? ctx.say(kind);
}

/** What arguments of these names are ids of. */
const NAMED: Record<string, (ctx: Ctx, id: string) => string> = {
  corporation: corporationName,
  project: projectName,
  leader: leaderName,
  astronaut: astronautName,
  gives: (ctx, id) => nameOfGiven(ctx, id),
  takes: (ctx, id) => nameOfGiven(ctx, id),
  other: astronautName,
  command: commandName,
  piece: pieceName,
  place: pieceName,
  to: pieceName,
  sector: sectorName,
  tile: tileName,
  programme: (ctx, id) => ctx.say(`programme-${id}`),
  of: thingName,
  must: astronautName,
  free: (ctx, id) => ctx.say(`kind-${id}`),
  only: corporationName,
  into: pieceName,
};

/** What is exchanged: astronauts, or resources. */
function nameOfGiven(ctx: Ctx, id: string) {
  if (id === "") return "";
  return ["engineer", "technician", "scientist"].includes(id) ? astronautName(ctx, id) : thingName(ctx, id);
}

/** Arguments of messages, with ids replaced by names. */
export function worded(ctx: Ctx, args: object): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (value === null || value === "") return [name, "none"];
      if (name === "seat" && typeof value === "number") return [name, seatName(ctx, value)];
      if (name === "corner" && typeof value === "number") return [name, cornerName(ctx, value)];
      return [name, typeof value === "string" ? (NAMED[name]?.(ctx, value) ?? value) : value];
    }),
  );
}

/** What a question may mention nothing of. */
const UNMENTIONED = { must: "none", free: "none", only: "none", into: "none" };

/** What the prompt of the question is told: all that it is about, in words. */
export function promptArgs(ctx: Ctx): Args {
  const { about } = ctx.state.game.choices as { about: Args };
  const { ability, credits } = about;
  return {
    ...UNMENTIONED,
    ...worded(ctx, about),
    ...(ability ? { ability: ctx.say(`ability-${ability}`, { amount: credits }) } : {}),
  };
}

/** Fields that a move may lack. */
const NONE = { panel: "none", other: "none", gives: "none", takes: "none" };

/** What the names of corporations' moves are told. */
function ownArgs(ctx: Ctx, move: Move): Args {
  if (move.type === "ShipCargo") return { level: move.slot.split("-")[0], slot: move.slot.split("-")[1] };
  if (move.type === "GuideTourist") return { place: attractionName(ctx, move.place) };
  if (move.type === "BuildFactory") return { factory: ctx.say(`factory-${move.field}`) };
  if (move.type === "DoExperiment")
    return { ...experimentArgs(ctx, move.place), samples: samplesText(ctx, move.samples) };
  return {};
}

function experimentArgs(ctx: Ctx, place: string) {
  const { shown } = shownOf(ctx.view, "selenium");
  return { experiment: experimentName(ctx, shown[place] ?? "") };
}

/** Samples by type, each with how many. */
function samplesText({ say }: Ctx, samples: readonly string[]) {
  const kinds = [...new Set(samples)];
  return say.list(kinds.map((kind) => say(`amount-${kind}`, { amount: samples.filter((one) => one === kind).length })));
}

/** What is used to pay otherwise: "leader:titanium+rare_earth", "lunar-hauler:titanium". */
function wayName(ctx: Ctx, way: string) {
  const [by = "", things = ""] = way.split(":");
  const of = ctx.say.list(things.split("+").map((one) => thingName(ctx, one)));
  return by === "leader"
    ? ctx.say("way-leader", { of })
    : ctx.say("way-project", { project: projectName(ctx, by), of });
}

/** A move as the text of its button. */
export function moveName(ctx: Ctx, move: Move): string {
  const corporation = move.project ? projectOf(ctx, move.project)?.corporation : undefined;
  const token = move.type === "ActivateToken" ? ctx.view.tokens[move.corner]?.corporation : undefined;
  const own = corporation ?? token;
  const args: Args = {
    ...(own ? { corporation: corporationName(ctx, own) } : {}),
    ...NONE,
    ...worded(ctx, move),
    ...(move.type === "TakeShuttle" ? { shuttle: tileName(ctx, move.tile) } : {}),
    ...ownArgs(ctx, move),
  };
  const alone = `move-${move.type}-${ctx.state.game.choices.step}`;
  const name = ctx.say(ctx.say.has(alone) ? alone : `move-${move.type}`, args);
  return move.way ? ctx.say.details([name, ...move.way.split(",").map((one) => wayName(ctx, one))]) : name;
}
