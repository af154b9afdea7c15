/**
 * Tells the server which number of the table somebody can see, so that no notice tells them of it: once for each number,
 * while the page is visible, and again on a new connection; never before there is one.
 * @returns to be called after each change
 */
export function tellShown(seq: () => number, tell: (seq: number) => void): (again?: boolean) => void {
  let told = -1;
  const see = (again = false) => {
    if (document.hidden || seq() < 0 || (seq() === told && !again)) return;
    told = seq();
    tell(told);
  };
  document.addEventListener("visibilitychange", () => see());
  return see;
}
