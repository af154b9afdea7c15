/** Who one is: name and picture, one's data, and signing out. */
import type { AccountBoot } from "./account/common.ts";
import { oneself } from "./account/oneself.ts";
import { signingOut } from "./account/signing-out.ts";
import { booted, wordsOf } from "./parts/common.ts";

const boot = booted<AccountBoot>();
const say = wordsOf(boot);
oneself(say, boot);
signingOut(say);
