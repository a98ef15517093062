/** What the doctor found about one thing: `fault` ends with exit code 1, `note` does not. */
export interface Finding {
  readonly state: 'good' | 'note' | 'fault';
  readonly about: string;
  readonly words: string;
}

export const good = (about: string, words: string): Finding => ({ state: 'good', about, words });
export const note = (about: string, words: string): Finding => ({ state: 'note', about, words });
export const fault = (about: string, words: string): Finding => ({ state: 'fault', about, words });

/** The finding of a check that throws where something is wrong. */
export async function finding(about: string, check: () => Promise<string> | string): Promise<Finding> {
  try {
    return good(about, await check());
  } catch (error) {
    return fault(about, error instanceof Error ? error.message : String(error));
  }
}
