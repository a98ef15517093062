import { monthsBefore } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';
import { erasePersonal, onLegalHold } from '../store/erase-personal.ts';
import { pruneErasedAddresses } from '../store/erased-addresses.ts';
import { addToLedger, appendLedgerFile, ledgerHash } from '../store/erasure-ledger.ts';
import { withMerged } from '../store/merged.ts';

const mostPerRound = 200;

/**
 * Erases the personal fields of enquiries whose last contact and journey both lie more than `months` back; the counts stay
 * (enquiry contract, "Consent, privacy, retention"). That an address was erased is forgotten after the same time.
 *
 * @param ledgerFile the ledger's second copy, `null` where there is none
 * @returns how many were erased
 */
export async function applyRetention(deps: {
  store: Store;
  erasureKey: Buffer;
  ledgerFile: string | null;
  months: number;
  now: number;
  log: Log;
}): Promise<number> {
  const { store, erasureKey, ledgerFile, months, now, log } = deps;
  const limit = monthsBefore(now, months);
  const entries = await store.transaction(async (sql) => {
    const rows = await sql.rows<{ id: string; version: string }>(
      `SELECT e.id, c.version FROM enquiries e JOIN consents c ON c.enquiry_id = e.id
        WHERE e.sealed IS NOT NULL AND e.merged_into IS NULL AND e.last_contact_at < ? AND (e.travel_at IS NULL OR e.travel_at < ?)
          AND NOT ${onLegalHold}
        ORDER BY e.last_contact_at LIMIT ${mostPerRound}`,
      [limit, limit],
    );
    const erased = (await withMerged(sql, rows)).map(({ id, version }) => ({
      hash: ledgerHash(erasureKey, id, 'retention'),
      consentVersion: version,
      erasedAt: now,
    }));
    for (const id of rows.map((row) => row.id).sort())
      await erasePersonal(sql, id, now, { until: limit, isSeen: true });
    await addToLedger(sql, erased);
    await pruneErasedAddresses(sql, limit);
    return erased;
  });
  if (ledgerFile) appendLedgerFile(ledgerFile, entries);
  if (entries.length > 0)
    log.info({ erased: entries.length }, 'enquiries reached the end of their retention');
  return entries.length;
}
