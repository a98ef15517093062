import { originalPlace, peopleIn } from '../conversation/message-content.ts';
import {
  openUnmatchedMail,
  type UnmatchedMailContent,
  unmatchedFileOwner,
} from '../conversation/unmatched-mail-content.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { addStrayTerms } from '../store/search-words.ts';
import { openFile, type Vault } from '../store/vault.ts';
import { yieldEventLoop } from '../yield-event-loop.ts';
import { forgive, termsOfUnmatchedMail } from './indexer.ts';
import { createTerm, type Term, withMemory, wordsOfQuery } from './plain-words.ts';
import { findByTerms, forgivenAmong, oneOf, valuesOf } from './query-terms.ts';
import { awaitTurn } from './words-turn.ts';
import { opened } from './written.ts';

/** Mails one round takes: each may be as long as a mail can be. */
const atOnce = 20;
/** Milliseconds after which a transaction takes no further mail: others wait for it. */
const longestBatch = 500;
/** So many are found at most, the newest. */
const mostFound = 50;
const mostWords = 12;

/** What `indexed` says of a mail that was taken down as it is now; of 0 and 1 it was not yet, or by fewer of its words. */
const taken = 2;
/** Stores in which no mail is left that was taken down by fewer words: they are looked for once, and those of today by their index. */
const upToDate = new WeakSet<Store>();

/** Of one that was taken before names were kept with its words, as its files have them. */
async function namesOfFiles(sql: Sql, vault: Vault, id: string): Promise<string[]> {
  const rows = await sql.rows<{ place: number; sealed: Uint8Array }>(
    'SELECT place, sealed FROM stray_files WHERE stray_id = ? AND place < ? ORDER BY place',
    [id, originalPlace],
  );
  const names: string[] = [];
  for (const { place, sealed } of rows) {
    await yieldEventLoop();
    const file = opened(() => openFile(vault, sealed, unmatchedFileOwner(id, place)));
    if (file) names.push(file.name);
  }
  return names;
}

/** Texts a mail is found by: what it says, everybody it names in its heads, and its files by their names. */
async function textsOf(sql: Sql, vault: Vault, id: string, words: UnmatchedMailContent): Promise<string[]> {
  const { from, name, subject, text, quoted, fileNames } = words;
  const files = fileNames ?? (await namesOfFiles(sql, vault, id));
  return [from, name, subject, ...peopleIn(words), ...files, text, quoted];
}

async function idsToDo(store: Store): Promise<'0' | '1' | null> {
  for (const was of ['0', '1'] as const) {
    if (was === '1' && upToDate.has(store)) return null;
    const toDo = `SELECT id FROM stray_mails WHERE indexed = ${was} AND sealed IS NOT NULL LIMIT 1`;
    if ((await store.read.rows(toDo)).length > 0) return was;
  }
  upToDate.add(store);
  return null;
}

/** Takes down the words by which mails of no enquiry are found, the newest first. @returns how many */
export async function indexUnmatchedMails(store: Store, vault: Vault): Promise<number> {
  const was = await idsToDo(store);
  if (was === null) return 0;
  const keyed = createTerm(vault);
  return store.transaction(async (sql) => {
    await awaitTurn(sql, store);
    const rows = await sql.rows<{ id: string; sealed: Uint8Array | null }>(
      `SELECT d.id, d.sealed FROM stray_mails d WHERE d.indexed = ${was} AND d.sealed IS NOT NULL
        ORDER BY d.at DESC LIMIT ${atOnce}${store.skipLocked}`,
    );
    const end = performance.now() + longestBatch;
    let count = 0;
    for (const row of rows) {
      if (count > 0 && performance.now() > end) break;
      const words = opened(() => openUnmatchedMail(vault, row));
      if (words) {
        const term = withMemory(keyed);
        const { terms, whole } = await termsOfUnmatchedMail(term, await textsOf(sql, vault, row.id, words));
        await addStrayTerms(sql, row.id, terms);
        await forgive(sql, term, { whole, called: [] });
      }
      await sql.run('UPDATE stray_mails SET indexed = ? WHERE id = ?', [taken, row.id]);
      count += 1;
    }
    return count;
  });
}

/** What a search finds among mails of no enquiry. */
interface FoundUnmatched {
  /** Their ids, the newest first. */
  readonly ids: readonly string[];
  /** Words for which others were looked for. */
  readonly forgiven: readonly string[];
}

/**
 * Mails of no enquiry in which every word of a query is, or begins a word, one slip forgiven where that leaves nothing; also those that were
 * put away, as long as their words are kept.
 */
export async function searchUnmatched(sql: Sql, term: Term, query: string): Promise<FoundUnmatched> {
  const words = wordsOfQuery(query).slice(0, mostWords);
  if (words.length === 0) return { ids: [], forgiven: [] };
  const answer = await findByTerms(sql, term, { table: 'stray_terms' }, words, async (asked) => {
    const parts = asked.map(
      (each) => `EXISTS (SELECT 1 FROM stray_terms t WHERE ${oneOf('t.term', each)} AND t.stray_id = s.id)`,
    );
    const rows = await sql.rows<{ id: string }>(
      `SELECT s.id FROM stray_mails s WHERE s.sealed IS NOT NULL AND ${parts.join(' AND ')}
        ORDER BY s.at DESC, s.id DESC LIMIT ${mostFound}`,
      asked.flatMap(valuesOf),
    );
    return rows.length === 0 ? null : rows.map(({ id }) => id);
  });
  if (!answer) return { ids: [], forgiven: [] };
  return { ids: answer.found, forgiven: forgivenAmong(words, answer.asked) };
}
