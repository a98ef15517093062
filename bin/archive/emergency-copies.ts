import { DatabaseSync } from 'node:sqlite';
import { storeFile } from '@sundowner/enquiries/store/database/open';
import { putBackCommand, rescuedCopies } from '@sundowner/enquiries/store/database/rescue-place';
import type { LedgerEntry } from '@sundowner/enquiries/store/erasure-ledger';

/** What was kept of a store that went away while the product ran. */
export interface EmergencyCopy {
  readonly file: string;
  /** Enquiries in it that were received after the moment asked about. */
  readonly newer: number;
}

/** Reads one copy; nothing for one that cannot be read. */
function readCopy<T>(file: string, nothing: T, read: (database: DatabaseSync) => T): T {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return read(database);
  } catch {
    return nothing;
  } finally {
    database?.close();
  }
}

/**
 * The newest rescued copy that holds enquiries received after `since`, which are lost to an installation that goes on without it.
 *
 * @param since milliseconds since 1970; `null` asks for any enquiry
 */
export function emergencyCopySince(dataDir: string, since: number | null): EmergencyCopy | null {
  for (const file of rescuedCopies(storeFile(dataDir))) {
    const newer = readCopy(file, 0, (database) => {
      const count = database.prepare('SELECT COUNT(*) AS n FROM enquiries WHERE received_at > ?');
      return Number(count.get(since ?? -1)?.n ?? 0);
    });
    if (newer > 0) return { file, newer };
  }
  return null;
}

/** What the operator reads of such a copy before it is passed over. */
export function copyWarning(dataDir: string, { file, newer }: EmergencyCopy): string {
  const many = newer === 1 ? '1 enquiry' : `${newer} enquiries`;
  return `${file} holds ${many} of the lost store; put it in the store's place with ${putBackCommand(storeFile(dataDir), file)}, or add --force to continue without them`;
}

/** The erasures that rescued copies know of: the ledger's other copy may have gone with the store's folder. */
export function erasuresInCopies(dataDir: string): LedgerEntry[] {
  return rescuedCopies(storeFile(dataDir)).flatMap((file) =>
    readCopy<LedgerEntry[]>(file, [], (database) =>
      database
        .prepare('SELECT hash, consent_version, erased_at FROM erasure_ledger')
        .all()
        .map((row) => ({
          hash: String(row.hash),
          consentVersion: String(row.consent_version),
          erasedAt: Number(row.erased_at),
        })),
    ),
  );
}

/** The newest rescued copy with enquiries or files another key than the current one locked; `null` when there is none. */
export function copyUnderEarlierKey(dataDir: string, currentKeyId: Uint8Array): string | null {
  const holds = (file: string, table: string) =>
    readCopy(file, false, (database) => {
      // The key's id stands in the second to ninth byte of what it locked (vault.ts).
      const one = database.prepare(
        `SELECT 1 AS one FROM ${table} WHERE sealed IS NOT NULL AND substr(sealed, 2, 8) <> ? LIMIT 1`,
      );
      return one.get(currentKeyId) !== undefined;
    });
  const copies = rescuedCopies(storeFile(dataDir));
  return copies.find((file) => holds(file, 'enquiries') || holds(file, 'attachments')) ?? null;
}
