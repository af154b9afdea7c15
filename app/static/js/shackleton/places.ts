/** The places on the table that events touched, so that a line of the log can light them. Pure. */
import { placesOfCorporations } from "./corporations.ts";
import type { Happened } from "./types.ts";

const PLACES: { [Type in Happened["type"]]?: (event: Happened) => string[] } = {
  FirstDomePlaced: ({ sector }) => [`sector:${sector}`],
  CraterExploited: ({ slot, sectors = [] }) => [`slot:${slot}`, ...sectors.map((one: string) => `sector:${one}`)],
  CommandTaken: ({ command }) => [`command:${command}`],
  GatewayVisited: () => ["gateway"],
  ShuttleLeft: () => ["gateway"],
  PanelBuilt: ({ sector }) => ["panel", sector ? `sector:${sector}` : "hub"],
  PanelMoved: ({ sector }) => ["hub", `sector:${sector}`],
  EnergyProduced: () => ["energy"],
  EnergyConsumed: () => ["energy"],
  StructureBuilt: ({ sector }) => [`sector:${sector}`],
  TokenAdded: ({ corner }) => [`corner:${corner}`],
  TokenActivated: ({ corner }) => [`corner:${corner}`],
  AstronautRetrieved: ({ slot }) => [`slot:${slot}`],
  ProjectShown: ({ project }) => [`project:${project}`],
  GoalClaimed: ({ corporation, level }) => [`goal:${corporation}:${level}`],
};

export function placesOf(events: Happened[] = []): string[] {
  return events.flatMap((event) => (PLACES[event.type] ?? placesOfCorporations(event.type))?.(event) ?? []);
}
