import { monthNumber } from '@sundowner/calendar/words';
import type { GettingThere } from '../../content/fields/place.ts';

type GateHours = GettingThere['gateHours'][number];

/** Coordinates in brackets, which the page of travel information prints by themselves. */
const coordinates = /\s*\([^)]*°[^)]*\)\s*$/;

/**
 * Whether a row of hours is of a month.
 *
 * @param months as editors write them: "November to February", "April, August and September"; empty for all year
 * @returns `false` too where a word is no month: nothing is said rather than something wrong
 */
export function isOfMonth(months: string, month: number): boolean {
  if (months.trim() === '') return true;
  return months.split(/,|\band\b/).some((part) => {
    const [first, last, ...more] = part.split(/\bto\b/).map((word) => monthNumber(word.trim().toLowerCase()));
    if (!first || last === null || more.length > 0) return false;
    const end = last ?? first;
    return first <= end ? month >= first && month <= end : month >= first || month <= end;
  });
}

/** What the first gate of a place, as its editors order them, does tonight: "Shaw’s Gate closes at 22:00". */
export function gateTonight(rows: readonly GateHours[], month: number): string | null {
  const row = rows.find(({ gate, months, closes }) => gate && closes && isOfMonth(months, month));
  if (!row) return null;
  const gate = row.gate.replace(coordinates, '');
  // "North Gate, by the river, closes …"
  const named = gate.includes(',') ? `${gate},` : gate;
  return row.closes === '24:00' ? `${named} open all night` : `${named} closes at ${row.closes}`;
}
