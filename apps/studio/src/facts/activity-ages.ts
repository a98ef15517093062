import { youngestIn } from './ages.ts';
import { longest } from './passages.ts';

/** What a place's words say of what one does there: "Walking safaris" from sixteen. */
export interface ActivitySaid {
  readonly words: readonly string[];
  readonly said: string;
  readonly ages: readonly number[];
}

const stops = new Set('the one with and for are all who can only our own its your'.split(' '));
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:mountain-?)?(?:bik(?:e|ing)|bicycle|cycling|cycle)$/, 'bicycle'],
];

/** The words that say what something is, in one form: "Walking safaris" is walking and safari. */
export function wordsOf(said: string): readonly string[] {
  return said
    .toLowerCase()
    .replace(/\bwalk(?:s|ing)? in big[- ]game country\b/g, 'walking safaris')
    .split(/[^\p{L}-]+/u)
    .map((word) => (word.length > 4 ? word.replace(/(?<!s)s$/, '') : word))
    .map((word) => kinds.find(([pattern]) => pattern.test(word))?.[1] ?? word)
    .filter((word) => word.length > 2 && !stops.has(word));
}

/** Who comes and where they sleep is told by rates. */
const noActivity = /^(?:child|children|guest|people|treehouse|all|famil(?:y|ie))$/;

/** "On our walking safaris they must be sixteen", "from sixteen, our walking safaris". */
const must =
  /^\W*(?:(?:on|for|in) )?(.{3,80}?),? (?:they|you|children|guests|everyone|everybody|anyone|all) must (?:all )?be (?:at least |over )?([\w-]+)/iu;
const reversed = /^\W*from ([\w-]+),? (?:(?:on|for) )?(?:our|the) ([^,]{3,80})$/iu;

function musts(clause: string): readonly ActivitySaid[] {
  const [, subject = '', least = ''] = must.exec(clause) ?? [];
  const [, from = '', after = ''] = reversed.exec(clause) ?? [];
  const [words, ages] = [wordsOf(subject || after), youngestIn(`from ${least || from}`)];
  const isActivity = words.length > 0 && !words.every((word) => noActivity.test(word));
  return isActivity && ages.length > 0 ? [{ words, said: clause.trim(), ages }] : [];
}

export function activitiesIn(words: string): readonly ActivitySaid[] {
  return words.split(/[.;](?:\s|$)/).flatMap((clause) => {
    const said = [...musts(clause)];
    for (const [, subject = '', age = ''] of clause.matchAll(
      /(.*?)\b(?:(?:is |are |takes? children )?from|starts? at) (\S+)/giu,
    )) {
      const ages = youngestIn(`from ${age}`);
      // "At Reed Camp from twelve" tells of a place, which its rates tell.
      if (/^\W*(?:at|in|on)\b/i.test(subject)) continue;
      const mentions = subject
        .split(/,|\band\b/)
        .map(wordsOf)
        .filter((each) => each.length > 0 && !each.every((word) => noActivity.test(word)));
      if (ages.length === 0) continue;
      said.push(...mentions.map((each) => ({ words: each, said: clause.trim(), ages })));
    }
    return said;
  });
}

/** A clause that says it of the activity itself: "games and short walks from four years" are of a part. */
const plain =
  /\b(?:(?:is|are|takes? children) from|starts? at|must (?:all )?be)\b|^\W*from \S+,? (?:our|the)\b/i;
/** A small number alone may be an hour: "boats are from six". */
const isAge = /\b(?:years?|must|children|aged?|guests)\b|^\W*from \S+,? (?:our|the)\b/i;

/** The same in words of any entry. */
export const plainActivitiesIn = (words: string): readonly ActivitySaid[] =>
  words.length < longest && /\b(?:from|at|be)\b/i.test(words)
    ? activitiesIn(words).filter(
        ({ said, ages }) => plain.test(said) && (ages.every((age) => age > 12) || isAge.test(said)),
      )
    : [];
