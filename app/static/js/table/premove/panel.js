/** Preparing the next turn: opening it, what is kept, whether it is still possible, playing it when the turn has come. */
import { html, nothing } from "lit-html";
import { targetsOf } from "../choose.js";
import { face } from "../face.js";
import { lineText, refusalText } from "../words.js";
import { canPrepare, drafted, isPreparing, verdict } from "./premove.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").Line} Line
 * @typedef {import("../types").Prepared} Prepared
 * @typedef {import("./premove.js").Verdict} Verdict
 */

/**
 * What stands above the choices while one waits: the way in, what is kept, and politely what became of it.
 * @param {Ctx} ctx
 */
export function preparing(ctx) {
  if (ctx.me === null || ctx.state.story.past) return nothing;
  const found = verdict(ctx.now);
  const below = found.kind === "ready" ? nothing : ways(ctx, found);
  const gone = found.good < found.steps.length;
  return html`<div class="prepared${!gone && below === nothing ? " vacant" : ""}" role="group" aria-label=${ctx.say("draft-region")}>
    <p role="status" class=${gone ? "" : "visually-hidden"} data-draft-told>${told(ctx, found)}</p>
    ${canPrepare(ctx.now) ? list(ctx, found) : nothing} ${isWhole(ctx, found) ? html`<p aria-hidden="true">${ctx.say("draft-whole")}</p>` : nothing} ${below}
  </div>`;
}

/**
 * Whether nothing more of the turn can be foreseen.
 * @param {Ctx} ctx
 * @param {Verdict} found
 */
function isWhole({ now }, { kind }) {
  const { known, of, steps } = now.story.draft;
  return kind === "kept" && of === steps && known?.choices.step === "";
}

/**
 * @param {Ctx} ctx
 * @param {Verdict} found
 */
function told(ctx, found) {
  const { kind, steps, good, reason } = found;
  const moves = ctx.say.list(steps.slice(0, good).map(({ name }) => name));
  const kept = kind === "none" || good === 0 ? "" : ctx.say(kind === "ready" ? "draft-ready" : "draft-kept", { moves });
  const lost = steps[good];
  if (!lost) return isWhole(ctx, found) ? `${kept} ${ctx.say("draft-whole")}` : kept;
  const move = lost.name;
  return ctx.say(reason ? "draft-gone" : "draft-gone-somehow", {
    move,
    reason: reason ? refusalText(ctx, /** @type {any} */ (reason)) : "",
  });
}

/**
 * The steps so far; while one waits, each can be chosen anew.
 * @param {Ctx} ctx
 * @param {Verdict} found
 */
function list(ctx, { kind, steps, good, lines }) {
  if (steps.length === 0) return nothing;
  const { now, say, act } = ctx;
  const back = (/** @type {number} */ to) =>
    act.set({ ...drafted(now, { steps: now.story.draft.steps.slice(0, to), open: true }), picked: [], why: "" });
  const row = (
    /** @type {Prepared} */ { name, move },
    /** @type {number} */ index,
  ) => html`<li data-step-move=${JSON.stringify(move)}>
    ${index < good ? html`<span class="step-told"><span>${name}</span>${brief(ctx, lines[index] ?? [])}</span>` : html`<s>${name}</s>`}
    ${canPrepare(now) ? html`<button type="button" class="quiet" data-draft-back aria-label=${say("draft-back", { move: name })} title=${say("draft-back", { move: name })} @click=${() => back(index)}>✕</button>` : nothing}
  </li>`;
  return html`<div class="steps"><ol role="list" aria-label=${say("draft-steps")} data-draft=${kind}>${steps.map(row)}</ol></div>`;
}

/**
 * What a step costs and brings, in little room.
 * @param {Ctx} ctx
 * @param {Line[]} lines
 */
function brief(ctx, lines) {
  if (face.brief) return face.brief(ctx, lines);
  return lines.length === 0
    ? nothing
    : html`<small class="lines">${lines.map((line) => html`<span class="line">${lineText(ctx, line)}</span>`)}</small>`;
}

/**
 * @param {Ctx} ctx
 * @param {Verdict} found
 */
function ways(ctx, found) {
  const { now, say, act } = ctx;
  const open = isPreparing(now);
  const some = found.kind !== "none";
  const close = () => act.set({ ...drafted(now, { open: false }), picked: [], why: "" });
  const mayPrepare = canPrepare(now) && !open && !isWhole(ctx, found);
  if (!mayPrepare && !open && !some) return nothing;
  return html`<p class="ways">
    ${mayPrepare ? html`<button type="button" data-prepare aria-keyshortcuts="p" @click=${() => act.set({ ...drafted(now, { open: true }), why: "" })}>${say(some ? "draft-more" : "draft-open")} <kbd>p</kbd></button>` : nothing}
    ${open ? html`<button type="button" class="quiet" data-prepare-close @click=${close}>${say(some ? "draft-enough" : "draft-close")} <kbd>Esc</kbd></button>` : nothing}
    ${some && !open ? drop(ctx) : nothing}
  </p>`;
}

/** @param {Ctx} ctx */
function drop({ now, say, act }) {
  const forget = () => act.set({ ...drafted(now, { steps: [] }), picked: [], why: "" });
  return html`<button type="button" class="quiet" data-draft-drop @click=${forget}>${say("draft-drop")}</button>`;
}

/**
 * The first of the choices once the turn has come: what was prepared, all that is still possible or its next step, if
 * that is offered.
 * @param {Ctx} ctx
 */
export function playPrepared(ctx) {
  const found = verdict(ctx.now);
  const [next] = found.steps;
  if (found.kind !== "ready" || !next || ctx.state.story.past) return nothing;
  const { say, act } = ctx;
  const { busy, choices } = ctx.state;
  const steps = found.steps.slice(0, found.good);
  const { lines = [] } =
    ctx.offers.find((offer) => steps.length === 1 && JSON.stringify(offer.move) === JSON.stringify(next.move)) ?? {};
  return html`<div class="play-prepared">
    <button type="button" class="offer main" data-play-prepared data-lights=${targetsOf(next.move, choices.about).join(" ")} ?disabled=${busy} @click=${() => act.play(steps)}>
      <span class="name">${steps.length > 1 ? say("draft-play-all", { count: steps.length }) : say("draft-play", { move: next.name })}</span>
      ${lines.length > 0 ? html`<span class="lines">${lines.map((line) => html`<span class="line">${lineText(ctx, line)}</span>`)}</span>` : nothing}
    </button>
    ${found.steps.length > 1 ? list(ctx, found) : nothing}
    <p class="ways">
      ${steps.length > 1 ? html`<button type="button" data-play-next ?disabled=${busy} @click=${() => act.play([next])}>${say("draft-play-next")}</button>` : nothing}
      ${drop(ctx)}
    </p>
  </div>`;
}
