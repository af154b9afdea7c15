/** Being told in this browser: asking whether it may, its subscription, and what stands against it. */
import { call } from "../../table/api.ts";

/** What can be done here: `can`, or why not, as the end of a message's key. */
type Possible = "can" | "insecure" | "unsupported" | "install" | "denied";

const WORKER = "/service-worker.js";
const CHANNELS = "/api/users/me/channels";

export function possible(): Possible {
  if (!window.isSecureContext) return "insecure";
  const has = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  // Those of Apple's telephones that could do it do so for installed apps alone.
  if (!has) return "standalone" in navigator && navigator.standalone === false ? "install" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "can";
}

/** Whether what comes may be shown: people take that back in their browser's settings, and a subscription may outlive it. */
export function isPermitted() {
  return possible() === "can" && Notification.permission === "granted";
}

/**
 * By what this browser knows its own channel: the first half of its endpoint's hash. Null where it has no subscription.
 */
export async function ownMark(): Promise<string | null> {
  const subscription = await subscribed();
  return subscription && (await markOf(subscription.endpoint));
}

async function markOf(endpoint: string) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The subscription of this browser, if it has one. */
async function subscribed() {
  if (!window.isSecureContext || !("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Ask whether notices may be shown here, and let the server know where they go.
 * @param key the server's own, as base64url
 * @returns `not` if they may not be shown, `failed` if the browser's push service
 *   gives no address
 */
export async function begin(key: string): Promise<"begun" | "not" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "not";
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  const made = await subscribe(registration.pushManager, bytes(key)).catch(() => null);
  if (!made) return "failed";
  await call("POST", CHANNELS, { kind: "push", address: JSON.stringify(made) });
  return "begun";
}

/** End the subscription of this browser. */
export async function end() {
  await (await subscribed())?.unsubscribe();
}

/** A subscription for the server's key; a former one that is for another key is ended first. */
async function subscribe(manager: PushManager, applicationServerKey: Uint8Array<ArrayBuffer>) {
  const there = await manager.getSubscription();
  const former = there?.options.applicationServerKey;
  if (there && !(former && same(new Uint8Array(former), applicationServerKey))) await there.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function same(one: Uint8Array, other: Uint8Array) {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** What base64url stands for. */
function bytes(text: string) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
