import type { Contradiction, SayingEntry } from './saying.ts';

/** Entries that say another day of who answers when than the desks of the contact details. */
export function answersDiffer(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const desks = entries.flatMap(({ saidFacts }) => saidFacts?.desks ?? []);
  return entries.flatMap(({ collection, id, title, saidFacts }) =>
    (saidFacts?.answers ?? []).flatMap((said): Contradiction[] => {
      const those = desks.filter(({ desk }) => desk === said.desk);
      const [first] = those;
      if (!first || those.some(({ days }) => days === said.days)) return [];
      return [
        {
          collection,
          id,
          title,
          says: `It says “${said.says}”, and the contact details say of ${first.says}.`,
        },
      ];
    }),
  );
}
