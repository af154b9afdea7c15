/** Parts of the results that look alike in every game: the picture to share, and the choice of chart or table. */
import { html, nothing } from "lit-html";
import type { Ctx } from "../types.ts";
import type { Picture } from "./picture.ts";
import { canShare, save, share } from "./picture.ts";

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
export function analysisLink({ say }: Pick<Ctx, "say">, path: string = location.pathname + location.search) {
  const [table, query] = path.split("?");
  return html`<a class="button" data-analysis href="${table}/analysis${query ? `?${query}` : ""}">${say("end-analysis")}</a>`;
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
