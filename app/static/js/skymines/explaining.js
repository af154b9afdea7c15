/** Explanations of the things of Skymines; loaded when somebody first wants one. */
import "./face.js"; // Lazy modules import the whole face, so that the bundler puts it into one shared script.
import { followExplaining as follow } from "../table/explaining.js";
import * as explains from "./panels/explain.js";

/** @type {import("../table/types").FollowExplaining} */
export const followExplaining = (...page) => follow(explains, ...page);
