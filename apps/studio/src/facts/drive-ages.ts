import { numberPattern, numberSaid } from '../offers/number-words.ts';
import { type Passage, sentencesOf } from './passages.ts';

/** Below which age children do not go on shared drives, as words say it. */
export interface DriveAge {
  readonly age: number;
  /** What it stands under; empty for nothing. */
  readonly head: string;
  readonly says: string;
}

/** "Under sixes", "children under six", "below the age of 6". */
const under = `(?:under|below|younger than)[ -](?:the age of )?(${numberPattern})(?:e?s)?(?: years?(?: old)?)?`;
const ownVehicle =
  '(?:(?:vehicle|car|drive)s? of (?:their|your|its) own|(?:their|your) own (?:vehicle|car|drive)s?|private(?: game)? (?:drive|vehicle)s?|separate vehicles?|privately)';
const patterns = [
  // "Under sixes do not go on shared drives", "children under six drive in a vehicle of their own".
  `(?:^|[,;:]\\s|\\band\\s)(?:(?:children|anyone|those|guests) )?${under} (?:do not|don[’']t|are not|may not|cannot|never|go|drive|have|take|need|ride|privately)\\b(?=.*(?:\\bshared (?:game )?drives?\\b|${ownVehicle}))`,
  `(?:^|[,;:]\\s|\\band\\s)(?:children )?${under} privately\\b`,
  // "Shared drives take nobody under six".
  `\\bshared (?:game )?drives? (?:take|have|are for) (?:nobody|no one|no children|none) ${under}`,
  // "Private drives under six", "with a vehicle of their own below six".
  `${ownVehicle},? (?:for (?:children|guests|those|anyone) )?${under}`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Which ages a passage gives for it. */
export function driveAgesIn({ head, words }: Passage): readonly DriveAge[] {
  if (!/\b(?:under|below|younger)\b/i.test(words)) return [];
  return sentencesOf(words).flatMap((says) => {
    const ages = patterns.flatMap((pattern) =>
      [...says.matchAll(pattern)].map(([, age = '']) => numberSaid(age)),
    );
    return [...new Set(ages)].map((age) => ({ age, head, says }));
  });
}
