/** A day as `yyyy-mm-dd`, without a time and a zone. Such strings compare as the days do. */
export type IsoDay = string;

/** Whether a text is a day, and no date as somebody typed it. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
