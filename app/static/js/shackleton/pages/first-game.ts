/** The page where a guided first game of Shackleton Base begins. */
import { offerFirstGame } from "../../pages/parts/first-game.ts";
import { presetOf } from "./parts/wish.ts";

offerFirstGame("shackleton", presetOf("guided", new Map()));
