/** To Mars: the modules of the ship, place by place, with the structures and astronauts aboard, and its panels. */
import { html, nothing } from "lit-html";
import { seatName } from "../../table/seats.ts";
import { chosen } from "../board/chosen.ts";
import { pieceOf, silhouette } from "../board/pieces.ts";
import { kindOf, sheetOf } from "../facts.ts";
import { costsAndGives, gained, gains, pays } from "../figures.ts";
import { shownOf } from "../shown.ts";
import { icon, pictured } from "../symbols.ts";
import type { BerthView, CorporationFace, Ctx, MarsView, Movement, View } from "../types.ts";
import { pieceName } from "../words.ts";

function place(ctx: Ctx, { size, owner, piece, astronauts }: BerthView) {
  const { say } = ctx;
  const stands =
    piece === null ? say("mars-free", { size }) : say.details([pieceName(ctx, piece), seatName(ctx, owner)]);
  const key = piece !== null && owner === ctx.view.me ? `place:ship:${piece}` : "";
  const at = chosen(ctx, key, stands);
  return html`<span class="cargo berth${piece === null ? "" : " held"}${at.cls}" data-target=${key || nothing} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label}
    >${
      piece === null
        ? html`${silhouette(`sb-${fitting(ctx, size)}`, fitting(ctx, size))}<small>${size}</small>`
        : html`${pieceOf(`sb-${kindOf(ctx, piece)}-${(owner ?? 0) + 1}`, owner ?? 0, `aboard:${owner}:${piece}`)}${astronauts.map(
            (one, index) =>
              html`<span data-key="aboard:${owner}:${piece}:${index}">${pictured(`sb-${one}`, one)}</span>`,
          )}`
    }</span>`;
}

/** The kind of structure that fills a place of this size. */
function fitting({ facts }: Ctx, size: number) {
  return facts.set.structures.types.find((one) => one.size === size)?.kind ?? "dome";
}

function board(ctx: Ctx) {
  const { modules, panels } = shownOf(ctx.view, "mars");
  const left = sheetOf(ctx.facts, "mars")?.board.panels ?? [];
  return html`<div class="cargoes ship" data-key="ship">${modules.map((places, index) => {
    const key = `ship:${index + 1}`;
    const at = chosen(ctx, key, ctx.say("mars-module", { module: index + 1 }));
    return html`<div class="section${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>${pictured(`sb-module-${index + 1}`, "mars", "module")}${places.map((one) => place(ctx, one))}</div>`;
  })}</div>
    <div class="cargoes">${left.map((gains, index) => {
      const next = index === panels;
      const name = ctx.say(index < panels ? "mars-panel-built" : "mars-panel", { number: index + 1 });
      const gives = index < panels ? [] : costsAndGives(ctx, [], gains);
      const at = chosen(ctx, next ? "ship-panel" : `ship-panel:${index}`, ctx.say.clauses([name, ...gives]));
      return html`<span class="cargo ship-panel${index < panels ? " held" : ""}${at.cls}" data-target=${next ? "ship-panel" : `ship-panel:${index}`} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label}><span data-key=${index < panels ? `ship-panel-at:${index}` : nothing}>${pictured(`sb-ship-panel-${index + 1}`, "panel", index < panels ? "" : "silhouette")}</span>${index < panels ? nothing : gained(ctx, gains)}</span>`;
    })}</div>`;
}

/** Structures, astronauts and panels to the ship. */
function moved(before: View, after: View): Movement[] {
  const [previous, now] = [shownOf(before, "mars"), shownOf(after, "mars")];
  const places = (shown: MarsView) => shown.modules.flat().filter(({ piece }) => piece !== null);
  const builder = before.turn ?? after.turn;
  const paid = [`stock:${builder}:rare_earth`, `seat:${builder}`];
  const built =
    now.panels === previous.panels ? [] : [{ kind: "panel", from: paid, to: [`ship-panel-at:${now.panels - 1}`] }];
  const sent = places(now).flatMap(({ owner, piece, astronauts }) => {
    const known = places(previous).find((one) => one.owner === owner && one.piece === piece);
    const [seat, thing] = [owner ?? 0, piece ?? ""];
    const key = `aboard:${seat}:${thing}`;
    const flown = known ? [] : [{ kind: "structure", seat, thing, from: [`built:${seat}:${thing}`], to: [key] }];
    const boarded = astronauts.slice(known?.astronauts.length ?? 0).map((type, index) => ({
      kind: "astronaut",
      seat,
      thing: type,
      from: seat === after.me ? aboardFrom(before, after, type) : [`seat:${seat}`],
      to: [`${key}:${(known?.astronauts.length ?? 0) + index}`],
    }));
    return [...flown, ...boarded];
  });
  return [...sent, ...built];
}

/** The places of the reader's base that an astronaut of a type has left. */
function aboardFrom(before: View, after: View, type: string) {
  const built = (view: View) => view.seats[after.me ?? 0]?.built ?? {};
  const count = (all: string[] | undefined) => (all ?? []).filter((one) => one === type).length;
  const left = Object.keys(built(before)).filter((place) => count(built(before)[place]) > count(built(after)[place]));
  return [...left, "waiting"].map((place) => `at:${place}:${type}`);
}

export const mars: CorporationFace = {
  board,
  moved,
  holds: ["ship", "ship-panel", "place"],
  places: {
    StructureSent: ({ seat, piece, sector }) => [`aboard:${seat}:${piece}`, `sector:${sector}`],
    ModuleCompleted: ({ module }) => [`ship:${module}`],
    ShipPanelBuilt: () => ["ship-panel", "ship"],
  },
  moves: {
    SendStructure: {
      targets: ({ piece, module }) => [`piece:${piece}`, `ship:${module}`],
      anyOrder: true,
      things: ["ship"],
      sign: "mars",
      stepwise: true,
      family: {
        by: ({ piece, way }) => `${piece} ${way}`,
        head: (ctx, { piece = "" }, lines) => html`${icon("mars")} ${pieceName(ctx, piece)}${pays(ctx, lines)}`,
        face: (ctx, { module }, lines) => html`${pictured(`sb-module-${module}`, "mars")}${gains(ctx, lines)}`,
      },
    },
    BuildShipPanel: { targets: () => ["ship-panel"], things: ["ship-panel"], sign: "panel" },
    BoardAstronaut: {
      targets: ({ place, astronaut, to }) => [`at:${place}:${astronaut}`, `place:${to}`],
      sign: "mars",
      stepwise: true,
    },
  },
};
