import type { MalariaSaid } from './malaria-said.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

interface Property {
  readonly key: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly health: MalariaSaid;
}

const namesIn = (words: string): readonly string[] =>
  [...words.matchAll(/(?<=\p{Ll}[,:]? )\p{Lu}[\p{L}’'-]+/gu)].map(([name]) => name.toLowerCase());

function propertiesOf(entries: readonly SayingEntry[]): readonly Property[] {
  return entries.flatMap(({ title, published, placeFacts }) =>
    published && placeFacts?.health && placeFacts.health.verdict !== 'unsaid'
      ? [
          {
            ...{ key: placeFacts.property, title, health: placeFacts.health },
            names: [
              ...[title, placeFacts.shortName].filter(Boolean).map((name) => name.toLowerCase()),
              ...namesIn(placeFacts.health.sentence.split(placeFacts.health.months || '\n', 1)[0] ?? ''),
            ],
          },
        ]
      : [],
  );
}

/** The properties a sentence is of: those of its entry, those it names, or all where it names no place. */
function heldAgainst({ sentence, months }: MalariaSaid, at: readonly string[], all: readonly Property[]) {
  if (at.length > 0) return all.filter(({ key }) => at.includes(key));
  const before = months === '' ? sentence : (sentence.split(months, 1)[0] ?? '');
  const text = before.toLowerCase();
  const named = all.filter(({ names }) => names.some((name) => text.includes(name)));
  if (named.length > 0 || namesIn(before).length > 0) return named;
  return months === '' ? [] : all;
}

const agrees = (said: MalariaSaid, { health }: Property): boolean =>
  (said.verdict === 'unsaid' || said.verdict === health.verdict) &&
  (said.months === '' || said.months.toLowerCase() === health.months.toLowerCase());

/** Pages that say of malaria at places of ours what no such place says under "Health". */
export function malariaDiffers(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const properties = propertiesOf(entries);
  return entries.flatMap(({ collection, id, title, published, saidFacts }) =>
    (published && saidFacts ? saidFacts.malaria : []).flatMap((said): Contradiction[] => {
      const those = heldAgainst(said, saidFacts?.at ?? [], properties);
      const held = said.months === '' ? those : those.filter(({ health }) => health.months !== '');
      const [first] = held;
      if (!first || held.some((property) => agrees(said, property))) return [];
      const says = `It says “${said.sentence}”, and the property “${first.title}” “${first.health.sentence}”.`;
      return [{ collection, id, title, says }];
    }),
  );
}
