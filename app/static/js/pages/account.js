/** One's own account: each part of the page looks after itself. */
import { device } from "./account/device.js";
import { oneself } from "./account/oneself.js";
import { passkeys } from "./account/passkeys.js";
import { sessions } from "./account/sessions.js";
import { ways } from "./account/ways.js";
import { booted, inWords, tell, wordsOf } from "./parts/common.js";

const boot = booted();
const say = wordsOf(boot);
for (const begin of [oneself, ways, passkeys, device, sessions]) {
  Promise.resolve(begin(say, boot)).catch((problem) => tell(inWords(say, problem)));
}
