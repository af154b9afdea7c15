/** Asks a robot for advice, and shows what it would do: the moves of a turn, lit on the board, beside other ways. */
import { html, nothing } from "lit-html";
import { mayAsk, NO_ADVICE } from "../advice-loader.ts";
import { call } from "../api.ts";
import { targetsOf } from "../choose.ts";
import { face } from "../face.ts";
import type { Speaker } from "../i18n.ts";
import { failureText } from "../problems.ts";
import type { Store } from "../store.ts";
import { changed } from "../store.ts";
import type { AdvisedMove, Ctx, TableState } from "../types.ts";
import { lineText } from "../words.ts";
import { restOf } from "./rest.ts";

/** @returns what draws the panel; it asks whenever the panel has been opened, once the reader has agreed */
export function adviceWith(store: Store<TableState>, path: string, say: Speaker) {
  /** Whether the reader has agreed on this page that the others are told. */
  let isAgreed = false;
  const look = follow(store, path, say, () => isAgreed);
  const agree = () => {
    isAgreed = true;
    look();
  };
  return (ctx: Ctx) => (isAgreed ? drawn(ctx) : before(ctx, agree));
}

/** Ask once the panel is open, and close it when its advice is of no use any more; gives what looks at it again. */
function follow(store: Store<TableState>, path: string, say: Speaker, agreed: () => boolean) {
  let wasOpen = false;
  const look = (state: TableState) => {
    const { open, busy, given, error } = state.advice;
    if (open && !wasOpen && !agreed()) requestAnimationFrame(() => requestAnimationFrame(meet));
    wasOpen = open;
    if (!open) return;
    if (given ? !isOfUse(state) : !mayAsk(state) && !busy) store.set({ advice: NO_ADVICE });
    else if (agreed() && !given && !busy && error === "") void ask(state.game.seq);
  };
  const ask = async (seq: number) => {
    store.set({ advice: { busy: true } });
    try {
      const given = await call("POST", `${path}/advice`, { seq });
      if (store.get().advice.busy) store.set({ advice: { busy: false, given } });
    } catch (problem) {
      const error = failureText(say, problem);
      if (store.get().advice.busy) store.set({ advice: { busy: false, error } });
    }
  };
  store.subscribe(look);
  look(store.get());
  return () => look(store.get());
}

/** The keyboard goes on at the button that asks. */
function meet() {
  document.querySelector<HTMLElement>("[data-advice-do]")?.focus({ preventScroll: true });
}

/** Before the first time: who is told, and how long it takes. */
function before({ now, say }: Ctx, agree: () => void) {
  if (now.story.past) return nothing;
  return html`<section class="advice" role="group" aria-label=${say("advice-region")} data-advice-before>
    <p>${say("advice-before")}</p>
    <button type="button" data-advice-do @click=${agree}>${say("advice-do")}</button>
  </section>`;
}

/** What is left of the advice, null once it is of no use: the seat has moved otherwise, or is asked something else. */
function left(state: TableState): AdvisedMove[] | null {
  const { given } = state.advice;
  const me = state.game.view?.me ?? null;
  const rest = given && me !== null ? restOf(given, state.game.log, me) : null;
  // The answer may come before the table is told of the entry, and a move's answer before its choices.
  const isBehind = given !== null && state.game.seq < given.seq;
  return rest && (isBehind || state.sending.busy || rest[0]?.step === state.game.choices.step) ? rest : null;
}

function isOfUse(state: TableState) {
  return left(state) !== null;
}

function drawn(ctx: Ctx) {
  const { now, say } = ctx;
  const { busy, given, error } = now.advice;
  const rest = left(now);
  if (now.story.past || (given && !rest)) return nothing;
  const followed = given !== null && rest !== null && rest.length < given.best.moves.length;
  return html`<section class="advice" role="group" aria-label=${say("advice-region")} data-advised>
    <p role="status" class=${error ? "error" : ""}>${error || say(busy || !rest ? "advice-asking" : followed ? "advice-then" : "advice-best", { count: rest?.length ?? 0 })}</p>
    ${rest ? html`<ol role="list">${rest.map((one) => html`<li>${move(ctx, one)}</li>`)}</ol>` : nothing}
    ${given && rest && !followed ? others(ctx) : nothing}
    ${given ? html`<p class="note">${say("advice-told")}</p>` : nothing}
  </section>`;
}

/** What else could be done, and what that is worth. */
function others(ctx: Ctx) {
  const all = ctx.now.advice.given?.others ?? [];
  if (all.length === 0) return nothing;
  return html`<p>${ctx.say("advice-others")}</p>
    <ul role="list">
      ${all.map(({ moves: [first], worth }) => (first ? html`<li data-worth=${worth}>${move(ctx, { ...first, lines: [] })} <small>${ctx.say(`advice-${worth}`)}</small></li>` : nothing))}
    </ul>`;
}

/** A move by its name, with what it costs and brings; pointed at or focused, it lights what it names. */
function move(ctx: Ctx, one: AdvisedMove) {
  const choices = { ...ctx.now.game.choices, step: one.step, about: one.about };
  const then = { ...ctx, state: changed(ctx.state, { game: { choices } }) };
  const lines = face.brief
    ? face.brief(then, one.lines)
    : one.lines.map((line) => html`<span class="line">${lineText(then, line)}</span>`);
  return html`<span class="advised" tabindex="0" data-lights=${targetsOf(one.move, one.about).join(" ")} data-shows=${face.shows?.(one.move, one.lines).join(" ") || nothing}><b>${face.advisedName?.(then, one.move) ?? face.moveName(then, one.move)}</b> ${one.lines.length > 0 ? html`<small class="lines">${lines}</small>` : nothing}</span>`;
}
