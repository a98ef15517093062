import { weekdayNames } from '@sundowner/calendar/words';
import { numberPattern, numberSaid } from '../offers/number-words.ts';
import { longest, type Passage, sentencesOf } from './passages.ts';
import { type Row, rowsOf, text } from './rows.ts';

/** A day of the office: its record. */
export interface WeekDay {
  /** "Monday". */
  readonly day: string;
  /** Times as HH:MM; `null` for a day that is closed. */
  readonly open: { readonly opens: string; readonly closes: string } | null;
}

/** What words say of some days; no days where they say none. */
interface Piece {
  readonly days: readonly string[];
  readonly closed: boolean;
  readonly opens: string | null;
  readonly closes: string | null;
}

/** A sentence that says when somebody answers. */
export interface HoursSaid {
  readonly sentence: string;
  readonly pieces: readonly Piece[];
}

export const weekOf = (row: Row): readonly WeekDay[] =>
  rowsOf(row.week).flatMap(({ day, open, opens, closes }) => {
    const name = weekdayNames.find((each) => each.toLowerCase() === text(day).toLowerCase());
    if (!name || (open !== false && !(text(opens) && text(closes)))) return [];
    return { day: name, open: open === false ? null : { opens: text(opens), closes: text(closes) } };
  });

const dayName = `(${weekdayNames.join('|')})s?`;
const spanOfDays = new RegExp(`\\b${dayName}\\s*(?:to|until|–|-)\\s*${dayName}\\b`, 'gi');
const oneDay = new RegExp(`\\b${dayName}\\b`, 'gi');
const clock = `(noon|midday|${numberPattern}(?:[:.]\\d{2})?(?:\\s*[ap]\\.?m\\b\\.?)?)(?:\\s*o[’']clock)?`;
const spanOfTimes = new RegExp(`(?<![\\w:])${clock}\\s*(?:to|until|till|–|-)\\s*${clock}(?![\\w:])`, 'i');
const fromOnly = new RegExp(`\\bfrom ${clock}(?![\\w:])`, 'i');
const untilOnly = new RegExp(`\\b(?:until|till) ${clock}(?![\\w:])`, 'i');

/** Of other days, other clocks or other desks it says another thing rightly. */
const unread =
  /\b(?:except|holidays?|season|christmas|GMT|UTC|BST|CET|E[SD]T|P[SD]T|(?:london|new york|uk|british|greenwich|eastern|pacific|local) time|airport|gates?|shop|spa|kitchen|restaurant|night|radio|reception|emergenc(?:y|ies)|hotel|lodge|camp|whatsapp|chat)\b/i;

/**
 * "13:00" for "one" in the afternoon.
 *
 * @returns `null` for a number alone that is no hour an office opens or closes at
 */
function timeSaid(said: string, isEnd: boolean): { readonly time: string; readonly isBare: boolean } | null {
  if (/^(?:noon|midday)$/i.test(said)) return { time: '12:00', isBare: false };
  const [, hour = '', minutes, half] =
    /^(\d+|[a-z-]+?)(?:[:.](\d{2}))?\s*([ap])?(?:\.?m\.?)?$/i.exec(said) ?? [];
  const number = numberSaid(hour);
  const isBare = minutes === undefined && half === undefined;
  if (number > 24 || (isBare && (isEnd ? number > 8 : number < 6 || number > 12))) return null;
  const isAfternoon = half === undefined ? isEnd && number < 8 && !hour.startsWith('0') : /p/i.test(half);
  const at = isAfternoon && number < 12 ? number + 12 : number;
  return { time: `${String(at).padStart(2, '0')}:${minutes ?? '00'}`, isBare };
}

const weekdays = weekdayNames.slice(0, 5);

function daysIn(words: string): { readonly days: readonly string[]; readonly rest: string } {
  const days: string[] = [];
  const at = (name: string) => weekdayNames.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  const rest = words
    .replace(spanOfDays, (_, first: string, last: string) => {
      days.push(...weekdayNames.slice(at(first), at(last) + 1));
      return ' ';
    })
    .replace(oneDay, (_, name: string) => {
      days.push(...weekdayNames.slice(at(name), at(name) + 1));
      return ' ';
    })
    .replace(/\b(?:weekdays|(?:every|each) day|daily|seven days a week|weekends)\b/gi, (said) => {
      days.push(
        ...(/weekday/i.test(said) ? weekdays : /end/i.test(said) ? weekdayNames.slice(5) : weekdayNames),
      );
      return ' ';
    });
  return { days, rest };
}

/** @param hasDays a number alone is an hour where days are said, and of something else where none are */
function timesIn(words: string, hasDays: boolean): Omit<Piece, 'days'> | null {
  if (/\bclosed\b/i.test(words)) return { closed: true, opens: null, closes: null };
  const [, first, last] = spanOfTimes.exec(words) ?? [];
  const opens = first ?? fromOnly.exec(words)?.[1];
  const closes = last ?? untilOnly.exec(words)?.[1];
  const said = [
    opens === undefined ? undefined : timeSaid(opens, false),
    closes === undefined ? undefined : timeSaid(closes, true),
  ] as const;
  if (said.every((time) => time === undefined)) return null;
  if (said.some((time) => time === null || (time?.isBare && !hasDays))) return null;
  return { closed: false, opens: said[0]?.time ?? null, closes: said[1]?.time ?? null };
}

/** "Monday to Friday 08:00 to 17:00, Saturday until noon", day by day; nothing where the words are not plain. */
export function hoursSaid(words: string): readonly Piece[] {
  if (words.length > longest || unread.test(words)) return [];
  const pieces: Piece[] = [];
  let waiting: readonly string[] = [];
  for (const part of words.split(/[,;]|\band\b/i)) {
    const { days, rest } = daysIn(part);
    const times = timesIn(rest, days.length + waiting.length > 0);
    const last = pieces.at(-1);
    if (times) {
      pieces.push({ days: [...waiting, ...days], ...times });
      waiting = [];
    } else if (last?.days.length === 0 && waiting.length === 0 && days.length > 0) {
      // "08:00 to 17:00, Monday to Friday".
      pieces[pieces.length - 1] = { ...last, days };
    } else waiting = [...waiting, ...days];
  }
  return pieces;
}

const shown = ({ closed, opens, closes }: Omit<Piece, 'days'>): string => {
  if (closed) return 'closed';
  if (opens !== null && closes !== null) return `${opens} to ${closes}`;
  return opens === null ? `until ${closes}` : `from ${opens}`;
};
const keptOf = ({ day, open }: WeekDay): string =>
  `${day} ${open ? `${open.opens} to ${open.closes}` : 'closed'}`;

const agrees = ({ closed, opens, closes }: Piece, { open }: WeekDay): boolean =>
  open === null || closed
    ? (open === null) === closed
    : [open.opens, null].includes(opens) && [open.closes, null].includes(closes);

/**
 * Where hours in words are others than those of the week.
 *
 * @returns what the words say of a day and what the week does; `null` where they agree, or nothing is said
 */
export function whyHoursDiffer(
  pieces: readonly Piece[],
  week: readonly WeekDay[],
): { readonly said: string; readonly kept: string } | null {
  for (const piece of pieces) {
    const [first] = week;
    if (piece.days.length === 0) {
      if (first && !week.some((day) => agrees(piece, day)))
        return { said: shown(piece), kept: keptOf(first) };
      continue;
    }
    const day = week.find((each) => piece.days.includes(each.day) && !agrees(piece, each));
    if (day) return { said: `${day.day} ${shown(piece)}`, kept: keptOf(day) };
  }
  return null;
}

/** The hours of contact details in their own words. */
export function ownHours(row: Row): HoursSaid {
  const sentence = [text(row.officeDays), text(row.officeHours)].filter(Boolean).join(' ');
  return { sentence, pieces: hoursSaid(sentence) };
}

/** Why contact details do not go with their own week. */
export function whyWeekDiffers(row: Row): string | null {
  const why = whyHoursDiffer(ownHours(row).pieces, weekOf(row));
  return why && `“Office hours, in words” says ${why.said}, and “Office hours, day by day” ${why.kept}.`;
}

/** Somebody answers, or the office is open. */
const ofOffice =
  /\b(?:(?:a person|somebody|someone|a concierge|we|the concierges?) answers?\b|answer(?:s|ed)? the (?:tele)?phone|telephone is answered|office (?:is open|hours)|lines? (?:is|are) open|(?:ring|call|telephone) us\b)/i;

export function officeHoursIn({ words }: Passage): readonly HoursSaid[] {
  if (!ofOffice.test(words)) return [];
  return sentencesOf(words)
    .filter((sentence) => ofOffice.test(sentence))
    .map((sentence) => ({ sentence, pieces: hoursSaid(sentence) }))
    .filter(({ pieces }) => pieces.length > 0);
}
