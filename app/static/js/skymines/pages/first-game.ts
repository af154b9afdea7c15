/** The page where a guided first game of Skymines begins. */
import { offerFirstGame } from "../../pages/parts/first-game.ts";
import { presetOf } from "./parts/wish.ts";

offerFirstGame("skymines", presetOf("guided", new Map()));
