import { monthNumber } from './words.ts';

// Full-width, Arabic-Indic, extended Arabic-Indic, Devanagari, Bengali, Gujarati, Tamil, Thai, Lao, Burmese and Khmer digits, by
// the code of their zero.
const zeros = [0xff10, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0ae6, 0x0be6, 0x0e50, 0x0ed0, 0x1040, 0x17e0];

/** `text` with the digits of other scripts as 0 to 9. */
export function westernDigits(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? character : String(code - zero);
  }).join('');
}

/** A date as it is written, whether there is such a day or not. */
export interface WrittenDate {
  readonly date: number;
  readonly month: number;
  /** `null` when none is written. */
  readonly year: number | null;
  /** Whether it is in figures, the day first: 3/25/2027. */
  readonly inFigures: boolean;
}

/** A text in which a month is named: a date, a part of a month or a whole one. */
export interface NamedMonth {
  readonly month: number;
  readonly year: number | null;
  readonly date: number | null;
  /** "mid", "late". */
  readonly part: string | null;
}

/** No date is longer; a hostile text is not even looked at. */
const longest = 60;
const weekday = /\b(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b/g;
const named =
  /^(?:(?<first>\d{1,2}) ?(?<month>[a-z]+)|(?<part>early|beginning|start|mid|middle|late|end)[ -]?(?<partial>[a-z]+)|(?<whole>[a-z]+)(?: (?<last>\d{1,2}))?)(?: (?<year>\d{4}|'?\d{2}))?$/;

/** "27" is 2027. */
function yearOf(digits: string | undefined): number | null {
  if (!digits) return null;
  const year = Number(digits.replace("'", ''));
  return digits.length === 4 ? year : 2000 + year;
}

/** A typed date without what only decorates it: "Fri, the 5th of March" as "5 march"; empty for what is too long to be one. */
export function plainDate(text: string): string {
  if (text.length > longest) return '';
  return westernDigits(text)
    .toLowerCase()
    .replace(weekday, ' ')
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/[,]|\b(the|of|in|on|around|about)\b/g, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/(?<=\d)-(?=[a-z])|(?<=[a-z])-(?=\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @param plain as `plainDate` gives it */
export function namedMonth(plain: string): NamedMonth | null {
  const groups = named.exec(plain)?.groups;
  const month = monthNumber(groups?.month ?? groups?.partial ?? groups?.whole ?? '');
  if (!groups || month === null) return null;
  const date = groups.first ?? groups.last;
  return { month, year: yearOf(groups.year), date: date ? Number(date) : null, part: groups.part ?? null };
}

/**
 * Day, month and year of a text that is written as a date: "5 March 2027", "March 5th", "05/03/2027" (day first), "2027-03-05".
 *
 * @param plain as `plainDate` gives it
 */
export function writtenDate(plain: string): WrittenDate | null {
  const [, isoYear, isoMonth, isoDate] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain) ?? [];
  if (isoYear)
    return { date: Number(isoDate), month: Number(isoMonth), year: Number(isoYear), inFigures: false };
  const [, date, month, year] = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}|\d{2}))?$/.exec(plain) ?? [];
  if (date) return { date: Number(date), month: Number(month), year: yearOf(year), inFigures: true };
  const words = namedMonth(plain);
  if (!words || words.date === null) return null;
  return { date: words.date, month: words.month, year: words.year, inFigures: false };
}
