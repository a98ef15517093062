import { type Day, daysAfter } from '@sundowner/calendar/day';
import { readDate } from '@sundowner/calendar/read-date';
import { monthNumber } from '@sundowner/calendar/words';

/** What a text says of a journey; `null` where it says nothing. */
export interface TripInWords {
  readonly arrival: Day | null;
  readonly departure: Day | null;
  readonly adults: number | null;
  readonly children: number | null;
}

const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** Longest text that is read; what stands after it is kept and not read. */
const mostLetters = 20_000;
const mostPeople = 200;

/** 5 of "5" and "five"; `null` of any other word. */
function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const at = numbers.indexOf(word);
  return at < 0 ? null : at + 1;
}

/** A day of a month, "4" or "4th". */
function dayNumber(word: string | undefined): string | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? '')?.[1];
  return digits !== undefined && Number(digits) >= 1 && Number(digits) <= 31 ? digits : null;
}

const isMonth = (word: string | undefined): word is string =>
  word !== undefined && monthNumber(word) !== null;
const yearOf = (word: string | undefined): string | null =>
  /^20\d{2}$/.test(word ?? '') ? (word ?? null) : null;

/** A month by itself is a date only after one of these: "may" and "march" are words of their own, too. */
const beforeMonth = ['in', 'during', 'early', 'late', 'mid', 'for', 'this', 'next', 'of'];
const between = ['to', 'until', 'till', 'through', 'and', 'bis'];

interface FoundDates {
  readonly days: readonly Day[];
  /** How many words they took. */
  readonly length: number;
}

/** The dates that begin at a word: "4 to 8 March 2027", "March 4th", "04/03/2027", "in July". */
function datesAt(words: readonly string[], at: number, today: Day): FoundDates | null {
  const word = words[at] ?? '';
  const read = (texts: readonly string[], length: number): FoundDates | null => {
    const days = texts.map((text) => readDate(text, today)?.day ?? null).filter((day) => day !== null);
    return days.length === texts.length ? { days, length } : null;
  };
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(word) || /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/.test(word))
    return read([word], 1);
  const first = dayNumber(word);
  if (first !== null) {
    const spans = between.includes(words[at + 1] ?? '') ? 2 : 1;
    const second = dayNumber(words[at + spans]);
    const month = words[at + spans + 1];
    if (second !== null && isMonth(month)) {
      const year = yearOf(words[at + spans + 2]);
      const after = `${month}${year === null ? '' : ` ${year}`}`;
      return read([`${first} ${after}`, `${second} ${after}`], spans + (year === null ? 2 : 3));
    }
    if (!isMonth(words[at + 1])) return null;
    const year = yearOf(words[at + 2]);
    return read([`${first} ${words[at + 1]}${year === null ? '' : ` ${year}`}`], year === null ? 2 : 3);
  }
  if (!isMonth(word)) return null;
  const day = dayNumber(words[at + 1]);
  if (day !== null) {
    const spans = between.includes(words[at + 2] ?? '') ? 3 : 2;
    const last = spans === 3 || Number(words[at + 2]) > Number(day) ? dayNumber(words[at + spans]) : null;
    const year = yearOf(words[at + spans + (last === null ? 0 : 1)]) ?? yearOf(words[at + 2]);
    const after = year === null ? '' : ` ${year}`;
    const texts = [day, ...(last === null ? [] : [last])].map((each) => `${each} ${word}${after}`);
    return read(texts, last === null ? 2 : spans + 1);
  }
  if (!beforeMonth.includes(words[at - 1] ?? '')) return null;
  const year = yearOf(words[at + 1]);
  return read([`${word}${year === null ? '' : ` ${year}`}`], year === null ? 1 : 2);
}

const adultWords = ['adult', 'adults', 'grown-ups', 'grownups'];
const childWords = ['child', 'children', 'kid', 'kids'];
const peopleWords = ['people', 'persons', 'guests', 'pax'];
const weAre = [['we', 'are'], ["we're"], ['there', 'are']];

/** How many are meant at a word: "5 people", "five of us", "we are two". */
function peopleAt(words: readonly string[], at: number): number | null {
  const count = numberOf(words[at]);
  if (count === null || count < 1 || count > mostPeople) return null;
  const next = words[at + 1];
  if (next !== undefined && peopleWords.includes(next)) return count;
  if (next === 'of' && words[at + 2] === 'us') return count;
  const isAfter = (phrase: readonly string[]) =>
    phrase.every((word, place) => words[at - phrase.length + place] === word);
  return weAre.some(isAfter) ? count : null;
}

/**
 * Reads dates and party from what somebody wrote. One walk over its words: each is looked at with at most five neighbours.
 *
 * @param today dates without a year are the next such days from it on
 */
export function tripInWords(text: string, today: Day): TripInWords {
  const words = [
    ...text
      .slice(0, mostLetters)
      .toLowerCase()
      .matchAll(
        /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,4}(?:st|nd|rd|th)?|[\p{L}][\p{L}'’-]*/gu,
      ),
  ].map(([word]) => word.replace('’', "'"));
  let arrival: Day | null = null;
  let departure: Day | null = null;
  let nights: number | null = null;
  let adults: number | null = null;
  let children: number | null = null;
  let people: number | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const dates = datesAt(words, at, today);
    if (dates) {
      for (const day of dates.days) {
        if (arrival === null) arrival = day;
        else if (departure === null && day > arrival) departure = day;
      }
      at += dates.length - 1;
      continue;
    }
    const count = numberOf(words[at]);
    if (count === null || count > mostPeople) continue;
    const next = words[at + 1] ?? '';
    if (next === 'night' || next === 'nights') nights ??= count;
    else if (adultWords.includes(next)) adults ??= count;
    else if (childWords.includes(next)) children ??= count;
    else people ??= peopleAt(words, at);
  }
  if (arrival !== null && departure === null && nights !== null && nights > 0)
    departure = daysAfter(arrival, nights);
  if (adults === null && people !== null) adults = Math.max(1, people - (children ?? 0));
  return { arrival, departure, adults, children };
}
