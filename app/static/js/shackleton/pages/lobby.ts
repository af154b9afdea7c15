/** What the host of a table of Shackleton Base chooses in its lobby; the lobby loads this behind itself. */
import type { LobbyChoices } from "../../pages/parts/lobby-choices.ts";
import type { HardCards } from "./parts/hard-cards.ts";
import { cardsView, withoutMarks } from "./parts/hard-cards.ts";

/** Which cards of AstroBot lie on their hard side. */
export function choicesOf(cards: HardCards): LobbyChoices {
  return {
    view: (table, say, change) => cardsView(table, cards, say, change),
    optionsAtLevel: (table, level) => withoutMarks(table, cards, level),
  };
}
