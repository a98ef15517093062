const day = 86_400_000;

/** Nights from arrival to departure; the day of departure is none. Both yyyy-mm-dd. */
export const nightsBetween = (arrival: string, departure: string): number =>
  Math.round((Date.parse(departure) - Date.parse(arrival)) / day);

/** Each night of a stay by the day it begins on, yyyy-mm-dd. */
export function nightsOf(arrival: string, departure: string): readonly string[] {
  return Array.from({ length: Math.max(0, nightsBetween(arrival, departure)) }, (_, night) =>
    new Date(Date.parse(arrival) + night * day).toISOString().slice(0, 10),
  );
}
