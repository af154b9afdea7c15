/** A page that has drawings and nothing to do: it brings them behind its words. */
import type { Drawings } from "../table/drawings.ts";
import { bringDrawings } from "../table/drawings.ts";
import { booted } from "./parts/common.ts";

const { drawings } = booted<{ drawings: Drawings }>();
void bringDrawings(drawings);
