import { numberPattern, numberSaid } from '../offers/number-words.ts';
import { type Passage, sentencesOf } from './passages.ts';
import { type Row, rowsOf, text } from './rows.ts';

/** Who answers whom. */
type Desk = 'stay' | 'press' | 'manager';

/** Within how many days somebody answers, as an entry says it. */
export interface AnswerSaid {
  readonly desk: Desk;
  /** 0 for the same day. */
  readonly days: number;
  readonly says: string;
}

const within = new RegExp(
  `\\bwithin (an?|${numberPattern}) (?:working )?(hour|day|week)s?\\b|\\b(?:the|on the) same (?:working )?(?:day|evening|afternoon|morning)\\b`,
  'i',
);

/** A number of days; `null` where words name none, or hours that are no whole days. */
function daysIn(words: string): number | null {
  const match = within.exec(words);
  if (!match) return null;
  const [, count, unit = ''] = match;
  if (count === undefined) return 0;
  const number = /^an?$/i.test(count) ? 1 : numberSaid(count);
  if (/hour/i.test(unit)) return number % 24 === 0 ? number / 24 : 0;
  return /week/i.test(unit) ? number * 7 : number;
}

const who: readonly (readonly [Desk, RegExp])[] = [
  ['manager', /\bgeneral manager (?:himself |herself )?(?:answers|replies|writes back)\b/i],
  ['press', /\bpress (?:waits|has an answer|is answered|gets an answer)\b/i],
  [
    'stay',
    /\b(?:a person|a concierge|somebody|someone|one of us)(?: who [^,;:.]{1,60})? (?:answers|replies|writes back)(?: in person)?,? (?=within|the same|on the same)/i,
  ],
];

/** Sentences that say within how many days somebody answers. */
export function answersIn({ words }: Passage): readonly AnswerSaid[] {
  if (!/\bwithin\b|\bsame\b|\bwaits\b/i.test(words)) return [];
  return sentencesOf(words).flatMap((says) =>
    who.flatMap(([desk, pattern]): AnswerSaid[] => {
      const match = pattern.exec(says);
      const days = match
        ? daysIn(
            desk === 'press'
              ? says.slice(match.index).replace(/\bwaits /, 'within ')
              : says.slice(match.index),
          )
        : null;
      return days === null ? [] : [{ desk, days, says }];
    }),
  );
}

const desks: readonly (readonly [Desk, RegExp])[] = [
  ['manager', /\bgeneral manager\b/i],
  ['press', /\b(?:press|media)\b/i],
  ['stay', /\b(?:a|your) stay\b/i],
];

/** The desks of contact details, which are the record: "Press and pictures", "Within two working days". */
export function desksOf(row: Row): readonly AnswerSaid[] {
  return rowsOf(row.desks).flatMap(({ subject, answers }): AnswerSaid[] => {
    const [about, when] = [text(subject), text(answers)];
    const [desk] = desks.find(([, pattern]) => pattern.test(`${about}. ${when}`)) ?? [];
    const days = daysIn(when);
    return desk && days !== null ? [{ desk, days, says: `“${about}” “${when}”` }] : [];
  });
}
