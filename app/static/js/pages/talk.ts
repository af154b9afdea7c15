/** The page of a table's talk. */
import { call, newKey } from "../table/api.ts";
import { isComposing } from "../table/keyboard.ts";
import { isHosting } from "../table/seats.ts";
import { endingOf } from "../table/signed-out.ts";
import { connect } from "../table/socket.ts";
import { Conversation } from "../table/talk/conversation.ts";
import { Notes } from "../table/talk/notes.ts";
import { followVersion } from "../table/updating.ts";
import { booted, inWords, tell, tellVersion, wordsOf } from "./parts/common.ts";

const place = document.getElementById("talk");
if (place) {
  const boot = booted<{ seats: string[]; hosting: boolean }>();
  const say = wordsOf(boot);
  const query = boot.invite ? `?invite=${encodeURIComponent(boot.invite)}` : "";
  const about = {
    path: `/api/games/${encodeURIComponent(boot.id)}`,
    query,
    language: boot.language,
    writes: boot.user !== null,
    hosting: boot.hosting,
    names: () => boot.seats,
    unread: () => {},
  };
  const talk = new Conversation(place, about, say, {
    call,
    isComposing,
    newKey,
    tell,
    inWords: (problem) => inWords(say, problem),
  });
  const notes = document.getElementById("notes");
  if (notes && boot.user) new Notes(notes, about, say, talk.tools);
  await talk.begin();
  document.addEventListener("visibilitychange", () => void talk.markRead());
  const greeted = followVersion(boot.version, { tell: (isOther) => tellVersion(say, isOther) });
  connect(`/ws/games/${encodeURIComponent(boot.id)}${query}`, {
    seq: () => -1,
    onView: () => {},
    onPatch: () => {},
    ...endingOf(boot),
    onStatus: (status) => {
      // What was said before the connection was there (again) is not told.
      if (status === "open") void talk.load();
      else if (status === "signed-out" || status === "gone") location.reload(); // The server's page says what to do.
    },
    onOther: (message) => {
      if (message.type === "chat") void talk.load();
      if (message.type === "table") talk.setHosting(isHosting(message.table, talk.about.hosting));
      if (message.type === "hello") greeted(message.version);
    },
  });
}
