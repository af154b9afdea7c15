/** Of several requests for the same thing: how many there were, and which of them brought what is known. */
export class AnswerOrder {
  asked = 0;
  answered = 0;

  /** A request is sent. @returns its number */
  ask() {
    this.asked += 1;
    return this.asked;
  }

  /** Whether the answer to request `asked` is to be taken, and is from then on: none to a later one has been. */
  takes(asked: number) {
    if (asked < this.answered) return false;
    this.answered = asked;
    return true;
  }
}
