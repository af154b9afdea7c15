/** Explanations of the things of Skymines; loaded when somebody first wants one. */
import "./face.ts"; // Lazy modules import the whole face, so that the bundler puts it into one shared script.
import { followExplaining as follow } from "../table/explaining.ts";
import type { FollowExplaining } from "../table/types.ts";
import * as explains from "./panels/explain.ts";

export const followExplaining: FollowExplaining = (...page) => follow(explains, ...page);
