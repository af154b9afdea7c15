/** The face of Harvest: everything that it adds to the table's page. */
import { html, nothing } from "lit-html";
import { hit } from "../../../../app/static/js/table/hit.ts";
import { SHAPES, seatName } from "../../../../app/static/js/table/seats.ts";
import { kindOf, named, nameOf, pointsOf, worded } from "./naming.ts";
import { sprite, symbol } from "./symbols.ts";
import type { Card, Ctx, Face, SeatView } from "./types.ts";

/** A crop, and what it can be clicked for: `target` is its key among targets. */
function crop(ctx: Ctx, card: Card, target: string) {
  const { cls, tab, role, pressed } = hit(ctx, target);
  return html`<span class="crop${cls}" data-target=${target} data-card=${card} tabindex=${tab} role=${role === nothing ? "img" : role}
    aria-pressed=${pressed} aria-label=${nameOf(ctx, card)}>${symbol(kindOf(ctx.facts, card))}${pointsOf(card)}</span>`;
}

/** What a seat has sown. */
function field(ctx: Ctx, { seat, field, total }: SeatView) {
  return html`<li class="seat-${seat}" data-key="field:${seat}">
    ${SHAPES[seat]} ${seatName(ctx, seat)}
    ${field.map((card) => html`<span class="crop" data-card=${card} role="img" aria-label=${nameOf(ctx, card)}>${symbol(kindOf(ctx.facts, card))}${pointsOf(card)}</span>`)}
    <b data-total=${total}>${total}</b>
  </li>`;
}

function board(ctx: Ctx) {
  const { view, say } = ctx;
  return html`<section class="region harvest-board" data-region="field" data-frame tabindex="-1" aria-label=${say("tab-field")}>
    <ul>${view.seats.map((seat) => field(ctx, seat))}</ul>
    ${view.market ? html`<p data-key="market">${say("harvest-market")} ${crop(ctx, view.market, "market")}</p>` : nothing}
  </section>`;
}

/** How many crops everybody holds, and how the Crow plays. */
function others(ctx: Ctx) {
  const { view, say } = ctx;
  return html`<ul>
    ${view.seats.map(
      ({ seat, held, kind, level }) => html`<li class="seat-${seat}" data-held=${held}>
        ${SHAPES[seat]} ${seatName(ctx, seat)}: ${say("harvest-held", { count: held })}
        ${kind === "automa" ? html`<small>${say(`harvest-level-${level}`)}</small>` : nothing}
      </li>`,
    )}
  </ul>`;
}

/** The reader's hand. */
function mine(ctx: Ctx) {
  return html`<p class="harvest-hand">${ctx.me?.hand?.map((card) => crop(ctx, card, `hand:${card}`)) ?? nothing}</p>`;
}

export const harvest: Face = {
  tabs: ["field", "me"],
  holds: (region) => ({ field: ["market"], me: ["hand"] })[region] ?? [],
  sprite: () => sprite,
  board,
  others,
  mine,
  promptArgs: (ctx) => ({ market: "none", ...worded(ctx, ctx.state.game.choices.about) }),
  targets: (move) =>
    move.type === "PlayCrow" ? [] : [`hand:${move.card}`, ...(move.type === "Trade" ? ["market"] : [])],
  places: (events = []) =>
    events.flatMap((event) => {
      if (event.type === "CropSown") return [`field:${event.seat}`];
      return event.type === "CropsTraded" ? ["market"] : [];
    }),
  sign: (move) => (move.type === "Trade" ? "⇄" : nothing),
  named,
  moveName: (ctx, move) => ctx.say(`move-${move.type}`, worded(ctx, { market: ctx.view.market, ...move })),
  worded,
  results: () => import("./results.ts"),
};
