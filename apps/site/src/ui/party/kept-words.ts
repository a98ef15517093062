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

/** What a form is filled in with by the session's stay, by the names of its fields; nothing while no stay is whole. */
export function keptAnswers(): Readonly<Record<string, string>> {
  const asked = keptWords()?.asked;
  const told = typeof asked === 'object' && asked !== null ? Object.entries(asked) : [];
  return Object.fromEntries(told.filter(([, value]) => typeof value === 'string'));
}
