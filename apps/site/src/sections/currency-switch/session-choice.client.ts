/** What the session keeps under a name; a browser may refuse storage altogether. */
export function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // It then lasts as long as the page.
  }
}

/** The name the currency of a session is kept under (ISO 4217). */
export const choiceKey = 'currency';
