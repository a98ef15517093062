import type { Sql } from '../store/database/port.ts';
import type { Term } from './plain-words.ts';
import { slipsOf, withoutOne } from './slips.ts';

/** A word in more enquiries than this is in too many to begin with. */
export const rare = 1500;
/** So many words stand for one that was typed with a slip. */
const mostMeant = 8;
/** A beginning of so many letters still says which word it is of. */
const leastBegun = 6;
/** Of so many words of a query, the first, a slip is looked for where each of them is somewhere. */
const mostForgiven = 6;

/** One word of a query, as terms of which any may be there. */
export interface AskedTerm {
  readonly terms: readonly number[];
  /** In how many enquiries they are, as far as that matters. */
  readonly count: number;
  /** Whether others are looked for than the word as it was typed. */
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

/** One word of a query in each way it may be written, and where it is looked up. */
interface AskedWord extends TermsIn {
  readonly ways: readonly [string, ...string[]];
}

/** The word as it was typed; `null` where it is nowhere. */
const typedTerms = (sql: Sql, term: Term, { ways, table, as = (word) => word }: AskedWord) =>
  those(
    sql,
    table,
    ways.map((way) => term(as(way))),
    false,
  );

/** The words of which a word is a slip; where there is none, those that begin with it but for one letter of its end. */
async function slippedTerms(
  sql: Sql,
  term: Term,
  { ways, table, as = (word) => word }: AskedWord,
): Promise<AskedTerm | null> {
  const slips = [...new Set(ways.flatMap(slipsOf))].map((slip) => term(as(slip)));
  if (slips.length === 0) return null;
  const own = ways.map((way) => term(as(way)));
  const rows = await sql.rows<{ term: number }>(
    `SELECT term, COUNT(*) AS n FROM search_slips WHERE slip IN (${slips.map(() => '?').join(', ')})
      GROUP BY term ORDER BY n DESC, term LIMIT ${mostMeant * 4}`,
    slips,
  );
  const meant = await those(
    sql,
    table,
    rows.map((row) => row.term).filter((each) => !own.includes(each)),
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

/** A word as it was typed, and the words of which it may be a slip. */
const widened = (typed: AskedTerm, slipped: AskedTerm): AskedTerm => ({
  terms: [...typed.terms, ...slipped.terms].slice(0, mostMeant),
  count: Math.min(typed.count + slipped.count, rare),
  forgiven: true,
});

/** The words of a query, as they were typed, for which others were looked for. */
export const forgivenAmong = (
  words: readonly (readonly [string, ...string[]])[],
  asked: readonly AskedTerm[],
): string[] => words.flatMap(([word], index) => (asked[index]?.forgiven ? [word] : []));

/** A query as terms, and what they find. */
interface FoundByTerms<Found> {
  /** One for each word, in their order. */
  readonly asked: readonly AskedTerm[];
  readonly found: Found;
}

/**
 * What a query finds: by its words as they were typed, and by the words of which one is a slip where it is nowhere. Where nothing has all of
 * them a word was typed as another one that there is ("Nomvula Dlamani" where a Dlamani wrote once): a slip is forgiven in one word after
 * the other, then in all.
 *
 * @param find what some terms find; `null` for nothing
 * @returns `null` where nothing is found
 */
export async function findByTerms<Found>(
  sql: Sql,
  term: Term,
  words: readonly AskedWord[],
  find: (asked: readonly AskedTerm[]) => Promise<Found | null>,
): Promise<FoundByTerms<Found> | null> {
  const typed: AskedTerm[] = [];
  for (const word of words) {
    const terms = (await typedTerms(sql, term, word)) ?? (await slippedTerms(sql, term, word));
    if (!terms) return null;
    typed.push(terms);
  }
  const attempt = async (asked: readonly AskedTerm[]) => {
    const found = await find(asked);
    return found === null ? null : { asked, found };
  };
  const asTyped = await attempt(typed);
  // Where each word is in thousands nobody waits while they are gone through again and again.
  if (asTyped || typed.every(({ count }) => count >= rare)) return asTyped;
  const wide = [...typed];
  for (const [index, word] of words.entries()) {
    const own = typed[index];
    if (!own || own.forgiven || index >= mostForgiven) continue;
    const slipped = await slippedTerms(sql, term, word);
    if (!slipped) continue;
    wide[index] = widened(own, slipped);
    const found = await attempt(typed.with(index, wide[index]));
    if (found) return found;
  }
  const changed = wide.filter((asked, index) => asked !== typed[index]).length;
  return changed < 2 ? null : attempt(wide);
}

/** A column as one of some terms; few statements differ. */
export const oneOf = (column: string, { terms }: AskedTerm): string =>
  terms.length === 1 ? `${column} = ?` : `${column} IN (${Array(mostMeant).fill('?').join(', ')})`;

/** The parameters of `oneOf`. */
export const valuesOf = ({ terms }: AskedTerm): readonly number[] =>
  terms.length === 1
    ? terms
    : [...terms, ...Array<number>(mostMeant).fill(terms.at(-1) ?? 0)].slice(0, mostMeant);
