import { isDay } from '@sundowner/calendar/day';
import { dayInWords } from '@sundowner/calendar/words';
import type { StayChange } from './message-content.ts';

/** Fields of a stay, by the names enquiry forms have for them, in the order they are said. */
export const stayLabels = {
  dateStart: 'Arrival',
  dateEnd: 'Departure',
  adults: 'Adults',
  children: 'Children',
  agesOfChildren: 'Ages of children',
} as const;

const shown = (text: string): string => (text === '' ? 'not said' : isDay(text) ? dayInWords(text) : text);

/** A line for each field that is to change, as it was and as it is to be. */
export function changeRows({
  before,
  after,
}: StayChange): { label: string; before: string; after: string }[] {
  return Object.entries(stayLabels).flatMap(([name, label]) => {
    const to = after[name];
    return to === undefined ? [] : [{ label, before: shown(before[name] ?? ''), after: shown(to) }];
  });
}

/** The message another stay becomes, with both readings. */
export const changeText = (change: StayChange): string =>
  [
    'May we change this, please?',
    ...changeRows(change).map((row) => `${row.label}: ${row.after} (before: ${row.before})`),
  ].join('\n');
