/**
 * What stands around an earlier position: below the log the way from entry to entry and from round to round, the replay,
 * and the way back to now; apart from it, at the head of the column, what else can be done with the position.
 */
import { html, nothing } from "lit-html";
import { branchingWith } from "./branching.ts";
import { copied } from "./copying.ts";
import { glyph, keyCap } from "./glyph.ts";
import { shortcutOf } from "./keyboard.ts";
import { lastTold } from "./log/chronicle.ts";
import { takenBack } from "./log/in-effect.ts";
import { roundAfter, roundBefore } from "./log/rounds.ts";
import type { At } from "./past-controls-loader.ts";
import type { Pace } from "./replay.ts";
import { PACES, Replay } from "./replay.ts";
import { isOver } from "./seats.ts";
import { backToNow } from "./story.ts";
import type { Ctx, Past } from "./types.ts";
import { isMine } from "./waiting.ts";

/** The button that a key presses, by its selector; with Shift the arrows lead from round to round. */
const KEYS: Record<string, string> = {
  ArrowLeft: "[data-step-then='-1']",
  ArrowRight: "[data-step-then='1']",
  Home: "[data-step-then=first]",
  End: "[data-step-then=last]",
  k: "[data-play]",
};
const ROUND_KEYS: Record<string, string> = { ArrowLeft: "[data-round-then='-1']", ArrowRight: "[data-round-then='1']" };
/** What uses these keys itself: fields, dialogs, and the things on a board, among which they lead. */
const TAKEN = "input, textarea, select, [role=dialog], [data-frame] [data-target]";

const GLYPHS: Record<string, string> = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  "-1": "M16 5l-9 7 9 7z",
  "1": "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  "round-before": "M12 5l-7 7 7 7zM20 5l-7 7 7 7z",
  "round-after": "M12 5l7 7-7 7zM4 5l7 7-7 7z",
  play: "M8 4.5l11 7.5-11 7.5z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
};

/** @returns what draws the parts */
export function pastControlsWith(at: At) {
  const branching = branchingWith(at);
  const isMoving = () => document.querySelector(".ghosts > *") !== null;
  const replay = new Replay({ page: document, store: at.store, look: at.look, isMoving });
  document.addEventListener("keydown", pressByKey, { capture: true });

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

  /** Leads to the beginning of a round; what lies before the first one begins with the game. */
  function round(ctx: Ctx, past: Past, way: "before" | "after") {
    const { log } = ctx.now.game;
    const found = way === "after" ? roundAfter(log, past.seq) : (roundBefore(log, past.seq) ?? 1);
    const seq = found === past.seq ? null : found;
    const label = ctx.say(`then-round-${way}`);
    return html`<button type="button" data-round-then=${way === "after" ? "1" : "-1"} aria-label=${label} title=${label} aria-disabled=${seq === null ? "true" : nothing} @click=${() => seq !== null && void at.look(seq)}>${glyph(GLYPHS[`round-${way}`] ?? "")}</button>`;
  }

  /** Plays the game from here, at a pace of the reader's choice. */
  function playing(ctx: Ctx) {
    const { state, say } = ctx;
    const pace = replay.pace(state);
    const choose = ({ target }: Event) => {
      replay.chosen = (target as HTMLSelectElement).value as Pace;
    };
    const name = replay.isPlaying ? "pause" : "play";
    return html`<button type="button" data-play aria-keyshortcuts="k" @click=${() => (replay.isPlaying ? replay.stop() : void replay.play())}>${glyph(GLYPHS[name] ?? "")} <span>${say(`then-${name}`)}</span> ${keyCap("K")}</button>
      <select data-pace aria-label=${say("then-pace")} title=${say("then-pace")} autocomplete="off" @change=${choose}>
        ${Object.keys(PACES).map((one) => html`<option value=${one} .selected=${one === pace}>${say(`then-pace-${one}`)}</option>`)}
      </select>`;
  }

  /** What a screen reader says of the position: while the game is played the round alone, once it begins. */
  function aloud({ say }: Ctx, { seq, view }: Past) {
    const round = view.round ?? "none";
    return replay.isPlaying ? say("then-playing", { round }) : say("then-shown", { round, seq });
  }

  function steps(ctx: Ctx) {
    const { state, now, say, act } = ctx;
    const past = state.story.past;
    if (!past) return nothing;
    const last = lastTold(now.game.log, now.game.seq) ?? now.game.seq;
    const [isFirst, isLast] = [past.seq <= 1, past.seq >= last];
    const hasRounds = past.view.round !== null;
    const mine = isMine(now) ? html`<b class="mine">${say("then-your-turn")}</b>` : nothing;
    return html`<section class="looking-back" role="region" aria-label=${say("then-region")}>
    <p aria-hidden="true">${say("then-shown", { round: past.view.round ?? "none", seq: past.seq })} ${mine}</p>
    <p class="visually-hidden" role="status">${aloud(ctx, past)} ${mine}</p>
    <div class="steps">
      ${step(ctx, "first", "then-first", isFirst)} ${step(ctx, "-1", "then-earlier", isFirst)}
      <input type="range" min="1" max=${last} .value=${String(past.seq)} data-seek @input=${seek} aria-label=${say("then-seek")} aria-valuetext=${say("then-at", { round: past.view.round ?? "none", seq: past.seq })} />
      ${step(ctx, "1", "then-later", isLast)} ${step(ctx, "last", "then-last", isLast)}
    </div>
    <div class="replay">
      ${hasRounds ? round(ctx, past, "before") : nothing} ${playing(ctx)} ${hasRounds ? round(ctx, past, "after") : nothing}
      <button type="button" class="main" data-now @click=${() => act.set(backToNow(now))}>${say("then-back")} <kbd aria-hidden="true">Esc</kbd></button>
    </div>
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

/** The arrows, Home and End lead through the game while an earlier position is shown, and a letter plays it. */
function pressByKey(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const wanted = event.shiftKey ? ROUND_KEYS[event.key] : shortcutOf(event, KEYS);
  if (!wanted || (event.target as Element).closest?.(TAKEN)) return;
  const button = document.querySelector<HTMLElement>(`.looking-back ${wanted}`);
  if (!button || document.querySelector("[role=dialog][aria-modal]")) return;
  event.preventDefault();
  event.stopPropagation();
  button.click();
}
