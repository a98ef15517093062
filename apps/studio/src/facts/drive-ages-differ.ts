import type { DriveAge } from './drive-ages.ts';
import type { SaidFacts } from './said-facts.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

interface SaidOfPlace {
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

/** Those an age is held against: what is said of its whole property, or where nobody says it, of its own lodge. */
function heldAgainst(one: SaidOfPlace, all: readonly SaidOfPlace[]): readonly SaidOfPlace[] {
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

const keyOf = ({ said }: SaidOfPlace) => `${said.age} ${said.says}`;

/** Ages below which children are said not to go on shared drives, where a property says another. Lodges may differ among themselves. */
export function driveAgesDiffer(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const all = entries.flatMap((entry): readonly SaidOfPlace[] => {
    const facts = entry.saidFacts;
    return (facts?.driveAges ?? []).map((said) => ({
      ...{ entry, said },
      at: facts?.at ?? [],
      lodge: facts ? lodgeOf(entry, facts) : '',
    }));
  });
  const named = new Set<string>();
  return all.flatMap((one): Contradiction[] => {
    const held = heldAgainst(one, all);
    const [other] = held;
    if (!other || held.some(({ said }) => said.age === one.said.age)) return [];
    if (named.has(`${keyOf(other)} ${keyOf(one)}`)) return [];
    named.add(`${keyOf(one)} ${keyOf(other)}`);
    const who = one.said.head === '' ? 'It' : `“${one.said.head}”`;
    const where = other.entry === one.entry ? 'also' : `“${other.entry.title}”`;
    const { collection, id, title } = one.entry;
    return [
      { collection, id, title, says: `${who} says “${one.said.says}”, and ${where} “${other.said.says}”.` },
    ];
  });
}
