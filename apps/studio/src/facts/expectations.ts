import { monthNames } from '@sundowner/calendar/words';
import { numberPattern } from '../offers/number-words.ts';
import { idOf } from '../offers/offer-prices.ts';
import { youngestIn } from './ages.ts';
import { type Duration, durationSaid, leadingOrFor } from './durations.ts';
import { sentencesOf, visitPassages } from './passages.ts';
import { type Row, rowsOf, text } from './rows.ts';

/** What is said, and the sentence that says it. */
export interface Said<Value> {
  readonly says: string;
  readonly value: Value;
}

/** Least ages, lengths and months as an entry says them of one experience. */
export interface Expectation {
  /** The id of what is to be expected. */
  readonly expects: string;
  readonly ages: readonly Said<number>[];
  readonly durations: readonly Said<Duration>[];
  /** "november to april". */
  readonly months: readonly Said<string>[];
}

const month = monthNames.join('|');
const span = `(${month}) (?:to|until) (${month})`;
const spansIn = (words: string): readonly string[] =>
  [...words.matchAll(new RegExp(`\\b${span}\\b`, 'gi'))].map(([, from, to]) =>
    `${from} to ${to}`.toLowerCase(),
  );

/** A sentence that says nothing else: what is said of the wine, or on foot, is of a part. */
const plainAge = new RegExp(`^(?:from|at least) ${numberPattern}(?: years?)?(?: old| of age)?$`, 'i');
const plainMonths = new RegExp(`^(?:from )?${span}$`, 'i');
/** What happens each day, or begins with its months. */
const daily = new RegExp(
  `^(?:daily|every (?:day|morning|evening))\\b.*?\\bfrom ${span}\\b|^${span}(?=[:,])`,
  'i',
);

/** What an entry of what to expect says. */
function ofExpected(row: Row): Expectation {
  const [ages, durations, months]: [Said<number>[], Said<Duration>[], Said<string>[]] = [[], [], []];
  const heard = (says: string) => {
    if (plainAge.test(says)) ages.push(...youngestIn(says).map((value) => ({ says, value })));
    if (plainMonths.test(says)) months.push(...spansIn(says).map((value) => ({ says, value })));
    const duration = leadingOrFor(says);
    if (duration) durations.push({ says, value: duration });
  };
  for (const { title, description } of rowsOf(row.iconsFeatures))
    for (const words of [text(title), text(description)]) for (const says of sentencesOf(words)) heard(says);
  // Later sentences are of what happens on the way.
  for (const says of sentencesOf(text(row.description)).slice(0, 1)) heard(says);
  const appointments = rowsOf(row.appointments);
  for (const appointment of appointments)
    visitPassages(appointment, ({ words }) => {
      for (const says of sentencesOf(words)) {
        heard(says);
        // Of several times a day, or a year, each is of a part.
        if (appointments.length === 1 && daily.test(says))
          months.push(
            ...spansIn(says)
              .slice(0, 1)
              .map((value) => ({ says, value })),
          );
        const last = says.split(/,\s/).at(-1) ?? '';
        const duration = last === says ? null : durationSaid(last);
        if (duration && leadingOrFor(last)) durations.push({ says, value: duration });
      }
    });
  return { expects: idOf(row.id), ages, durations, months };
}

/** A season that is the best time, or has other words for it, is not the only one. */
const onlyMonths = new RegExp(`^${span}(?:,? (?:and )?${span})?(?=$|, in\\b|, on\\b)`, 'i');

function ofExperience(row: Row): Expectation | null {
  const expects = idOf(row.whatToExpect);
  if (expects === '') return null;
  const [ages, duration, season] = [text(row.ages), text(row.duration), text(row.season)];
  const lasts = durationSaid(duration);
  return {
    expects,
    ages: youngestIn(ages).map((value) => ({ says: ages, value })),
    durations: lasts ? [{ says: duration, value: lasts }] : [],
    months: onlyMonths.test(season) ? spansIn(season).map((value) => ({ says: season, value })) : [],
  };
}

/** What an experience, or what is to be expected of one, says of it; `null` for any other entry. */
export function expectationOf(collection: string, row: Row): Expectation | null {
  if (collection === 'experiences') return ofExperience(row);
  return collection === 'whatToExpect' ? ofExpected(row) : null;
}
