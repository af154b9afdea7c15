/** Lights what a lesson speaks of, brings it into sight, and leads the keyboard there. */
import { bring } from "./in-sight.ts";

/** The id of what tells of each thing that the guide means, to who does not see its ring. */
export const MARK = "guide-mark";

/** Where the keyboard is on purpose. */
const ELSEWHERE = "[data-panel], dialog, input, textarea, .side, .bar";
/** What is meant on the table, where it takes the focus. */
const MEANT = ".table [data-guided]:is(button:not(:disabled), [tabindex='0'])";

export class Lights {
  /** What the lesson drawn last speaks of: choices as JSON, things by their keys, or names of `buttons`. */
  names: string[] = [];
  /** Whether that is all that is offered. */
  areAll = false;
  buttons: Record<string, string>;
  /** What was lit when the player was met last. */
  met = "";
  /** Whether the player uses the keyboard. */
  byKeys = false;

  /** @param buttons selectors of what is no thing of the game */
  constructor(buttons: Record<string, string>) {
    this.buttons = buttons;
    for (const kind of ["keydown", "pointerdown"])
      addEventListener(kind, () => (this.byKeys = kind === "keydown"), { capture: true, passive: true });
  }

  /** Light it, and on a small screen the tab where it lies. @param lesson the one that is given */
  show(root: HTMLElement, lesson: string) {
    for (const one of root.querySelectorAll("[data-guided]")) {
      one.removeAttribute("data-guided");
      one.removeAttribute("aria-describedby");
    }
    const speaks = root.querySelector("[data-guide]") !== null;
    root.querySelector(".table")?.toggleAttribute("data-guide-speaks", speaks);
    if (!speaks) return; // It is silent, as while the table is stopped.
    const things = this.names.flatMap((name) => thingsOf(root, name, this.buttons[name]));
    const placed = things.filter((one) => one.matches("[data-target], [data-key]"));
    const inSight = placed.some((one) => one.getClientRects().length > 0);
    const regions = inSight ? [] : placed.map((one) => one.closest("[data-region]")?.getAttribute("data-region"));
    const tabs = regions.flatMap((name) => root.querySelector(`[data-tab="${name}"]`) ?? []);
    for (const one of [...things, ...tabs]) {
      one.setAttribute("data-guided", this.areAll ? "any" : "");
      one.setAttribute("aria-describedby", MARK);
    }
    const now = [lesson, ...things.map(({ dataset }) => dataset.move ?? dataset.target)].join(" ");
    if (now !== this.met && meet(root, placed, this.byKeys)) this.met = now;
  }
}

/**
 * At something new: bring the choice that is meant into sight, or else what is meant on the table, and let the keyboard
 * begin at it, or at the button that goes on.
 * @param placed what is meant on the table
 * @returns false while the choice cannot be pressed, as until a move is acknowledged
 */
function meet(root: HTMLElement, placed: HTMLElement[], byKeys: boolean) {
  const choice = root.querySelector<HTMLElement>(".offers [data-guided]");
  if (choice?.matches(":disabled")) return false;
  bring(root, choice ? [choice.closest<HTMLElement>(".offers .list > li") ?? choice] : placed);
  const next = root.querySelector<HTMLElement>("[data-guide-next]");
  const focused = document.activeElement;
  const isLost = !focused || focused === document.body;
  if (!isLost && (!byKeys || focused.closest(ELSEWHERE))) return true;
  const meant = choice ?? root.querySelector<HTMLElement>(MEANT);
  (next ?? (byKeys ? meant : null))?.focus({ preventScroll: true });
  return true;
}

/** What is meant by a name: a button, what can be chosen, or else what only shows something, such as a stock. */
function thingsOf(root: HTMLElement, name: string, button: string | undefined) {
  const found = [...root.querySelectorAll<HTMLElement>(button ?? selectorOf(name))];
  return found.length > 0 ? found : [...root.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(name)}"]`)];
}

/** Where on the page a thing is, with the choice that picks it, or a choice. */
function selectorOf(name: string) {
  if (name.startsWith("{")) return `[data-move="${CSS.escape(name)}"]`;
  return `[data-target="${CSS.escape(name)}"], [data-first="${CSS.escape(name)}"]`;
}
