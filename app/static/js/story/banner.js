/** The line that says that one looks at the past, with the way back. */
import { html, nothing } from "lit-html";
import { backToNow } from "./state.js";
import { isMine } from "./waiting.js";

/** @param {import("../types").Ctx} ctx */
export function banner(ctx) {
  const { state, now, say, act } = ctx;
  const past = state.story.past;
  if (!past) return nothing;
  return html`<section class="then" role="region" aria-label=${say("then-region")}>
    <p role="status">${say("then-shown", { round: past.view.round, seq: past.seq })} ${isMine(ctx.now.view) ? html`<b>${say("your-turn")}</b>` : nothing}</p>
    <button type="button" data-step-then="-1" aria-label=${say("then-earlier")} title=${say("then-earlier")}>◀</button>
    <button type="button" data-step-then="1" aria-label=${say("then-later")} title=${say("then-later")}>▶</button>
    <button type="button" class="main" data-now @click=${() => act.set(backToNow(now))}>${say("then-back")} <kbd>Esc</kbd></button>
  </section>`;
}
