import type { AnsweredByHour, Figures, FigureTable } from '@sundowner/desk-wire/figures';
import type { Colleague } from '@sundowner/desk-wire/people';
import { countryWords, kindWords, pageWords } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { type DeskProperty, propertyShortName } from '../words/property-words.ts';
import { shortDay } from '../words/times.ts';

/** "2 h 04 min", "45 min", of working minutes; a dash where there is none. */
export function minutesWords(minutes: number | null): string {
  if (minutes === null) return '–';
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  return `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')} min`;
}

const wayWords: Readonly<Record<string, string>> = {
  form: 'A form of the website',
  mail: 'A mail',
  telephone: 'A telephone call',
  'walk-in': 'A visit',
  message: 'A WhatsApp message',
};

/** "09:00 to 10:00", of an hour of the house. */
export function hourWords(name: string): string {
  const hour = Number(name);
  const clock = (at: number) => `${String(at % 24).padStart(2, '0')}:00`;
  return Number.isInteger(hour) ? `${clock(hour)} to ${clock(hour + 1)}` : name;
}

/** What a line of a table is called. */
export function lineWords(
  table: FigureTable,
  name: string,
  properties: readonly DeskProperty[],
  people: readonly Colleague[],
): string {
  switch (table) {
    case 'day':
      return shortDay(name);
    case 'kind':
      return kindWords(name);
    case 'property':
      return propertyShortName(name, properties);
    case 'country':
      return name === '' ? 'Not given' : countryWords(name);
    case 'source':
      return pageWords(name, properties);
    case 'concierge':
      return name === '' ? 'Nobody' : colleagueWords(name, people);
    case 'hour':
      return hourWords(name);
    case 'way':
      return wayWords[name] ?? name;
  }
}

/** Who gave first answers. */
export const answererWords = (name: string, people: readonly Colleague[]): string =>
  name === '' ? 'Nobody known' : colleagueWords(name, people);

export const answeredSum = ({ hours }: AnsweredByHour): number => hours.reduce((sum, each) => sum + each, 0);

/** The hours in which anybody answered, 0 to 23. */
export const hoursAnswered = (lines: readonly AnsweredByHour[]): readonly number[] =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    lines.some(({ hours }) => (hours[hour] ?? 0) > 0),
  );

export const tableWords: Readonly<Record<FigureTable, { readonly title: string; readonly column: string }>> =
  {
    day: { title: 'Enquiries by day', column: 'Day' },
    kind: { title: 'By kind', column: 'Kind' },
    property: { title: 'By property', column: 'Property' },
    country: { title: 'By country', column: 'Country' },
    source: { title: 'By page it was sent from', column: 'Page' },
    concierge: { title: 'By concierge', column: 'With' },
    hour: { title: 'By hour of the day', column: 'Hour' },
    way: { title: 'By the way it began', column: 'Way' },
  };

/** "up 6 % on the 30 days before", or `null` where there was nothing before. */
export function changeWords(now: number, before: number, days: number): string | null {
  if (before === 0) return null;
  const change = Math.round(((now - before) / before) * 100);
  const period = days === 1 ? 'the day before' : `the ${days} days before`;
  if (change === 0) return `as many as in ${period}`;
  return `${change > 0 ? 'up' : 'down'} ${Math.abs(change)} % on ${period}`;
}

/** How much of what was answered was in time, in whole per cent; `null` where nothing was answered. */
export function inTargetShare({ inTarget, late }: Figures['total']['first']): number | null {
  return inTarget + late === 0 ? null : Math.round((inTarget / (inTarget + late)) * 100);
}

/** "11 min over the target", "target 4 h 00 min, met". */
export function targetWords(
  minutes: number | null,
  target: number,
): { readonly words: string; readonly met: boolean } {
  if (minutes === null) return { words: 'nothing answered yet', met: true };
  return minutes <= target
    ? { words: `target ${minutesWords(target)}, met`, met: true }
    : { words: `${minutesWords(minutes - target)} over the target`, met: false };
}
