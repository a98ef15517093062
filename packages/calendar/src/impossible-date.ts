import { daysIn } from './day.ts';
import { monthNames } from './months.ts';
import { plainDate, writtenDate } from './written-date.ts';

/**
 * Why a text that is written as a date is none: "there is no 29 February in 2027".
 *
 * @returns `null` for a day there is, and for what is no date at all
 */
export function impossibleDate(text: string): string | null {
  const written = writtenDate(plainDate(text));
  if (!written) return null;
  const { date, month, year, inFigures } = written;
  const name = monthNames[month - 1];
  if (!name) {
    const turned = inFigures && date >= 1 && date <= 12 && month <= 31;
    // Americans write the month first.
    const example = `${month}/${date}${year === null ? '' : `/${year}`}`;
    return `there is no month ${month}${turned ? `; write the day first, as in ${example}` : ''}`;
  }
  // A year with a 29 February, to tell a day that no year has.
  if (date < 1 || date > daysIn(2024, month)) return `there is no ${date} ${name}`;
  return year !== null && date > daysIn(year, month) ? `there is no ${date} ${name} in ${year}` : null;
}
