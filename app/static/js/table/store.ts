/** The state of the page: read it, change it, and be notified once a frame, or at once with `tell`. */

/** A change of a state of sub-states: of those that it names, the fields that it names. */
export type Change<T> = { [Part in keyof T]?: Partial<T[Part]> };

export type Store<T> = {
  get: () => T;
  /** Apply changes, one after the other. */
  set: (...changes: Change<T>[]) => void;
  /** Apply changes that nobody waits for: all that come within a moment are drawn together. */
  gather: (...changes: Change<T>[]) => void;
  /** Notify listeners of something new to draw that is not in the state: a part of the page that has been loaded. */
  redraw: () => void;
  tell: () => void;
  subscribe: (listener: (state: T) => void) => () => void;
};

/** Milliseconds that gathered changes wait to be drawn, unless something else is drawn before. */
export const MOMENT = 200;

/** The state after these changes; each sub-state that none of them changes stays the same object, and so does the whole. */
export function changed<T extends object>(state: T, ...changes: Change<T>[]): T {
  for (const change of changes) {
    for (const name of Object.keys(change) as (keyof T)[]) {
      const [before, fields = {}] = [state[name], change[name]];
      if (Object.entries(fields).some(([field, value]) => !Object.is(before[field as keyof T[keyof T]], value)))
        state = { ...state, [name]: { ...before, ...fields } };
    }
  }
  return state;
}

/**
 * A store of a state of sub-states; listeners run once a frame, however often it has changed.
 * @param frame what delays the redraw; `requestAnimationFrame` in a page
 */
export function createStore<T extends object>(initial: T, frame: (run: () => void) => unknown = nextFrame): Store<T> {
  let state = initial;
  let waiting = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(state: T) => void>();

  const tell = () => {
    if (!waiting) return;
    waiting = false;
    clearTimeout(gathering);
    gathering = undefined;
    for (const listener of listeners) {
      try {
        listener(state);
      } catch (problem) {
        reportError(problem); // As if nobody had caught it; the others are told all the same.
      }
    }
  };
  const redraw = () => {
    if (waiting) return;
    waiting = true;
    frame(tell);
  };

  const isChanged = (changes: Change<T>[]) => {
    const before = state;
    state = changed(state, ...changes);
    return state !== before;
  };

  return {
    get: () => state,
    set: (...changes) => isChanged(changes) && redraw(),
    gather(...changes) {
      if (isChanged(changes)) gathering ??= setTimeout(redraw, MOMENT);
    },
    redraw,
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Run at the next frame; in a hidden page, which gets no frames, after a short timeout, or once it becomes hidden. */
function nextFrame(run: () => void) {
  if (document.hidden) return setTimeout(run, 0);
  document.addEventListener("visibilitychange", run, { once: true });
  return requestAnimationFrame(run);
}
