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
 * @returns {Connection}
 */
export function connect(path, handlers, open = (url) => new WebSocket(url)) {
  const connection = new Connection(path, handlers, open);
  connection.start();
  return connection;
}

/**
 * A connection that lives as long as the page: `open` or on its way there, `waiting` for its next attempt, or `closed`
 * for good. No library: partysocket, weighed, is 2.7 KB packed, more than three times this, and knows neither the pulse
 * nor that a gap in the numbers wants a new start at once, so most of what stands here would stay.
 */
class Connection {
  /**
   * @param {string} path
   * @param {Handlers} handlers
   * @param {(url: string) => WebSocket} open
   */
  constructor(path, handlers, open) {
    this.path = path;
    this.handlers = handlers;
    this.open = open;
    /** @type {"open" | "waiting" | "closed"} */
    this.state = "waiting";
    /** The one that counts: what an older one still says or does is nothing to us. @type {WebSocket | null} */
    this.socket = null;
    /** Attempts since one succeeded. */
    this.attempt = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.wake = this.wake.bind(this);
    globalThis.addEventListener?.("online", this.wake);
  }

  /** Begin an attempt. */
  start() {
    if (this.state === "closed") return;
    clearTimeout(this.timer);
    this.state = "open";
    const mine = this.open(this.address());
    this.socket = mine;
    const pulse = new Pulse(mine);
    mine.onopen = () => {
      this.attempt = 0;
      this.handlers.onStatus("open");
    };
    mine.onmessage = (event) => {
      pulse.heard();
      if (this.socket === mine) this.receive(JSON.parse(event.data));
    };
    mine.onclose = () => {
      pulse.stop();
      if (this.socket === mine) this.lost();
    };
  }

  /** Where to connect: with the number that the page shows, for what has happened since. */
  address() {
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const seq = this.handlers.seq();
    if (seq >= 0) address.searchParams.set("since", String(seq));
    return address.href;
  }

  /** @param {import("./types").Message} message */
  receive(message) {
    if (message.type === "view") return this.handlers.onView(message);
    if (message.type !== "patch") return this.handlers.onOther?.(message);
    const what = verdict(this.handlers.seq(), message);
    if (what === "apply") this.handlers.onPatch(message);
    else if (what === "gap") this.refresh();
  }

  /** It broke: try again in a while. */
  lost() {
    if (this.state === "closed") return;
    this.state = "waiting";
    this.handlers.onStatus("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), backoff(this.attempt));
    this.attempt += 1;
  }

  /** Begin anew at once, and so hear what is missing. */
  refresh() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.start();
  }

  /** The network is back: nothing to wait for. */
  wake() {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    this.attempt = 0;
    this.refresh();
  }

  /** Close it for good. */
  close() {
    this.state = "closed";
    clearTimeout(this.timer);
    globalThis.removeEventListener?.("online", this.wake);
    this.socket?.close();
  }
}

/** Asks now and then whether the other end is there; a socket that has been silent for too long is closed. */
class Pulse {
  /** @param {WebSocket} socket */
  constructor(socket) {
    this.socket = socket;
    this.last = Date.now();
    this.timer = setInterval(() => this.beat(), PING);
  }

  heard() {
    this.last = Date.now();
  }

  beat() {
    if (Date.now() - this.last > QUIET) this.socket.close();
    else if (this.socket.readyState === 1) this.socket.send('{"type":"ping"}');
  }

  stop() {
    clearInterval(this.timer);
  }
}
