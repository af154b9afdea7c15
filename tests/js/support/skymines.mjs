/** Sets the face of Skymines for tests of the table. */
import { skymines } from "../../../app/static/js/skymines/face.js";
import { putOn } from "../../../app/static/js/table/face.js";

putOn(skymines);
