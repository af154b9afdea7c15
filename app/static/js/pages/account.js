/** One's own account: each part of the page looks after itself. */
import { sessions } from "./account/sessions.js";
import { booted, inWords, tell, wordsOf } from "./parts/common.js";

const boot = booted();
const say = wordsOf(boot);
for (const begin of [sessions]) {
  Promise.resolve(begin(say, boot)).catch((problem) => tell(inWords(say, problem)));
}
