/**
 * What the page does with each move: what it names on the table, its symbol, and how several of them are listed. A move
 * of the base has its entry here, one of a corporation in the file of that corporation. Pure.
 */
import { html } from "lit-html";
import { abilities, portrait } from "./board/leaders.ts";
import { tileFace } from "./board/tiles.ts";
import { brought } from "./corporations.ts";
import { gains, pays } from "./figures.ts";
import { icon } from "./symbols.ts";
import type { Astronaut, Ctx, Line, Move, MoveFace, MoveOf } from "./types.ts";
import { astronautName, commandName, nameOfTarget, sectorName, shortName, slotName } from "./words.ts";

/** An astronaut on a button, with what deploying it brings; what it costs stands before all of them. */
function deployed(ctx: Ctx, astronaut: Astronaut, lines: Line[]) {
  return html`${icon(astronaut, astronautName(ctx, astronaut))}${gains(ctx, lines)}`;
}

/** The moves of the base. A move without an entry has its button alone. */
export const MOVES: { [Type in Move["type"]]?: MoveFace<Type> } = {
  TakeLeader: {
    targets: ({ leader }) => [`leader:${leader}`],
    things: ["leader"],
    sign: "leader",
    portrait: ({ leader }) => portrait(leader),
    tells: (ctx, { leader }) => abilities(ctx, leader),
  },
  PlaceFirstDome: {
    targets: ({ sector }) => [`sector:${sector}`],
    things: ["sector"],
    sign: "dome",
    family: {
      by: () => "",
      head: (ctx) => html`${icon("dome")} ${ctx.say("family-PlaceFirstDome")}`,
      face: (ctx, { sector }, lines) => html`${sectorName(ctx, sector)}${gains(ctx, lines)}`,
    },
  },
  TakeShuttle: {
    targets: ({ tile }) => [`tile:${tile}`],
    things: ["tile"],
    sign: "shuttle",
    tells: (ctx, { tile }) => tileFace(ctx, tile),
  },
  SwapAstronaut: {
    targets: ({ gives, takes }) => [`astronaut:${gives}`, `at-gateway:${takes}`],
    things: ["at-gateway"],
    sign: "leader",
    family: {
      by: () => "",
      head: (ctx, _, lines) => html`${ctx.say("swap-astronaut")}${pays(ctx, lines)}`,
      face: (_, { gives, takes }) => html`${icon(gives)}<i>›</i>${icon(takes)}`,
    },
  },
  ExploitCrater: {
    targets: ({ astronaut, slot }) => [`slot:${slot}`, `astronaut:${astronaut}`],
    anyOrder: true,
    things: ["slot", "astronaut"],
    sign: "crater",
    last: true,
    family: {
      by: ({ slot }) => String(slot),
      column: ({ astronaut }) => astronaut,
      paired: true,
      head: (ctx, { slot }, lines) =>
        html`<span class="slot-name">${slotName(ctx, slot)}</span><b class="slot-number" aria-hidden="true">${slot}</b>${pays(ctx, lines)}`,
      face: (ctx, { astronaut }, lines) => deployed(ctx, astronaut, lines),
    },
  },
  TakeCommand: {
    targets: ({ command, astronaut }) => [`command:${command}`, `astronaut:${astronaut}`],
    anyOrder: true,
    things: ["command"],
    sign: "build",
    family: {
      by: ({ command }) => command,
      column: ({ astronaut }) => astronaut,
      head: (ctx, { command }, lines) => html`${icon(command)} ${commandName(ctx, command)}${pays(ctx, lines)}`,
      face: (ctx, { astronaut }, lines) => deployed(ctx, astronaut, lines),
    },
  },
  VisitGateway: {
    targets: ({ astronaut }) => ["gateway", `astronaut:${astronaut}`],
    anyOrder: true,
    things: ["gateway"],
    sign: "gateway",
    family: {
      by: () => "",
      column: ({ astronaut }) => astronaut,
      head: (ctx, _, lines) => html`${icon("gateway")} ${ctx.say("gateway")}${gains(ctx, lines)}`,
      face: (ctx, { astronaut }) => icon(astronaut, astronautName(ctx, astronaut)),
    },
  },
  BuildPanel: { targets: () => ["panel"], things: ["panel"], sign: "panel" },
  BuildStructure: {
    targets: ({ piece, sector }) => [`piece:${piece}`, `sector:${sector}`],
    anyOrder: true,
    things: ["piece", "sector"],
    sign: "build",
    stepwise: true,
    family: {
      by: ({ piece, panel, way }) => `${piece} ${panel} ${way}`,
      head: (ctx, { piece, panel }) =>
        html`${icon(piece.split("-")[0] ?? "")} ${shortName(ctx, piece)}${panel ? html` <small>${ctx.say("panel-from", { panel })}</small>` : ""}`,
      face: (ctx, { sector }, lines) => html`${sectorName(ctx, sector)}${pays(ctx, lines)}${gains(ctx, lines)}`,
    },
  },
  MoveIn: { targets: ({ place, astronaut }) => [`at:${place}:${astronaut}`], things: ["at"], sign: "astronaut" },
  UseLaboratory: { targets: ({ piece }) => [`piece:${piece}`], things: ["piece"], sign: "laboratory" },
  AddToken: {
    targets: ({ corporation, corner }) => [`next-token:${corporation}`, `corner:${corner}`],
    anyOrder: true,
    things: ["next-token", "corner"],
    sign: "token",
    stepwise: true,
  },
  ActivateToken: { targets: ({ corner }) => [`corner:${corner}`], things: ["corner"], sign: "token" },
  BuyEnergy: { targets: () => ["energy"], things: ["energy"], sign: "energy" },
  Fund: { targets: ({ project }) => [`project:${project}`], things: ["project"], sign: "project" },
  ShowProject: { sign: "project" },
  UseTrackAction: {
    targets: ({ space }) => [`reputation:${space}`],
    things: ["reputation"],
    sign: "reputation",
    family: {
      by: () => "",
      head: (ctx) => html`${icon("reputation")} ${ctx.say("of-reputation")}`,
      face: (ctx, { space }, lines) => html`<small>${space}</small>${gains(ctx, lines)}`,
    },
  },
  UseProject: { targets: ({ project }) => [`own:${project}`], things: ["own"], sign: "project" },
  ChoosePart: { sign: "gateway" },
  TakeAstronaut: {
    targets: ({ astronaut, place }) => [`at-gateway:${astronaut}`, `place:${place}`],
    anyOrder: true,
    things: ["at-gateway", "place"],
    sign: "astronaut",
    family: {
      by: ({ astronaut }) => astronaut,
      head: (ctx, { astronaut }) => html`${icon(astronaut)} ${astronautName(ctx, astronaut)}`,
      face: (ctx, { place }) => nameOfTarget(ctx, `place:${place}`),
    },
  },
  PlaceAstronaut: { targets: ({ place }) => [`place:${place}`], things: ["place"], sign: "astronaut" },
  UseLeader: { targets: () => ["own-leader"], things: ["own-leader"], sign: "leader" },
  Decline: { last: true },
  ClaimGoal: {
    targets: ({ corporation, level }) => [`goal:${corporation}:${level}`],
    things: ["goal"],
    sign: "goal",
  },
  EndTurn: {},
  Rearrange: {
    targets: ({ astronaut, place, to, other }) => [
      `at:${place}:${astronaut}`,
      other ? `at:${to}:${other}` : `place:${to}`,
    ],
    things: ["at"],
    sign: "astronaut",
    stepwise: true,
  },
  FinishRearranging: { last: true },
  PlayActionCard: { sign: "astrobot" },
};

/** What the page does with moves of this type. */
export function faceOf(type: string): MoveFace {
  return (MOVES as Record<string, MoveFace>)[type] ?? brought(type) ?? {};
}

/** The things on the table that a move names, in the order of picking. */
export function targets(move: Move, about: Record<string, unknown>): string[] {
  return faceOf(move.type).targets?.(move as MoveOf<Move["type"]>, about) ?? [];
}
