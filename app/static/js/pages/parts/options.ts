/** What a table is like, in words: for its lobby, and for whoever is about to sit down. */
import type { Boot, Speaker, Summary } from "./common.ts";
import { paceWords } from "./pace.ts";

/** What was agreed for this game. */
export function optionsOf(
  { options, visibility, pace, clock }: Summary,
  { say, boot }: { say: Speaker; boot: Boot },
): string[] {
  const tracks = options.tracks ?? "first-game";
  const companies: [string, string][] = Object.entries(boot.companies);
  const chosen = () => say.list(companies.map(([id, company]) => say("options-track", { company, side: tracks[id] })));
  const ofGame = say.has("options-tracks-first-game") ? optionsOfGame() : [];
  return [...ofGame, say(`options-${visibility}`), ...paceWords({ pace, clock }, say)];

  /** The game's own, of a game that has words for them. */
  function optionsOfGame() {
    return [
      ...(options.deal ? [say(`options-deal-${options.deal}`)] : []),
      typeof tracks === "object" ? say("options-tracks-chosen", { tracks: chosen() }) : say(`options-tracks-${tracks}`),
      say(`options-tokens-${options.tokens ?? "first-game"}`),
      ...(options.linked_slots ? [say("options-linked-slots")] : []),
      ...Object.keys(options.modules ?? {}).map((name) => say(`options-module-${name}`)),
    ];
  }
}
