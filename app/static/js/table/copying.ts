/** The clipboard, which a browser has on pages from secure addresses alone, and may refuse there, too. */

/** Copy a text; whether that was done. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
