import type { Contradiction, SayingEntry } from './saying.ts';

/** Entries whose words say another length, or another least age, than their own fields. */
export const ownLengthsDiffer = (entries: readonly SayingEntry[]): readonly Contradiction[] =>
  entries.flatMap(({ collection, id, title, saidFacts }) =>
    (saidFacts?.otherOwn ?? []).map(({ head, says, field, kept }) => ({
      ...{ collection, id, title },
      says: `${head === '' ? 'It' : `“${head}”`} says “${says}”, and its own “${field}” “${kept}”.`,
    })),
  );
