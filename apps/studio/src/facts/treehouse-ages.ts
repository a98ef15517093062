import { youngestIn } from './ages.ts';
import { type Passage, sentencesOf } from './passages.ts';

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
