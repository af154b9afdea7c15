/** The page of a link with a secret: it is used when the button is pressed, and not before. */
import { call } from "../table/api.ts";
import { part } from "./account/common.ts";
import { booted, done, tell, unlessBusy, wordsOf } from "./parts/common.ts";
import { leavePage } from "./parts/leaving.ts";

const boot = booted<{ to: string; way: string; next: string }>();
const say = wordsOf(boot);
const secret = decoded(location.hash.slice(1));
// What the address shows, bookmarks and histories keep.
history.replaceState(null, "", location.pathname + location.search);
const button = part("use") as HTMLButtonElement;
button.disabled = secret === "";
if (secret === "") tell(say("sign-in-nothing"));
button.addEventListener("click", () =>
  unlessBusy(say, button, async () => {
    await call("POST", boot.to, { secret });
    if (boot.way !== "confirm") return leavePage(() => location.assign(boot.next));
    done(say("sign-in-confirmed"));
    // What was to be done is done: the page says so, and leads on.
    part("lead").remove();
    part("using").remove();
    part("on").classList.add("main");
    part("done").focus();
  }),
);

/** The secret of a link; none where a mail program has broken it. */
function decoded(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return "";
  }
}
