import type { DriveAge } from './drive-ages.ts';
import type { SaidFacts } from './said-facts.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

interface Told {
  readonly entry: SayingEntry;
  readonly said: DriveAge;
  readonly at: readonly string[];
  /** The lodge it is of; empty for what is of a whole property. */
  readonly lodge: string;
}

function lodgeOf({ collection, id }: SayingEntry, { of }: SaidFacts): string {
  if (collection === 'accommodation' || collection === 'residence') return `${collection} ${id}`;
  return of.find((key) => /^(?:accommodation|residence) /.test(key)) ?? '';
}

/** Those an age is held against: what is told of its whole property, or where nobody tells it, of its own lodge. */
function heldAgainst(one: Told, all: readonly Told[]): readonly Told[] {
  const others = all.filter((each) => each.said !== one.said);
  const ofProperty = others.filter(
    ({ entry, at, lodge }) =>
      entry !== one.entry &&
      lodge === '' &&
      (one.at.length === 0 || at.some((property) => one.at.includes(property))),
  );
  if (ofProperty.length > 0 || one.lodge === '') return ofProperty;
  return others.filter(({ lodge }) => lodge === one.lodge);
}

const keyOf = ({ said }: Told) => `${said.age} ${said.says}`;

/** Ages below which children are said not to go on shared drives, where a property says another. Lodges may differ among themselves. */
export function driveAgesDiffer(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const all = entries.flatMap((entry): readonly Told[] => {
    const facts = entry.saidFacts;
    return (facts?.driveAges ?? []).map((said) => ({
      ...{ entry, said },
      at: facts?.at ?? [],
      lodge: facts ? lodgeOf(entry, facts) : '',
    }));
  });
  const told = new Set<string>();
  return all.flatMap((one): Contradiction[] => {
    const held = heldAgainst(one, all);
    const [other] = held;
    if (!other || held.some(({ said }) => said.age === one.said.age)) return [];
    if (told.has(`${keyOf(other)} ${keyOf(one)}`)) return [];
    told.add(`${keyOf(one)} ${keyOf(other)}`);
    const who = one.said.head === '' ? 'It' : `“${one.said.head}”`;
    const where = other.entry === one.entry ? 'also' : `“${other.entry.title}”`;
    const { collection, id, title } = one.entry;
    return [
      { collection, id, title, says: `${who} says “${one.said.says}”, and ${where} “${other.said.says}”.` },
    ];
  });
}
