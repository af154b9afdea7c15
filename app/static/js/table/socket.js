/**
 * The live connection of a table: messages by type, a gap in `seq` asks for the whole view again, a lost connection
 * comes back by itself. Nothing is applied twice.
 * @typedef {{
 *   onView: (message: import("./types").ViewMessage) => void,
 *   onPatch: (message: import("./types").PatchMessage) => void,
 *   onStatus: (status: "connecting" | "open" | "lost") => void,
 *   onOther?: (message: import("./types").OtherMessage) => void,
 *   seq: () => number,
 * }} Handlers
 */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const QUIET = 30000;
const PING = 12000;

/**
 * What to do with a patch, by the seq that the page shows.
 * @param {number} shown
 * @param {{from: number, seq: number}} message
 * @returns {"apply" | "old" | "gap"}
 */
export function verdict(shown, message) {
  if (message.seq <= shown) return "old";
  return message.from === shown ? "apply" : "gap";
}

/**
 * Milliseconds before the next attempt: doubling, with some chance, so that many pages do not come back at once.
 * @param {number} attempt from 0
 * @param {() => number} [random]
 */
export function backoff(attempt, random = Math.random) {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + random() / 2);
}

/**
 * Connect and stay connected until closed.
 * @param {string} path such as /ws/games/x
 * @param {Handlers} handlers
 * @param {(url: string) => WebSocket} [open]
 * @returns {{close: () => void, refresh: () => void}}
 */
export function connect(path, handlers, open = (url) => new WebSocket(url)) {
  /** @type {WebSocket | null} */
  let socket = null;
  let attempt = 0;
  let closed = false;
  /** @type {any} */
  let timer;

  const address = () => {
    const base = new URL(path, location.href);
    base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
    const seq = handlers.seq();
    if (seq >= 0) base.searchParams.set("since", String(seq));
    return base.href;
  };

  /** @param {import("./types").Message} message */
  const receive = (message) => {
    if (message.type === "view") return handlers.onView(message);
    if (message.type !== "patch") return handlers.onOther?.(message);
    const what = verdict(handlers.seq(), message);
    if (what === "apply") handlers.onPatch(message);
    else if (what === "gap") restart();
  };

  const again = () => {
    if (closed) return;
    handlers.onStatus("lost");
    clearTimeout(timer);
    timer = setTimeout(start, backoff(attempt));
    attempt += 1;
  };

  const start = () => {
    if (closed) return;
    clearTimeout(timer);
    const mine = open(address());
    socket = mine;
    let heard = Date.now();
    const pulse = setInterval(() => {
      if (Date.now() - heard > QUIET) mine.close();
      else if (mine.readyState === 1) mine.send('{"type":"ping"}');
    }, PING);
    mine.onopen = () => {
      attempt = 0;
      handlers.onStatus("open");
    };
    mine.onmessage = (event) => {
      heard = Date.now();
      if (socket === mine) receive(JSON.parse(event.data));
    };
    mine.onclose = () => {
      clearInterval(pulse);
      if (socket === mine) again();
    };
  };

  const restart = () => {
    const old = socket;
    socket = null;
    old?.close();
    start();
  };

  const wake = () => {
    if (socket?.readyState !== WebSocket.OPEN) {
      attempt = 0;
      restart();
    }
  };
  globalThis.addEventListener?.("online", wake);
  start();

  return {
    close() {
      closed = true;
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", wake);
      socket?.close();
    },
    refresh: restart,
  };
}
