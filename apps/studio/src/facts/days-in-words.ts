import { type Day, daysAfter } from '@sundowner/calendar/day';
import { dayInWords, monthNames, monthNumber } from '@sundowner/calendar/words';
import { type Clause, clausesOfOffer, labels, type OfferWords, type OtherWords } from './offer-words.ts';

/** A day as words have it: "1 February", "15 January 2027". */
interface SaidDay {
  readonly words: string;
  readonly date: number;
  readonly month: number;
  readonly year: number | null;
  /** "before 1 April" may be said of 31 March. */
  readonly isOpen: boolean;
}

// Months have a capital letter: "four may stay".
const month = monthNames.map((name) => `${name}|${name.slice(0, 3)}\\b\\.?`).join('|');
const date = '(\\d{1,2})(?:st|nd|rd|th)?';
const dayFirst = new RegExp(
  `(?<![\\d.,])(?:${date}\\s*(?:to|until|till|and|–|-)\\s*)?${date} (?:of )?(${month})(?:,? (\\d{4}))?(?!\\d)`,
  'g',
);
const monthFirst = new RegExp(`\\b(${month}) ${date}(?!\\d|\\s*(?:${month}))(?:,? (\\d{4}))?`, 'g');

/** Days that something begins or ends with; one on which something happens is another thing's. */
const bounds =
  /(?:^|\b(?:from|since|until|till|to|through|by|before|after|starting|ending|valid)\s+(?:on\s+)?(?:the\s+)?)$/i;
const goesOn = /^\s*(?:to|until|till|through|–|-)\s*(?:the\s+)?(?:\d|[A-Z])/;

function daysIn(clause: string): readonly SaidDay[] {
  const found = (
    match: RegExpExecArray,
    dates: readonly (string | undefined)[],
    name = '',
    year?: string,
  ) => {
    const before = clause.slice(0, match.index);
    const after = clause.slice(match.index + match[0].length);
    const between = /\bbetween\s+$|\bbetween\b.*\band\s+$/i.test(before);
    const isBound = between || bounds.test(before) || goesOn.test(after) || dates.length > 1;
    const number = monthNumber(name.toLowerCase().replace('.', ''));
    if (!isBound || number === null || (before.trim() === '' && !goesOn.test(after) && dates.length === 1))
      return [];
    return dates.map((said) => ({
      words: match[0],
      ...{ date: Number(said), month: number, year: year ? Number(year) : null },
      isOpen: /\b(?:before|after)\s+(?:the\s+)?$/i.test(before),
    }));
  };
  return [
    ...[...clause.matchAll(dayFirst)].flatMap((match) =>
      found(match, match[1] ? [match[1], match[2]] : [match[2]], match[3], match[4]),
    ),
    ...[...clause.matchAll(monthFirst)].flatMap((match) => found(match, [match[2]], match[1], match[3])),
  ];
}

const isSameDay = (day: Day, said: SaidDay): boolean => {
  const [year, month, date] = day.split('-').map(Number);
  return date === said.date && month === said.month && (said.year === null || said.year === year);
};

const isThat = (day: Day, said: SaidDay): boolean =>
  isSameDay(day, said) ||
  (said.isOpen && (isSameDay(daysAfter(day, 1), said) || isSameDay(daysAfter(day, -1), said)));

const span = (what: string, from: Day | null, until: Day | null): string =>
  [what, from && `from ${dayInWords(from)}`, until && `until ${dayInWords(until)}`].filter(Boolean).join(' ');

/** A title that names the first and the last month of its stays. */
function otherMonths({ title, stayFrom, stayUntil }: OfferWords): OtherWords | null {
  if (!stayFrom || !stayUntil || /\bbook/i.test(title)) return null;
  const names = monthNames.join('|');
  const [words, first = '', last = ''] =
    new RegExp(
      `(?<!\\d )\\b(${names}) (?:to|until|till|–) (?:early[- ]|mid[- ]|late[- ]|the (?:end|middle) of )?(${names})\\b`,
    ).exec(title) ?? [];
  if (words === undefined) return null;
  const [begins, ends] = [stayFrom, stayUntil].map((day) => Number(day.slice(5, 7)));
  if (begins === monthNumber(first.toLowerCase()) && ends === monthNumber(last.toLowerCase())) return null;
  return {
    path: 'title',
    says: `The title says “${words}”, and its ${span('stays are', stayFrom, stayUntil)}.`,
  };
}

function otherDay(offer: OfferWords, { path, words }: Clause): OtherWords | null {
  const { from, until, stayFrom, stayUntil } = offer;
  const days = [from, until, stayFrom, stayUntil].filter((day) => day !== null);
  const other = daysIn(words).find((said) => !days.some((day) => isThat(day, said)));
  if (!other) return null;
  const stays =
    stayFrom || stayUntil
      ? span('stays are', stayFrom, stayUntil)
      : 'stays are on any day, since their fields are empty';
  return {
    path,
    says: `“${labels[path]}” says “${other.words}”, and none of its days is that: ${stays}, and it is ${span('shown', from, until)}.`,
  };
}

/** Where an offer's words name a day from which or until which it holds, and none of its fields has it. */
export function otherDays(offer: OfferWords): OtherWords | null {
  for (const clause of clausesOfOffer(offer)) {
    const other = otherDay(offer, clause);
    if (other) return other;
  }
  return otherMonths(offer);
}

/** Where an offer is shown, with its last day as that to book by, when nobody can stay by it any more. */
export function bookedAfterStays({ until, stayUntil }: OfferWords): OtherWords | null {
  if (!until || !stayUntil || until <= stayUntil) return null;
  return {
    path: 'until',
    says: `“${labels.until}” says ${dayInWords(until)}, the day to book by, and its last stay is on ${dayInWords(stayUntil)}.`,
  };
}
