/** Space Robotics: nine fields of factories; a row says what one costs and scores, a column what it brings. */
import { html } from "lit-html";
import { SHAPES } from "../../table/seats.ts";
import { chosen } from "../board/chosen.ts";
import { sheetOf } from "../facts.ts";
import { amountOf, gained, paid } from "../figures.ts";
import { shownOf } from "../shown.ts";
import { pictured } from "../symbols.ts";
import type { CorporationFace, Ctx, View } from "../types.ts";

function field(ctx: Ctx, id: string) {
  const { factories, left } = shownOf(ctx.view, "robotics");
  const key = `factory:${id}`;
  const at = chosen(
    ctx,
    key,
    ctx.say.details([ctx.say(`factory-${id}`), ctx.say("tiles-left", { count: left[id] ?? 0 })]),
  );
  const seats = factories.flatMap((own, seat) => (own.includes(id) ? [seat] : []));
  return html`<span class="cargo works${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}
    >${seats.map((seat) => html`<b class="shape seat-${seat}" data-key="factory-of:${id}:${seat}">${SHAPES[seat]}</b>`)}<span class="stacked${left[id] ? "" : " gone"}">${pictured(`sb-factory-${id.split("-")[0]}`, "factory")}</span><small>× ${left[id] ?? 0}</small></span>`;
}

function board(ctx: Ctx) {
  const { rows, columns } = sheetOf(ctx.facts, "robotics")?.board ?? { rows: [], columns: [] };
  return html`<div class="factories">
    <span></span>${columns.map(({ gain }) => html`<span class="gains">${gained(ctx, [gain])}</span>`)}
    ${rows.map(
      ({ row, cost, vp }) =>
        html`<span class="row-head">${paid(ctx, cost)} → ${amountOf(ctx, "vp", vp)}</span>${columns.map(({ column }) => field(ctx, `${row}-${column}`))}`,
    )}
  </div>`;
}

/** Factories to their fields. */
function moved(before: View, after: View) {
  const [previous, now] = [shownOf(before, "robotics"), shownOf(after, "robotics")];
  return now.factories.flatMap((own, seat) =>
    own
      .filter((id) => !previous.factories[seat]?.includes(id))
      .map((id) => ({ kind: "marker", seat, from: [`seat:${seat}`], to: [`factory-of:${id}:${seat}`] })),
  );
}

export const robotics: CorporationFace = {
  board,
  moved,
  holds: ["factory"],
  places: { FactoryBuilt: ({ field }) => [`factory:${field}`] },
  moves: { BuildFactory: { targets: ({ field }) => [`factory:${field}`], things: ["factory"], sign: "robot" } },
};
