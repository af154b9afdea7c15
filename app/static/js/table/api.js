/** Client of the REST API: JSON in and out, authenticated by the session cookie. */
import { learnTime } from "./server-time.js";

/** An error response: its status and its problem document. */
export class Problem extends Error {
  /**
   * @param {number} status HTTP status; 0 when the server was not reached
   * @param {Record<string, any>} body
   */
  constructor(status, body) {
    super(body.detail ?? body.title ?? `HTTP ${status}`);
    this.status = status;
    this.code = String(body.code ?? "");
    this.rule = String(body.rule ?? "");
    /** Arguments for the message that belongs to the code. @type {Record<string, any>} */
    this.args = body.args ?? {};
  }
}

/**
 * Call the server and give back its JSON. Raises `Problem`.
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {Record<string, string>} [headers]
 * @param {AbortSignal | null} [signal] gives the request up
 * @returns {Promise<any>}
 */
export async function call(method, path, body, headers = {}, signal = null) {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? headers : { "Content-Type": "application/json", ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: "same-origin",
    signal,
  }).catch(() => {
    throw new Problem(0, { code: "unreachable", detail: "" });
  });
  learnTime(response.headers);
  const text = await response.text();
  const answer = parsed(text);
  if (!response.ok) throw new Problem(response.status, answer ?? { detail: text.slice(0, 200) });
  return answer;
}

/**
 * @param {string} text
 * @returns {any}
 */
function parsed(text) {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Longest wait between two attempts, in milliseconds. */
const LONGEST_WAIT = 3000;
/** Milliseconds after which an answer is late, and after which it is not waited for any more. */
const LATE = 3000;
const LOST = 20000;

/**
 * Post, and retry with the same idempotency key while the server is unreachable, so that a move counts once.
 * @param {string} path
 * @param {object} body
 * @param {{tries?: number, wait?: (ms: number) => Promise<void>, key?: string, send?: typeof call, late?: () => void}}
 *   [options] `late` is called when the first attempt has failed, or is long in coming
 * @returns {Promise<any>}
 */
export async function post(
  path,
  body,
  { tries = Number.POSITIVE_INFINITY, wait = pause, key = newKey(), send = call, late = () => {} } = {},
) {
  const timer = setTimeout(late, LATE);
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send("POST", path, body, { "Idempotency-Key": key }, AbortSignal.timeout(LOST));
      } catch (problem) {
        const again = problem instanceof Problem && (problem.status === 0 || problem.status >= 502) && attempt < tries;
        if (!again) throw problem;
        late();
        await wait(Math.min(LONGEST_WAIT, 250 * 2 ** attempt));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Wait so long, or until the network is back.
 * @param {number} ms
 * @returns {Promise<void>}
 */
function pause(ms) {
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

/** @returns {string} an idempotency key, unique to one request */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
