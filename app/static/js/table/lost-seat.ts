/** What tells somebody that their seat has changed hands, and how. */
import { html, nothing } from "lit-html";
import { changedHands } from "./log/in-effect.ts";
import { sentenceText } from "./log/sentence.ts";
import type { Ctx } from "./types.ts";

export function lostSeat(ctx: Ctx) {
  const { now, say } = ctx;
  if (now.table.lost === null) return nothing;
  const entry = now.game.log.findLast((one) => one.seat === now.table.lost && changedHands(one));
  const how = entry?.sentences[0];
  return html`<section class="then" role="region" aria-label=${say("lost-seat")}>
    <p role="status">${say("lost-seat")} ${how ? sentenceText(ctx, how) : nothing}</p>
    <a class="button main" href="/">${say("lost-seat-home")}</a>
  </section>`;
}
