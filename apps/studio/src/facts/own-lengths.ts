import { agesTaken, youngestIn } from './ages.ts';
import { type Duration, durationIn, durationSaid } from './durations.ts';
import { type Passage, sentencesOf, visitPassages } from './passages.ts';
import { type Row, rowsOf, text } from './rows.ts';

/** A sentence of an entry that says another thing than the entry's own field for it. */
export interface OtherOwn {
  /** What it stands under; empty for the entry itself. */
  readonly head: string;
  readonly says: string;
  /** The field's label, and its words. */
  readonly field: string;
  readonly kept: string;
}

const what =
  '(?:drive|walk|tour|visit|trip|class|course|outing|ride|cruise|flight|tasting|dinner|supper|lesson|safari|experience|activity)';
/** What is told of the whole of it: "it lasts", "each drive takes", "a game drive is". */
const whole = new RegExp(
  `^(?:it|they|both|(?:each|every|the|a|our) (?:(?:game|morning|evening|afternoon|whole|guided|private|night|boat|canoe|walking) ){0,2}${what}s?) (?:(?:lasts?|takes?)(?: for)?|is|are) $`,
  'i',
);
/** "An hour to get there", "two hours from the gate". */
const ofAPart = /^ (?:to|from|before|after|later|away|by road|or (?:more|longer|less))\b/i;

function lengthOfWhole(sentence: string): Duration | null {
  const said = durationIn(sentence);
  if (!said || !whole.test(said.before) || ofAPart.test(said.after)) return null;
  return said.duration;
}

const overlaps = (one: Duration, other: Duration): boolean =>
  one.least <= other.most + 0.01 && other.least <= one.most + 0.01;

function otherIn({ words }: Pick<Passage, 'words'>, row: Row, head: string): readonly OtherOwn[] {
  const [takes, ages] = [text(row.duration), text(row.ages)];
  const length = durationSaid(takes);
  const from = agesTaken(ages);
  return sentencesOf(words).flatMap((says): readonly OtherOwn[] => {
    const said = length && words !== takes ? lengthOfWhole(says) : null;
    if (length && said && !overlaps(length, said)) return [{ head, says, field: 'Takes', kept: takes }];
    // "From ten until lunch" is a time of day.
    const age = from.length > 0 && words !== ages && /^from \S+ years?\b/i.test(says) ? youngestIn(says) : [];
    return age.some((each) => !from.includes(each)) ? [{ head, says, field: 'Ages', kept: ages }] : [];
  });
}

/** What experiences and activities of a safari page tell otherwise than their own fields of how long they take and from which age they are. */
export function otherOwnOf(collection: string, row: Row): readonly OtherOwn[] {
  const found: OtherOwn[] = [];
  if (collection === 'experiences') visitPassages(row, (passage) => found.push(...otherIn(passage, row, '')));
  if (collection === 'ourSafaris')
    for (const activity of rowsOf(row.activities))
      visitPassages(activity, (passage) => found.push(...otherIn(passage, activity, text(activity.title))));
  return found;
}
