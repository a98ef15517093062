import type { Sql } from '../store/database/port.ts';
import { ofReference } from '../store/merged.ts';
import { readReference } from '../store/reference.ts';
import type { Condition } from '../work/condition.ts';
import { plainWords, type Term, telephoneOf } from './plain-words.ts';

/** A word in more enquiries than this is in too many to begin with. */
const rare = 1500;
/** Places of one statement, filled up with the last of them: few statements differ. */
const sizes = [10, 100, rare];
/** Words of one search; more make none of them wrong. */
const mostWords = 12;

/** What a search asks for. */
export interface WordsFound {
  readonly condition: Condition;
  /** Whether it is few enquiries whatever else is asked: they are where to begin, and can be counted. */
  readonly few: boolean;
}

const nothing: WordsFound = { condition: { text: '1 = 0', parameters: [] }, few: true };

async function isThere(sql: Sql, reference: string): Promise<boolean> {
  return (await sql.rows('SELECT 1 FROM enquiries WHERE reference = ?', [reference])).length > 0;
}

/** In how many enquiries a term is, as far as that matters. */
async function howMany(sql: Sql, term: number): Promise<number> {
  const [row] = await sql.rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (SELECT 1 FROM search_terms WHERE term = ? LIMIT ${rare}) AS found`,
    [term],
  );
  return row?.n ?? 0;
}

/** Where all of several words are, as far as those are few; they are gone through from the rarest. */
async function placesOf(sql: Sql, terms: readonly number[]): Promise<readonly number[]> {
  const [first = 0, ...others] = terms;
  const joined = others
    .map((_, index) => `JOIN search_terms s${index} ON s${index}.term = ? AND s${index}.place = s.place`)
    .join(' ');
  const rows = await sql.rows<{ place: number }>(
    `SELECT s.place FROM search_terms s ${joined} WHERE s.term = ? LIMIT ${rare}`,
    [...others, first],
  );
  return rows.map(({ place }) => place);
}

function atPlaces(places: readonly number[]): Condition {
  const size = sizes.find((each) => each >= places.length) ?? rare;
  const all = [...places, ...Array<number>(size - places.length).fill(places.at(-1) ?? 0)];
  return { text: `e.place IN (${all.map(() => '?').join(', ')})`, parameters: all };
}

const has = 'EXISTS (SELECT 1 FROM search_terms s WHERE s.term = ? AND s.place = e.place)';

/**
 * The enquiries in which every word of a query is, or begins a word; a whole reference or a telephone number finds its own. Where the words
 * leave few, the database begins with them; where they leave thousands, it goes through the list in its order, and looks each up.
 *
 * @returns `null` where nothing is asked
 */
export async function wordsCondition(sql: Sql, term: Term, query: string): Promise<WordsFound | null> {
  if (query.trim() === '') return null;
  const reference = readReference(query);
  // A name of ten letters may be written as a reference is: "Hammerberg".
  if (reference && (await isThere(sql, reference)))
    return { condition: { text: ofReference('e'), parameters: [reference] }, few: true };
  const telephone = telephoneOf(query);
  const words = telephone ? [telephone] : plainWords(query);
  if (words.length === 0) return nothing;
  const counted: { readonly value: number; readonly count: number }[] = [];
  for (const value of words.slice(0, mostWords).map(term)) {
    const count = await howMany(sql, value);
    if (count === 0) return nothing;
    counted.push({ value, count });
  }
  const terms = counted.sort((a, b) => a.count - b.count).map(({ value }) => value);
  if (terms.length > 1) {
    const places = await placesOf(sql, terms);
    if (places.length === 0) return nothing;
    if (places.length < rare) return { condition: atPlaces(places), few: true };
  } else if ((counted[0]?.count ?? 0) < rare) {
    const text = 'e.place IN (SELECT s.place FROM search_terms s WHERE s.term = ?)';
    return { condition: { text, parameters: terms }, few: true };
  }
  return { condition: { text: terms.map(() => has).join(' AND '), parameters: terms }, few: false };
}
