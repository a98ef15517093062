import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';
import { erasePersonal, onLegalHold } from '../store/erase-personal.ts';
import { addToLedger, appendLedgerFile, ledgerHash } from '../store/erasure-ledger.ts';
import { type ConsentedEnquiry, withMerged } from '../store/merged.ts';
import { unasked } from '../store/unasked.ts';

const mostPerRound = 200;

/**
 * Erases enquiries that began at the desk without a yes, and had none within 30 days.
 *
 * @param ledgerFile the ledger's second copy, `null` where there is none
 * @returns how many were erased
 */
export async function eraseUnasked(deps: {
  readonly store: Store;
  readonly erasureKey: Buffer;
  readonly ledgerFile: string | null;
  readonly now: number;
  readonly log: Log;
}): Promise<number> {
  const { store, erasureKey, ledgerFile, now, log } = deps;
  const due = `SELECT e.id, c.version FROM begun d JOIN enquiries e ON e.id = d.enquiry_id
    JOIN consents c ON c.enquiry_id = e.id
    WHERE d.ask_until IS NOT NULL AND d.ask_until <= ? AND e.sealed IS NOT NULL AND ${unasked} AND NOT ${onLegalHold}
    ORDER BY d.ask_until LIMIT ${mostPerRound}`;
  if ((await store.read.rows(due, [now])).length === 0) return 0;
  const entries = await store.transaction(async (sql) => {
    const rows = await sql.rows<ConsentedEnquiry>(due, [now]);
    const erased = (await withMerged(sql, rows)).map(({ id, version }) => ({
      hash: ledgerHash(erasureKey, id, 'unasked'),
      consentVersion: version,
      erasedAt: now,
    }));
    // What they wrote since belongs to no enquiry, and is work.
    for (const id of rows.map((row) => row.id).sort())
      await erasePersonal(sql, id, now, { until: 0, isSeen: true });
    await addToLedger(sql, erased);
    return erased;
  });
  if (ledgerFile) appendLedgerFile(ledgerFile, entries);
  log.info({ erased: entries.length }, 'enquiries nobody agreed to keep were erased');
  return entries.length;
}
