/** The premove panel: opening it, the chosen steps, whether they are still possible, and playing them in turn. */
import { html, nothing } from "lit-html";
import { offersOf, targetsOf } from "../choose.ts";
import { face } from "../face.ts";
import type { Ctx, Line, PremoveStep, TableState } from "../types.ts";
import { lineText, refusalText } from "../words.ts";
import type { PremoveStatus } from "./premove.ts";
import { endingStep, premoveStatus } from "./premove.ts";
import { beginButton, canPremove, isPremoving, playsByItself, withPremove } from "./premoving.ts";

/**
 * What is shown above the choices while waiting: the button to premove, the chosen steps, and their status in a polite
 * live region.
 */
export function premovePanel(ctx: Ctx) {
  if (ctx.me === null || ctx.state.story.past) return nothing;
  const found = premoveStatus(ctx.now);
  const below = found.kind === "ready" ? nothing : ways(ctx, found);
  const gone = found.good < found.steps.length;
  return html`<div class="premove${!gone && below === nothing ? " vacant" : ""}" role="group" aria-label=${ctx.say("premove-region")}>
    <p role="status" class=${gone ? "" : "visually-hidden"} data-premove-told>${told(ctx, found)}</p>
    ${canPremove(ctx.now) ? list(ctx, found) : nothing} ${isWhole(ctx, found) ? html`<p aria-hidden="true">${ctx.say("premove-whole")}</p>` : nothing} ${below}
  </div>`;
}

/** Whether the premove is complete: nothing more of the turn can be chosen. */
function isWhole({ now }: Ctx, { kind }: PremoveStatus) {
  const { known, of, steps } = now.story.premove;
  return kind === "kept" && of === steps && known?.choices.step === "";
}

function told(ctx: Ctx, found: PremoveStatus) {
  const { kind, steps, good, reason } = found;
  const moves = ctx.say.list(steps.slice(0, good).map(({ name }) => name));
  const kept =
    kind === "none" || good === 0 ? "" : ctx.say(kind === "ready" ? "premove-ready" : "premove-kept", { moves });
  const lost = steps[good];
  if (!lost) return isWhole(ctx, found) ? `${kept} ${ctx.say("premove-whole")}` : kept;
  const why = reason ? refusalText(ctx, { what: lost.move, ...reason }) : "";
  return ctx.say(why ? "premove-gone" : "premove-gone-somehow", { move: lost.name, reason: why });
}

/** The steps so far; while waiting, each can be chosen again. */
function list(ctx: Ctx, { kind, steps, good, lines }: PremoveStatus) {
  if (steps.length === 0) return nothing;
  const { now, say, act } = ctx;
  const back = (to: number) =>
    act.set({
      ...withPremove(now, { steps: now.story.premove.steps.slice(0, to), open: true }),
      choosing: { picked: [], why: "" },
    });
  const row = ({ name, move }: PremoveStep, index: number) => html`<li data-step-move=${JSON.stringify(move)}>
    ${index < good ? html`<span class="step-told"><span>${name}</span>${brief(ctx, lines[index] ?? [])}</span>` : html`<s>${name}</s>`}
    ${canPremove(now) ? html`<button type="button" class="quiet" data-premove-back aria-label=${say("premove-back", { move: name })} title=${say("premove-back", { move: name })} @click=${() => back(index)}>✕</button>` : nothing}
  </li>`;
  return html`<div class="steps"><ol role="list" aria-label=${say("premove-steps")} data-premove-kind=${kind}>${steps.map(row)}</ol></div>`;
}

/** The costs and gains of a step, in compact form. */
function brief(ctx: Ctx, lines: Line[]) {
  if (face.brief) return face.brief(ctx, lines);
  return lines.length === 0
    ? nothing
    : html`<small class="lines">${lines.map((line) => html`<span class="line">${lineText(ctx, line)}</span>`)}</small>`;
}

function ways(ctx: Ctx, found: PremoveStatus) {
  const { now, say, act } = ctx;
  const open = isPremoving(now);
  const some = found.kind !== "none";
  const ended = playsByItself(now.story.premove) ? withEnd(ctx) : {};
  const close = () => act.set({ ...withPremove(now, { ...ended, open: false }), choosing: { picked: [], why: "" } });
  const mayBegin = canPremove(now) && !open && !isWhole(ctx, found);
  if (!mayBegin && !open && !some) return nothing;
  return html`${leavesMore(now, found) ? html`<p class="left-over" data-premove-left>${say("premove-left")}</p>` : nothing}<p class="ways">
    ${mayBegin ? beginButton(ctx, some ? "premove-more" : "premove-open") : nothing}
    ${open ? html`<button type="button" class="quiet" data-premove-close @click=${close}>${say(some ? "premove-enough" : "premove-close")} <kbd aria-hidden="true">Esc</kbd></button>` : nothing}
    ${some && !open ? drop(ctx) : nothing}
    ${found.kind === "kept" ? byItself(ctx) : nothing}
  </p>`;
}

/** Whether more of the turn than its end is still to be chosen once the steps have been played. */
function leavesMore({ story }: TableState, { kind }: PremoveStatus) {
  const { known, of, steps } = story.premove;
  return kind === "kept" && of === steps && known !== null && offersOf(known.choices).some(({ ends }) => !ends);
}

/** The choice whether the server plays the premove when the turn comes. */
function byItself(ctx: Ctx) {
  const { now, say, act } = ctx;
  const wish = !playsByItself(now.story.premove);
  const ended = wish && !isPremoving(now) ? withEnd(ctx) : {};
  return html`<label><input type="checkbox" data-premove-by-itself .checked=${!wish} @change=${() => act.set(withPremove(now, { wish, ...ended }))} /> ${say("premove-by-itself")}</label>`;
}

/** What plays by itself ends the turn as well, where nothing else is left to choose: nobody waits for who is away. */
function withEnd(ctx: Ctx) {
  const { now } = ctx;
  const end = endingStep(now, (move) => face.moveName(ctx, move));
  return end ? { steps: [...now.story.premove.steps, end] } : {};
}

function drop({ now, say, act }: Ctx) {
  const forget = () => act.set({ ...withPremove(now, { steps: [] }), choosing: { picked: [], why: "" } });
  return html`<button type="button" class="quiet" data-premove-drop @click=${forget}>${say("premove-drop")}</button>`;
}

/**
 * The first choice in the player's turn: playing the premove, as far as it is still possible, or its next step, if that
 * is offered.
 */
export function playPremove(ctx: Ctx) {
  const found = premoveStatus(ctx.now);
  const [next] = found.steps;
  if (found.kind !== "ready" || !next || ctx.state.story.past) return nothing;
  const { say, act } = ctx;
  const {
    sending: { busy },
    game: { choices },
  } = ctx.state;
  const steps = found.steps.slice(0, found.good);
  const { lines = [] } =
    ctx.offers.find((offer) => steps.length === 1 && JSON.stringify(offer.move) === JSON.stringify(next.move)) ?? {};
  return html`<div class="play-premove">
    <button type="button" class="offer main" data-play-premove data-lights=${targetsOf(next.move, choices.about).join(" ")} ?disabled=${busy} @click=${() => act.play(steps)}>
      <span class="name">${steps.length > 1 ? say("premove-play-all", { count: steps.length }) : say("premove-play", { move: next.name })}</span>
      ${lines.length > 0 ? html`<span class="lines">${lines.map((line) => html`<span class="line">${lineText(ctx, line)}</span>`)}</span>` : nothing}
    </button>
    ${found.steps.length > 1 ? list(ctx, found) : nothing}
    <p class="ways">
      ${steps.length > 1 ? html`<button type="button" data-play-next ?disabled=${busy} @click=${() => act.play([next])}>${say("premove-play-next")}</button>` : nothing}
      ${drop(ctx)}
    </p>
  </div>`;
}
