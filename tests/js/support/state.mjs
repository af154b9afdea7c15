import { emptyState } from "../../../app/static/js/table/state.ts";
import { changed } from "../../../app/static/js/table/store.ts";

/**
 * The state of a page that has not loaded its table, with these changes. Set the face before.
 * @returns {any}
 */
export const stateWith = (...changes) => changed(/** @type {any} */ (emptyState("x")), ...changes);
