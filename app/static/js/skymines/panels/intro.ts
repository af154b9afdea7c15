/** The introduction for a first game: one sentence per phase beside the choices, until dismissed for good. */
import { html, nothing } from "lit-html";
import { keptBy } from "../../table/kept.ts";
import { isPremoving, PREMOVE } from "../../table/premove/premoving.ts";
import type { Ctx } from "../types.ts";

type Topic = "tokens" | "planning" | "action" | "resting" | "preparation" | "end";

const KEY = "regolith-introduced";

export const TOPICS: readonly Topic[] = ["tokens", "planning", "action", "resting", "preparation", "end"];
const RESTING = ["PickUpDeck", "RestCards"];

/**
 * The topics that could be introduced now, most basic first.
 * @param step the question put to this player
 */
export function topicsOf({ phase, round }: { phase: string; round: number }, step: string): Topic[] {
  if (phase === "finished") return ["end"];
  if (phase === "tokens") return ["tokens"];
  if (phase === "planning") return round > 1 ? ["preparation", "planning"] : ["planning"];
  return RESTING.includes(step) ? ["resting"] : step === "TakeTurn" ? ["action"] : [];
}

/** The topic to introduce: the first not dismissed yet. */
export function introduced(topics: Topic[], dismissed: readonly string[]) {
  return topics.find((topic) => !dismissed.includes(topic)) ?? null;
}

/** The dismissed topics once `topic` is dismissed too. A player who has seen the end needs none of them any more. */
export function without(dismissed: readonly string[], topic: Topic): readonly string[] {
  return topic === "end" ? TOPICS : [...dismissed, topic];
}

/** The dismissed topics from storage; invalid values are ignored. */
export function readDismissed(kept: string | null): readonly string[] {
  const words = (kept ?? "").split(" ");
  return TOPICS.filter((topic) => words.includes(topic));
}

/** Those of this browser, whose storage is read once for the document. */
let known: readonly string[] | null = null;

function dismissedHere(): readonly string[] {
  if (known) return known;
  known = keptBy(() => localStorage, KEY, readDismissed);
  return known;
}

function keep(dismissed: readonly string[]) {
  known = dismissed;
  try {
    localStorage.setItem(KEY, dismissed.join(" "));
  } catch {
    // Without storage the introduction is shown again in the next game.
  }
}

export function intro(ctx: Ctx) {
  const topic = topicNow(ctx);
  if (!topic) return nothing;
  const { say, act } = ctx;
  const dismiss = () => {
    keep(without(dismissedHere(), topic));
    act.redraw();
  };
  return html`<aside class="intro" aria-label=${say("intro-label")} data-intro=${topic} ?data-stays=${stepNow(ctx) === "Planning"}>
    <p>${say(`intro-${topic}`)}</p>
    <button type="button" class="quiet" aria-label=${say("intro-dismiss")} title=${say("intro-dismiss")} @click=${dismiss}>✕</button>
  </aside>`;
}

/** The question put to this player. */
function stepNow({ state, now }: Ctx) {
  return isPremoving(now) ? PREMOVE : state.game.choices.step;
}

/** The topic introduced now, or null. Spectators get no introduction. */
export function topicNow(ctx: Ctx) {
  if (ctx.view.guided) return null;
  return ctx.me && introduced(topicsOf(ctx.view, stepNow(ctx)), dismissedHere());
}

/** The button that brings the sentences back, for the help. */
export function introAgain({ say, act }: Ctx) {
  const again = () => {
    keep([]);
    act.set({ panels: { help: false }, story: { menu: false } });
  };
  return html`<button type="button" data-intro-again @click=${again}>${say("intro-again")}</button>`;
}
