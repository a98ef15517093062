import type { DeskFilter, DeskRow, ListAnswer, ListCounts, ListRequest } from '@sundowner/desk-wire/list';
import { second } from '../clock.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import { meantWords, mostMeant } from '../search/meant-words.ts';
import { type Term, withMemory } from '../search/plain-words.ts';
import { type WordsFound, wordsCondition } from '../search/words-condition.ts';
import type { Sql, SqlValue } from '../store/database/port.ts';
import { plain } from '../store/plain-letters.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, seenKinds } from '../work/access.ts';
import { allOf, type Condition } from '../work/condition.ts';
import { deskSettings } from '../work/settings.ts';
import { askedOnce, type CacheUntilChange } from './cache-until-change.ts';
import type { CountLists } from './desk-counts.ts';
import { deskRows, type ListedRow, listedColumns } from './desk-rows.ts';
import { foundMails } from './found-mails.ts';
import { listCondition, orderOf } from './list-condition.ts';
import { nameOf, readPersonal, words } from './read-personal.ts';

/** Where a page of a list ended: whether among what is urgent, the value it is ordered by, and the enquiry's id. */
export interface ListCursor {
  readonly value: number;
  readonly id: string;
  /** 0 among what is urgent. */
  readonly turn?: number;
}

/** @returns `null` for the beginning, and for what is no cursor of ours */
export function readListCursor(text: string | null): ListCursor | null {
  const [value = '', id = '', turn = '1'] = Buffer.from(text ?? '', 'base64url')
    .toString('utf8')
    .split('/');
  return /^\d{1,16}$/.test(value) && /^[01]$/.test(turn) && id !== ''
    ? { value: Number(value), id, turn: Number(turn) }
    : null;
}

export function writeListCursor({ value, id, turn = 1 }: ListCursor): string {
  return Buffer.from(`${value}/${id}/${turn}`).toString('base64url');
}

/** Names are sealed: to sort by them everything found is opened, as long as it is so few. */
const mostByName = 500;

const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Ids in the order of surnames, the names before them deciding; who left none comes last. */
async function idsByName(
  sql: Sql,
  vault: Vault,
  { text, parameters }: Condition,
): Promise<readonly string[]> {
  const sealed = await sql.rows<Pick<ListedRow, 'id' | 'sealed'>>(
    `SELECT e.id, e.sealed FROM enquiries e WHERE ${text} ORDER BY (e.received_at + 0) DESC, e.id LIMIT ?`,
    [...parameters, mostByName],
  );
  const named = sealed.map((row) => {
    const personal = readPersonal(vault, row);
    const surname = personal ? words(personal.values, 'surname') : '';
    return { id: row.id, name: `${surname} ${nameOf(personal)}`.trim() };
  });
  named.sort((a, b) => {
    if (a.name === '' || b.name === '') return Number(a.name === '') - Number(b.name === '');
    return order.compare(a.name, b.name);
  });
  return named.map(({ id }) => id);
}

/** One page of some enquiries, in their order. Its cursor is a place in it. */
async function pageOf(
  sql: Sql,
  all: readonly string[],
  { cursor, limit }: Pick<ListRequest, 'cursor' | 'limit'>,
): Promise<{ readonly rows: readonly ListedRow[]; readonly nextCursor: string | null }> {
  const from = readListCursor(cursor)?.value ?? 0;
  const next = from + limit;
  return {
    rows: await rowsOf(sql, all.slice(from, next)),
    nextCursor: next < all.length ? writeListCursor({ value: next, id: 'name' }) : null,
  };
}

/** Rows of a page, in its order: nothing else of the others that were found is read. */
async function rowsOf(sql: Sql, ids: readonly string[]): Promise<readonly ListedRow[]> {
  if (ids.length === 0) return [];
  const rows = await sql.rows<ListedRow>(
    `SELECT ${listedColumns}, e.received_at AS place FROM enquiries e WHERE e.id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** What lists are made of. */
export interface ListDeps {
  readonly vault: Vault;
  readonly term: Term;
  readonly content: CurrentContent;
  readonly count: CountLists;
  /** How many were found of late. */
  readonly found: CacheUntilChange<number | null>;
  /** In which order of names they are: ids, no names. */
  readonly sorted: CacheUntilChange<readonly string[]>;
}

/** How long a number found holds though nothing was done: a snooze ends, a due time passes. */
const foundHolds = 5 * second;

/** How long an order of names holds though nothing was done, as the lists' own counts do. */
const orderHolds = second;

/** So many are counted of what a filter or a search finds; more are "many". */
const mostCounted = 1000;

const narrows = (filter: DeskFilter): boolean =>
  Object.values(filter).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));

interface Found {
  readonly condition: Condition;
  /** Whether words leave few of whatever else is asked. */
  readonly few: boolean;
  /** Some of many that are found; see `WordsFound`. */
  readonly some: WordsFound['some'];
  readonly terms: readonly SqlValue[];
  /** Words for which others were looked for. */
  readonly forgiven: readonly string[];
}

/** Everything a list, a filter and words find for the asker, as lists, bulk acts and saved views ask for it. */
export async function foundCondition(
  sql: Sql,
  term: Term,
  request: Pick<ListRequest, 'list' | 'filter' | 'words'>,
  asker: Asker,
  now: number,
): Promise<Found> {
  const words = await wordsCondition(sql, term, request.words, seenKinds(asker));
  const some = words?.some ?? null;
  const listed = listCondition(request.list, request.filter, asker, now);
  return {
    condition: words ? allOf([words.condition, listed]) : listed,
    few: words?.few ?? false,
    some: some && (async () => allOf([await some(), listed])),
    terms: words?.condition.parameters ?? [],
    forgiven: words?.forgiven ?? [],
  };
}

/** @returns `null` where there are more than `most` */
export async function countUpTo(
  sql: Sql,
  { text, parameters }: Condition,
  most: number,
): Promise<number | null> {
  const [row] = await sql.rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (SELECT 1 FROM enquiries e WHERE ${text} LIMIT ?) AS found`,
    [...parameters, most + 1],
  );
  const count = row?.n ?? 0;
  return count > most ? null : count;
}

/** What tells one question, as one person asks it, from another. */
const keyOf = (
  { list, filter }: Pick<ListRequest, 'list' | 'filter'>,
  terms: readonly SqlValue[],
  asker: Asker,
): string => JSON.stringify([list, filter, terms, asker.id, seenKinds(asker)]);

async function foundOf(
  sql: Sql,
  found: CacheUntilChange<number | null>,
  { list, filter, words }: ListRequest,
  { condition, some, terms }: Found,
  counts: Promise<ListCounts>,
  asker: Asker,
  now: number,
): Promise<number | null> {
  if (words.trim() === '' && !narrows(filter)) return (await counts)[list];
  return found.get(sql, keyOf({ list, filter }, terms, asker), now, foundHolds, async () => {
    // Of words that are common PostgreSQL goes through tens of thousands to find a thousand that have all of them.
    if (some && (await countUpTo(sql, await some(), mostCounted)) === null) return null;
    return countUpTo(sql, condition, mostCounted);
  });
}

/** One page in the order of a column. */
async function page(
  sql: Sql,
  { list, filter, sort, limit, cursor: given }: ListRequest,
  { text, parameters }: Condition,
  few: boolean,
): Promise<{ readonly rows: readonly ListedRow[]; readonly nextCursor: string | null }> {
  const { turn, column, down } = orderOf(list, filter, sort, few);
  const way = down ? 'DESC' : 'ASC';
  const cursor = readListCursor(given);
  const columns = [...(turn === null ? [] : [turn]), column, 'e.id'];
  const values = cursor ? [...(turn === null ? [] : [cursor.turn ?? 1]), cursor.value, cursor.id] : [];
  const after = cursor
    ? `AND (${columns.join(', ')}) ${down ? '<' : '>'} (${columns.map(() => '?').join(', ')})`
    : '';
  const rows = await sql.rows<ListedRow>(
    `SELECT ${listedColumns}, ${column} AS place FROM enquiries e WHERE ${text} ${after}
      ORDER BY ${columns.map((each) => `${each} ${way}`).join(', ')} LIMIT ?`,
    [...parameters, ...values, limit + 1],
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor =
    rows.length > limit && last ? writeListCursor({ value: last.place, id: last.id, turn: last.turn }) : null;
  return { rows: shown, nextCursor };
}

/** What the rows and the mails that were found have in place of words that were typed with a slip. */
function alsoFound(
  rows: readonly DeskRow[],
  forgiven: readonly string[],
  ofMails: readonly string[],
): readonly string[] {
  const lines = rows.flatMap(({ name, headline, words: start, address, found }) =>
    [name, headline, start, address, found?.text].filter((each) => typeof each === 'string'),
  );
  const all = [...meantWords(lines, forgiven), ...ofMails];
  const known = all.map(plain);
  return all.filter((_, at) => known.indexOf(known[at] ?? '') === at).slice(0, mostMeant);
}

/** One page of a list, in its order, with how many there are in each and how many were found. */
export async function readList(
  store: Sql,
  { vault, term: keyed, content, count, found, sorted }: ListDeps,
  request: ListRequest,
  asker: Asker,
  now: number,
): Promise<ListAnswer> {
  const sql = askedOnce(store);
  // Enquiries and mails of none are looked through for the same words.
  const term = withMemory(keyed);
  // What waits for nothing else is asked at once: each would be a round trip to the database.
  const counting = count(sql, asker, now);
  const settings = deskSettings(sql);
  const stray = foundMails(sql, vault, term, request);
  const listed = async () => {
    const asked = await foundCondition(sql, term, request, asker, now);
    const { condition, few } = asked;
    const totalling = foundOf(sql, found, request, asked, counting, asker, now);
    const inOrder = async () => {
      if (request.sort !== 'name') return page(sql, request, condition, few);
      const total = await totalling;
      if (total === null || total > mostByName) return page(sql, request, condition, few);
      const ids = await sorted.get(sql, keyOf(request, asked.terms, asker), now, orderHolds, () =>
        idsByName(sql, vault, condition),
      );
      return pageOf(sql, ids, request);
    };
    const shown = async () => {
      const [{ rows, nextCursor }, { closeOfferedAfter }] = await Promise.all([inOrder(), settings]);
      const context = { offeredAfter: closeOfferedAfter, words: request.words, now, content: content() };
      return { rows: await deskRows(sql, vault, rows, context), nextCursor };
    };
    const [total, answer] = await Promise.all([totalling, shown()]);
    return { asked, total, shown: answer.rows, nextCursor: answer.nextCursor };
  };
  const [counts, { mails, meant }, { asked, total, shown, nextCursor }] = await Promise.all([
    counting,
    stray,
    listed(),
    settings,
  ]);
  return {
    rows: shown,
    nextCursor,
    counts,
    alsoFound: [...alsoFound(shown, asked.forgiven, meant)],
    mails,
    found: total,
  };
}
