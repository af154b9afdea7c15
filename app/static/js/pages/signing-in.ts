/** How one signs in, and where one is signed in: each part of the page looks after itself. */
import type { AccountBoot } from "./account/common.ts";
import { device } from "./account/device.ts";
import { passkeys } from "./account/passkeys.ts";
import { sessions } from "./account/sessions.ts";
import { signInMethods } from "./account/sign-in-methods.ts";
import { booted, inWords, tell, wordsOf } from "./parts/common.ts";

const boot = booted<AccountBoot & { pending: string | null }>();
const say = wordsOf(boot);
for (const begin of [signInMethods, passkeys, device, sessions]) {
  Promise.resolve(begin(say, boot)).catch((problem: unknown) => tell(inWords(say, problem)));
}
