import { whyHoursDiffer } from './hours.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

/** Entries that say other hours of the office than the contact details, and contact details whose words do. */
export function hoursDiffer(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const week = entries.find(({ saidFacts }) => saidFacts && saidFacts.week.length > 0)?.saidFacts?.week ?? [];
  return entries.flatMap(({ collection, id, title, saidFacts }) =>
    (saidFacts?.hours ?? []).flatMap(({ sentence, pieces }): Contradiction[] => {
      const why = whyHoursDiffer(pieces, week);
      const where = saidFacts?.week === week ? 'its own “Office hours, day by day”' : 'the contact details';
      return why ? [{ collection, id, title, says: `It says “${sentence}”, and ${where} ${why.kept}.` }] : [];
    }),
  );
}
