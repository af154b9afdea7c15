/** To Mars: the modules of the ship, place by place, with the structures and astronauts aboard, and its panels. */
import { html } from "lit-html";
import { SHAPES, seatName } from "../../table/seats.ts";
import { chosen } from "../board/chosen.ts";
import { kindOf, sheetOf } from "../facts.ts";
import { gained } from "../figures.ts";
import { icon } from "../symbols.ts";
import type { CorporationFace, Ctx, Gain } from "../types.ts";
import { pieceName } from "../words.ts";

interface Place {
  size: number;
  owner: number | null;
  piece: string | null;
  astronauts: string[];
}
/** The modules of the ship, and how many of its panels are built. */
interface Shown {
  modules: Place[][];
  panels: number;
}

function place(ctx: Ctx, { size, owner, piece, astronauts }: Place) {
  const { say } = ctx;
  const stands =
    piece === null ? say("mars-free", { size }) : say.details([pieceName(ctx, piece), seatName(ctx, owner)]);
  return html`<span class="cargo" role="img" aria-label=${stands}>${
    piece === null
      ? size
      : html`<b class="seat-${owner}">${SHAPES[owner ?? 0]}</b>${icon(kindOf(ctx, piece))}${astronauts.map((one) => icon(one))}`
  }</span>`;
}

function board(ctx: Ctx) {
  const { modules, panels } = ctx.view.modules.mars as Shown;
  const left: Gain[][] = sheetOf(ctx.facts, "mars")?.board.panels ?? [];
  return html`<div class="cargoes">${modules.map((places, index) => {
    const key = `ship:${index + 1}`;
    const at = chosen(ctx, key, ctx.say("mars-module", { module: index + 1 }));
    return html`<div class="section${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>${places.map((one) => place(ctx, one))}</div>`;
  })}</div>
    <div class="cargoes">${left.map((gains, index) => {
      const next = index === panels;
      const at = chosen(ctx, next ? "ship-panel" : `ship-panel:${index}`, ctx.say("mars-panel"));
      return html`<span class="cargo${index < panels ? " gone" : ""}${at.cls}" data-target=${next ? "ship-panel" : `ship-panel:${index}`} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label}>${gained(ctx, gains)}</span>`;
    })}</div>`;
}

export const mars: CorporationFace = {
  board,
  holds: ["ship", "ship-panel"],
  moves: {
    SendStructure: {
      targets: ({ piece, module }) => [`piece:${piece}`, `ship:${module}`],
      anyOrder: true,
      things: ["ship"],
      sign: "mars",
      stepwise: true,
    },
    BuildShipPanel: { targets: () => ["ship-panel"], things: ["ship-panel"], sign: "panel" },
    BoardAstronaut: { targets: ({ place, astronaut }) => [`at:${place}:${astronaut}`], sign: "mars", stepwise: true },
  },
};
