import { createHmac } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Sql, Store } from './database/port.ts';
import { erasePersonal, eraseUnmatchedMail } from './erase-personal.ts';
import { addressesOf, noteErased } from './erased-addresses.ts';

/** What is left of an erased enquiry: that it was, and which words its visitor had agreed to. No person. */
export interface LedgerEntry {
  /** HMAC-SHA-256 of the enquiry's id under the erasure key; of a mail's that belonged to none. */
  readonly hash: string;
  readonly consentVersion: string;
  /** Milliseconds since 1970. */
  readonly erasedAt: number;
}

export function ledgerHash(key: Buffer, enquiryId: string): string {
  return createHmac('sha256', key).update(`erased-enquiry.${enquiryId}`).digest('base64url');
}

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

/**
 * Erases again whatever the ledger says was erased: after an older copy of the store was put in place.
 *
 * @returns how many enquiries were erased again
 */
export function replayLedger(
  store: Store,
  key: Buffer,
  entries: readonly LedgerEntry[],
  now: number,
): Promise<number> {
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
    const kept = await sql.rows<{ id: string }>('SELECT id FROM enquiries WHERE sealed IS NOT NULL');
    const again = kept.filter(({ id }) => erased.has(ledgerHash(key, id)));
    for (const { id } of again) {
      const addresses = await addressesOf(sql, [id]);
      const at = erased.get(ledgerHash(key, id)) ?? now;
      await erasePersonal(sql, id, now, { until: at, isSeen: false });
      await noteErased(sql, addresses, at);
    }
    return again.length;
  });
}

/**
 * Replays what the ledger's second copy knows and the store does not: after a restore made without our command, as
 * `pg_restore` does it. Costs one small read when there is nothing to do.
 *
 * @returns how many enquiries were erased again
 */
export async function catchUpLedger(store: Store, key: Buffer, file: string, now: number): Promise<number> {
  const entries = readLedgerFile(file);
  if (entries.length === 0) return 0;
  const rows = await store.read.rows<{ hash: string }>('SELECT hash FROM erasure_ledger');
  const known = new Set(rows.map((row) => row.hash));
  const missing = entries.filter((entry) => !known.has(entry.hash));
  return missing.length === 0 ? 0 : replayLedger(store, key, missing, now);
}
