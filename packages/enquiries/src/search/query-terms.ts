import type { Sql } from '../store/database/port.ts';
import type { Term } from './plain-words.ts';
import { slipsOf, withoutOne } from './slips.ts';

/** A word in more enquiries than this is in too many to begin with. */
export const rare = 1500;
/** So many words stand for one that was typed with a slip. */
const mostMeant = 8;
/** A beginning of so many letters still says which word it is of. */
const leastBegun = 6;

/** One word of a query, as terms of which any may be there. */
export interface AskedTerm {
  readonly terms: readonly number[];
  /** In how many enquiries they are, as far as that matters. */
  readonly count: number;
  /** Whether it is nowhere as it was typed. */
  readonly forgiven: boolean;
}

/** Where terms are looked up, and what tells one kind of word from another. */
interface TermsIn {
  readonly table: 'search_terms' | 'stray_terms';
  readonly as?: (word: string) => string;
}

async function howMany(sql: Sql, table: TermsIn['table'], term: number): Promise<number> {
  const [row] = await sql.rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (SELECT 1 FROM ${table} WHERE term = ? LIMIT ${rare}) AS found`,
    [term],
  );
  return row?.n ?? 0;
}

async function those(
  sql: Sql,
  table: TermsIn['table'],
  terms: readonly number[],
  forgiven: boolean,
): Promise<AskedTerm | null> {
  const found: number[] = [];
  let count = 0;
  for (const term of terms) {
    const here = await howMany(sql, table, term);
    if (here > 0) found.push(term);
    count += here;
    if (found.length === mostMeant) break;
  }
  return found.length === 0 ? null : { terms: found, count: Math.min(count, rare), forgiven };
}

/**
 * What stands for one word of a query: the word, in each way it may be written; where it is nowhere, the words of which it is a slip; where
 * there is none, the words that begin with it but for one letter of its end.
 *
 * @returns `null` where nothing is meant by it
 */
export async function termsOfWord(
  sql: Sql,
  term: Term,
  ways: readonly string[],
  { table, as = (word) => word }: TermsIn,
): Promise<AskedTerm | null> {
  const exact = await those(
    sql,
    table,
    ways.map((way) => term(as(way))),
    false,
  );
  if (exact) return exact;
  const slips = [...new Set(ways.flatMap(slipsOf))].map((slip) => term(as(slip)));
  if (slips.length === 0) return null;
  const rows = await sql.rows<{ term: number }>(
    `SELECT term, COUNT(*) AS n FROM search_slips WHERE slip IN (${slips.map(() => '?').join(', ')})
      GROUP BY term ORDER BY n DESC, term LIMIT ${mostMeant * 4}`,
    slips,
  );
  const meant = await those(
    sql,
    table,
    rows.map((row) => row.term),
    true,
  );
  if (meant) return meant;
  const begun = ways.flatMap(withoutOne).filter((word) => [...word].length >= leastBegun);
  return those(
    sql,
    table,
    [...new Set(begun)].slice(0, 24).map((word) => term(as(word))),
    true,
  );
}

/** A column as one of some terms; few statements differ. */
export const oneOf = (column: string, { terms }: AskedTerm): string =>
  terms.length === 1 ? `${column} = ?` : `${column} IN (${Array(mostMeant).fill('?').join(', ')})`;

/** The parameters of `oneOf`. */
export const valuesOf = ({ terms }: AskedTerm): readonly number[] =>
  terms.length === 1
    ? terms
    : [...terms, ...Array<number>(mostMeant).fill(terms.at(-1) ?? 0)].slice(0, mostMeant);
