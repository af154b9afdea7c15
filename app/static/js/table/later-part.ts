/** A part of the page that is loaded later. */

/** Deals with what the loading of a part threw; calls `again` once it may be asked for again, never if it is gone for good. */
export type Missing = (problem: unknown, again: () => void) => unknown;

/** Called whenever a part has come. */
export const arrivals = new Set<() => void>();

/**
 * A part that is loaded and made once, however often it is asked for meanwhile. What goes wrong in its making is a fault of
 * the part, and no part that is missing.
 */
export class LaterPart<Part> {
  /** The part, once it is there. */
  made: Part | null = null;
  /** While it is on its way, and from then on. */
  coming: Promise<Part | null> | null = null;
  #load: () => Promise<() => Part>;
  #missing: Missing;

  /** @param load resolves to what makes the part, once all is there that it needs */
  constructor(load: () => Promise<() => Part>, missing: Missing) {
    this.#load = load;
    this.#missing = missing;
  }

  /** The part; null if it cannot be loaded, once `missing` has dealt with that. */
  get(): Promise<Part | null> {
    this.coming ??= this.#load().then(
      (make) => {
        this.made = make();
        for (const arrival of arrivals) arrival();
        return this.made;
      },
      async (problem: unknown) => {
        await this.#missing(problem, () => (this.coming = null));
        return null;
      },
    );
    return this.coming;
  }
}
