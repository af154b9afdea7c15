/** Evergreen Farms: the farms that are left by size, and those planted in sectors. */
import { html, svg } from "lit-html";
import { SHAPES, seatName } from "../../table/seats.ts";
import { sheetOf } from "../facts.ts";
import { amountOf, gained } from "../figures.ts";
import { sectorCode } from "../naming.ts";
import { shownOf } from "../shown.ts";
import { drawnAt, pictured, symbolAt } from "../symbols.ts";
import type { CorporationFace, Ctx, View } from "../types.ts";
import { sectorName } from "../words.ts";

function board(ctx: Ctx) {
  const { farms, left } = shownOf(ctx.view, "evergreen");
  const { say } = ctx;
  const tiles = sheetOf(ctx.facts, "evergreen")?.board.farms ?? [];
  return html`<div class="cargoes">${tiles.map(
    ({
      size,
      pays,
      vp,
    }) => html`<span class="cargo farms${left[size] ? "" : " gone"}" data-key="farm-left:${size}" role="img" aria-label=${say("farm-left", { size, count: left[size] ?? 0 })}>
        <span class="stacked">${pictured(`sb-farm-${size}`, "plant")}</span><b class="left">× ${left[size] ?? 0}</b> <span class="gains">${amountOf(ctx, "vp", vp)}${gained(ctx, [pays])}</span></span>`,
  )}</div>
    <p class="shipped">${Object.entries(farms).map(
      ([sector, { size, seat }]) =>
        html`<span class="seat-${seat}" data-key="farm-in:${sector}" title=${say("farm-in", { name: seatName(ctx, seat), size, sector: sectorName(ctx, sector) })}>${SHAPES[seat]} ${sectorCode(sector)}: ${size}</span>`,
    )}</p>`;
}

/** The farms in their sectors. */
function inSectors(ctx: Ctx) {
  const { farms } = shownOf(ctx.view, "evergreen");
  const made = Object.entries(farms).map(([sector, { size, seat }]) => {
    const words = ctx.say("farm-of", { name: seatName(ctx, seat), size });
    const drawn = (x: number, y: number) => svg`<g class="farm seat-${seat}">
      ${drawnAt(`sb-farm-${size}`, x - 58, y - 14, 54, 54, symbolAt("plant", x - 58, y - 14, 40))}
      <circle class="owner-plate" cx=${x - 72} cy=${y + 8} r="14"></circle><text class="owner small" x=${x - 72} y=${y + 8}>${SHAPES[seat]}</text></g>`;
    return [sector, { drawn, words }];
  });
  return Object.fromEntries(made);
}

/** Farms to their sectors. */
function moved(before: View, after: View) {
  const [previous, now] = [shownOf(before, "evergreen"), shownOf(after, "evergreen")];
  return Object.entries(now.farms).flatMap(([sector, { size, seat }]) =>
    previous.farms[sector]
      ? []
      : [{ kind: "marker", seat, from: [`farm-left:${size}`, `seat:${seat}`], to: [`farm-in:${sector}`] }],
  );
}

export const evergreen: CorporationFace = {
  board,
  inSectors,
  moved,
  places: { FarmPlanted: ({ sector }) => [`sector:${sector}`, `farm-in:${sector}`] },
  moves: {
    PlantFarm: { targets: ({ sector }) => [`sector:${sector}`], things: ["sector"], sign: "plant" },
  },
};
