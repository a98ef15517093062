/** Midnight at the end of a day, where the editors are (UTC+2). @param date yyyy-mm-dd */
export const endOfDay = (date: string): Date => new Date(Date.parse(`${date}T24:00:00+02:00`));

/** Midnight at the start of a day. @param date yyyy-mm-dd */
export const startOfDay = (date: string): Date => new Date(Date.parse(`${date}T00:00:00+02:00`));

/** Today where the editors are, yyyy-mm-dd. */
export const today = (now: Date = new Date()): string =>
  new Date(now.getTime() + 2 * 3_600_000).toISOString().slice(0, 10);
