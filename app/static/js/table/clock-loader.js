/** Loads the clocks, code, messages and styles, once the table has something of theirs to show. */
import { call } from "./api.js";
import { fetched, styled } from "./later.js";
import { partMissing } from "./missing-part.js";
import { isStopped, SHAPES } from "./seats.js";
import { storied } from "./story.js";

/** What the clocks use of the table: handed over, as sharing modules would split the first script. */
const TABLE = { call, isStopped, SHAPES, storied };
/** @typedef {typeof TABLE & {hosting: boolean}} Tools */
/** @typedef {import("./later.js").Later & {hosting: boolean}} Later */

/**
 * @param {import("./store.js").Store<import("./types").TableState>} store
 * @param {string} path
 * @param {string} query
 * @param {import("./i18n.js").Speaker} say
 * @param {Later} later
 */
export function clocksWhenWanted(store, path, query, say, later) {
  let loading = false;
  store.subscribe(({ table, story }) => {
    if (loading || !table) return;
    if (!(table.clock || table.asleep || table.closing || story.menu || table.seats.some((seat) => seat.stand_in)))
      return;
    loading = true;
    Promise.all([import("./clock/clocks.js"), fetched(later.words).then(say.learn), styled(later.style)])
      .then(([{ followClocks }]) => followClocks(store, path, query, { ...TABLE, hosting: later.hosting }))
      .catch(async (problem) => {
        loading = await partMissing(store, say, problem, false);
      });
  });
}
