/** What is asked, in words; every choice as a button with what it costs and brings; undo and end of turn in their place. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { grouped, matching, proposed } from "../../table/choose.js";
import { playPrepared, preparing } from "../../table/premove/panel.js";
import { isPreparing } from "../../table/premove/premove.js";
import { askButton, isProposed, takeback } from "../../table/takeback.js";
import { gainsText, lineText, moveName, refusalText, seatName, wordedArgs } from "../words.js";
import { linesOf } from "./compact.js";
import { family, isSmall } from "./families.js";
import { intro } from "./intro.js";
import { sorted } from "./me.js";
import { outcome } from "./outcome.js";
import { planning, readyButton } from "./plan.js";
import { sectorHead } from "./sectors.js";

/**
 * @typedef {import("../../types").Ctx} Ctx
 * @typedef {import("../../types").Offer} Offer
 * @typedef {import("../../types").Line} Line
 */

/** Moves that have a place of their own below the list. */
const FIXED = ["EndTurn"];

/** @param {Ctx} ctx */
export function choicesPanel(ctx) {
  const { state, say } = ctx;
  return html`<section class="ask${isProposed(ctx) ? " proposed" : ""}" aria-label=${say("your-choices")}>
    <div class="prompt" role="status" aria-live="polite" tabindex="-1">
      <p>${prompt(ctx)}</p>
      ${state.error ? html`<p class="error" role="alert">${state.error}</p>` : nothing}
      ${state.why ? html`<p class="why">${state.why}</p>` : nothing}
    </div>
    ${intro(ctx)} ${outcome(ctx)} ${takeback(ctx)} ${preparing(ctx)}
    ${
      state.choices.form?.kind === "plan"
        ? html`<div class="offers" role="group" tabindex="0" aria-label=${say("plan-totals")}>${planning(ctx)}</div>`
        : html`<div class="offers${isVacant(ctx) ? " vacant" : ""}">${playPrepared(ctx)}${offers(ctx)}</div>`
    }
    ${fixed(ctx)}
  </section>`;
}

/**
 * The prompt line.
 * @param {Ctx} ctx
 */
export function prompt(ctx) {
  const { state, view, say, me } = ctx;
  if (view.phase === "finished") {
    return say("prompt-finished", { names: view.winners.map((seat) => seatName(ctx, seat)).join(", ") });
  }
  if (state.story.past)
    return say("prompt-past", {
      names: view.to_move.map((seat) => seatName(ctx, seat)).join(", ") || seatName(ctx, view.turn),
    });
  if (state.choices.step !== "")
    return asked(ctx, thenAsked(ctx) ?? say(`prompt-${state.choices.step}`, promptArgs(ctx)));
  if (me === null) return say("prompt-watching", { names: view.to_move.map((seat) => seatName(ctx, seat)).join(", ") });
  return say("prompt-waiting", {
    names: view.to_move.map((seat) => seatName(ctx, seat)).join(", ") || seatName(ctx, view.turn),
  });
}

/**
 * What is left to choose of the move that is begun; null: none is, or more than one kind could be meant.
 * @param {Ctx} ctx
 */
function thenAsked(ctx) {
  const { offers: all, say } = ctx;
  const { picked } = ctx.state;
  const [first, ...others] = picked.length > 0 && proposed(all, picked).length === 0 ? matching(all, picked) : [];
  const key = `prompt-${first?.move.type}-then`;
  if (!first || !say.has(key) || others.some(({ move }) => move.type !== first.move.type)) return null;
  return say(key, wordedArgs(ctx, first.move));
}

/**
 * The question, marked as one that is not put yet while one prepares; the first of them says so at length.
 * @param {Ctx} ctx
 * @param {string} question
 */
function asked({ now, say }, question) {
  if (!isPreparing(now)) return question;
  return now.story.draft.known?.steps.length === 0 ? say("prompt-Ahead") : say("prompt-Ahead-then", { question });
}

/** @param {Ctx} ctx */
function promptArgs(ctx) {
  const { about } = ctx.state.choices;
  const args = wordedArgs(
    ctx,
    Object.fromEntries(Object.entries(about).filter(([, value]) => typeof value !== "object" || Array.isArray(value))),
  );
  if (Array.isArray(about.amounts)) args.amounts = about.amounts.join(", ");
  if (Array.isArray(about.rewards)) args.rewards = gainsText(ctx, about.rewards);
  if (typeof about.space === "string") args.space = ctx.say(`space-${about.space}`);
  args.ready = ctx.me?.ready ? "yes" : "no";
  return args;
}

/**
 * Whether nothing is picked or refused, and nothing offered but what has a place of its own: the list shows nothing.
 * @param {Ctx} ctx
 */
function isVacant({ offers: all, state }) {
  const listed = all.filter(({ move }) => !FIXED.includes(move.type));
  return listed.length + state.picked.length + state.choices.refused.length === 0;
}

/** @param {Ctx} ctx */
function offers(ctx) {
  const { state, say, act } = ctx;
  const ready = proposed(ctx.offers, state.picked);
  const left = matching(ctx.offers, state.picked).filter((offer) => !FIXED.includes(offer.move.type));
  const quiet = left.filter((offer) => offer.targets.length === 0);
  const listed = asInHand(
    ctx,
    left.filter((offer) => offer.targets.length > 0 && !ready.includes(offer)),
  );
  const groups = grouped([...listed, ...quiet]).sort((one, other) => Number(isSmall(other)) - Number(isSmall(one)));
  return html`${
    state.picked.length > 0
      ? html`<div class="proposal">
            ${ready.map((offer) => button(ctx, offer, true))}
            <button type="button" class="quiet" data-clear @click=${() => act.clear()}>
              ${say("clear-selection")} <kbd>Esc</kbd>
            </button>
          </div>`
      : nothing
  }
    ${groups.some(([first]) => first?.move.type === "EnterSector") ? sectorHead(ctx) : nothing}
    <ul class="list" role="list">
      ${repeat(
        groups,
        // A button that has the focus must not become another move's.
        ([first]) => JSON.stringify(first?.move),
        (group) =>
          html`<li class=${isSmall(group) ? "small" : group[0]?.move.type === "EnterSector" ? "row" : nothing}>${group.length === 1 && group[0] && !isRow(group[0]) ? button(ctx, group[0], false) : family(ctx, group)}</li>`,
      )}
    </ul>
    ${refusals(ctx)}`;
}

/**
 * Cards that could leave the hand stand in the order in which they lie there.
 * @param {Ctx} ctx
 * @param {Offer[]} listed
 */
function asInHand(ctx, listed) {
  if (listed[0]?.move.type !== "Discard") return listed;
  const hand = sorted(
    ctx,
    listed.map(({ move }) => String(move.card)),
  );
  return [...listed].sort((one, other) => hand.indexOf(String(one.move.card)) - hand.indexOf(String(other.move.card)));
}

/** Whether a choice is drawn as a family even where it is the only one of it. @param {Offer} offer */
function isRow({ move }) {
  return ["EnterSector", "PlacePlan", "PlacePlusOne", "Rest", "UseEnergy", "UseResources"].includes(move.type);
}

/**
 * Whether a line says only what the name of the choice says: which cards come with a deck.
 * @param {Ctx} ctx
 * @param {Line} line
 * @param {string} name
 */
function isInName(ctx, line, name) {
  return line.key === "card-comes-back" || name.includes(lineText(ctx, line));
}

/**
 * @param {Ctx} ctx
 * @param {Offer} offer
 * @param {boolean} main
 */
function button(ctx, offer, main) {
  const name = moveName(ctx, offer.move);
  return html`<button
    type="button"
    class="offer${main ? " main" : ""}"
    data-move=${JSON.stringify(offer.move)}
    data-lights=${offer.targets.join(" ")}
    ?disabled=${ctx.state.busy}
    @click=${() => ctx.act.submit(offer.move)}
  >
    <span class="name">${name}</span>
    ${linesOf(
      ctx,
      offer.lines.filter((line) => !isInName(ctx, line, name)),
    )}
  </button>`;
}

/** @param {Ctx} ctx */
function refusals(ctx) {
  const { refused } = ctx.state.choices;
  if (refused.length === 0) return nothing;
  const shown = (/** @type {Event} */ { currentTarget }) => {
    const list = /** @type {HTMLDetailsElement} */ (currentTarget);
    const box = /** @type {HTMLElement | null} */ (list.closest(".offers"));
    // Not scrollIntoView, which moves the whole page too.
    if (list.open && box) box.scrollTop = list.offsetTop - box.offsetTop;
  };
  return html`<details class="refusals" @toggle=${shown}>
    <summary>${ctx.say("why-not", { count: refused.length })}</summary>
    <ul>
      ${refused.map((one) => html`<li><span class="name">${moveName(ctx, one.what)}</span> ${refusalText(ctx, one)}</li>`)}
    </ul>
  </details>`;
}

/** @param {Ctx} ctx */
function fixed(ctx) {
  const { say, state, view, act, me } = ctx;
  if (me === null || state.story.past || view.phase === "finished") return nothing;
  const end = ctx.offers.find((offer) => offer.move.type === "EndTurn");
  const form = state.choices.form?.kind === "plan" ? state.choices.form : null;
  return html`<div class="fixed${form ? " with-ready" : ""}">
    ${askButton(ctx) ?? undoButton(ctx)}
    ${
      form
        ? readyButton(ctx, form)
        : html`<button
            type="button"
            class=${end ? "main" : ""}
            data-move=${end ? JSON.stringify(end.move) : nothing}
            ?disabled=${!end || state.busy}
            aria-keyshortcuts="e"
            @click=${() => end && act.submit(end.move)}
          >
            ${say("end-turn")} <kbd>e</kbd>
          </button>`
    }
  </div>`;
}

/** @param {Ctx} ctx */
function undoButton({ say, state, act }) {
  return html`<button
    type="button"
    data-undo
    ?disabled=${state.busy || state.undo === null}
    @click=${() => act.undo()}
    aria-keyshortcuts="u"
  >
    ${say("undo")} <kbd>u</kbd>
  </button>`;
}
