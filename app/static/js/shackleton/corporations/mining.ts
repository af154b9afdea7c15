/** Moon Mining: the Shuttle with its cargoes, a level below the other, and what each demand brings. */
import { html } from "lit-html";
import { SHAPES, seatName } from "../../table/seats.ts";
import { chosen } from "../board/chosen.ts";
import { pieceOf } from "../board/pieces.ts";
import { sheetOf } from "../facts.ts";
import { amountOf, paid } from "../figures.ts";
import { shownOf } from "../shown.ts";
import { icon } from "../symbols.ts";
import type { CorporationFace, Ctx, Demand, View } from "../types.ts";

function slot(ctx: Ctx, id: string, { cost, vp, reputation = 0 }: Demand, seat: number | undefined) {
  const key = `cargo:${id}`;
  const [level = "", half = ""] = id.split("-");
  const name = ctx.say("mining-slot", { level, half });
  const held = seat === undefined ? "" : ctx.say("mining-aboard", { name: seatName(ctx, seat) });
  const at = chosen(ctx, key, ctx.say.details([name, held].filter(Boolean)));
  return html`<span class="cargo hold${seat === undefined ? "" : " held"}${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}
    >${
      seat === undefined
        ? html`<span class="pays">${paid(ctx, cost)}</span> <span class="gains">${amountOf(ctx, "vp", vp)}${reputation ? amountOf(ctx, "reputation", reputation) : ""}</span>`
        : pieceOf(`sb-cargo-${seat + 1}`, seat, `aboard:${id}`)
    }</span>`;
}

function board(ctx: Ctx) {
  const { aboard, shipped } = shownOf(ctx.view, "mining");
  const levels = sheetOf(ctx.facts, "mining")?.board.levels ?? [];
  return html`<ol class="cargoes" data-key="cargoes" aria-label=${ctx.say("mining-shuttle")}>
      ${levels.map(({ upper, lower }, index) => {
        const [above, below] = [`${index + 1}-upper`, `${index + 1}-lower`];
        return html`<li>${slot(ctx, above, upper, aboard[above])}${slot(ctx, below, lower, aboard[below])}</li>`;
      })}
    </ol>
    <p class="shipped">
      ${shipped.map((own, seat) => html`<span class="seat-${seat}" title=${ctx.say("mining-shipped", { name: seatName(ctx, seat), count: own.length })}>${SHAPES[seat]} ${own.length}${icon("cargo")}</span>`)}
    </p>`;
}

/** Cargoes to the Shuttle. */
function moved(before: View, after: View) {
  const [previous, now] = [shownOf(before, "mining"), shownOf(after, "mining")];
  return Object.entries(now.aboard).flatMap(([slot, seat]) =>
    previous.aboard[slot] === seat ? [] : [{ kind: "marker", seat, from: [`seat:${seat}`], to: [`aboard:${slot}`] }],
  );
}

export const mining: CorporationFace = {
  board,
  moved,
  holds: ["cargo"],
  moves: { ShipCargo: { targets: ({ slot }) => [`cargo:${slot}`], things: ["cargo"], sign: "shuttle" } },
  places: { CargoShipped: ({ slot }) => [`cargo:${slot}`], ShuttleLiftedOff: () => ["cargoes"] },
};
