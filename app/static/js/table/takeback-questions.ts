/**
 * Proposing a take-back and answering one: what would be taken back, who has to agree, and what came of it; loaded once
 * it is asked.
 */
import { html, nothing } from "lit-html";
import { ledBackTo, takenBack } from "./log/in-effect.ts";
import { sentence } from "./log/sentence.ts";
import { SHAPES, seatName } from "./seats.ts";
import type { Store } from "./store.ts";
import type { Ctx, LogEntry, TableState, Takeback } from "./types.ts";

/** How many of the sentences that would be taken back are shown. */
const SHOWN = 4;

/** What draws the questions. */
export const questions = { answering, asking };

/** Announces the outcome of a take-back proposal, once the log holds it. */
export function followTakeback(store: Store<TableState>) {
  store.subscribe(({ game: { seq, log, takebackEnded: ended } }) => {
    if (!ended || (log.at(-1)?.seq ?? 0) < seq) return;
    const isDone = isTakenBack(log, ended.previous, ended.after);
    const notice = { key: isDone ? "takeback-done" : "takeback-refused", seq };
    store.set({ game: { takebackEnded: null }, story: { notice } });
  });
}

/** Whether an ended take-back proposal was carried out after entry `after`, and not dropped. Pure. */
export function isTakenBack(log: LogEntry[], previous: Takeback, after: number) {
  return log.some((entry) => entry.seq > after && ledBackTo(entry) === previous.seq);
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
