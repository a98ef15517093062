/** The session keeps one stay for every strip, calculator and form. */
export const stayKey = 'stay';

/**
 * What the session keeps of a stay, as it was written: the code that uses it checks it. `null` while nothing was chosen. A file of its
 * own, since every form's dialog takes it and would otherwise bring the arithmetic of days (tests/e2e/dialog-weight.spec.ts).
 */
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
  const fields = typeof asked === 'object' && asked !== null ? Object.entries(asked) : [];
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
}
