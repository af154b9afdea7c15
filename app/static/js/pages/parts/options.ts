/** What a table is like, in words: for its lobby, and for a person who is about to sit down. */
import type { Automa, Boot, Robot, Speaker, Summary } from "./common.ts";
import type { ChoicesBoot } from "./lobby-choices.ts";
import { paceWords } from "./pace.ts";

/**
 * What a page of a table before its game is told of the game: what it is called and what was `agreed`, its robots and
 * automas, and how many seats there may be.
 */
export type TableBoot = Boot & {
  called: string;
  agreed: string[];
  advises: boolean;
  robots: Robot[];
  automas: Automa[];
  levels: number[];
  most_seats: number;
  most_with_automa: number;
};

/** What the lobby is told beside that. */
export type LobbyBoot = TableBoot & { choices: ChoicesBoot };

/**
 * What was agreed for this game: what the server says of the game's own options, who may come, the pace, and who plays
 * for people who are away. What the reader can choose in fields beside it is left out.
 */
export function optionsOf(table: Summary, { say, boot }: { say: Speaker; boot: TableBoot }, chooses = false): string[] {
  const standIn = chooses ? undefined : standInOf(table, boot.robots);
  return [
    ...boot.agreed,
    say(`options-${table.visibility}`),
    ...paceWords(table, say),
    ...(table.advice && !(chooses && boot.advises) ? [say("options-advice")] : []),
    ...(standIn ? [say("options-stand-in", { robot: standIn.who })] : []),
  ];
}

/** The robot of this level; one that a former version had is played by the next weaker one. */
export function robotAt(robots: Robot[], wanted: number): Robot | undefined {
  return robots.filter(({ level }) => level <= wanted).at(-1) ?? robots[0];
}

/** The robot that plays for people of this table who are away; undefined without people. */
export function standInOf({ seats }: Summary, robots: Robot[]): Robot | undefined {
  const person = seats.find(({ kind }) => kind === "human");
  return person && robotAt(robots, person.level);
}
