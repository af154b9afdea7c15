/** Preparing the next turn: opening it, what is kept, whether it is still possible, playing it when the turn has come. */
import { html, nothing } from "lit-html";
import { targetsOf } from "../choose.js";
import { AHEAD, canPrepare, drafted, verdict } from "../story/draft.js";
import { lineText, moveName, refusalText } from "../words.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../story/draft.js").Verdict} Verdict
 */

/**
 * What stands above the choices while one waits: the way in, what is kept, and politely what became of it.
 * @param {Ctx} ctx
 */
export function preparing(ctx) {
  if (ctx.me === null || ctx.state.story.past) return nothing;
  const found = verdict(ctx.now);
  const words = told(ctx, found);
  const below = found.kind === "ready" ? nothing : ways(ctx, found);
  return html`<div class="prepared${words === "" && below === nothing ? " vacant" : ""}" role="group" aria-label=${ctx.say("draft-region")}>
    <p role="status" class=${found.kind === "ready" ? "visually-hidden" : ""} data-draft-told>${words}</p>
    ${below}
  </div>`;
}

/**
 * @param {Ctx} ctx
 * @param {Verdict} found
 */
function told(ctx, found) {
  if (found.kind === "none") return "";
  const move = moveName(ctx, found.move);
  if (found.kind !== "gone") return ctx.say(`draft-${found.kind}`, { move });
  const reason = found.reason ? refusalText(ctx, found.reason) : "";
  return ctx.say(reason ? "draft-gone" : "draft-gone-somehow", { move, reason });
}

/**
 * @param {Ctx} ctx
 * @param {Verdict} found
 */
function ways(ctx, found) {
  const { now, say, act, state } = ctx;
  const open = state.choices.step === AHEAD;
  const close = () => act.set({ ...drafted(now, { open: false }), picked: [], why: "" });
  const mayPrepare = canPrepare(now) && !open;
  if (!mayPrepare && !open && found.kind === "none") return nothing;
  return html`<p class="ways">
    ${mayPrepare ? html`<button type="button" data-prepare aria-keyshortcuts="p" @click=${() => act.set({ ...drafted(now, { open: true }), why: "" })}>${say(found.kind === "none" ? "draft-open" : "draft-change")} <kbd>p</kbd></button>` : nothing}
    ${open ? html`<button type="button" class="quiet" data-prepare-close @click=${close}>${say("draft-close")} <kbd>Esc</kbd></button>` : nothing}
    ${found.kind === "none" ? nothing : drop(ctx)}
  </p>`;
}

/** @param {Ctx} ctx */
function drop({ now, say, act }) {
  const forget = () => act.set({ ...drafted(now, { move: null }), why: "" });
  return html`<button type="button" class="quiet" data-draft-drop @click=${forget}>${say("draft-drop")}</button>`;
}

/**
 * The first of the choices once the turn has come: what was prepared, if it is still offered.
 * @param {Ctx} ctx
 */
export function playPrepared(ctx) {
  const found = verdict(ctx.now);
  if (found.kind !== "ready" || ctx.state.story.past) return nothing;
  const index = ctx.offers.findIndex(({ move }) => JSON.stringify(move) === JSON.stringify(found.move));
  const lines = ctx.offers[index]?.lines ?? [];
  return html`<div class="play-prepared"><button
    type="button"
    class="offer main"
    data-play-prepared
    data-lights=${targetsOf(found.move, ctx.state.choices.about).join(" ")}
    ?disabled=${ctx.state.busy}
    @click=${() => ctx.act.submit(found.move)}
  >
    <span class="name">${ctx.say("draft-play", { move: moveName(ctx, found.move) })}</span>
    ${lines.length > 0 ? html`<span class="lines">${lines.map((line) => html`<span class="line">${lineText(ctx, line)}</span>`)}</span>` : nothing}
  </button> ${drop(ctx)}</div>`;
}
