/** The `story` part of the page's state: its initial value, and the table at a past moment. */
import { NOTHING_ASKED } from "./nothing-asked.ts";
import { readSettings } from "./own-settings.ts";
import type { Premove, StoryState, TableState } from "./types.ts";

/** How many entries are drawn at first, and how many more on demand. */
export const DRAWN = 30;

const NO_PREMOVE: Premove = { open: false, steps: [], round: null, known: null, of: null, seq: -1, wish: null };

export const NEW_STORY: StoryState = {
  past: null,
  premove: NO_PREMOVE,
  asking: null,
  notice: null,
  seat: null,
  drawn: DRAWN,
  clock: 0,
  dismissed: -1,
  menu: false,
  settings: readSettings(null),
};

/** The state to draw while a past moment is shown: the view of that moment, with nothing to choose. */
export function asThen(state: TableState): TableState {
  const past = state.story.past;
  if (!past) return state;
  const { seq, seat, premove } = state.choices;
  const choices = { ...NOTHING_ASKED, seq, seat, premove };
  return { ...state, view: past.view, choices, picked: [], held: null, undo: null, takeback: null };
}

/** The state change that updates this part of the story. */
export function storied(state: TableState, part: Partial<StoryState>): { story: StoryState } {
  return { story: { ...state.story, ...part } };
}

/** The state change that closes whatever is open in the story, or null. */
export function closed(state: TableState): Partial<TableState> | null {
  const { menu, past, asking, premove } = state.story;
  if (menu) return storied(state, { menu: false });
  if (past || state.returning?.told) return backToNow(state);
  if (asking !== null) return storied(state, { asking: null });
  if (state.roundOver) return { roundOver: null };
  return premove.open && state.picked.length === 0 ? storied(state, { premove: { ...premove, open: false } }) : null;
}

/** The state change that returns to the present. */
export function backToNow(state: TableState): Partial<TableState> {
  const shown = state.returning?.told ? null : state.returning;
  return { ...storied(state, { past: null }), tab: state.story.past?.tab ?? state.tab, returning: shown };
}
