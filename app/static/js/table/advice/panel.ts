/** Asks a robot for advice, and shows what it would do: the moves of a turn, lit on the board, beside other ways. */
import { html, nothing } from "lit-html";
import type { Tools } from "../advice-loader.ts";
import type { Speaker } from "../i18n.ts";
import type { Store } from "../store.ts";
import { changed } from "../store.ts";
import type { AdvisedMove, Ctx, TableState } from "../types.ts";
import { restOf } from "./rest.ts";

/** @returns what draws the panel; it asks whenever the panel has been opened */
export function adviceWith(tools: Tools, store: Store<TableState>, path: string, say: Speaker) {
  follow(tools, store, path, say);
  return (ctx: Ctx) => drawn(ctx, tools);
}

/** Ask once the panel is open, and close it when its advice is of no use any more. */
function follow(tools: Tools, store: Store<TableState>, path: string, say: Speaker) {
  const NONE = { open: false, busy: false, given: null, error: "" };
  const look = (state: TableState) => {
    const { open, busy, given, error } = state.advice;
    if (!open) return;
    if (given ? !isOfUse(state, tools) : !tools.mayAsk(state) && !busy) store.set({ advice: NONE });
    else if (!given && !busy && error === "") void ask(state.game.seq);
  };
  const ask = async (seq: number) => {
    store.set({ advice: { busy: true } });
    try {
      const given = await tools.call("POST", `${path}/advice`, { seq });
      if (store.get().advice.busy) store.set({ advice: { busy: false, given } });
    } catch (problem) {
      const error = tools.failureText(say, problem);
      if (store.get().advice.busy) store.set({ advice: { busy: false, error } });
    }
  };
  store.subscribe(look);
  look(store.get());
}

/** What is left of the advice, null once it is of no use: the seat has moved otherwise, or is asked something else. */
function left(state: TableState, tools: Tools): AdvisedMove[] | null {
  const { given } = state.advice;
  const me = state.game.view?.me ?? null;
  const rest = given && me !== null ? restOf(given, state.game.log, me, tools) : null;
  // The answer may come before the table is told of the entry, and a move's answer before its choices.
  const isBehind = given !== null && state.game.seq < given.seq;
  return rest && (isBehind || state.sending.busy || rest[0]?.step === state.game.choices.step) ? rest : null;
}

function isOfUse(state: TableState, tools: Tools) {
  return left(state, tools) !== null;
}

function drawn(ctx: Ctx, tools: Tools) {
  const { now, say } = ctx;
  const { busy, given, error } = now.advice;
  const rest = left(now, tools);
  if (now.story.past || (given && !rest)) return nothing;
  const followed = given !== null && rest !== null && rest.length < given.best.moves.length;
  return html`<section class="advice" role="group" aria-label=${say("advice-region")} data-advised>
    <p role="status" class=${error ? "error" : ""}>${error || say(busy || !rest ? "advice-asking" : followed ? "advice-then" : "advice-best", { count: rest?.length ?? 0 })}</p>
    ${rest ? html`<ol role="list">${rest.map((one) => html`<li>${move(ctx, tools, one)}</li>`)}</ol>` : nothing}
    ${given && rest && !followed ? others(ctx, tools) : nothing}
    ${given ? html`<p class="note">${say("advice-told")}</p>` : nothing}
  </section>`;
}

/** What else could be done, and what that is worth. */
function others(ctx: Ctx, tools: Tools) {
  const all = ctx.now.advice.given?.others ?? [];
  if (all.length === 0) return nothing;
  return html`<p>${ctx.say("advice-others")}</p>
    <ul role="list">
      ${all.map(({ moves: [first], worth }) => (first ? html`<li data-worth=${worth}>${move(ctx, tools, { ...first, lines: [] })} <small>${ctx.say(`advice-${worth}`)}</small></li>` : nothing))}
    </ul>`;
}

/** A move by its name, with what it costs and brings; pointed at or focused, it lights what it names. */
function move(ctx: Ctx, { face: faceOf, targetsOf, lineText }: Tools, one: AdvisedMove) {
  const face = faceOf();
  const choices = { ...ctx.now.game.choices, step: one.step, about: one.about };
  const then = { ...ctx, state: changed(ctx.state, { game: { choices } }) };
  const lines = face.brief
    ? face.brief(then, one.lines)
    : one.lines.map((line) => html`<span class="line">${lineText(then, line)}</span>`);
  return html`<span class="advised" tabindex="0" data-lights=${targetsOf(one.move, one.about).join(" ")} data-shows=${face.shows?.(one.move, one.lines).join(" ") || nothing}><b>${face.advisedName?.(then, one.move) ?? face.moveName(then, one.move)}</b> ${one.lines.length > 0 ? html`<small class="lines">${lines}</small>` : nothing}</span>`;
}
