/** What a game lets the host of a table further choose in its lobby: what its script brings, or nothing. */
import { nothing } from "lit-html";
import type { Speaker, Summary } from "./common.ts";

/** Other options, and the levels of automated seats that go with them. */
export type OptionsWish = { options: Record<string, unknown>; levels?: { seat: number; level: number }[] };

/** Asks for what a wish says of the table as it is when its turn comes; for nothing if that is null. */
export type Change = (wish: (table: Summary) => OptionsWish | null) => void;

/** A game's choices: what `choicesOf` of its script (`GamePages.lobby_script`) makes of what it is told. */
export type LobbyChoices = {
  /** The choices for the host, and in words for all others. */
  view: (table: Summary, say: Speaker, change: Change) => unknown;
  /** The options that go with an automa of this level; null if they stay as they are. */
  optionsAtLevel: (table: Summary, level: number) => Record<string, unknown> | null;
};

/** Where the script is, and what it is told; null for a table without further choices. */
export type ChoicesBoot = { script: string; told: unknown } | null;

export const NO_CHOICES: LobbyChoices = { view: () => nothing, optionsAtLevel: () => null };

/** The choices of a table, once its game's script is there. */
export async function lobbyChoicesOf(boot: ChoicesBoot): Promise<LobbyChoices> {
  return boot ? (await import(boot.script)).choicesOf(boot.told) : NO_CHOICES;
}
