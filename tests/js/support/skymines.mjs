/** The tests of the table speak of Skymines: its face is on. */
import { skymines } from "../../../app/static/js/skymines/face.js";
import { putOn } from "../../../app/static/js/table/face.js";

putOn(skymines);
