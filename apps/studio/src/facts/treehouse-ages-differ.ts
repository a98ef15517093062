import { inWord } from '../offers/number-words.ts';
import type { Contradiction, SayingEntry } from './saying.ts';
import type { TreehouseAge } from './treehouse-ages.ts';

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
