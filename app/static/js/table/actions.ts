/** What can be done at a table: choosing, playing and taking back moves, and what becomes of the requests. */
import type { Answer } from "./api.ts";
import { call, Problem, post } from "./api.ts";
import { click, isAskedFirst, litBy, offersOf } from "./choose.ts";
import { contextsWith } from "./context.ts";
import { face } from "./face.ts";
import { refresh, shown } from "./live.ts";
import { playAll } from "./premove-loader.ts";
import { failureText } from "./problems.ts";
import { tabWith, withTakeback } from "./state.ts";
import type { Store } from "./store.ts";
import type { Actions, ContextOf, Ctx, Move, Say, TableState } from "./types.ts";
import { deliver, undelivered } from "./unsent.ts";

type TableStore = Store<TableState>;

/** The actions that drawn things can trigger, and what makes the contexts in which they are drawn. */
export function actionsOf(store: TableStore, path: string, say: Say): { actions: Actions; contextOf: ContextOf } {
  const send = senderOf(store, path, say, (now) => contextOf(now));
  const play = (move: Move, unsent = { seq: store.get().game.seq, move }) =>
    send(
      (ctx) => (ctx ? face.moveName(ctx, move) : ""),
      (late) => deliver(path, unsent, late),
    );
  const actions: Actions = {
    pick(key) {
      const done = click(offersOf(store.get().game.choices), store.get().choosing.picked, key);
      if ("submit" in done) this.submit(done.submit);
      else pickAll(store, done.picked);
    },
    clear: () => store.set({ choosing: { picked: [], held: null, confirming: "", why: "" }, sending: { error: "" } }),
    submit: (move) => {
      if (isAskedFirst(store.get(), move)) store.set({ choosing: { confirming: JSON.stringify(move) } });
      else void play(move);
    },
    play: async (steps) => {
      const offered = store.get().sending.busy || (await playAll(store, steps, play));
      if (!offered) store.set({ sending: { error: say("premove-stopped"), cited: "" } });
    },
    undo: () =>
      void send(
        () => say("undo"),
        (late) => post(`${path}/undo`, { seq: store.get().game.seq }, { late }),
      ),
    takeback: (seq) =>
      void send(
        () => say("takeback-ask"),
        () => proposeTakeback(store, `${path}/takeback`, seq),
      ),
    rematch: (levels) =>
      void send(
        () => say("rematch"),
        async (late) => {
          const { id } = await post(`${path}/rematch`, { levels }, { late });
          location.assign(`/t/${encodeURIComponent(id)}`);
          return { seq: -1 };
        },
      ),
    resume: () => {
      const unsent = undelivered(path);
      if (unsent) void play(unsent.move, unsent);
    },
    set: store.set,
    redraw: store.redraw,
  };
  const contextOf = contextsWith(say, actions);
  return { actions, contextOf };
}

/** @param ctx null before there is a table to name the things that the problem mentions */
export function failure(problem: unknown, say: Say, ctx: Ctx | null) {
  return failureText(say, problem, (args) => (ctx ? face.worded(ctx, args) : args));
}

/** Sends one request at a time; `named` says in words what is done, `request` calls `late` when that takes long. */
type Send = (named: (ctx: Ctx | null) => string, request: (late: () => void) => Promise<Answer>) => Promise<void>;

function senderOf(store: TableStore, path: string, say: Say, contextOf: ContextOf): Send {
  return async (named, request) => {
    if (store.get().sending.busy) return;
    const late = () => store.set({ sending: { unsent: say("unsent", { deed: named(contextOf(store.get())) }) } });
    store.set({
      sending: { busy: true, error: "" },
      choosing: { confirming: "", picked: [], held: null },
      recent: { roundOver: null },
      story: { asking: null },
    });
    try {
      const { seq } = await request(late);
      store.set({ sending: { unsent: "" } });
      await shown(store, path, seq);
    } catch (problem) {
      const error = failure(problem, say, contextOf(store.get()));
      store.set({ sending: { error, cited: problem instanceof Problem ? problem.place : "" } });
      if (problem instanceof Problem && problem.status === 409) await refresh(store, path);
    } finally {
      store.set({ sending: { busy: false, unsent: "" } });
    }
  };
}

/** Select these things, and open the tab on which what goes on can be chosen. */
function pickAll(store: TableStore, picked: string[]) {
  const lit = [...litBy(offersOf(store.get().game.choices), picked)];
  store.set({
    choosing: { picked, confirming: "", why: "" },
    sending: { error: "" },
    panels: { tab: tabWith(lit, store.get().panels.tab) },
  });
}

/**
 * Propose to go back to an entry, or agree to that; null refuses. Neither is sent again by itself: a proposal that others
 * have refused meanwhile would be another one.
 */
async function proposeTakeback(store: TableStore, address: string, seq: number | null) {
  const answer = await (seq === null ? call("DELETE", address) : call("POST", address, { seq }));
  // An open connection reports every proposal and its end in order, and this response may come after both. The
  // end of an agreed proposal comes with the entry of the take-back.
  const { connection, game } = store.get();
  if (connection.status !== "open" && (answer.takeback || answer.seq <= game.seq))
    store.set(withTakeback(store.get(), answer.takeback));
  return answer;
}
