/** Explanations of the things of Shackleton Base; loaded when somebody first wants one. */
import { followExplaining as follow } from "../table/explaining.ts";
import type { FollowExplaining } from "../table/types.ts";
import * as explains from "./panels/explain.ts";

export const followExplaining: FollowExplaining = (...page) => follow(explains, ...page);
