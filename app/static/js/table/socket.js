/**
 * The live connection of a table: dispatches messages by type, reconnects for a fresh start after a gap in `seq`, and
 * reconnects by itself when the connection is lost. Nothing is applied twice.
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
 * Milliseconds before the next attempt: exponential backoff with jitter, so that pages do not all reconnect at once.
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
 * for good. No library: partysocket is 2.7 KB compressed, more than three times this, and has neither the heartbeat nor
 * the immediate reconnect after a gap, so most of this code would remain.
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
    /** The current socket: events of older ones are ignored. @type {WebSocket | null} */
    this.socket = null;
    /** Failed attempts since the last success. */
    this.attempt = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.wake = this.wake.bind(this);
    this.drop = this.drop.bind(this);
    globalThis.addEventListener?.("online", this.wake);
    globalThis.addEventListener?.("offline", this.drop);
  }

  /** Start an attempt. */
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

  /** The URL to connect to, with the `seq` that the page shows, so that the server sends what has happened since. */
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

  /** The connection is lost: try again after a while. */
  lost() {
    if (this.state === "closed") return;
    this.state = "waiting";
    this.handlers.onStatus("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), backoff(this.attempt));
    this.attempt += 1;
  }

  /** Reconnect at once to receive what is missing. */
  refresh() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.start();
  }

  /** The network is gone, which a socket may take minutes to notice. */
  drop() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.lost();
  }

  /** The network is back: try again without waiting. */
  wake() {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    this.attempt = 0;
    this.refresh();
  }

  /**
   * Send a message, if the connection is open.
   * @param {{type: "shown", seq: number}} message
   */
  send(message) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  /** Close it for good. */
  close() {
    this.state = "closed";
    clearTimeout(this.timer);
    globalThis.removeEventListener?.("online", this.wake);
    globalThis.removeEventListener?.("offline", this.drop);
    this.socket?.close();
  }
}

/** A heartbeat: pings the server now and then, and closes a socket that has been silent for too long. */
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
