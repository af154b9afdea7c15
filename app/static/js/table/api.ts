/** Client of the REST API: JSON in and out, authenticated by the session cookie. */
import { learnTime } from "./server-time.ts";

// biome-ignore lint/suspicious/noExplicitAny: the caller knows what it asked for
export type Answer = any;

/** An error response: its status and its problem document. */
type ProblemBody = {
  code?: string;
  rule?: string;
  place?: string;
  title?: string;
  detail?: string;
  args?: Record<string, unknown>;
};

export class Problem extends Error {
  status: number;
  code: string;
  rule: string;
  place: string;
  args: Record<string, unknown>;

  /** @param status HTTP status; 0 when the server was not reached */
  constructor(status: number, body: ProblemBody) {
    super(body.detail ?? body.title ?? `HTTP ${status}`);
    this.status = status;
    this.code = String(body.code ?? "");
    this.rule = String(body.rule ?? "");
    /** The place of the rulebook that says so; "" where none does. */
    this.place = String(body.place ?? "");
    /** Arguments for the message that belongs to the code. */
    this.args = body.args ?? {};
  }
}

/** Milliseconds after which a request is given up: longer than the server takes for any. */
const GIVEN_UP = 40000;

/**
 * Call the server and give back its JSON. Raises `Problem`.
 * @param signal gives the request up
 */
export async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
  signal = AbortSignal.timeout(GIVEN_UP),
): Promise<Answer> {
  const { response, text } = await received(path, {
    method,
    headers: body === undefined ? headers : { "Content-Type": "application/json", ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: "same-origin",
    signal,
  });
  const answer = parsed(text);
  if (!response.ok) throw new Problem(response.status, answer ?? { detail: text.slice(0, 200) });
  // It is not an answer of the server: cut short, or of something on the way.
  if (answer === undefined) throw unreachable();
  return answer;
}

/** A response with its whole body. Raises `Problem` where none comes, or where it breaks off. */
async function received(path: string, request: RequestInit) {
  try {
    const response = await fetch(path, request);
    learnTime(response.headers);
    return { response, text: await response.text() };
  } catch {
    throw unreachable();
  }
}

function unreachable() {
  return new Problem(0, { code: "unreachable", detail: "" });
}

/** The JSON of a body, null for an empty one; undefined where it is none. */
function parsed(text: string): Answer | undefined {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Longest wait between two attempts, in milliseconds. */
const MAX_WAIT = 3000;
/** Milliseconds after which an answer is late, and after which it is not waited for any more. */
const LATE_AFTER = 3000;
const LOST_AFTER = 20000;

/** The codes of what passes by itself: of a server without its database, of one being replaced, of a proxy. */
const PASSING = ["database-unavailable", "other-version", ""];

/** Whether a request that failed with this problem may succeed later as it is. */
export function passes({ status, code }: Problem) {
  return status === 0 || (status >= 502 && PASSING.includes(code));
}

/**
 * Post, and retry with the same idempotency key while the server is unreachable: for what the server does once by its
 * key, or does once at all.
 * @param options `late` is called when the first attempt has failed, or is long in coming
 */
export async function post(
  path: string,
  body: object,
  {
    tries = Number.POSITIVE_INFINITY,
    wait = pause,
    key = newKey(),
    send = call,
    late = () => {},
  }: { tries?: number; wait?: (ms: number) => Promise<void>; key?: string; send?: typeof call; late?: () => void } = {},
): Promise<Answer> {
  const timer = setTimeout(late, LATE_AFTER);
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send("POST", path, body, { "Idempotency-Key": key }, AbortSignal.timeout(LOST_AFTER));
      } catch (problem) {
        if (!(problem instanceof Problem && passes(problem) && attempt < tries)) throw problem;
        late();
        await wait(Math.min(MAX_WAIT, 250 * 2 ** attempt));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Wait so long, or until the network is back. */
export function pause(ms = MAX_WAIT): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    globalThis.addEventListener?.("online", over);
  });
}

/** @returns an idempotency key, unique to one request */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
