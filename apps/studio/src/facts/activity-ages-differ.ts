import type { ActivitySaid } from './activity-ages.ts';
import { fromAge } from './ages.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

interface Experience {
  readonly title: string;
  readonly words: ReadonlySet<string>;
  readonly at: readonly string[];
  readonly ages: readonly number[];
}

/** Experiences that say an age, by each word of what they are. */
function byWord(entries: readonly SayingEntry[]): ReadonlyMap<string, readonly Experience[]> {
  const found = new Map<string, Experience[]>();
  for (const { collection, title, published, placeFacts } of entries) {
    const experience = published && collection === 'experiences' ? placeFacts?.experience : null;
    if (!experience || experience.ages.length === 0) continue;
    const words = new Set(experience.words);
    for (const word of words) found.set(word, [...(found.get(word) ?? []), { ...experience, title, words }]);
  }
  return found;
}

/** Entries of any kind that say from which age something is, where every such experience is from another. */
export function activityAgesDiffer(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const experiences = byWord(entries);
  const sameAs = ({ words }: ActivitySaid, at: readonly string[]) =>
    (experiences.get(words[0] ?? '') ?? []).filter(
      (each) =>
        words.every((word) => each.words.has(word)) &&
        (at.length === 0 || each.at.some((property) => at.includes(property))),
    );
  return entries.flatMap(({ collection, id, title, published, saidFacts }) =>
    (published && saidFacts ? saidFacts.activityAges : []).flatMap((said): Contradiction[] => {
      const same = sameAs(said, saidFacts?.at ?? []);
      const [first] = same;
      if (!first || same.some(({ ages }) => ages.some((age) => said.ages.includes(age)))) return [];
      const ages = first.ages.map(fromAge).join(' and ');
      return [
        {
          collection,
          id,
          title,
          says: `It says “${said.said}”, and the experience “${first.title}” is ${ages}.`,
        },
      ];
    }),
  );
}
