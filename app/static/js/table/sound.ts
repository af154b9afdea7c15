/** The sound of the turn alert: two soft notes. */

/** Notes of the sound: frequency in hertz and start in seconds. */
const NOTES: [number, number][] = [
  [587, 0],
  [880, 0.14],
];

/** After so many milliseconds a sound is no alert any more. */
const LATE_AFTER = 1000;

/** The document's one output of sound, made when it first rings. */
let audio: AudioContext | null = null;

/**
 * Play two soft notes; nothing if the browser does not allow the page to play sound yet. A browser that allows it later
 * would then play what has gathered: what comes late is dropped.
 */
export async function ring() {
  audio ??= new AudioContext();
  const called = Date.now();
  await audio.resume();
  if (Date.now() - called > LATE_AFTER) return;
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
