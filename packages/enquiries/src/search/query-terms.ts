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

/** Terms of one statement, filled up with one that no word has: few statements differ. */
const sizes = [1, 2, 3, 4, 6, 8, 12, 16, 24] as const;
const noTerm = -1;

/** In how many of a table each of so many terms is, as far as that matters. */
const countText = (table: string, size: number): string =>
  Array.from(
    { length: size },
    (_, at) =>
      `SELECT ${at} AS at, COUNT(*) AS n FROM (SELECT 1 FROM ${table} WHERE term = ? LIMIT ${rare}) AS found`,
  ).join(' UNION ALL ');

/** Made once each, as nearly every search asks one of them twice. */
const countTexts = new Map<string, string>();

/** In how many each of some terms is, in one statement: each would be a round trip. */
async function countsOf(
  sql: Sql,
  { table }: TermsIn,
  terms: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (terms.length === 0) return new Map();
  const size = sizes.find((each) => each >= terms.length) ?? terms.length;
  const all = [...terms, ...Array<number>(size - terms.length).fill(noTerm)];
  const name = `${table} ${size}`;
  const text = countTexts.get(name) ?? countText(table, size);
  countTexts.set(name, text);
  const rows = await sql.rows<{ at: number; n: number }>(text, all);
  return new Map(rows.map(({ at, n }) => [all[at] ?? noTerm, n]));
}

/** The first of some terms that are anywhere, in the place of a word; `null` where none is. */
function thereOf(
  terms: readonly number[],
  counts: ReadonlyMap<number, number>,
  forgiven: boolean,
): AskedTerm | null {
  const there = terms.filter((term) => (counts.get(term) ?? 0) > 0).slice(0, mostMeant);
  const count = there.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
  return there.length === 0 ? null : { terms: there, count: Math.min(count, rare), forgiven };
}

/** Other terms in the place of a word. */
async function othersOf(sql: Sql, where: TermsIn, terms: readonly number[]): Promise<AskedTerm | null> {
  const counts = new Map<number, number>();
  // Mostly the first few are there, and no more are looked for.
  for (let from = 0; from < terms.length; from += mostMeant) {
    for (const [term, n] of await countsOf(sql, where, terms.slice(from, from + mostMeant)))
      counts.set(term, n);
    const there = thereOf(terms, counts, true);
    if (there?.terms.length === mostMeant) return there;
  }
  return thereOf(terms, counts, true);
}

/** One word of a query in each way it may be written. */
export type Ways = readonly [string, ...string[]];

const termsOf = (term: Term, { as = (word) => word }: TermsIn, words: readonly string[]): readonly number[] =>
  words.map((word) => term(as(word)));

/** The words of which a word is a slip; where there is none, those that begin with it but for one letter of its end. */
async function slippedTerms(sql: Sql, term: Term, where: TermsIn, ways: Ways): Promise<AskedTerm | null> {
  const slips = termsOf(term, where, [...new Set(ways.flatMap(slipsOf))]);
  if (slips.length === 0) return null;
  const own = termsOf(term, where, ways);
  const rows = await sql.rows<{ term: number }>(
    `SELECT term, COUNT(*) AS n FROM search_slips WHERE slip IN (${slips.map(() => '?').join(', ')})
      GROUP BY term ORDER BY n DESC, term LIMIT ${mostMeant * 4}`,
    slips,
  );
  const others = rows.map((row) => row.term).filter((each) => !own.includes(each));
  const meant = await othersOf(sql, where, others);
  if (meant) return meant;
  const begun = ways.flatMap(withoutOne).filter((word) => [...word].length >= leastBegun);
  return othersOf(sql, where, termsOf(term, where, [...new Set(begun)].slice(0, 24)));
}

/** A word as it was typed, and the words of which it may be a slip. */
const widened = (typed: AskedTerm, slipped: AskedTerm): AskedTerm => ({
  terms: [...typed.terms, ...slipped.terms].slice(0, mostMeant),
  count: Math.min(typed.count + slipped.count, rare),
  forgiven: true,
});

/** The words of a query, as they were typed, for which others were looked for. */
export const forgivenAmong = (words: readonly Ways[], asked: readonly AskedTerm[]): string[] =>
  words.flatMap(([word], index) => (asked[index]?.forgiven ? [word] : []));

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
  where: TermsIn,
  words: readonly Ways[],
  find: (asked: readonly AskedTerm[]) => Promise<Found | null>,
): Promise<FoundByTerms<Found> | null> {
  const own = words.map((ways) => termsOf(term, where, ways));
  const counts = await countsOf(sql, where, own.flat());
  const typed: AskedTerm[] = [];
  for (const [index, ways] of words.entries()) {
    const terms = thereOf(own[index] ?? [], counts, false) ?? (await slippedTerms(sql, term, where, ways));
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
  for (const [index, ways] of words.entries()) {
    const before = typed[index];
    if (!before || before.forgiven || index >= mostForgiven) continue;
    const slipped = await slippedTerms(sql, term, where, ways);
    if (!slipped) continue;
    wide[index] = widened(before, slipped);
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
