/** Draws the table whenever its state has changed, with what the drawn page alone can tell. */
import { html, render } from "lit-html";
import { bringRest, bringUsed } from "./drawings.ts";
import { face } from "./face.ts";
import { pointAgain } from "./pointing.ts";
import { tableIn } from "./regions.ts";
import { screen } from "./screen.ts";
import type { ContextOf, Ctx, Say, TableState } from "./types.ts";
import { isMine } from "./waiting.ts";

export class Drawing {
  #root: HTMLElement;
  #say: Say;
  #contextOf: ContextOf;
  /** Whether the keyboard is in use, so that the focus must never be lost. */
  byKeys = false;
  /** The number of the log when the table was drawn first; null before that. */
  #first: number | null = null;
  /** Whether buttons ask. */
  #isAsking = false;

  constructor(root: HTMLElement, say: Say, contextOf: ContextOf) {
    this.#root = root;
    this.#say = say;
    this.#contextOf = contextOf;
  }

  draw(state: TableState) {
    const root = this.#root;
    const ctx = this.#contextOf(state);
    if (!ctx) return;
    if (this.#first === null) root.querySelector(":scope > .loading")?.remove();
    const had = document.activeElement;
    render(html`${screen(ctx)}`, root);
    bringUsed();
    this.#first ??= state.game.seq;
    if (state.game.seq !== this.#first) bringRest();
    mark(root, face.marks?.(ctx) ?? {});
    this.#markAsked(state.choosing.confirming);
    pointAgain(root);
    document.title = titleOf(ctx);
    if (this.byKeys && (had !== document.activeElement || had === document.body)) refocus(root);
  }

  /** Let the buttons of the move that is asked about ask, in their own places. */
  #markAsked(confirming: string) {
    if (confirming === "" && !this.#isAsking) return;
    this.#isAsking = confirming !== "";
    for (const one of this.#root.querySelectorAll<HTMLElement>("[data-move]")) {
      if (confirming !== "" && one.dataset.move === confirming) one.dataset.asks = this.#say("confirm-again");
      else delete one.dataset.asks;
    }
  }
}

function titleOf({ now, view, say }: Ctx) {
  const name = now.table.data?.name;
  const named = { named: name ? "yes" : "no", name: name ?? "", round: view.round ?? "none" };
  return say(isMine(now) ? "title-your-turn" : "title-table", named);
}

/**
 * Set the attributes of the table that styles and tests rely on.
 * @param marks null removes the attribute
 */
function mark(root: HTMLElement, marks: Record<string, string | null>) {
  const main = tableIn(root);
  root.dataset.marks = JSON.stringify(marks);
  for (const [name, value] of Object.entries(marks)) {
    if (value === null) main?.removeAttribute(`data-${name}`);
    else if (main?.getAttribute(`data-${name}`) !== value) main?.setAttribute(`data-${name}`, value);
  }
}

/** Move the focus to the first choice, or else to the prompt, when the focused element is gone or disabled. */
function refocus(root: HTMLElement) {
  const next: HTMLElement | null = root.querySelector(
    ".offers .offer:not([disabled]), .fixed button.main:not([disabled]), .prompt",
  );
  next?.focus();
}
