import { createHmac } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { monthsBefore } from '../clock.ts';
import { newId } from '../new-id.ts';
import type { Sql, Store } from './database/port.ts';
import { erasePersonal, eraseUnmatchedMail } from './erase-personal.ts';
import { addressesOf, noteErased } from './erased-addresses.ts';

/** What is left of an erased enquiry: that it was, and which words its visitor had agreed to. No person. */
export interface LedgerEntry {
  /** HMAC-SHA-256 of the enquiry's id under the erasure key, another for each reason; of a mail's that belonged to none. */
  readonly hash: string;
  readonly consentVersion: string;
  /** Milliseconds since 1970. */
  readonly erasedAt: number;
}

/** What is hashed with the id: an entry says by its hash alone why something was erased. Entries of before all say that it was asked for. */
const names = { request: 'erased-enquiry', retention: 'ended-enquiry', unasked: 'unasked-enquiry' } as const;

/** Somebody asked for it, its time of retention was over, or nobody had agreed that it is kept. */
export type WhyErased = keyof typeof names;

export function ledgerHash(key: Buffer, enquiryId: string, why: WhyErased = 'request'): string {
  return createHmac('sha256', key).update(`${names[why]}.${enquiryId}`).digest('base64url');
}

/** All by which the ledger may know one, what was asked for first. */
export const ledgerHashes = (key: Buffer, enquiryId: string) =>
  (['request', 'retention', 'unasked'] as const).map((why) => ({
    why,
    hash: ledgerHash(key, enquiryId, why),
  }));

/** Adds entries to the ledger in the store; one that is there stays as it is. */
export async function addToLedger(sql: Sql, entries: readonly LedgerEntry[]): Promise<void> {
  for (const { hash, consentVersion, erasedAt } of entries) {
    await sql.run(
      `INSERT INTO erasure_ledger (hash, consent_version, erased_at) VALUES (?, ?, ?)
        ON CONFLICT (hash) DO NOTHING`,
      [hash, consentVersion, erasedAt],
    );
  }
}

/**
 * Adds entries to the ledger's second copy, one line of JSON each, on disk when this returns. It stands beside the store, so
 * that an older store put in its place still learns what was erased since.
 */
export function appendLedgerFile(file: string, entries: readonly LedgerEntry[]): void {
  if (entries.length === 0) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(file, 'a', 0o600);
  try {
    writeSync(handle, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The entries of the second copy; a last line cut off by a crash is left out. */
export function readLedgerFile(file: string): LedgerEntry[] {
  if (!existsSync(file)) return [];
  const entries: LedgerEntry[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      const read = JSON.parse(line) as Partial<LedgerEntry>;
      const { hash, consentVersion, erasedAt } = read;
      if (hash && consentVersion && typeof erasedAt === 'number')
        entries.push({ hash, consentVersion, erasedAt });
    } catch {
      // Not a whole line.
    }
  }
  return entries;
}

/** How many enquiries were erased again. */
export interface ErasedAgain {
  /** On request. */
  readonly asked: number;
  /** Because their time was over, or nobody had agreed that they are kept. */
  readonly ended: number;
}

export interface Replaying {
  readonly key: Buffer;
  /** Months of retention. */
  readonly months: number;
  readonly now: number;
}

/** What goes with an enquiry of mails that belong to none, as when it was erased the first time. */
function mailsWith(why: WhyErased, at: number, months: number) {
  if (why === 'request') return { until: at, isSeen: false };
  return { until: why === 'retention' ? monthsBefore(at, months) : 0, isSeen: true };
}

/** Erases again whatever the ledger says was erased, each for its reason: after an older copy of the store was put in place. */
export function replayLedger(
  store: Store,
  entries: readonly LedgerEntry[],
  { key, months, now }: Replaying,
): Promise<ErasedAgain> {
  return store.transaction(async (sql) => {
    await addToLedger(sql, entries);
    const ledger = await sql.rows<{ hash: string; erased_at: number }>(
      'SELECT hash, erased_at FROM erasure_ledger',
    );
    const erased = new Map(ledger.map((row) => [row.hash, row.erased_at]));
    const mails = await sql.rows<{ id: string }>('SELECT id FROM stray_mails WHERE sealed IS NOT NULL');
    for (const { id } of mails) {
      const at = erased.get(ledgerHash(key, id));
      if (at !== undefined) await noteErased(sql, await eraseUnmatchedMail(sql, id), at);
    }
    const kept = await sql.rows<{ id: string; part: number }>(
      `SELECT id, CASE WHEN merged_into IS NULL THEN 0 ELSE 1 END AS part FROM enquiries
        WHERE sealed IS NOT NULL ORDER BY id`,
    );
    const again = kept.flatMap(({ id, part }) => {
      const known = ledgerHashes(key, id).find(({ hash }) => erased.has(hash));
      return known ? [{ id, part, why: known.why, at: erased.get(known.hash) ?? now }] : [];
    });
    const asked = again.filter(({ why }) => why === 'request');
    // Before anything is erased: a part goes with what it is a part of.
    for (const { id, at } of asked) await noteErased(sql, await addressesOf(sql, [id]), at);
    for (const { id, why, at } of again) await erasePersonal(sql, id, now, mailsWith(why, at, months));
    for (const { id, at } of asked.filter(({ part }) => part === 0))
      await sql.run('INSERT INTO actions (id, enquiry_id, at, done_by, action) VALUES (?, ?, ?, ?, ?)', [
        ...[newId(now), id, at, 'the product', 'erased'],
      ]);
    return { asked: asked.length, ended: again.length - asked.length };
  });
}

/**
 * Replays what the ledger's second copy knows and the store does not: after a restore made without our command, as
 * `pg_restore` does it. Costs one small read when there is nothing to do.
 */
export async function catchUpLedger(store: Store, file: string, replaying: Replaying): Promise<ErasedAgain> {
  const nothing = { asked: 0, ended: 0 };
  const entries = readLedgerFile(file);
  if (entries.length === 0) return nothing;
  const rows = await store.read.rows<{ hash: string }>('SELECT hash FROM erasure_ledger');
  const known = new Set(rows.map((row) => row.hash));
  const missing = entries.filter((entry) => !known.has(entry.hash));
  return missing.length === 0 ? nothing : replayLedger(store, missing, replaying);
}
