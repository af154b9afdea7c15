/**
 * Tells the server which number of the table somebody can see, so that no notice tells them of it: once for each number,
 * while the page is visible, and again on a new connection.
 * @param {() => number} seq
 * @param {(seq: number) => void} tell
 * @returns {(again?: boolean) => void} to be called after each change
 */
export function tellShown(seq, tell) {
  let told = -1;
  const see = (again = false) => {
    if (document.hidden || (seq() === told && !again)) return;
    told = seq();
    tell(told);
  };
  document.addEventListener("visibilitychange", () => see());
  return see;
}
