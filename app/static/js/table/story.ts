/** The `story` part of the page's state: its initial value, and the table at a past moment. */
import { NO_ADVICE } from "./advice-loader.ts";
import { NOTHING_ASKED } from "./nothing-asked.ts";
import { readSettings } from "./own-settings.ts";
import type { Change } from "./store.ts";
import { changed } from "./store.ts";
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
  const { seq, seat, premove } = state.game.choices;
  const choices = { ...NOTHING_ASKED, seq, seat, premove };
  return changed(state, {
    game: { view: past.view, choices, undo: null, takeback: null },
    choosing: { picked: [], held: null },
  });
}

/** The state change that closes what lies uppermost of all that is open, or null. */
export function withTopmostClosed(state: TableState): Change<TableState> | null {
  const { menu, past, asking, premove } = state.story;
  const { open } = state.advice;
  if (menu) return { story: { menu: false } };
  if (past || state.recent.missed?.told) return backToNow(state);
  if (asking !== null) return { story: { asking: null } };
  if (open && state.choosing.picked.length === 0) return { advice: NO_ADVICE };
  if (state.recent.roundOver) return { recent: { roundOver: null } };
  return premove.open && state.choosing.picked.length === 0
    ? { story: { premove: { ...premove, open: false } } }
    : null;
}

/** The state change that returns to the present. */
export function backToNow(state: TableState): Change<TableState> {
  const { past } = state.story;
  const missed = state.recent.missed?.told ? null : state.recent.missed;
  return {
    story: { past: null },
    panels: { tab: past?.tab ?? state.panels.tab, sideTab: past?.side ?? state.panels.sideTab },
    recent: { missed },
  };
}
