/** Moves on their way: each is kept until the server has answered, across a reload too, and counts once by its key. */

import type { Answer } from "./api.ts";
import { newKey, post } from "./api.ts";
import { keptBy } from "./kept.ts";
import type { Move } from "./types.ts";

/** What is being sent, and what came of the last thing sent. */
export interface SendingState {
  busy: boolean;
  /** That what was done has not reached the server yet; "" if it has. */
  unsent: string;
  error: string;
  /** The place of the rulebook that the error cites, or "". */
  cited: string;
}

export const NOTHING_SENT: SendingState = { busy: false, unsent: "", error: "", cited: "" };

/** A move that the server has not answered yet: the number that its player saw, and its idempotency key. */
type Unsent = { seq: number; move: Move; key: string };

/**
 * Send a move until it is answered.
 * @param path the game's, such as /api/games/x
 * @param late called when it does not come through at once
 * @returns the answer; raises `Problem`
 */
export async function deliver(
  path: string,
  { seq, move, key = newKey() }: Omit<Unsent, "key"> & { key?: string },
  late: () => void,
): Promise<Answer> {
  keep(path, { seq, move, key });
  try {
    return await post(`${path}/moves`, { seq, move }, { key, late });
  } finally {
    keep(path, null);
  }
}

/** The move that this tab had not sent when it was closed or reloaded, if any. */
export function undelivered(path: string): Unsent | null {
  return keptBy(() => sessionStorage, `regolith-unsent-${path}`, readUnsent);
}

function readUnsent(kept: string | null): Unsent | null {
  const found = JSON.parse(kept ?? "null");
  return typeof found?.key === "string" && typeof found.move?.type === "string" ? found : null;
}

function keep(path: string, unsent: Unsent | null) {
  try {
    if (unsent) sessionStorage.setItem(`regolith-unsent-${path}`, JSON.stringify(unsent));
    else sessionStorage.removeItem(`regolith-unsent-${path}`);
  } catch {
    // A move is sent without storage too, only not after a reload.
  }
}
