/** The modules whose things examples draw; an example says which of them are in play. */
import "../modules/belt/main.ts";
import "../modules/missions/main.ts";
import "../modules/threats/main.ts";
