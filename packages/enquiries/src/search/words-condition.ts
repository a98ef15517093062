import type { Sql } from '../store/database/port.ts';
import { ofReference } from '../store/merged.ts';
import { readReference } from '../store/reference.ts';
import type { Condition } from '../work/condition.ts';
import { type Term, telephoneOf, wordsOfQuery } from './plain-words.ts';
import { type AskedTerm, findByTerms, forgivenAmong, oneOf, rare, valuesOf } from './query-terms.ts';

/** Words of one search; more make none of them wrong. */
const mostWords = 12;

/** What a search asks for. */
export interface WordsFound {
  readonly condition: Condition;
  /** Whether it is few enquiries whatever else is asked: they are where to begin, and can be counted. */
  readonly few: boolean;
  /** Some of many that have the words; `null` where they are few. Where these are more than are counted, all of them need not be gone through. */
  readonly some: (() => Promise<Condition>) | null;
  /** Words for which others were looked for. */
  readonly forgiven: readonly string[];
}

const nothing: WordsFound = {
  condition: { text: '1 = 0', parameters: [] },
  few: true,
  some: null,
  forgiven: [],
};

async function isThere(sql: Sql, reference: string): Promise<boolean> {
  return (await sql.rows('SELECT 1 FROM enquiries WHERE reference = ?', [reference])).length > 0;
}

const rarestFirst = (asked: readonly AskedTerm[]) => asked.toSorted((a, b) => a.count - b.count);

/** Where words are. */
interface Places {
  readonly count: number;
  /** Separated by commas. */
  readonly list: string;
}

const nowhere: Places = { count: 0, list: '' };

/** A select of where all of several words are, as far as those are few; they are gone through from the rarest. */
function selectPlaces([first, ...others]: readonly AskedTerm[]): Condition | null {
  if (!first) return null;
  const joined = others
    .map((other, index) => {
      const name = `s${index}`;
      return `JOIN search_terms ${name} ON ${oneOf(`${name}.term`, other)} AND ${name}.place = s.place`;
    })
    .join(' ');
  // Two words that stand for one may both be in an enquiry.
  const each = [first, ...others].some(({ terms }) => terms.length > 1) ? 'DISTINCT s.place' : 's.place';
  return {
    text: `SELECT ${each} FROM search_terms s ${joined} WHERE ${oneOf('s.term', first)} LIMIT ${rare}`,
    parameters: [...others.flatMap(valuesOf), ...valuesOf(first)],
  };
}

/** Where all of several words are. They come as one row: reading a row for each took as long as finding them. */
export async function placesOf(sql: Sql, asked: readonly AskedTerm[]): Promise<Places> {
  const select = selectPlaces(rarestFirst(asked));
  if (!select) return nowhere;
  const [row] = await sql.rows<{ count: number; list: string | null }>(
    `SELECT COUNT(*) AS count, string_agg(CAST(place AS TEXT), ',') AS list FROM (${select.text}) AS found`,
    select.parameters,
  );
  return { count: row?.count ?? 0, list: row?.list ?? '' };
}

/** Whether words of which each is in many are together in many. Which these are is seldom asked. */
async function areCommon(sql: Sql, asked: readonly AskedTerm[]): Promise<boolean> {
  if (asked.some(({ count }) => count < rare)) return false;
  const select = selectPlaces(asked);
  if (!select || asked.length === 1) return select !== null;
  const [row] = await sql.rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (${select.text}) AS found`,
    select.parameters,
  );
  return row?.n === rare;
}

/** As one parameter, an object whose keys they are: its keys are what both databases read from JSON by the same words. */
const atPlaces = ({ list }: Places): Condition => ({
  text: 'e.place IN (SELECT CAST(key AS BIGINT) FROM json_each(?))',
  parameters: [`{"${list.replaceAll(',', '":0,"')}":0}`],
});

// With an offset PostgreSQL looks each place up in the list's order; without, it begins with all that have a word of thousands and sorts them.
const has = (asked: AskedTerm) =>
  `EXISTS (SELECT 1 FROM search_terms s WHERE ${oneOf('s.term', asked)} AND s.place = e.place LIMIT 1 OFFSET 0)`;

/**
 * Where terms lead, for the asker.
 *
 * @param seen what they may see, as a condition on `enquiries e`
 * @returns `null` where that is nothing
 */
async function conditionOf(
  sql: Sql,
  asked: readonly AskedTerm[],
  seen: string,
): Promise<Omit<WordsFound, 'forgiven'> | null> {
  const seenOf = async (condition: Condition) => {
    const { text, parameters } = condition;
    const rows = await sql.rows(`SELECT 1 FROM enquiries e WHERE ${text} AND ${seen} LIMIT 1`, parameters);
    return rows.length === 0 ? null : { condition, few: true, some: null };
  };
  const many = (some: WordsFound['some']) => ({
    condition: { text: asked.map(has).join(' AND '), parameters: asked.flatMap(valuesOf) },
    few: false,
    some,
  });
  if (await areCommon(sql, asked))
    return many(asked.length === 1 ? null : async () => atPlaces(await placesOf(sql, asked)));
  // Places are read first, of one word too: with a select of them inside, PostgreSQL goes through every enquiry there is.
  const places = await placesOf(sql, asked);
  if (places.count === 0) return null;
  return places.count < rare ? seenOf(atPlaces(places)) : many(async () => atPlaces(places));
}

/**
 * The enquiries in which every word of a query is, or begins a word, one slip forgiven where that leaves nothing; a whole reference or a
 * telephone number finds its own. Where the words leave few, the database begins with them; where they leave thousands, it goes through
 * the list in its order, and looks each up.
 *
 * @param seen what the asker may see, as a condition on `enquiries e`: what others alone see does not keep a slip from being forgiven
 * @returns `null` where nothing is asked
 */
export async function wordsCondition(
  sql: Sql,
  term: Term,
  query: string,
  seen: string,
): Promise<WordsFound | null> {
  if (query.trim() === '') return null;
  const reference = readReference(query);
  // A name of ten letters may be written as a reference is: "Hammerberg".
  if (reference && (await isThere(sql, reference)))
    return { ...nothing, condition: { text: ofReference('e'), parameters: [reference] } };
  const telephone = telephoneOf(query);
  const words = (telephone ? [[telephone] as const] : wordsOfQuery(query)).slice(0, mostWords);
  if (words.length === 0) return nothing;
  const answer = await findByTerms(sql, term, { table: 'search_terms' }, words, (asked) =>
    conditionOf(sql, rarestFirst(asked), seen),
  );
  if (!answer) return nothing;
  return { ...answer.found, forgiven: forgivenAmong(words, answer.asked) };
}
