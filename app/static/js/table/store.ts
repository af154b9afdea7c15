/** The state of the page: read it, change it, and be notified once a frame, or at once with `tell`. */

export type Store<T> = {
  get: () => T;
  set: (part: Partial<T>) => void;
  tell: () => void;
  subscribe: (listener: (state: T) => void) => () => void;
};

/**
 * A store of one plain object; listeners run once a frame, however often it has changed.
 * @param frame what delays the redraw; `requestAnimationFrame` in a page
 */
export function createStore<T extends object>(initial: T, frame: (run: () => void) => void = nextFrame): Store<T> {
  let state = initial;
  let waiting = false;
  const listeners = new Set<(state: T) => void>();

  const tell = () => {
    if (!waiting) return;
    waiting = false;
    for (const listener of listeners) listener(state);
  };

  return {
    get: () => state,
    set(part) {
      if ((Object.keys(part) as (keyof T)[]).every((key) => Object.is(state[key], part[key]))) return;
      state = { ...state, ...part };
      if (waiting) return;
      waiting = true;
      frame(tell);
    },
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Run at the next frame; in a hidden page, which gets no frames, after a short timeout. */
function nextFrame(run: () => void) {
  if (document.hidden) setTimeout(run, 0);
  else requestAnimationFrame(run);
}
