/** Asks for an analysis until it is made. Pure but for what it is given. */
import { Problem } from "../../../table/api.ts";
import type { Analysis } from "./types.ts";

/** Milliseconds between two questions: at first, and at most. */
const FIRST_PAUSE = 500;
const MAX_PAUSE = 5000;

export type Asking = {
  /** Sends the question; raises `Problem`. */
  ask: () => Promise<Analysis | { done: number }>;
  wait: (ms: number) => Promise<void>;
  /** Hears how far the analysis is, from 0 to 1. */
  heard: (done: number) => void;
};

/** The analysis, as soon as it is made. Raises `Problem` where there is none. */
export async function made({ ask, wait, heard }: Asking): Promise<Analysis> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(MAX_PAUSE, pause * 1.4)) {
    const answer = await ask().catch((problem: unknown) => {
      if (isPassing(problem)) return null;
      throw problem;
    });
    if (answer && "points" in answer) return answer;
    if (answer) heard(answer.done);
    await wait(pause);
  }
}

/** Whether a problem may be over when the question is asked again. */
function isPassing(problem: unknown) {
  return problem instanceof Problem && [0, 429, 502, 503, 504].includes(problem.status);
}
