/** The prompt and a button for every choice with its costs and gains; undo and end of turn in their fixed place. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { adviceButton, advicePanel, mayAsk } from "./advice-loader.ts";
import { matching, proposed } from "./choose.ts";
import { concerns } from "./concerned.ts";
import { elsewhere } from "./elsewhere.ts";
import { face } from "./face.ts";
import { keyCap } from "./glyph.ts";
import { theOutcome } from "./panels.ts";
import { steps, ways } from "./past-controls-loader.ts";
import { isPremoving } from "./premove/premoving.ts";
import { playPremove, premovePanel } from "./premove-loader.ts";
import { awaited, hasStandIn, isOver, isStopped, seatName } from "./seats.ts";
import { askButton, isProposed, takeback } from "./takeback.ts";
import type { Ctx, Line, Offer, Refused } from "./types.ts";
import { lineText, refusalText, ruleLink } from "./words.ts";

export function choicesPanel(ctx: Ctx) {
  const { state, say } = ctx;
  return html`<div class="ask${isProposed(ctx) ? " proposed" : ""}${mayAsk(ctx.now) ? " advises" : ""}" style="--turns: ${turnsBeside(ctx)}">
    <div class="prompt" id="asked" role="status" aria-live="polite" tabindex="-1">
      <p>${moment(ctx)}${prompt(ctx)}</p>
      ${ctx.now.sending.unsent ? html`<p class="lost" role="alert">${ctx.now.sending.unsent}</p>` : nothing}
      ${state.sending.error ? html`<p class="error" role="alert">${state.sending.error} ${ruleLink(ctx, state.sending.cited)}</p>` : nothing}
      ${state.choosing.why ? html`<p class="why">${state.choosing.why}</p>` : nothing}
    </div>
    ${asksNow(ctx) ? ruleLink(ctx, ctx.facts.asked?.[state.game.choices.step], "?") : nothing} ${adviceButton(ctx)}
    ${state.story.past ? ways(ctx) : concerns(ctx, false)} ${isStopped(ctx.now) ? nothing : html`${theOutcome(ctx)} ${face.beforeChoices?.(ctx)}`} ${takeback(ctx)} ${advicePanel(ctx)} ${premovePanel(ctx)}
    ${
      state.game.choices.form && face.form
        ? html`<div class="offers" role="group" tabindex="0" aria-label=${say(face.form.label)}>${face.form.draw(ctx)}</div>`
        : html`<div class="offers${isVacant(ctx) ? " vacant" : ""}">${playPremove(ctx)}${face.offers?.(ctx) ?? offers(ctx)}</div>`
    }
    ${hasFoot(ctx) ? nothing : html`<p class="elsewhere">${elsewhere(ctx)}</p>`}
  </div>`;
}

/** How many seats' turns may be told beside the prompt, which keeps room for their signs. */
function turnsBeside({ view, me, now }: Ctx) {
  if (me === null || !now.story.settings.summaries) return 0;
  return view.seats.filter((seat) => seat.seat !== me.seat && !face.tellsTurn?.(seat)).length;
}

/** Whether a question stands, of the game as it is. */
function asksNow({ state, view, now }: Ctx) {
  return state.game.choices.step !== "" && !state.story.past && !isOver(view) && !isStopped(now);
}

/** Whose moment a question is, where its prompt has words for that. */
function moment(ctx: Ctx) {
  const { state, say, now } = ctx;
  const key = `moment-${state.game.choices.step}`;
  const shown = asksNow(ctx) && !isPremoving(now) && say.has(key) && state.choosing.picked.length === 0;
  return shown ? html`<span class="whose">${say(key)}</span> ` : nothing;
}

/** The prompt line. */
export function prompt(ctx: Ctx) {
  const { state, view, say, me } = ctx;
  if (isOver(view)) {
    return say("prompt-finished");
  }
  if (state.story.past)
    return say("prompt-past", {
      names: named(ctx) || say("nobody"),
    });
  if (isStopped(ctx.now)) return say("prompt-stopped");
  if (state.game.choices.step !== "")
    return asked(
      ctx,
      thenAsked(ctx) ??
        say(`prompt-${state.game.choices.step}`, face.promptArgs?.(ctx) ?? ctx.state.game.choices.about),
    );
  if (me === null) return say("prompt-watching", { names: say.list(view.to_move.map((seat) => seatName(ctx, seat))) });
  if (awaited(view).includes(me.seat) && hasStandIn(ctx.now, me.seat)) return say("prompt-stand-in");
  return say("prompt-waiting", {
    names: named(ctx) || say("nobody"),
  });
}

/** The names of the players that everybody is waiting for. */
function named(ctx: Ctx) {
  return ctx.say.list(awaited(ctx.view).map((seat) => seatName(ctx, seat)));
}

/**
 * What to choose next of a partly selected move, or how the one that is selected is made; null if nothing is selected,
 * or if several kinds of move still match.
 */
function thenAsked(ctx: Ctx) {
  const { offers: all, say } = ctx;
  const { picked } = ctx.state.choosing;
  const ready = proposed(all, picked);
  if (ready.length === 1) return say("prompt-picked");
  const [first, ...others] = picked.length > 0 && ready.length === 0 ? matching(all, picked) : [];
  const key = `prompt-${first?.move.type}-then`;
  // Of things picked in any order, the message knows the one that is usually picked first.
  if (
    !first ||
    ![first.targets[0], ...first.also].some((key) => picked.includes(key ?? "")) ||
    !say.has(key) ||
    others.some(({ move }) => move.type !== first.move.type)
  )
    return null;
  return say(key, face.worded(ctx, first.move));
}

/** The question, worded during a premove as one still to come; its first question says so at length. */
function asked({ now, say }: Ctx, question: string) {
  if (!isPremoving(now)) return question;
  return now.story.premove.known?.steps.length === 0 ? say("prompt-Premove") : say("prompt-Premove-then", { question });
}

/** Whether the list has nothing to show: nothing is picked or refused, and every offer has a place of its own. */
function isVacant({ offers: all, state }: Ctx) {
  const listed = all.filter(({ ends }) => !ends);
  return listed.length + state.choosing.picked.length + state.game.choices.refused.length === 0;
}

/** The choices as a plain list. */
function offers(ctx: Ctx) {
  return html`${proposal(ctx)}
    <ul class="list" role="list">
      ${repeat(
        listed(ctx),
        ({ move }) => JSON.stringify(move),
        (offer) => html`<li>${button(ctx, offer, false)}</li>`,
      )}
    </ul>
    ${refusals(ctx)}`;
}

/**
 * The choices that the list shows: those that fit the selection and are not proposed above it.
 * @typeParam One an offer, perhaps with data of the game's own
 */
export function listed<One extends Offer>({
  offers: all,
  state: {
    choosing: { picked },
  },
}: {
  offers: One[];
  state: { choosing: { picked: string[] } };
}): One[] {
  const ready = proposed(all, picked);
  return matching(all, picked).filter((offer) => !offer.ends && (offer.targets.length === 0 || !ready.includes(offer)));
}

/** Buttons for the moves that the selection stands for, and one that clears it. */
export function proposal(ctx: Ctx) {
  const { picked } = ctx.state.choosing;
  if (picked.length === 0) return nothing;
  return html`<div class="proposal">
    ${proposed(ctx.offers, picked).map((offer) => button(ctx, offer, true))}
    <button type="button" class="quiet" data-clear aria-keyshortcuts="Escape" @click=${() => ctx.act.clear()}>
      ${ctx.say("clear-selection")} ${keyCap("Esc")}
    </button>
  </div>`;
}

function linesOf(ctx: Ctx, lines: Line[]) {
  return lines.length === 0
    ? nothing
    : html`<span class="lines">${lines.map((line) => html`<span class="line">${lineText(ctx, line)}</span>`)}</span>`;
}

/** The symbol of a kind of move, where the game has one. */
export function sign(move: Offer["move"]) {
  const symbol = face.sign?.(move);
  return symbol ? html`<span class="sign">${symbol}</span>` : nothing;
}

export function button(ctx: Ctx, offer: Offer, main: boolean) {
  const name = face.moveName(ctx, offer.move);
  return html`<button
    type="button"
    class="offer${main ? " main" : ""}${offer.idle ? " idle" : ""}"
    data-move=${JSON.stringify(offer.move)}
    data-lights=${offer.targets.join(" ")}
    data-shows=${offer.shows.join(" ") || nothing}
    ?disabled=${ctx.state.sending.busy}
    @click=${() => ctx.act.submit(offer.move)}
  >
    ${sign(offer.move)}<span class="name">${name}</span>
    ${face.lines?.(ctx, offer.lines, offer.move) ?? linesOf(ctx, offer.lines)}
  </button>`;
}

/** What is refused, by reason, so that each reason is said once. Pure. */
export function byReason(refused: Refused[]) {
  const groups = new Map<string, Refused[]>();
  for (const one of refused) {
    const reason = JSON.stringify([one.code, one.args, one.place]);
    groups.set(reason, [...(groups.get(reason) ?? []), one]);
  }
  return groups;
}

export function refusals(ctx: Ctx) {
  const { refused } = ctx.state.game.choices;
  if (refused.length === 0) return nothing;
  const shown = ({ currentTarget }: Event) => {
    const list = currentTarget as HTMLDetailsElement;
    const box = list.closest(".offers") as HTMLElement | null;
    // Not scrollIntoView, which moves the whole page too.
    if (list.open && box) box.scrollTop = list.offsetTop - box.offsetTop;
  };
  return html`<details class="refusals" @toggle=${shown}>
    <summary>${ctx.say("why-not", { count: refused.length })}</summary>
    <ul>
      ${[...byReason(refused)].map(([, [one, ...more]]) => one && html`<li>${[one, ...more].map(({ what }) => html`<span class="name">${face.moveName(ctx, what)}</span> `)}${refusalText(ctx, one)} ${ruleLink(ctx, one.place)}</li>`)}
    </ul>
  </details>`;
}

/** Undo and the end of the turn, whose place is the same whatever is asked. */
export function fixed(ctx: Ctx) {
  const { say, state, act, me } = ctx;
  if (state.story.past) return html`<div class="turn">${steps(ctx)}</div>`;
  if (!me || !hasFoot(ctx)) return nothing;
  const end = ctx.offers.find(({ ends }) => ends);
  const form = state.game.choices.form && face.form ? face.form : null;
  const named = `end-${state.game.choices.step}`;
  return html`<div class="turn"><div class="fixed${form ? " with-ready" : ""}">
    ${form?.question?.(ctx) ?? nothing} ${askButton(ctx) ?? undoButton(ctx)}
    ${
      form
        ? form.button(ctx)
        : ((end ? null : elsewhere(ctx)) ??
          html`<button
            type="button"
            class=${end ? "main" : ""}
            data-move=${end ? JSON.stringify(end.move) : nothing}
            ?disabled=${!end || state.sending.busy}
            aria-keyshortcuts="e"
            @click=${() => end && act.submit(end.move)}
          >
            ${!end && me.ready ? say("ready-waiting") : html`${say(end && say.has(named) ? named : "end-turn")} ${keyCap("e")}`}
          </button>`)
    }
  </div></div>`;
}

/** Whether undo and the end of the turn have their place, which another table that waits takes while nothing is asked. */
function hasFoot({ state, view, now, me }: Ctx) {
  return me !== null && !state.story.past && !isOver(view) && !isStopped(now);
}

function undoButton({ say, state, act }: Ctx) {
  return html`<button
    type="button"
    data-undo
    ?disabled=${state.sending.busy || state.game.undo === null}
    @click=${() => act.undo()}
    aria-keyshortcuts="u"
  >
    ${say("undo")} ${keyCap("u")}
  </button>`;
}
