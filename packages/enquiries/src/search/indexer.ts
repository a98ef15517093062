import { createHash } from 'node:crypto';
import type { Collection } from '@sundowner/brand';
import { second } from '../clock.ts';
import type { Sql, Store } from '../store/database/port.ts';
import {
  addSlips,
  addTerms,
  dropSlips,
  packTerms,
  removeTerms,
  termsOf,
  withSlips,
} from '../store/search-words.ts';
import type { Vault } from '../store/vault.ts';
import type { Flood } from '../work/flood.ts';
import { yieldEventLoop } from '../yield-event-loop.ts';
import { digitsInFours, namedWords, nameTerm, numberTerm } from './person-words.ts';
import { beginningsOf, createTerm, type Term, telephoneOf, withMemory, wordsOfText } from './plain-words.ts';
import { forgives, slipsOf } from './slips.ts';
import { awaitTurn } from './words-turn.ts';
import { type WordsRow, type Written, writtenIn } from './written.ts';

/**
 * How many one transaction indexes, how many times as long as it worked it rests after, and how long one round may go on: intake and
 * answers go first, and while a flood comes in one transaction is a round.
 */
const atOnce = 20;
const rests = 2;
const longest = 5 * second;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface IndexRow extends WordsRow {
  readonly received_at: number;
  readonly place: number | null;
}

/** By so many words and their beginnings one enquiry is found; the longest of correspondences has a quarter of them. */
export const mostTerms = 40_000;
/** Hashes worked out before others have their turn: a few milliseconds. */
const hashesAtOnce = 2000;
/** So many words of one enquiry are found with a slip in them; a text with more of them has none that anybody looks for. */
const mostForgiven = 2000;
/** A transaction that has worked so long takes no further enquiry: others wait for it. */
const longestBatch = second / 2;

/** The words of texts and their beginnings, as many as one enquiry may have. */
async function wordsOf({ texts, numbers, names }: Written): Promise<Found> {
  const words = new Set<string>();
  const whole = new Set<string>();
  for (const telephone of numbers.map(telephoneOf)) if (telephone) words.add(telephone);
  for (const four of numbers.flatMap(digitsInFours)) words.add(numberTerm(four));
  const called = names.flatMap(namedWords).flatMap(beginningsOf);
  for (const beginning of called) words.add(nameTerm(beginning));
  const done = (): Found => ({ words: [...words].slice(0, mostTerms), whole: [...whole], called });
  for (const text of texts) {
    if (text.length > hashesAtOnce) await yieldEventLoop();
    for (const word of wordsOfText(text)) {
      if (words.size >= mostTerms) return done();
      if (whole.size < mostForgiven) whole.add(word);
      for (const beginning of beginningsOf(word)) words.add(beginning);
    }
  }
  return done();
}

interface Found {
  /** Words and beginnings. */
  readonly words: readonly string[];
  /** Words of which a slip is forgiven, */
  readonly whole: readonly string[];
  /** and words of names with their beginnings, of which one is, too. */
  readonly called: readonly string[];
}

/** Everything texts and numbers are found by, in turns with whatever else this process does. */
export const termsFor = async (
  term: Term,
  texts: readonly string[],
  numbers: readonly string[],
): Promise<number[]> => hashed(term, (await wordsOf({ texts, numbers, names: [] })).words);

async function hashed(term: Term, words: readonly string[]): Promise<number[]> {
  const terms: number[] = [];
  for (const [at, word] of words.entries()) {
    if (at % hashesAtOnce === hashesAtOnce - 1) await yieldEventLoop();
    terms.push(term(word));
  }
  return terms.sort((a, b) => a - b);
}

/**
 * A number that tells this enquiry, greater than those of all before it: its moment, and three digits of its id. Two of the same
 * millisecond seldom meet; the next that is free is taken then.
 */
async function newPlace(sql: Sql, { id, received_at: at }: IndexRow): Promise<number> {
  const first = createHash('sha256').update(id).digest().readUInt16BE(0) % 1000;
  for (let count = 0; count < 1000; count++) {
    const place = at * 1000 + ((first + count) % 1000);
    const [taken] = await sql.rows('SELECT 1 FROM enquiries WHERE place = ?', [place]);
    if (!taken) return place;
  }
  throw new Error('A thousand enquiries of one millisecond.');
}

interface IndexDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly flood: Pick<Flood, 'isOn'>;
  /** The places as they are published. */
  readonly collection: () => Collection;
}

/** Puts the slips down of those words that have none yet; most words were written before. */
export async function forgive(
  sql: Sql,
  term: Term,
  { whole, called }: { readonly whole: readonly string[]; readonly called: readonly string[] },
): Promise<void> {
  const words = [
    ...whole.map((word) => ({ word, as: plainly })),
    ...called.map((word) => ({ word, as: nameTerm })),
  ]
    .filter(({ word }) => forgives(word))
    .map((each) => ({ ...each, term: term(each.as(each.word)) }));
  const known = await withSlips(
    sql,
    words.map((each) => each.term),
  );
  for (let from = 0; from < words.length; from += wordsAtOnce) {
    const fresh = words.slice(from, from + wordsAtOnce).filter((each) => !known.has(each.term));
    await addSlips(
      sql,
      fresh.flatMap(({ word, as, term: whose }) =>
        slipsOf(word).map((slip) => ({ slip: term(as(slip)), term: whose })),
      ),
    );
    await yieldEventLoop();
  }
}

const plainly = (word: string): string => word;
const wordsAtOnce = 100;

/** Texts of a mail that belongs to no enquiry, as they are found. */
export async function termsOfUnmatchedMail(
  term: Term,
  texts: readonly string[],
): Promise<{ readonly terms: readonly number[]; readonly whole: readonly string[] }> {
  const { words, whole } = await wordsOf({ texts, numbers: [], names: [] });
  return { terms: await hashed(term, words), whole };
}

async function indexOne(
  sql: Sql,
  { vault, collection }: IndexDeps,
  keyed: Term,
  row: IndexRow,
): Promise<void> {
  const term = withMemory(keyed);
  const found = await wordsOf(await writtenIn(sql, vault, row, collection()));
  const terms = await hashed(term, found.words);
  const before = new Set(row.place === null ? [] : await termsOf(sql, row.id));
  const now = new Set(terms);
  const place = row.place ?? (await newPlace(sql, row));
  const gone = [...before].filter((each) => !now.has(each));
  await removeTerms(sql, place, gone);
  await dropSlips(sql, gone);
  await addTerms(
    sql,
    place,
    terms.filter((each) => !before.has(each)),
  );
  await sql.run(
    'INSERT INTO search_words (enquiry_id, terms) VALUES (?, ?) ON CONFLICT (enquiry_id) DO UPDATE SET terms = excluded.terms',
    [row.id, packTerms(terms)],
  );
  await forgive(sql, term, found);
  await sql.run('UPDATE enquiries SET place = ?, indexed = 1 WHERE id = ?', [place, row.id]);
}

/**
 * Takes down the words by which enquiries are found, the newest first, of whatever was changed: each whole and anew, and of it only what
 * differs is written. A round ends after five seconds; the next goes on.
 *
 * @returns a function that does one round, and gives how many were indexed
 */
export function createIndexer(deps: IndexDeps): () => Promise<number> {
  const { store, vault, flood } = deps;
  const term = createTerm(vault);

  /** @returns how many were indexed, and whether there may be more */
  async function batch(): Promise<{ readonly count: number; readonly more: boolean }> {
    const [any] = await store.read.rows('SELECT 1 FROM enquiries WHERE indexed = 0 AND taken_up = 1 LIMIT 1');
    if (!any) return { count: 0, more: false };
    return store.transaction(async (sql) => {
      await awaitTurn(sql, store);
      const end = performance.now() + longestBatch;
      const rows = await sql.rows<IndexRow & { state: string }>(
        `SELECT d.id, d.reference, d.kind, d.state, d.page, d.sealed, d.received_at, d.place FROM enquiries d
          WHERE d.indexed = 0 AND d.taken_up = 1 ORDER BY d.received_at DESC LIMIT ${atOnce}${store.skipLocked}`,
      );
      let count = 0;
      for (const row of rows) {
        if (count > 0 && performance.now() > end) break;
        if (row.state === 'erased') await sql.run('UPDATE enquiries SET indexed = 1 WHERE id = ?', [row.id]);
        else await indexOne(sql, deps, term, row);
        count += 1;
      }
      return { count, more: count < rows.length || rows.length === atOnce };
    });
  }

  return async () => {
    const end = performance.now() + longest;
    let all = 0;
    while (performance.now() < end) {
      const began = performance.now();
      const { count, more } = await batch();
      all += count;
      if (!more || flood.isOn()) break;
      await pause((performance.now() - began) * rests);
    }
    return all;
  };
}
