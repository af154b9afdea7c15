/** Evergreen Farms: the farms that are left by size, and those planted in sectors. */
import { html } from "lit-html";
import { SHAPES, seatName } from "../../table/seats.ts";
import { sheetOf } from "../facts.ts";
import { amountOf, gained } from "../figures.ts";
import type { CorporationFace, Ctx, Gain, View } from "../types.ts";
import { sectorName } from "../words.ts";

/** The farms by sector, and how many are left by size. */
interface Shown {
  farms: Record<string, { size: number; seat: number }>;
  left: Record<string, number>;
}

function board(ctx: Ctx) {
  const { farms, left } = ctx.view.modules.evergreen as Shown;
  const { say } = ctx;
  const tiles: { size: number; pays: Gain; vp: number }[] = sheetOf(ctx.facts, "evergreen")?.board.farms ?? [];
  return html`<div class="cargoes">${tiles.map(
    ({
      size,
      pays,
      vp,
    }) => html`<span class="cargo" data-key="farm-left:${size}" role="img" aria-label=${say("farm-left", { size, count: left[size] ?? 0 })}>
        <b>${left[size] ?? 0} × ${size}</b> <span class="gains">${amountOf(ctx, "vp", vp)}${gained(ctx, [pays])}</span></span>`,
  )}</div>
    <p class="shipped">${Object.entries(farms).map(
      ([sector, { size, seat }]) =>
        html`<span class="seat-${seat}" data-key="farm-in:${sector}" title=${say("farm-in", { name: seatName(ctx, seat), size, sector: sectorName(ctx, sector) })}>${SHAPES[seat]} ${sector}: ${size}</span>`,
    )}</p>`;
}

/** Farms to their sectors. */
function moved(before: View, after: View) {
  const [was, now] = [before.modules.evergreen as Shown, after.modules.evergreen as Shown];
  return Object.entries(now.farms).flatMap(([sector, { size, seat }]) =>
    was.farms[sector]
      ? []
      : [{ kind: "marker", seat, from: [`farm-left:${size}`, `seat:${seat}`], to: [`farm-in:${sector}`] }],
  );
}

export const evergreen: CorporationFace = {
  board,
  moved,
  places: { FarmPlanted: ({ sector }) => [`sector:${sector}`, `farm-in:${sector}`] },
  moves: {
    PlantFarm: { targets: ({ sector }) => [`sector:${sector}`], things: ["sector"], sign: "plant" },
  },
};
