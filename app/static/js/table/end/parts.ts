/** Parts of the results that look alike in every game: the stage, the picture to share, the choice of chart or table. */
import { html, nothing, type TemplateResult } from "lit-html";
import { addressBeside } from "../addresses.ts";
import type { pictured } from "../drawings.ts";
import { SHAPES, seatName } from "../seats.ts";
import type { Ctx } from "../types.ts";
import type { Picture } from "./picture.ts";
import { canShare, save, share } from "./picture.ts";

/** A seat at the end: place 1 is the best, equal totals share a place. */
export interface Ranked {
  seat: number;
  total: number;
  place: number;
  won: boolean;
}

/** What a stage shows: the seats from the best to the last, and what each game brings to it. */
interface Staged {
  places: readonly Ranked[];
  /** What the podium is called. */
  label: string;
  /** Who or what stands on a seat's step. */
  figure: (seat: number) => unknown;
  /** What is said and offered above the podium. */
  above: TemplateResult;
}

/**
 * Who won, before the body that they played on: night in both palettes, as the board is. The picture of that body comes
 * by `bringGround`.
 */
export function stage(ctx: Ctx, { places, label, figure, above }: Staged) {
  const { say } = ctx;
  return html`<div class="stage nightside">
    ${above}
    <div class="horizon">
      <svg class="ground" aria-hidden="true"><image width="100%" height="100%" preserveAspectRatio="xMidYMin slice"></image></svg>
      <ol class="podium" aria-label=${label}>
        ${places.map(
          ({ seat, total, place, won }) => html`<li class="seat-${seat}${won ? " won" : ""}" data-place=${place}>
            <span class="shape" aria-hidden="true">${figure(seat)}</span>
            <b class="name"><span class="seat-${seat}" aria-hidden="true">${SHAPES[seat]}</span> ${seatName(ctx, seat)}</b>
            <span class="step"><span class="place">${say("end-place", { place })}</span> <span class="points">${total}</span> <span class="unit">${say("end-unit")}</span></span>
          </li>`,
        )}
      </ol>
    </div>
  </div>`;
}

/** Give the stage that was drawn the picture of the body that they played on. */
export function bringGround(root: ParentNode, bring: ReturnType<typeof pictured>) {
  const image = root.querySelector(".stage .ground image:not([href])");
  if (image) bring(image);
}

/** As a chart or as a table. */
export function ways({ say, state, act }: Ctx) {
  return html`<span class="ways" role="group" aria-label=${say("end-shown-as")}>
    ${[false, true].map(
      (
        asTable,
      ) => html`<button type="button" data-way=${asTable ? "table" : "chart"} aria-pressed=${String(state.end.asTable === asTable)} @click=${() => act.set({ end: { asTable } })}>
        ${say(asTable ? "end-as-table" : "end-as-chart")}
      </button>`,
    )}
  </span>`;
}

/** The way to what a robot thinks of the game. */
export function analysisLink({ say }: Pick<Ctx, "say">, path?: string) {
  return html`<a class="button" data-analysis href=${addressBeside("analysis", path)}>${say("end-analysis")}</a>`;
}

/** The picture, which is drawn when it is there, and the buttons that save and share it. */
export function shownPicture({ say }: Ctx, told: Picture) {
  return html`<figure class="chart-figure">
      <canvas class="result" data-chart="picture" role="img" aria-label=${told.text} width="1200" height="630"></canvas>
    </figure>
    <div class="end-tools">
      <button type="button" class="main" data-save @click=${() => save(told, say("end-file"))}>${say("end-save")}</button>
      ${canShare() ? html`<button type="button" data-share @click=${() => share(told, say("end-file"))}>${say("end-share")}</button>` : nothing}
    </div>`;
}
