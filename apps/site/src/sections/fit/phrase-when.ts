import { nightsBetween } from '@sundowner/calendar/day';
import { readDate } from '@sundowner/calendar/read-date';
import { monthNames, monthNumber } from '@sundowner/calendar/words';
import { plainDate, writtenDate } from '@sundowner/calendar/written-date';
import { slips } from '../../content/search/slips.ts';
import { mostNights } from './fit-question.ts';
import { childrenIn } from './phrase-party.ts';
import { age, child, gap, numberWord, others } from './phrase-words.ts';

/** When the words of a search ask for, and what is left of them. */
export interface PhraseWhen {
  /** yyyy-mm-dd. */
  readonly arrival: string | null;
  /** Between arrival and departure, where both are said. */
  readonly nights: number | null;
  /** yyyy-mm, where no day is said. */
  readonly month: string | null;
  /** A day or a month of a year that was said, and is over. */
  readonly over: string | null;
  readonly rest: string;
}

const names = [...monthNames.flatMap((name) => [name, name.slice(0, 3)]), 'Sept'].join('|');
/** Four figures after a month are its year, unless a currency stands behind them and no sum of its own. */
const year = (group: string) =>
  String.raw`(?:,?\s+(?<${group}>20\d{2})(?!\d|\s*per\b|\s?(?:[$€£]|(?:r|rand|usd|eur|gbp|zar|dollars?|euros?|pounds?)\b)(?!\s?\d)))`;
/** "may" and "march" are words as well: they need a hint that a month is meant. */
const hinted = new RegExp(
  String.raw`\b(?:in|during|early|mid|late|of|next|this)[\s-]+(?<name>${names})\b${year('year')}?`,
  'i',
);
const bare = new RegExp(String.raw`\b(?<name>${names.replace(/\bMay\|May\|/, '')})\b${year('year')}?`, 'i');
/** What stands behind "may" where it is the month: the end, a number, or what one adds to a month. */
const ending = new RegExp(
  String.raw`(?<=[a-z\d,;]\s{1,3})\b(?<name>may)\b(?=\s*(?:$|[,.;|)]|\d|(?:under|below|up to|about|around|for|with|${numberWord})\b))`,
  'i',
);
/** A year behind it is a hint as well. */
const dated = new RegExp(String.raw`\b(?<name>${names})\b${year('year')}`, 'i');

const to = String.raw`\s*(?:to|until|till|through|[-–—])\s*(?:the\s+)?`;
const date = (group: string) => String.raw`(?<${group}>\d{1,2})(?:st|nd|rd|th)?`;
const month = (group: string) => String.raw`(?:\s+of\s+|\s*|-)(?<${group}>${names})\b\.?`;

/** "12 May 2027", "12 to 17 May", "28 May to 3 June 2027": of one day its parts are those of the end. */
const dayFirst = new RegExp(
  String.raw`(?<![\d.,/])(?:${date('from')}(?:${month('fromMonth')}${year('fromYear')}?)?${to})?${date('until')}${month('untilMonth')}${year('untilYear')}?`,
  'gi',
);
/** Behind a month a figure is a day where nothing is counted by it. */
const isDay = String.raw`(?!\d|[.,]\d|\s?(?:k|m|thousand|million)\b|\s\d{3}(?!\d)|[\s-]*(?:${others}|${child}|per|years?|months?|yo)(?![a-z]))`;
/** "May 12, 2027", "May 12 to 17", "May 28 to June 3". */
const monthFirst = new RegExp(
  String.raw`\b(?<fromMonth>${names})\b\.?\s+(?:the\s+)?${date('from')}${isDay}${year('fromYear')}?(?:${to}(?:(?<untilMonth>${names})\b\.?\s+)?${date('until')}${isDay}${year('untilYear')}?)?`,
  'gi',
);

/** A day as it is said. */
interface Said {
  readonly date: number;
  readonly month: number;
  readonly year: number | null;
}

interface Found {
  readonly start: Said;
  /** `null` of one day. */
  readonly end: Said | null;
  readonly text: string;
  readonly index: number;
}

type Groups = Readonly<Record<string, string | undefined>>;

function foundIn({ 0: text, index, groups }: RegExpExecArray): Found {
  const of: Groups = groups ?? {};
  const monthOf = (name: string | undefined) => monthNumber((name ?? '').toLowerCase());
  const [first, last] = [monthOf(of.fromMonth), monthOf(of.untilMonth)];
  const said = (half: 'from' | 'until'): Said | null => {
    const [day, written] = [of[half], of[`${half}Year`]];
    const month = half === 'from' ? (first ?? last) : (last ?? first);
    if (day === undefined || month === null) return null;
    return { date: Number(day), month, year: written ? Number(written) : null };
  };
  const [from, until] = [said('from'), said('until')];
  const start = from ?? until ?? { date: 0, month: 1, year: null };
  const end = from && until;
  if (start.year !== null || !end || end.year === null) return { start, end, text, index };
  const isYearBefore = start.month > end.month;
  return { start: { ...start, year: end.year - Number(isYearBefore) }, end, text, index };
}

const agesBefore = new RegExp(
  String.raw`\b(?<who>${child})\s*\(?(?<as>aged?|of|who (?:is|are))?\s*(?<list>(?:${age}(?:\s*(?:,|and\b|&)\s*|\s+))*)$`,
  'i',
);

/** "kids 4 and 7 March" are ages, and "kids 4 and 7, 10 March" is a day. */
function isAge(before: string): boolean {
  const { who = '', as, list = '' } = agesBefore.exec(before)?.groups ?? {};
  if (who === '') return false;
  const earlier = list.match(new RegExp(age, 'gi'))?.length ?? 0;
  if (earlier === 0) return as !== undefined;
  const said = childrenIn(before) ?? (/^(?:children|.*s)$/i.test(who) ? null : 1);
  if (said !== null) return earlier < said;
  const isJoined = /(?:and|&)\s*$/i.test(list);
  return isJoined || !/and|&/i.test(list);
}

/** Between an arrival and a departure that are said one by one. */
const andLeaving =
  /^[\s,]*(?:and\s+|then\s+)?(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|until|till|check(?:ing)?[\s-]?out|back|home)\s*:?\s*(?:on\s+)?(?:the\s+)?$/i;

const isDeparture = (before: string) =>
  /\b(?:until|till|before|by|to|leav(?:e|ing)|depart(?:ing|ure)?|ending)\s+(?:on\s+)?(?:the\s+)?$/i.test(
    before,
  );

/** "may 12" alone: a sentence may go on so. */
const isDoubtful = (text: string, after: string) =>
  /^(?:may|march|mar)\s+\d{1,2}$/i.test(text) &&
  /^\s+[a-z]/i.test(after) &&
  !/^\s+(?:for|with)\b/i.test(after);

const endsInMonth = new RegExp(String.raw`\b(?:${names})\b\.?\s+(?:the\s+)?$`, 'i');

function dateIn(text: string): Found | null {
  for (const match of text.matchAll(dayFirst)) {
    const [found, before] = [foundIn(match), text.slice(0, match.index)];
    // "May 28-June 3" begins with its month.
    if (!endsInMonth.test(before) && (found.end || !isAge(before))) return found;
  }
  for (const match of text.matchAll(monthFirst)) {
    if (!isDoubtful(match[0], text.slice(match.index + match[0].length))) return foundIn(match);
  }
  return null;
}

/** "arriving 12 March, leaving 15 March" as "12 to 15 March". */
function withDeparture(found: Found | null, text: string): Found | null {
  if (!found || found.end) return found;
  const from = found.index + found.text.length;
  const next = dateIn(text.slice(from));
  if (!next || next.end || !andLeaving.test(text.slice(from, from + next.index))) return found;
  return { ...found, end: next.start, text: text.slice(found.index, from + next.index + next.text.length) };
}

const monthSaid = (text: string) =>
  hinted.exec(text) ?? dated.exec(text) ?? bare.exec(text) ?? ending.exec(text);

const dayOf = ({ date, month, year }: Said, from: string): string | null =>
  readDate(`${date} ${monthNames[month - 1]}${year === null ? '' : ` ${year}`}`, from)?.day ?? null;

/** The month of a year, or the next such month. */
function monthFrom(month: number, said: number | null, today: string): Pick<PhraseWhen, 'month' | 'over'> {
  const two = String(month).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const next = `${thisYear}-${two}` >= today.slice(0, 7) ? thisYear : thisYear + 1;
  const asked = `${said ?? next}-${two}`;
  return asked >= today.slice(0, 7) ? { month: asked, over: null } : { month: null, over: asked };
}

const nothing = { arrival: null, nights: null, month: null, over: null };

function daysOf({ start, end }: Found, isEnd: boolean, today: string): Omit<PhraseWhen, 'rest'> {
  const day = dayOf(start, today);
  if (day !== null && day < today) return { ...nothing, over: day };
  const last = day === null || end === null ? null : dayOf(end, day);
  const nights = day === null || last === null ? null : nightsBetween(day, last);
  // A departure alone says no arrival, and days beyond the longest stay are the time one may come in.
  if (day === null || isEnd || (nights ?? 0) > mostNights)
    return { ...nothing, ...monthFrom(start.month, start.year, today) };
  return { ...nothing, arrival: day, nights: nights !== null && nights >= 1 ? nights : null };
}

const longNames = monthNames.filter((name) => name.length >= 6);

/** Long names of months as they were meant: with a letter too few, too many or another one, or two that changed places. */
const spelt = (text: string): string =>
  text.replaceAll(/\b[a-z]{5,10}\b/gi, (word) => {
    const typed = word.toLowerCase();
    const meant = longNames.find((name) => {
      const known = name.toLowerCase();
      // Augusta is a place.
      return known[0] === typed[0] && !typed.startsWith(known) && slips(typed, known, 1) === 1;
    });
    return meant ?? word;
  });

const inFigures =
  /(?<![\d/.-])(?:20\d{2}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/(?:20)?\d{2}|\d{1,2}\.\d{1,2}\.(?:20)?\d{2})(?![\d/])/g;

/** Dates in figures with the name of their month. */
const named = (text: string): string =>
  text.replaceAll(inFigures, (written) => {
    const { date, month, year } = writtenDate(plainDate(written)) ?? { date: 0, month: 0, year: null };
    const name = monthNames[month - 1];
    return name ? `${date} ${name} ${year}` : written;
  });

/** "Mon 12 to Sat 17 May" as "12 to 17 May". */
const withoutWeekdays = (text: string): string =>
  text.replaceAll(
    new RegExp(
      String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b,?\s+(?=(?:the\s+)?(?:\d|(?:${names})\b))`,
      'gi',
    ),
    '',
  );

/** "between 12 and 17 May" as "12 to 17 May". */
const asRange = (text: string): string =>
  text.replace(/\bbetween\s+([^|,]{1,20}?)\s+and\s+(?=(?:the\s+)?[a-z]*\s*\d)/i, '$1 to ');

/**
 * The days, or the month, that words ask for: "12 to 17 May 2027", "arriving 12 March", "in May".
 *
 * @param today yyyy-mm-dd
 */
export function whenIn(typed: string, today: string): PhraseWhen {
  const text = asRange(withoutWeekdays(named(spelt(typed))));
  const found = withDeparture(dateIn(text), text);
  const groups = found ? {} : (monthSaid(text)?.groups ?? {});
  const number = monthNumber((groups.name ?? '').toLowerCase());
  const months = number === null ? {} : monthFrom(number, groups.year ? Number(groups.year) : null, today);
  const days = found ? daysOf(found, isDeparture(text.slice(0, found.index)), today) : {};
  const left = found ? text.slice(0, found.index) + gap + text.slice(found.index + found.text.length) : text;
  const rest = [hinted, dated, bare, ending].reduce((all, pattern) => all.replace(pattern, gap), left);
  return { ...nothing, ...months, ...days, rest };
}
