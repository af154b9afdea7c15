/** Who one is: name and picture, one's data, and signing out. */
import { oneself } from "./account/oneself.ts";
import { signingOut } from "./account/signing-out.ts";
import { booted, wordsOf } from "./parts/common.ts";

const boot = booted();
const say = wordsOf(boot);
oneself(say, boot);
signingOut(say);
