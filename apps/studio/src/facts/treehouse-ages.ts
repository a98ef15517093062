import { youngestIn } from './ages.ts';
import { inWord } from './number-words.ts';
import { type Passage, sentencesOf } from './passages.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

/** A clause that says from which age a night in a treehouse is. */
export interface TreehouseAge {
  readonly ages: readonly number[];
  readonly clause: string;
  /** Whether it is said of families alone. */
  readonly isOfFamilies: boolean;
  readonly says: string;
}

const ofTreehouses =
  /\btreehouses? (?:is|are|takes?(?: guests| children)?)(?: open)?(?: only)? (?:from|for|at least)\b|\btreehouses?\b(?=.*\b(?:years?|aged?|children|adults)\b)/i;
const ofFamilies = /\b(?:parents?|famil(?:y|ies)|grown-ups?)\b/i;

function clausesIn(sentence: string): readonly TreehouseAge[] {
  return sentence.split(/[,;]\s/).flatMap((clause) => {
    const ages = youngestIn(clause);
    return ages.length === 0 ? [] : [{ ages, clause, isOfFamilies: ofFamilies.test(clause), says: sentence }];
  });
}

/** What a passage says of ages in treehouses: "Treehouses are from sixteen, at the low one from twelve with parents". */
export function treehouseAgesIn({ words }: Passage): readonly TreehouseAge[] {
  if (!/\btreehouse/i.test(words)) return [];
  return sentencesOf(words)
    .filter((sentence) => ofTreehouses.test(sentence))
    .flatMap((sentence) => {
      const from = sentence.split(/[,;]\s/).findIndex((clause) => /\btreehouse/i.test(clause));
      const rest = sentence
        .split(/[,;]\s/)
        .slice(from)
        .join(', ');
      return clausesIn(rest).map((said) => ({ ...said, says: sentence }));
    });
}

/** What an experience of a night in a treehouse says of ages, its title naming which. */
export const nightAgesIn = (title: string, ages: string): readonly TreehouseAge[] =>
  /\bnights?\b.*\btreehouse/i.test(title)
    ? sentencesOf(ages)
        .flatMap(clausesIn)
        .map((said) => ({ ...said, clause: `${title}: ${said.clause}` }))
    : [];

interface Tree {
  readonly name: string;
  readonly title: string;
  readonly property: string;
  /** From which ages its rates and its own words take guests. */
  readonly ages: readonly number[];
}

const thisYear = (today: string) => Number(today.slice(0, 4));

/** Treehouses with the ages of their rates; without rates one is held against nothing. */
function treehousesOf(entries: readonly SayingEntry[], today: string): readonly Tree[] {
  const published = entries.filter((entry) => entry.published);
  return published.flatMap(({ collection, id, title, placeFacts }): readonly Tree[] => {
    if (collection !== 'treehouse' || !placeFacts) return [];
    const rates = published.flatMap(({ placeFacts: rate }) =>
      rate && rate.names.treehouse === String(id) && (rate.year ?? 0) >= thisYear(today)
        ? [rate.childFrom ?? 0]
        : [],
    );
    if (rates.length === 0) return [];
    const said = placeFacts.children.flatMap(({ ages }) => ages);
    const name = title.replace(/ treehouse$/i, '').toLowerCase();
    const ages = [...rates, ...said.filter((age) => age >= Math.min(...rates))];
    return [{ name, title, property: placeFacts.property, ages }];
  });
}

/** Why a clause is not true of a treehouse: what is said of all is the age from which every one of them takes guests. */
function untrueOf({ ages, clause, isOfFamilies }: TreehouseAge, trees: readonly Tree[]): Tree | null {
  const words = clause.toLowerCase();
  const named = trees.filter(({ name }) => words.includes(name));
  if (named.length > 0) return named.find((tree) => !ages.some((age) => tree.ages.includes(age))) ?? null;
  const least = ({ ages: those }: Tree) => Math.min(...those);
  const [strictest] = trees.toSorted((one, other) => least(other) - least(one));
  if (!strictest) return null;
  const right = isOfFamilies
    ? trees.some((tree) => ages.some((age) => tree.ages.includes(age)))
    : ages.includes(least(strictest));
  return right ? null : strictest;
}

/** Pages that say another age of treehouses than their rates. @param today by the clock of the house */
export function treehouseAgesDiffer(
  entries: readonly SayingEntry[],
  today: string,
): readonly Contradiction[] {
  const trees = treehousesOf(entries, today);
  return entries.flatMap(({ collection, id, title, published, saidFacts }) => {
    if (!published || !saidFacts || collection === 'treehouse' || collection === 'rate') return [];
    const { at, treehouseAges } = saidFacts;
    const there = trees.filter(({ property }) => at.length === 0 || at.includes(property));
    return treehouseAges.flatMap((said): Contradiction[] => {
      const other = untrueOf(said, there);
      if (!other) return [];
      const from = [...new Set(other.ages)].map(inWord).join(' or ');
      return [
        {
          collection,
          id,
          title,
          says: `It says “${said.says}”, and the treehouse “${other.title}” is from ${from}.`,
        },
      ];
    });
  });
}
