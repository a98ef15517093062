/** The session keeps one stay for every strip, calculator and form. */
export const stayKey = 'stay';

/** What the session keeps of a stay, as it was written: whoever uses it checks it. `null` while nothing was chosen. */
export function keptWords(): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(sessionStorage.getItem(stayKey) ?? 'null');
  } catch {
    return null;
  }
}
