/** Explanations of the things of Skymines; loaded when somebody first wants one. */
import "./face.js"; // What is loaded later shares all of the face with the table: the bundler makes one script of it.
import { followExplaining as follow } from "../table/explaining.js";
import * as explains from "./panels/explain.js";

/** @type {import("../table/types").FollowExplaining} */
export const followExplaining = (...page) => follow(explains, ...page);
