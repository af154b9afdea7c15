/**
 * Hides what is to come while the moves of others are shown: the question, what can be chosen, whose turn it is. A
 * press of a key or a pointer ends the showing. What cannot be seen is not chosen by it; all else does what it says.
 */

/** Keys that choose nothing: those that lead to the choices, the board, another region, a panel. */
const PASSING = ["Shift", "Control", "Alt", "Meta", "Tab", "c", "b", "g", "i", "s", "t", "?"];
const TYPED = "input, textarea, select, [contenteditable]";
const PRESSED = "a, button, summary";

export class Curtain {
  root: HTMLElement;
  held: Animation[];
  spent: boolean;

  /** @param skip ends all that moves */
  constructor(root: HTMLElement, skip: () => void) {
    this.root = root;
    /** What keeps it down: one for each showing. */
    this.held = [];
    /** Whether the click of a press that ended the showing is still to come. */
    this.spent = false;
    const press = (event: Event) => {
      const isUnseen = this.held.length > 0 && choosesUnseen(event);
      if (event instanceof KeyboardEvent || event instanceof WheelEvent || isUnseen) skip();
      if (event instanceof KeyboardEvent && isUnseen) {
        silence(event);
        leadToQuestion(root);
      }
      this.spent = isUnseen && event.type === "pointerdown";
    };
    for (const kind of ["keydown", "pointerdown", "wheel"])
      document.addEventListener(kind, press, { capture: true, passive: kind === "wheel" });
    // What can be seen stands still while it is pressed: as the showing ends, its card goes, and things move up.
    const done = (event: Event) => {
      skip();
      if (this.spent) silence(event);
      this.spent = false;
    };
    for (const kind of ["click", "pointercancel"]) document.addEventListener(kind, done, { capture: true });
  }

  /**
   * Keep it down for a time, in milliseconds.
   * @returns the animation that stands for this time: when it ends or is cancelled, it no longer keeps it down
   */
  drop(layer: HTMLElement, lasts: number): Animation {
    const one = layer.animate([], { duration: lasts });
    this.held.push(one);
    this.root.dataset.replays = "";
    const done = () => {
      this.held = this.held.filter((other) => other !== one);
      if (this.held.length === 0) this.lift();
    };
    one.finished.then(done, done);
    return one;
  }

  lift() {
    this.held = [];
    delete this.root.dataset.replays;
  }
}

/** Whether a press could choose what is hidden. Styles say what is, by `--behind-curtain`. */
export function choosesUnseen(event: Event) {
  const { target } = event;
  if (!(target instanceof Element)) return true;
  const isHidden = getComputedStyle(target).getPropertyValue("--behind-curtain") === "yes";
  if (isHidden || !(event instanceof KeyboardEvent)) return isHidden;
  if (event.ctrlKey || event.metaKey || PASSING.includes(event.key) || target.closest(TYPED)) return false;
  return !(["Enter", " "].includes(event.key) && target.closest(PRESSED));
}

/** A key that ended the showing and chose nothing leads to what is asked, unless the focus is somewhere already. */
function leadToQuestion(root: HTMLElement) {
  const focused = document.activeElement;
  if (focused && focused !== document.body) return;
  root.querySelector<HTMLElement>(".prompt")?.focus({ preventScroll: true });
}

function silence(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
