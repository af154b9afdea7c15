/**
 * The live connection of a table: dispatches messages by type, reconnects for a fresh start after a gap in `seq`, and
 * reconnects by itself when the connection is lost. Nothing is applied twice.
 * @typedef {{
 *   onView: (message: import("./types").ViewMessage) => void,
 *   onPatch: (message: import("./types").PatchMessage) => void,
 *   onStatus: (status: "connecting" | "open" | "lost" | "signed-out") => void,
 *   isSignedOut?: () => Promise<boolean>,
 *   onOther?: (message: import("./types").OtherMessage) => void,
 *   seq: () => number,
 * }} Handlers
 */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const QUIET = 30000;
const PING = 12000;
/** How the server closes the connection of a session that has ended. */
const POLICY = 1008;
const SIGNED_OUT = "signed-out";
/** Milliseconds until it is asked whether that is so for this browser too: it may have just got a new token. */
const BEFORE_ASKING = 1000;
/** After so many failed attempts it is asked as well: the server may not have been able to say so. */
const ASKED_EVERY = 3;

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
    mine.onclose = (event) => {
      pulse.stop();
      if (this.socket === mine) this.lost(event?.code === POLICY && event.reason === SIGNED_OUT);
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

  /**
   * The connection is lost: try again after a while, unless the session has ended.
   * @param {boolean} toldSignedOut whether the server said that it has
   */
  lost(toldSignedOut = false) {
    if (this.state === "closed") return;
    this.state = "waiting";
    this.handlers.onStatus("lost");
    clearTimeout(this.timer);
    const wait = toldSignedOut ? BEFORE_ASKING : backoff(this.attempt);
    this.attempt += 1;
    const asking = toldSignedOut || this.attempt % ASKED_EVERY === 0;
    this.timer = setTimeout(() => (asking ? void this.askThenStart() : this.start()), wait);
  }

  /** Try again if this browser is still signed in, as far as the page wants to know; else say so and end. */
  async askThenStart() {
    const gone = (await this.handlers.isSignedOut?.()) ?? false;
    if (this.state !== "waiting") return;
    if (!gone) return this.start();
    this.close();
    this.handlers.onStatus("signed-out");
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
