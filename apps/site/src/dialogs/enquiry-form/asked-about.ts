import { southAfricanToday } from '@sundowner/calendar/south-africa';
import { rangeInWords, weekdayInWords } from '@sundowner/calendar/words';
import { isoDate } from '@sundowner/enquiries/forms/dates';
import type { FormValues } from '@sundowner/enquiries/forms/form';

const listOf = (value: string | string[] | undefined): readonly string[] =>
  Array.isArray(value) ? value : value ? [value] : [];

/** The fields that name a place, the nearest one first. */
const places = [
  'likeToVisitTheseLodges',
  'residenceToVisit',
  'packages',
  'lodgeHotel',
  'locationToVisit',
  'destination',
];

/**
 * What an enquiry was about, in a few words for its thank-you: "River Lodge, + 1 more, Friday 12 to Thursday 18 March 2027".
 *
 * @returns `null` for one that named neither a place nor a date
 */
export function askedAbout(values: Readonly<FormValues>, now: number): string | null {
  const named = places
    .map((name) => listOf(values[name]).filter((value) => value !== 'non selected'))
    .find((list) => list.length > 0);
  const [first, ...others] = named ?? [];
  const today = southAfricanToday(now);
  const day = (name: string, half: 'start' | 'end') => isoDate(listOf(values[name])[0] ?? '', today, half);
  const [from, to] = [day('dateStart', 'start'), day('dateEnd', 'end')];
  const when = from && to ? rangeInWords(from, to) : from ? `from ${weekdayInWords(from)}` : null;
  const where = first && (others.length > 0 ? `${first}, + ${others.length} more` : first);
  return [where, when].filter(Boolean).join(', ') || null;
}
