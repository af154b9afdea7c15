/** The turn alert: the tab's icon and a short sound. */

const ICON = "/static/img/mark.svg";
const ICON_TURN = "/static/img/mark-turn.svg";

/** Notes of the sound: frequency in hertz and start in seconds. */
const NOTES: [number, number][] = [
  [587, 0],
  [880, 0.14],
];

/** After so many milliseconds a sound is no alert any more. */
const LATE = 1000;

let audio: AudioContext | null = null;

/** The tab's icon with or without a badge, and the number on that of the installed app. */
export function markTab(mine: boolean) {
  const link = document.querySelector("link[rel=icon]");
  const wanted = mine ? ICON_TURN : ICON;
  if (!link || link.getAttribute("href") === wanted) return;
  link.setAttribute("href", wanted);
  // The service worker takes what it has shown of this table away, and counts again.
  navigator.serviceWorker?.controller?.postMessage(location.pathname);
}

/**
 * Play two soft notes; nothing if the browser does not allow the page to play sound yet. A browser that allows it later
 * would then play what has gathered: what comes late is dropped.
 */
export async function ring() {
  audio ??= new AudioContext();
  const called = Date.now();
  await audio.resume();
  if (Date.now() - called > LATE) return;
  for (const [frequency, start] of NOTES) note(audio, frequency, audio.currentTime + start);
}

function note(context: AudioContext, frequency: number, at: number) {
  const tone = new OscillatorNode(context, { frequency, type: "sine" });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.32);
}
