/**
 * The live connection of a table: dispatches messages by type, reconnects for a fresh start after a gap in `seq`, and
 * reconnects by itself when the connection is lost. Nothing is applied twice.
 */
import type { Message, OtherMessage, PatchMessage, ViewMessage } from "./types.ts";

/** Why a page is connected no more: its session has ended, or there is no such table for its reader, or none now. */
export type Ending = "signed-out" | "gone";

/** The live connection, and whether the page is of the server's version. */
export interface ConnectionState {
  status: "connecting" | "open" | "lost" | Ending;
  /** The version of the page's code; empty in development. */
  version: string;
  /** Whether the server has another version than the page. */
  outdated: boolean;
}

type Handlers = {
  onView: (message: ViewMessage) => void;
  onPatch: (message: PatchMessage) => void;
  onStatus: (status: ConnectionState["status"]) => void;
  /** Asks the server why it would refuse the page; null if it would not. */
  ending?: () => Promise<Ending | null>;
  onOther?: (message: OtherMessage) => void;
  seq: () => number;
  /** The seat whose view is shown; none for pages that show no view. */
  seat?: () => number | null;
};

const FIRST_WAIT = 300;
const MAX_WAIT = 8000;
/** How the server closes the connection of a session that has ended, and that to a table that is not to be seen. */
const POLICY = 1008;
const SIGNED_OUT = "signed-out";
const NOT_FOUND = 4404;
/** How a server closes it that is being replaced: another one is there, mostly. */
const RESTART = 1012;
/** Milliseconds until it is asked whether that is so for this browser too: it may have just got a new token. */
const BEFORE_ASKING = 1000;
/** After so many failed attempts it is asked as well: the server may not have been able to say so. */
const ASKED_EVERY = 3;
/** Milliseconds without a word after which the server is asked whether it is there: of a page that is seen, or not. */
const QUIET = { visible: 5000, hidden: 20000 };
/** Milliseconds within which it answers, within which it does when somebody has just come back, and to connect. */
const ANSWER = 3000;
const QUICK_ANSWER = 2500;
const CONNECTED = 10000;
const BEAT = 500;
/** Events at which somebody looks at the page again, or the network is back. */
const LOOKING = [
  ["document", "visibilitychange"],
  ["window", "pageshow"],
  ["window", "focus"],
  ["window", "online"],
] as const;

/** What to do with a patch, by the seq that the page shows. */
export function patchAction(shown: number, message: { from: number; seq: number }): "apply" | "old" | "gap" {
  if (message.seq <= shown) return "old";
  return message.from === shown ? "apply" : "gap";
}

/**
 * Milliseconds before the next attempt: exponential backoff with jitter, so that pages do not all reconnect at once.
 * @param attempt from 0
 */
export function backoff(attempt: number, random: () => number = Math.random) {
  return Math.min(MAX_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + random() / 2);
}

/**
 * Connect and stay connected until closed.
 * @param path such as /ws/games/x
 */
export function connect(
  path: string,
  handlers: Handlers,
  open: (url: string) => WebSocket = (url) => new WebSocket(url),
): Connection {
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
  path: string;
  handlers: Handlers;
  open: (url: string) => WebSocket;
  state: "open" | "waiting" | "closed";
  socket: WebSocket | null;
  attempt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  pulse: Pulse | null;

  constructor(path: string, handlers: Handlers, open: (url: string) => WebSocket) {
    this.path = path;
    this.handlers = handlers;
    this.open = open;
    this.state = "waiting";
    /** The current socket: events of older ones are ignored. */
    this.socket = null;
    /** Failed attempts since the last success. */
    this.attempt = 0;
    this.timer = undefined;
    this.pulse = null;
    this.look = this.look.bind(this);
    this.drop = this.drop.bind(this);
    for (const [place, name] of LOOKING) placeOf(place)?.addEventListener?.(name, this.look);
    globalThis.addEventListener?.("offline", this.drop);
  }

  /** Start an attempt. */
  start() {
    if (this.state === "closed") return;
    clearTimeout(this.timer);
    this.state = "open";
    const mine = this.open(this.address());
    this.socket = mine;
    const pulse = new Pulse(mine, () => this.socket === mine && this.drop());
    this.pulse = pulse;
    mine.onopen = () => {
      pulse.heard();
      if (this.socket !== mine) return;
      this.attempt = 0;
      this.handlers.onStatus("open");
    };
    mine.onmessage = (event) => {
      pulse.heard();
      if (this.socket === mine) this.receive(JSON.parse(event.data));
    };
    mine.onclose = (event) => {
      pulse.stop();
      if (this.socket === mine) this.lost(event);
    };
  }

  /** The URL to connect to, with the `seq` and the seat of the view that the page shows, from which a patch begins. */
  address() {
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const seq = this.handlers.seq();
    if (seq >= 0) address.searchParams.set("since", String(seq));
    if (seq >= 0 && this.handlers.seat) address.searchParams.set("as", String(this.handlers.seat() ?? "-"));
    return address.href;
  }

  receive(message: Message) {
    if (message.type === "view") return this.handlers.onView(message);
    if (message.type !== "patch") return this.handlers.onOther?.(message);
    const what = patchAction(this.handlers.seq(), message);
    if (what === "apply") this.handlers.onPatch(message);
    else if (what === "gap") this.refresh();
  }

  /**
   * The connection is lost: try again after a while, unless the server has ended it for good. One that is being
   * replaced is no loss before the first attempt has failed.
   * @param event how it was closed, if it was
   */
  lost(event?: CloseEvent) {
    if (this.state === "closed") return;
    const isEnded = event?.code === NOT_FOUND || (event?.code === POLICY && event.reason === SIGNED_OUT);
    this.state = "waiting";
    if (event?.code !== RESTART || this.attempt > 0) this.handlers.onStatus("lost");
    clearTimeout(this.timer);
    const wait = isEnded ? BEFORE_ASKING : backoff(this.attempt);
    this.attempt += 1;
    const asking = isEnded || this.attempt % ASKED_EVERY === 0;
    this.timer = setTimeout(() => (asking ? void this.askThenStart() : this.start()), wait);
  }

  /** Try again unless the server refuses the page, as far as the page wants to know; else say so and end. */
  async askThenStart() {
    const ending = await this.handlers.ending?.();
    if (this.state !== "waiting") return;
    if (!ending) return this.start();
    this.close();
    this.handlers.onStatus(ending);
  }

  /** Reconnect at once to receive what is missing. */
  refresh() {
    this.abandon();
    this.start();
  }

  /** The network is gone, or the server does not answer, which a socket may take minutes to notice. */
  drop() {
    this.abandon();
    this.lost();
  }

  /** Let go of the socket without waiting for the other side. */
  abandon() {
    this.pulse?.stop();
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  /** Somebody looks at the page: ask whether an open connection is alive, and do not wait for the next attempt. */
  look() {
    if (this.state === "closed" || !isSeen()) return;
    if (this.socket?.readyState === 1) return this.pulse?.ask(QUICK_ANSWER);
    if (this.state === "open" && this.socket?.readyState === 0) return;
    this.attempt = 0;
    this.refresh();
  }

  /** Send a message, if the connection is open. */
  send(message: { type: "shown"; seq: number }) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  /** Close it for good. */
  close() {
    this.state = "closed";
    clearTimeout(this.timer);
    for (const [place, name] of LOOKING) placeOf(place)?.removeEventListener?.(name, this.look);
    globalThis.removeEventListener?.("offline", this.drop);
    this.pulse?.stop();
    this.socket?.close();
  }
}

/** @returns whether somebody may be looking at the page */
function isSeen(): boolean {
  return globalThis.document?.visibilityState !== "hidden";
}

function placeOf(place: "document" | "window") {
  return place === "document" ? globalThis.document : globalThis;
}

/**
 * A heartbeat: asks the server whether it is there once it has been silent for a while, and tells when no answer comes.
 * A device that sleeps, or a network that changes, closes no socket.
 */
class Pulse {
  socket: WebSocket;
  silent: () => void;
  last: number;
  until: number;
  timer: ReturnType<typeof setInterval>;

  /** @param silent called once */
  constructor(socket: WebSocket, silent: () => void) {
    this.socket = socket;
    this.silent = silent;
    this.last = Date.now();
    /** Until when an answer is waited for; 0 while none is. */
    this.until = 0;
    this.timer = setInterval(() => this.beat(), BEAT);
  }

  heard() {
    this.last = Date.now();
    this.until = 0;
  }

  beat() {
    const now = Date.now();
    if (this.socket.readyState === 0 ? now - this.last > CONNECTED : this.until > 0 && now >= this.until) {
      this.stop();
      this.silent();
    } else if (this.until === 0 && now - this.last >= QUIET[isSeen() ? "visible" : "hidden"]) this.ask(ANSWER);
  }

  /** Ask the server for an answer within so many milliseconds, unless it has just spoken or an answer is due before. */
  ask(within: number) {
    const now = Date.now();
    if (this.socket.readyState !== 1 || now - this.last < BEAT) return;
    if (this.until === 0) this.socket.send('{"type":"ping"}');
    if (this.until === 0 || this.until > now + within) this.until = now + within;
  }

  stop() {
    clearInterval(this.timer);
  }
}
