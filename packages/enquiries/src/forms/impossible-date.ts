import { daysIn, longestDate, monthNumber, namedDate, plainDate, yearOf } from './read-date.ts';

interface Parts {
  readonly date: number;
  readonly month: number;
  readonly year: number | null;
  /** Whether it was typed as 3/25/2027. */
  readonly slashed: boolean;
}

/** Day, month and year of a text that is written as a date, whether there is such a day or not. */
function partsOf(text: string): Parts | null {
  if (text.length > longestDate) return null;
  const plain = plainDate(text);
  const [, isoYear, isoMonth, isoDate] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain) ?? [];
  if (isoYear)
    return { date: Number(isoDate), month: Number(isoMonth), year: Number(isoYear), slashed: false };
  const [, date, month, year] = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}|\d{2}))?$/.exec(plain) ?? [];
  if (date)
    return { date: Number(date), month: Number(month), year: year ? yearOf(year) : null, slashed: true };
  const groups = namedDate.exec(plain)?.groups;
  const word = monthNumber(groups?.month ?? groups?.whole ?? '');
  const day = groups?.first ?? groups?.last;
  if (!groups || !day || word === null) return null;
  const named = groups.year ? yearOf(groups.year.replace("'", '')) : null;
  return { date: Number(day), month: word, year: named, slashed: false };
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/**
 * Why a text that is written as a date is none: "there is no 29 February in 2027".
 *
 * @returns `null` for a day there is, and for what is no date at all
 */
export function impossibleDate(text: string): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const { date, month, year, slashed } = parts;
  if (month < 1 || month > 12) {
    const turned = slashed && date >= 1 && date <= 12 && month <= 31;
    // Americans write the month first.
    const example = `${month}/${date}${year === null ? '' : `/${year}`}`;
    return `there is no month ${month}${turned ? `; write the day first, as in ${example}` : ''}`;
  }
  const name = monthName.format(Date.UTC(2024, month - 1, 1));
  if (date < 1 || date > daysIn(2024, month)) return `there is no ${date} ${name}`;
  return year !== null && date > daysIn(year, month) ? `there is no ${date} ${name} in ${year}` : null;
}
