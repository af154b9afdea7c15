/** Take-backs with everybody's consent: proposing one, what it would undo, answering, and its outcome. */
import { html, nothing } from "lit-html";
import { lastTurn, takenBack } from "./log/in-effect.ts";
import { sentence } from "./log/sentence.ts";
import { isOver, SHAPES, seatName } from "./seats.ts";
import type { Ctx } from "./types.ts";

/** How many of the sentences that would be taken back are shown. */
const SHOWN = 4;

/** The proposal, another player's or the one being prepared, and its outcome in a polite live region. */
export function takeback(ctx: Ctx) {
  const { state, say, me } = ctx;
  if (!me || state.story.past) return nothing;
  const { notice } = state.story;
  return html`<p class="taken-back" role="status" data-takeback-told>${notice && notice.seq === state.game.seq ? say(notice.key) : ""}</p>
    ${state.game.takeback ? answering(ctx) : mayAsk(ctx) && state.story.asking !== null ? asking(ctx, state.story.asking) : nothing}`;
}

/** Whether a take-back question is on screen, another player's or one's own. */
export function isProposed(ctx: Ctx) {
  const { state, me } = ctx;
  return (
    me !== null && !state.story.past && (state.game.takeback !== null || (mayAsk(ctx) && state.story.asking !== null))
  );
}

/** Another player's proposal: agree or refuse. */
function answering(ctx: Ctx) {
  const { state, say, act, me } = ctx;
  const asked = state.game.takeback;
  if (!asked || !me) return nothing;
  const name = seatName(ctx, asked.by);
  const mine = asked.by === me.seat;
  const waiting = say.list(asked.missing.map((seat) => seatName(ctx, seat)));
  return html`<div class="takeback" role="alert">
    <p>${mine ? say("takeback-proposed", { names: waiting }) : say("takeback-asked", { name })}</p>
    ${deeds(ctx, asked.seq)}
    ${asked.missing.includes(me.seat) ? html`<button type="button" class="main" data-takeback-agree @click=${() => act.takeback(asked.seq)}>${say("takeback-agree")}</button>` : nothing}
    <button type="button" data-takeback-refuse @click=${() => act.takeback(null)}>${say(mine ? "takeback-withdraw" : "takeback-refuse")}</button>
  </div>`;
}

/** The confirmation before proposing: what would be taken back, and that all must agree. */
function asking(ctx: Ctx, to: number) {
  const { say, act, now } = ctx;
  const alone = now.game.view?.seats.filter((seat) => seat.kind === "human").length === 1;
  const close = { story: { asking: null } };
  const take = () => {
    act.set(close);
    act.takeback(to);
  };
  return html`<div class="takeback" role="group" aria-label=${say("takeback-ask")}>
    <p>${say(alone ? "takeback-ask-alone" : "takeback-ask-all")}</p>
    ${deeds(ctx, to)}
    <button type="button" class="main" data-takeback-do @click=${take}>${say(alone ? "takeback-do" : "takeback-propose")}</button>
    <button type="button" data-takeback-cancel @click=${() => act.set(close)}>${say("takeback-cancel")}</button>
  </div>`;
}

/** The sentences of what would be taken back, the first few of them. */
function deeds(ctx: Ctx, to: number) {
  const gone = takenBack(ctx.now.game.log, to);
  const all = gone.flatMap((entry) =>
    entry.sentences.map((told, index) => ({
      mark: index > 0 ? "" : entry.seat === null ? "·" : SHAPES[entry.seat],
      seat: entry.seat,
      told,
    })),
  );
  const more = moreOf(all, ctx.me?.seat ?? null);
  return html`<ul class="deeds">
    ${all.slice(0, SHOWN).map(({ mark, seat, told }) => html`<li><span class="seat-${seat}" aria-hidden="true">${mark}</span><span>${sentence(ctx, told)}</span></li>`)}
    ${more ? html`<li class="more">${ctx.say(more.key, { count: more.count })}</li>` : nothing}
  </ul>`;
}

/**
 * The message about the sentences that are not shown, or null; it says so if the viewer's own turn is among those alone.
 * Pure.
 * @param all who did what would be taken back, sentence by sentence
 */
export function moreOf(all: { seat: number | null }[], me: number | null) {
  const count = all.length - SHOWN;
  if (count <= 0) return null;
  const place = me === null ? -1 : all.findIndex(({ seat }) => seat === me);
  return { key: place >= SHOWN ? "takeback-more-mine" : "takeback-more", count };
}

function mayAsk({ state, view, me }: Ctx) {
  return me !== null && me.kind === "human" && !isOver(view) && !state.game.takeback && !state.story.past;
}

/**
 * The button to propose a take-back, in the place of Undo when there is nothing to undo; null if nothing can be taken
 * back.
 */
export function askButton(ctx: Ctx) {
  const { state, now, say, act, me } = ctx;
  if (!me || !mayAsk(ctx) || state.game.undo !== null) return null;
  const to = lastTurn(now.game.log, me.seat);
  if (to === null) return null;
  const asking = state.story.asking === to ? null : to;
  return html`<button type="button" class="quiet" data-takeback ?disabled=${state.sending.busy} aria-expanded=${String(asking === null)} @click=${() => act.set({ story: { asking } })}>${say("takeback-ask")}</button>`;
}
