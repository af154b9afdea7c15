/** What stands in the place of a guide that was sent away, for as long as the page is open: how it comes back. */
import { html } from "lit-html";
import type { Say } from "../types.ts";

/** @param callBack brings the guide back */
export function gone(say: Say, callBack: () => void) {
  return html`<p class="guide away" role="status" data-guide-gone>
    ${say("guide-gone")} <button type="button" data-guide-again @click=${callBack}>${say("guide-bring")}</button>
  </p>`;
}
