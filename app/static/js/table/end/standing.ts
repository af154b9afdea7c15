/** What the standings of all games have: what they say of themselves, whose column comes first, what has changed. */
import { html, nothing } from "lit-html";
import type { Ctx } from "../types.ts";
import type { Sheet } from "./data.ts";
import { hasChanged, signed } from "./data.ts";

/** What a standing says above its table, of changes too where there are any. */
export function standingLead({ say }: Pick<Ctx, "say">, since: { seats: Sheet[] } | null | undefined, now: Sheet[]) {
  return html`<p class="lead">${say("standing-lead")} ${hasChanged(since, now) ? say("standing-lead-changes") : nothing}</p>`;
}

/** The seats with the reader's first, the others in their order: on a phone the first columns are in sight. */
export function ownFirst<Of extends { seat: number }>(seats: Of[], me: number | null): Of[] {
  return [...seats.filter(({ seat }) => seat === me), ...seats.filter(({ seat }) => seat !== me)];
}

/** What has been added since the round began. */
export function change({ say }: Pick<Ctx, "say">, amount: number) {
  if (amount === 0) return nothing;
  return html` <small class="change ${amount > 0 ? "up" : "down"}"><span aria-hidden="true">${signed(amount)}</span><span class="visually-hidden">${say("standing-changed", { amount: signed(amount) })}</span></small>`;
}
