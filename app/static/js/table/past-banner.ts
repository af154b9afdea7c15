/** The banner that says that the past is shown, with the button back to the present, and the way to play on from there. */
import { html, nothing } from "lit-html";
import { branchingWith } from "./branching.ts";
import { copied } from "./copying.ts";
import type { At, Tools } from "./past-loader.ts";
import type { Ctx } from "./types.ts";

/** @returns what draws the banner */
export function bannerWith(tools: Tools, at: At) {
  const { takenBack, isOver, backToNow, isMine } = tools;
  const branching = branchingWith(tools, at);

  /** Whether the player may propose a take-back to the moment shown. */
  function mayPropose({ now }: Ctx, seq: number) {
    const seated = now.game.view !== null && now.game.view.me !== null && !isOver(now.game.view);
    return seated && now.game.takeback === null && seq < now.game.seq && takenBack(now.game.log, seq).length > 0;
  }

  /** Copy the address of the position that is shown, and say so. */
  async function copyAddress() {
    const done = await copied(location.href);
    const { past } = at.store.get().story;
    if (past) at.store.set({ story: { past: { ...past, copied: done } } });
  }

  return (ctx: Ctx) => {
    const { state, now, say, act } = ctx;
    const past = state.story.past;
    if (!past) return nothing;
    return html`<section class="then" role="region" aria-label=${say("then-region")}>
    <p role="status">${say("then-shown", { round: past.view.round ?? "none", seq: past.seq })} ${isMine(ctx.now) ? html`<b class="mine">${say("then-your-turn")}</b>` : nothing}</p>
    <button type="button" data-step-then="-1" aria-label=${say("then-earlier")} title=${say("then-earlier")}>◀</button>
    <button type="button" data-step-then="1" aria-label=${say("then-later")} title=${say("then-later")}>▶</button>
    ${mayPropose(ctx, past.seq) ? html`<button type="button" data-propose title=${say("takeback-here-long")} @click=${() => act.set({ ...backToNow(now), story: { past: null, asking: past.seq } })}>${say("takeback-here")}</button>` : nothing}
    ${branching.button(ctx, past)}
    <button type="button" data-copy-position @click=${copyAddress}>${say(past.copied === undefined ? "then-copy" : past.copied ? "then-copied" : "then-not-copied")}</button>
    <button type="button" class="main" data-now @click=${() => act.set(backToNow(now))}>${say("then-back")} <kbd aria-hidden="true">Esc</kbd></button>
  </section>${branching.dialog(ctx, past)}`;
  };
}
