/**
 * Hides what is to come while the moves of others are shown: the question, what can be chosen, whose turn it is. The
 * first press of a key or a pointer ends the showing, and does nothing else.
 */

/** Keys that choose nothing. */
const PASSING = ["Shift", "Control", "Alt", "Meta", "Tab"];

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
      const isDown = this.held.length > 0;
      this.spent = isDown && event.type === "pointerdown";
      skip();
      if (isDown && event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && !PASSING.includes(event.key))
        silence(event);
    };
    document.addEventListener("keydown", press, { capture: true });
    for (const kind of ["pointerdown", "wheel"])
      document.addEventListener(kind, press, { capture: true, passive: true });
    const click = (event: Event) => {
      if (this.spent) silence(event);
      this.spent = false;
    };
    document.addEventListener("click", click, { capture: true });
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

function silence(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
