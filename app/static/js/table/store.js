/**
 * The state of the page: read it, change it, and be notified once a frame, or at once with `tell`.
 * @template T
 * @typedef {{get: () => T, set: (part: Partial<T>) => void, tell: () => void, subscribe: (listener: (state: T) => void) => () => void}} Store
 */

/**
 * A store of one plain object; listeners run once a frame, however often it has changed.
 * @template {object} T
 * @param {T} initial
 * @param {(run: () => void) => void} [frame] what delays the redraw; `requestAnimationFrame` in a page
 * @returns {Store<T>}
 */
export function createStore(initial, frame = nextFrame) {
  let state = initial;
  let waiting = false;
  /** @type {Set<(state: T) => void>} */
  const listeners = new Set();

  const tell = () => {
    if (!waiting) return;
    waiting = false;
    for (const listener of listeners) listener(state);
  };

  return {
    get: () => state,
    set(part) {
      if (Object.entries(part).every(([key, value]) => Object.is(/** @type {any} */ (state)[key], value))) return;
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

/**
 * Run at the next frame; in a hidden page, which gets no frames, after a short timeout.
 * @param {() => void} run
 */
function nextFrame(run) {
  if (document.hidden) setTimeout(run, 0);
  else requestAnimationFrame(run);
}
