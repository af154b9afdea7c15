/** After the end: a rematch of the same people, or the way to the one that somebody has opened. */
import { html, nothing } from "lit-html";

/**
 * A button that opens the rematch, or the link to it; for others the way home.
 * @param {import("./types").Ctx} ctx
 */
export function rematch({ now, say, act, me }) {
  if (now.rematch) {
    return html`<a class="button main" data-rematch href="/t/${now.rematch}">${say("rematch-go")}</a>
      <span class="note" role="status">${say("rematch-open")}</span>`;
  }
  return me
    ? html`<button type="button" data-rematch ?disabled=${now.busy} @click=${() => act.rematch()}>${say(now.view?.undecided ? "rematch-owed" : "rematch")}</button>
      ${now.error ? html`<span class="error" role="alert">${now.error}</span>` : nothing}`
    : html`<a class="button" href="/">${say("another-table")}</a>`;
}
