/** The face of Shackleton Base: everything that it adds to the table's page. */
import { html, nothing } from "lit-html";
import { guideAgain, guided, guideWhenWanted } from "../table/guided.ts";
import { startAt } from "../table/tab-stop.ts";
import { zoomButtons } from "../table/zoom/buttons.ts";
import { zoomWhenWanted } from "../table/zoom-loader.ts";
import { isCardShown, playedCard } from "./astrobot/turn.ts";
import { crater } from "./board/crater.ts";
import { followPicture } from "./board/picture.ts";
import { hasStrips, strips } from "./board/room.ts";
import { sheets } from "./board/sheets.ts";
import { area } from "./board/strips.ts";
import { held } from "./corporations.ts";
import { costsAndGains } from "./figures.ts";
import { faceOf, targets } from "./moves.ts";
import { named } from "./naming.ts";
import { myBase, purse } from "./panels/base.ts";
import { offers } from "./panels/choices.ts";
import { others } from "./panels/others.ts";
import { followRounds } from "./past-rounds.ts";
import { placesOf } from "./places.ts";
import { sentence } from "./sentence.ts";
import { icon, sprite } from "./symbols.ts";
import type { Ctx, Face } from "./types.ts";
import { moveName, promptArgs, worded } from "./words.ts";

function board(ctx: Ctx) {
  const { say } = ctx;
  const own = hasStrips() ? "-1" : "0"; // Where a region is scrolled, it is a stop for that.
  return html`<div class="region sheets" role="group" aria-label=${say("tab-sheets")} data-region="sheets" data-follows data-condenses tabindex=${own}>${sheets(ctx)}</div>
    <section class="region crater-region" aria-label=${say("crater")} data-region="crater" data-follows data-zooms tabindex=${own}>
      <h2 class="visually-hidden">${say("crater")}</h2>
      <div class="crater-frame" data-frame>${crater(ctx)} ${zoomButtons(say)}</div>
      ${hasStrips() ? nothing : area(ctx)}
    </section>`;
}

/** By region the kinds of things in it. */
const HOLDS: Record<string, string[]> = {
  crater: ["sector", "slot", "corner", "command", "gateway", "at-gateway", "energy", "panel"],
  sheets: ["leader", "tile", "project", "goal", "next-token"],
  me: ["astronaut", "piece", "place", "at", "own", "own-leader", "reputation"],
};

/** The actions of a turn that are left; the round and its phase stand in the header. */
function round({ view, say, facts }: Ctx) {
  return say("round-of", { round: view.round, rounds: facts.set.setup.rounds });
}

function phase({ view, say, me }: Ctx) {
  const left = me ? Object.values(me.astronauts).reduce((sum, count) => sum + count, 0) : 0;
  return me && view.phase === "action"
    ? say.details([say(`phase-${view.phase}`), say("actions-left", { count: left })])
    : say(`phase-${view.phase}`);
}

export const shackleton: Face = {
  tabs: ["crater", "sheets", "me"],
  holds: (region) => [...(HOLDS[region] ?? []), ...(region === "sheets" ? held() : [])],
  sprite: () => sprite,
  board,
  others,
  mine: myBase,
  above: playedCard,
  tellsTurn: ({ kind }) => kind === "astrobot",
  isReason: (key) => /^log-astrobot-(row|project|action$|\w+-passed-over)/.test(key),
  endsTurns: (key) => key === "log-maintenance-began",
  isBesideTurns: (type) => /Rearrang|PlaceAstronaut/.test(type),
  marks: (ctx) => ({
    phase: ctx.view.phase,
    told: isCardShown(ctx) ? "" : null,
    seats: String(ctx.view.seats.length),
  }),
  glyphs: {
    crater: "M2.8 12c0-3.4 4.1-6 9.2-6s9.2 2.6 9.2 6-4.1 6-9.2 6-9.2-2.6-9.2-6M8 12.6c0-1.3 1.8-2.2 4-2.2s4 .9 4 2.2",
    sheets: "M5 3.5h10l4 4v13H5zM9 11.5h6M9 16h6",
  },
  purse,
  round,
  phase,
  beforeChoices: guided,
  offers,
  lines: (ctx, lines, move) => faceOf(move.type).tells?.(ctx, move) ?? costsAndGains(ctx, lines),
  promptArgs,
  help: () => import("./panels/help.ts"),
  afterHelp: guideAgain,
  targets,
  anyOrder: ({ type }) => faceOf(type).anyOrder ?? false,
  places: placesOf,
  sentence,
  sign(move) {
    const { sign, portrait } = faceOf(move.type);
    return portrait?.(move) ?? (sign ? icon(sign) : nothing);
  },
  named,
  moveName,
  worded,
  motion: () => import("./motion.ts"),
  explaining: () => import("./explaining.ts"),
  missedTour: () => import("./missed-tour.ts"),
  results: () => import("./results.ts"),
  charts: () => import("./end/end.ts"),
  end: { tab: "", of: "" },
  keys: [["+ − 0", "zoom"]],
  follow(root, store, say, at) {
    guideWhenWanted(root, store, say, at, () => import("./guide/guide.ts"));
    zoomWhenWanted(root, store);
    startAt("sector:C1");
    strips.follow(store);
    followPicture(root, store);
    followRounds(store);
  },
};
