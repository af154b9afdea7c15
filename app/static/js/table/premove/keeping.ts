/** Stores a premove across reloads, checks it after every change, and plays it step by step. */
import { call } from "../api.ts";
import { keptBy } from "../kept.ts";
import { whole } from "../state.ts";
import type { Store } from "../store.ts";
import type { CheckedPremove, Move, PremoveStep, TableState } from "../types.ts";
import { answered, carriedOn, isOffered, left, meansTheSame, readPremove, wantsCheck } from "./premove.ts";
import { KEPT, withPremove } from "./premoving.ts";

type TableStore = Store<TableState>;

type Fail = (problem: unknown) => void;

/**
 * Store the premove across reloads, check it after every change, and end it with its turn.
 * @param fail is told why what the reader wished could not be asked
 */
export function followPremove(store: TableStore, path: string, fail: Fail) {
  let turn: number | null = null;
  /** The stored steps; undefined before the first view. */
  let kept: PremoveStep[] | undefined;
  let loading = false;
  store.subscribe((state) => {
    if (!state.game.view || state.game.view.me === null) return;
    const key = `${KEPT}${state.table.id}-${state.game.view.me}`;
    if (kept === undefined) {
      const found = keptBy(() => localStorage, key, readPremove);
      kept = found?.steps ?? [];
      if (found) store.set(withPremove(store.get(), found));
    }
    const now = store.get();
    const premove = carriedOn(now, turn);
    turn = state.game.view.turn;
    if (premove !== now.story.premove) store.set({ story: { premove } });
    if (premove.steps !== kept) {
      kept = premove.steps;
      keepPremove(key, kept, premove.round);
    }
    if (!loading && wantsCheck(store.get())) {
      loading = true;
      void check(store, path, fail).finally(() => (loading = false));
    }
  });
}

/** Ask the server whether the steps are possible and what would be offered next. */
async function check(store: TableStore, path: string, fail: Fail) {
  const {
    game: { seq },
    story,
  } = store.get();
  const known = await checked(path, left(store.get()), story.premove.wish).catch((problem: unknown) => {
    if (story.premove.open || story.premove.wish !== null) fail(problem);
    return null;
  });
  store.set(answered(store.get(), story.premove.steps, known, known?.choices.seq ?? seq));
}

/**
 * The server's check of these steps. A step whose meaning has changed counts as no longer possible.
 * @param wish whether they are to play by themselves; null leaves that as it is
 */
async function checked(path: string, steps: PremoveStep[], wish: boolean | null): Promise<CheckedPremove> {
  const told = wish === null ? {} : { by_itself: wish };
  const moves = steps.map(({ move }) => move);
  const answer: CheckedPremove = await call("POST", `${path}/premove`, { moves, ...told });
  const changed = answer.steps.findIndex(({ about }, index) => !meansTheSame(about, steps[index] as PremoveStep));
  if (changed < 0) return { ...answer, choices: whole(answer.choices) };
  const rest = await checked(path, steps.slice(0, changed), wish);
  return { ...rest, by_itself: wish === null ? answer.by_itself : rest.by_itself };
}

/**
 * Play these steps one after the other, while each is offered as it was premoved and no request fails.
 * @param submit makes a move and waits until the page shows it; problems are shown
 * @returns false: one was not offered
 */
export async function playAll(
  store: TableStore,
  steps: PremoveStep[],
  submit: (move: Move) => Promise<void>,
): Promise<boolean> {
  for (const step of steps) {
    if (!isOffered(store.get().game.choices, step)) return false;
    await submit(step.move);
    if (store.get().sending.error !== "") break;
  }
  return true;
}

function keepPremove(key: string, steps: PremoveStep[], round: number | null) {
  try {
    if (steps.length > 0) localStorage.setItem(key, JSON.stringify({ steps, round }));
    else localStorage.removeItem(key);
  } catch {
    // Premoves work without storage too.
  }
}
