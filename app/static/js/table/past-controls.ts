/**
 * What stands around an earlier position: below the log the way from entry to entry and back to now, and apart from it,
 * at the head of the column, what else can be done with the position.
 */
import { html, nothing } from "lit-html";
import { branchingWith } from "./branching.ts";
import { copied } from "./copying.ts";
import { glyph } from "./glyph.ts";
import { lastTold } from "./log/chronicle.ts";
import { takenBack } from "./log/in-effect.ts";
import type { At } from "./past-controls-loader.ts";
import { isOver } from "./seats.ts";
import { backToNow } from "./story.ts";
import type { Ctx } from "./types.ts";
import { isMine } from "./waiting.ts";

/** By key, as it stands in `data-step-then`. */
const KEYS: Record<string, string> = { ArrowLeft: "-1", ArrowRight: "1", Home: "first", End: "last" };
/** What uses these keys itself: fields, dialogs, and the things on a board, among which they lead. */
const TAKEN = "input, textarea, select, [role=dialog], [data-frame] [data-target]";

const GLYPHS: Record<string, string> = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  "-1": "M16 5l-9 7 9 7z",
  "1": "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
};

/** @returns what draws the parts */
export function pastControlsWith(at: At) {
  const branching = branchingWith(at);
  document.addEventListener("keydown", stepByKey, { capture: true });

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

  let wanted: number | null = null;
  let isSeeking = false;
  /** Show where the slider is; one position is fetched at a time, and of those that it passes meanwhile the last. */
  async function seek(event: Event) {
    wanted = Number((event.target as HTMLInputElement).value);
    if (isSeeking) return;
    isSeeking = true;
    while (wanted !== null) {
      const { log } = at.store.get().game;
      const seq: number = lastTold(log, wanted) ?? wanted;
      wanted = null;
      await at.look(seq);
    }
    isSeeking = false;
  }

  function step(ctx: Ctx, way: string, name: string, isOff: boolean) {
    const label = ctx.say(name);
    return html`<button type="button" data-step-then=${way} aria-label=${label} title=${label} aria-disabled=${isOff ? "true" : nothing}>${glyph(GLYPHS[way] ?? "")}</button>`;
  }

  function steps(ctx: Ctx) {
    const { state, now, say, act } = ctx;
    const past = state.story.past;
    if (!past) return nothing;
    const last = lastTold(now.game.log, now.game.seq) ?? now.game.seq;
    const [isFirst, isLast] = [past.seq <= 1, past.seq >= last];
    return html`<section class="looking-back" role="region" aria-label=${say("then-region")}>
    <p role="status">${say("then-shown", { round: past.view.round ?? "none", seq: past.seq })} ${isMine(now) ? html`<b class="mine">${say("then-your-turn")}</b>` : nothing}</p>
    <div class="steps">
      ${step(ctx, "first", "then-first", isFirst)} ${step(ctx, "-1", "then-earlier", isFirst)}
      <input type="range" min="1" max=${last} .value=${String(past.seq)} data-seek @input=${seek} aria-label=${say("then-seek")} aria-valuetext=${say("then-at", { round: past.view.round ?? "none", seq: past.seq })} />
      ${step(ctx, "1", "then-later", isLast)} ${step(ctx, "last", "then-last", isLast)}
    </div>
    <button type="button" class="main" data-now @click=${() => act.set(backToNow(now))}>${say("then-back")} <kbd aria-hidden="true">Esc</kbd></button>
  </section>`;
  }

  function ways(ctx: Ctx) {
    const { state, now, say, act } = ctx;
    const past = state.story.past;
    if (!past) return nothing;
    return html`<p class="ways-back">
      <button type="button" class="quiet" data-copy-position @click=${copyAddress}>${say(past.copied === undefined ? "then-copy" : past.copied ? "then-copied" : "then-not-copied")}</button>
      ${branching.button(ctx, past)}
      ${mayPropose(ctx, past.seq) ? html`<button type="button" class="quiet" data-propose title=${say("takeback-here-long")} @click=${() => act.set({ ...backToNow(now), story: { past: null, asking: past.seq } })}>${say("takeback-here")}</button>` : nothing}
    </p>`;
  }

  function dialog(ctx: Ctx) {
    const { past } = ctx.state.story;
    return past ? branching.dialog(ctx, past) : nothing;
  }

  return { steps, ways, dialog };
}

/** The arrows, Home and End lead through the game while an earlier position is shown. */
function stepByKey(event: KeyboardEvent) {
  const way = KEYS[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if ((event.target as Element).closest?.(TAKEN)) return;
  const button = document.querySelector<HTMLElement>(`.looking-back [data-step-then="${way}"]`);
  if (!button || document.querySelector("[role=dialog][aria-modal]")) return;
  event.preventDefault();
  event.stopPropagation();
  button.click();
}
