/** After the end: a rematch of the same people, or the way to the one that somebody has opened. */
import { html, nothing } from "lit-html";
import type { components } from "../schema.d.ts";
import { call } from "./api.ts";
import { hasStandIn, seatName } from "./seats.ts";
import type { Ctx } from "./types.ts";

type StandInSince = components["schemas"]["StandInSince"];

/**
 * What a game calls its rematch in place of the usual words, what is chosen before it, and the levels of automa seats
 * that are chosen within an element.
 */
export type Again = {
  name?: string;
  go?: string;
  open?: string;
  before?: unknown;
  levels?: (within: ParentNode | null) => { seat: number; level: number }[];
};

/**
 * A button that opens the rematch, or the link to it; for others the way home. Beside it, for whom a stand-in finished
 * the game, and who has asked for advice.
 */
export function rematch(ctx: Ctx, again: Again = {}) {
  return html`${ways(ctx, again)} ${finishedForThem(ctx)} ${advised(ctx)}`;
}

/** The people for whom a stand-in has played to the end, if there are any: the result is not theirs alone. */
function finishedForThem(ctx: Ctx) {
  const away = ctx.now.table.data?.seats.filter(({ seat }) => hasStandIn(ctx.now, seat)) ?? [];
  if (away.length === 0) return nothing;
  const all: StandInSince[] = ctx.state.end.history?.stand_ins ?? [];
  const begun = new Map(all.map(({ seat, round }) => [seat, round]));
  const told = away.map(({ seat }) => {
    const round = begun.get(seat) ?? 0;
    return ctx.say("finished-by-stand-in", { name: seatName(ctx, seat), from: round > 0 ? "round" : "none", round });
  });
  return html`<span class="note">${told.join(" ")}</span>`;
}

/** How often each player has asked a robot for advice, if any has. */
function advised(ctx: Ctx) {
  const asked = ctx.now.table.data?.seats.filter((seat) => seat.advised > 0) ?? [];
  if (asked.length === 0) return nothing;
  const told = asked.map(({ seat, advised: count }) => ctx.say("advised-times", { name: seatName(ctx, seat), count }));
  return html`<span class="note" data-advised-times>${ctx.say.clauses(told)}</span>`;
}

/** Take the seat that the rematch keeps for a player, and go there: where that cannot be, its page says why. */
function join(event: MouseEvent, next: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const go = () => location.assign(`/t/${next}`);
  call("POST", `/api/games/${next}/join`).then(go, go);
}

function ways({ now, say, act, me }: Ctx, { name, go, open, before, levels }: Again) {
  const next = now.table.data?.rematch;
  if (next) {
    return html`<a class="button main" data-rematch href="/t/${next}" @click=${(event: MouseEvent) => me && join(event, next)}>${go ?? say(me ? "rematch-join" : "rematch-go")}</a>
      <span class="note" role="status">${open ?? say("rematch-open")}</span>`;
  }
  return me && !now.table.data?.branched
    ? html`${before ?? nothing}<button type="button" class="main" data-rematch ?disabled=${now.sending.busy} @click=${({ currentTarget }: { currentTarget: Element }) => act.rematch(levels?.(currentTarget.parentElement) ?? [])}>${name ?? say(now.game.view?.undecided ? "rematch-owed" : "rematch")}</button>
      ${now.sending.error ? html`<span class="error" role="alert">${now.sending.error}</span>` : nothing}`
    : html`<a class="button" href="/">${say("another-table")}</a>`;
}
