import { readReference } from '../keeping/reference.ts';
import type { Sql } from '../keeping/store/port.ts';
import type { Condition } from '../work/condition.ts';
import { plainWords, telephoneOf } from './plain-words.ts';
import type { Term } from './terms.ts';

/** A word in more enquiries than this is in too many to begin with. */
const rare = 3000;
/** Words of one search; more make none of them wrong. */
const mostWords = 12;

/** What a search asks for. */
export interface WordsFound {
  readonly condition: Condition;
  /** Whether it is few enquiries whatever else is asked: they are where to begin, and can be counted. */
  readonly few: boolean;
}

const nothing: WordsFound = { condition: { text: '1 = 0', parameters: [] }, few: true };

/** In how many enquiries a term is, as far as that matters. */
async function howMany(sql: Sql, term: number): Promise<number> {
  const [row] = await sql.rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (SELECT 1 FROM search_terms WHERE term = ? LIMIT ${rare}) AS found`,
    [term],
  );
  return row?.n ?? 0;
}

/**
 * The enquiries in which every word of a query is, or begins a word; a whole reference or a telephone number finds its own. The rarest word
 * is where the database begins; where all are in thousands of enquiries, it goes through the list in its order, and looks each up.
 *
 * @returns `null` where nothing is asked
 */
export async function wordsCondition(sql: Sql, term: Term, query: string): Promise<WordsFound | null> {
  if (query.trim() === '') return null;
  const reference = readReference(query);
  if (reference) return { condition: { text: 'e.reference = ?', parameters: [reference] }, few: true };
  const telephone = telephoneOf(query);
  const words = telephone ? [telephone] : plainWords(query);
  if (words.length === 0) return nothing;
  const counted: { readonly value: number; readonly count: number }[] = [];
  for (const value of words.slice(0, mostWords).map(term)) {
    const count = await howMany(sql, value);
    if (count === 0) return nothing;
    counted.push({ value, count });
  }
  const [first, ...others] = counted.sort((a, b) => a.count - b.count);
  if (!first) return nothing;
  const few = first.count < rare;
  const has = 'EXISTS (SELECT 1 FROM search_terms s WHERE s.term = ? AND s.place = e.place)';
  const begin = few ? 'e.place IN (SELECT s.place FROM search_terms s WHERE s.term = ?)' : has;
  return {
    condition: {
      text: [begin, ...others.map(() => has)].join(' AND '),
      parameters: [first, ...others].map(({ value }) => value),
    },
    few,
  };
}
