/** What goes wrong at one place of a page, by where it came from, so that nobody clears what another has said. Pure. */
export class Problems<Source extends string> {
  texts = new Map<Source, string>();

  /** Take over what a source says now; an empty text says that nothing is wrong there any more. */
  tell(source: Source, text: string) {
    if (text) this.texts.set(source, text);
    else this.texts.delete(source);
  }

  /** All of it, in the order in which it came. */
  get text() {
    return [...new Set(this.texts.values())].join(" ");
  }
}
