/** The standing during the game: each seat's score if the game ended now, and what this round has changed. */
import { html, nothing } from "lit-html";
import { keepInside } from "../../table/dialog.ts";
import { failed } from "../../table/end/failed.ts";
import { standingLead } from "../../table/end/standing.ts";
import type { Ctx } from "../types.ts";
import { categoryTable } from "./tables.ts";

export function standingPanel(ctx: Ctx) {
  const { state, view, say, act } = ctx;
  const { open, data, lines } = state.standing;
  if (!open || view.phase === "finished") return nothing;
  return html`<section class="scores standing-panel" role="dialog" aria-modal="true" aria-labelledby="standing-title" tabindex="-1" data-panel="standing" @keydown=${keepInside}>
    <header role="presentation">
      <h2 id="standing-title">${say("standing-now")}</h2>
      <button type="button" data-close @click=${() => act.set({ standing: { open: false } })}>${say("close")}</button>
    </header>
    ${standingLead(ctx, data?.since, data?.now.seats ?? [])}
    <button type="button" class="toggle" data-lines aria-pressed=${String(lines)} @click=${() => act.set({ standing: { lines: !lines } })}>${say("standing-lines")}</button>
    ${data ? categoryTable(ctx, { scores: data.now.seats, since: data.since, lines, me: view.me, caption: say("standing-caption", { round: data.now.round }) }) : state.standing.failed ? failed(ctx, "standing") : html`<p role="status">${say("end-loading")}</p>`}
  </section>`;
}
