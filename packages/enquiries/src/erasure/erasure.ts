import { type Clock, isoTime } from '../clock.ts';
import { originalPlace } from '../conversation/message-content.ts';
import { channelNamed } from '../delivery/channels/channels.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { erasePersonal, onLegalHold } from '../store/erase-personal.ts';
import { addressesOf, noteErased } from '../store/erased-addresses.ts';
import { addToLedger, appendLedgerFile, ledgerHash } from '../store/erasure-ledger.ts';
import { ofReference, withMerged } from '../store/merged.ts';
import { readReference } from '../store/reference.ts';
import { commandLine } from '../work/access.ts';
import { type Doer, recordAction, theProduct } from '../work/change.ts';
import { isOnLegalHold, recordDirect, withdrawDirect } from './direct-erasure.ts';

/** What an erasure reached, and what lies beyond us. */
export interface ErasureReport {
  readonly reference: string;
  readonly erasedAt: string;
  /** Deliveries that were still in the queue and were taken out. */
  readonly queue: number;
  /** Mails on disk (demonstration mode) that were removed. */
  readonly files: number;
  /** What was said and sent about it; absent in reports of before the desk. */
  readonly said?: { readonly messages: number; readonly notes: number; readonly files: number };
  /** Copies outside: each needs its own request there. */
  readonly downstream: readonly {
    readonly channel: string;
    readonly deliveredAt: string;
    readonly status: string;
  }[];
}

export type ErasureRequest =
  | { readonly outcome: 'scheduled'; readonly reference: string; readonly finalAt: string }
  | { readonly outcome: 'not-found' | 'already-erased' | 'on-legal-hold' };

/** `of-person`: it is part of the erasure of everything under an address, which is taken back as a whole. */
export type ErasureUndone =
  | { readonly outcome: 'kept' | 'none' }
  | { readonly outcome: 'of-person'; readonly request: string };

export interface Erasure {
  /**
   * The operator's own, without a second person: holds every delivery of the enquiry at once, erases it for good when an hour has passed,
   * and stands among the desk's requests, with its receipt.
   */
  request(reference: string, by: string): Promise<ErasureRequest>;
  /** Takes one back within its hour. */
  undo(reference: string, by: string): Promise<ErasureUndone>;
  /** Finishes what is due. @returns a report for each */
  finishDue(): Promise<ErasureReport[]>;
  report(reference: string): Promise<ErasureReport | null>;
}

export interface ErasureDeps {
  readonly store: Store;
  readonly erasureKey: Buffer;
  readonly clock: Clock;
  readonly limits: Pick<EnquiryLimits, 'eraseUndo'>;
  readonly log: Log;
  /** The ledger's second copy, beside the store; `null` where there is none. */
  readonly ledgerFile: string | null;
  /** Removes the mails on disk that these jobs wrote. @returns how many files went */
  readonly eraseMails: (deliveryIds: readonly string[]) => Promise<number>;
}

interface DueRow {
  readonly id: string;
  readonly reference: string;
  readonly version: string;
}

interface DeliveryRow {
  readonly id: string;
  readonly channel: string;
  readonly delivered_at: number | null;
}

async function saidAbout(sql: Sql, id: string): Promise<ErasureReport['said']> {
  const count = async (text: string) =>
    (await sql.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${text}`, [id]))[0]?.n ?? 0;
  return {
    messages: await count('messages WHERE enquiry_id = ?'),
    notes: await count('notes WHERE enquiry_id = ?'),
    files:
      (await count('attachments WHERE enquiry_id = ?')) +
      (await count(
        `message_files WHERE place < ${originalPlace} AND message_id IN (SELECT id FROM messages WHERE enquiry_id = ?)`,
      )),
  };
}

/** Who asks for an erasure or takes it back, and when; its name stands in the history. */
export interface ErasureAct {
  readonly now: number;
  readonly by: Doer;
}

/**
 * Holds every delivery of an enquiry and has it erased at a moment. One that is to be erased already keeps its moment.
 *
 * @returns when it is
 */
export async function scheduleErasure(
  sql: Sql,
  row: { readonly id: string; readonly erase_due_at: number | null },
  { due, ...act }: ErasureAct & { readonly due: number },
): Promise<number> {
  if (row.erase_due_at !== null) return row.erase_due_at;
  // Deliveries of what became part of it are held, too.
  await sql.run(
    'UPDATE enquiries SET erase_due_at = ?, erase_by = ?, changed_at = ? WHERE id = ? OR merged_into = ?',
    [due, act.by.name, act.now, row.id, row.id],
  );
  await recordAction(sql, row.id, { ...act, action: 'asked to erase' });
  return due;
}

/** Takes that back. */
export async function unscheduleErasure(sql: Sql, id: string, act: ErasureAct): Promise<void> {
  await sql.run(
    'UPDATE enquiries SET erase_due_at = NULL, erase_by = NULL, changed_at = ? WHERE id = ? OR merged_into = ?',
    [act.now, id, id],
  );
  await recordAction(sql, id, { ...act, action: 'took the erasure back' });
}

/** Erases enquiries on request: the store, the queue and the mails on disk; what lies downstream is listed. */
export function createErasure(deps: ErasureDeps): Erasure {
  const { store, erasureKey, clock, limits, log } = deps;
  // Asked for here by commands alone; people ask through the desk's privacy room.
  const command = (name: string): Doer => ({ ...commandLine, name });

  async function finish(row: DueRow): Promise<ErasureReport> {
    const now = clock.now();
    const parts = await withMerged(store.read, [row]);
    const entries = parts.map(({ id, version }) => ({
      hash: ledgerHash(erasureKey, id),
      consentVersion: version,
      erasedAt: now,
    }));
    const jobs = await store.read.rows<DeliveryRow>(
      `SELECT id, channel, delivered_at FROM deliveries WHERE enquiry_id IN (${parts.map(() => '?').join(', ')}) ORDER BY id`,
      parts.map(({ id }) => id),
    );
    const files = await deps.eraseMails(jobs.map((job) => job.id));
    // The file first: an entry too many erases what is due anyway, one too few would bring somebody back.
    if (deps.ledgerFile) appendLedgerFile(deps.ledgerFile, entries);
    const delivered = jobs.filter((job) => job.delivered_at !== null);
    const report: ErasureReport = {
      reference: row.reference,
      erasedAt: isoTime(now),
      queue: jobs.length - delivered.length,
      files,
      said: await saidAbout(store.read, row.id),
      downstream: delivered.map((job) => ({
        channel: job.channel,
        deliveredAt: isoTime(job.delivered_at ?? now),
        status: channelNamed(job.channel)?.words.downstream ?? 'at its destination',
      })),
    };
    await store.transaction(async (sql) => {
      const addresses = await addressesOf(
        sql,
        parts.map(({ id }) => id),
      );
      await erasePersonal(sql, row.id, now);
      await noteErased(sql, addresses, now);
      await addToLedger(sql, entries);
      await sql.run(
        'INSERT INTO erasures (reference, finished_at, report) VALUES (?, ?, ?) ON CONFLICT (reference) DO NOTHING',
        [row.reference, now, JSON.stringify(report)],
      );
      await recordAction(sql, row.id, { by: theProduct, now, action: 'erased' });
    });
    log.info({ reference: row.reference, queue: report.queue, files }, 'an enquiry was erased');
    return report;
  }

  return {
    request: (typed, by) =>
      store.transaction(async (sql) => {
        const reference = readReference(typed) ?? typed;
        const now = clock.now();
        const [row] = await sql.rows<{ id: string; state: string; erase_due_at: number | null }>(
          `SELECT e.id, e.state, e.erase_due_at FROM enquiries e WHERE ${ofReference('e')}`,
          [reference],
        );
        if (!row) return { outcome: 'not-found' };
        if (row.state === 'erased') return { outcome: 'already-erased' };
        if (await isOnLegalHold(sql, row.id)) return { outcome: 'on-legal-hold' };
        // One that is to be erased already keeps its moment and its request.
        if (row.erase_due_at === null) await recordDirect(sql, row.id, now);
        const due = await scheduleErasure(sql, row, { now, due: now + limits.eraseUndo, by: command(by) });
        return { outcome: 'scheduled', reference, finalAt: isoTime(due) };
      }),

    undo: (typed, by) =>
      store.transaction(async (sql) => {
        const reference = readReference(typed) ?? typed;
        const [row] = await sql.rows<{ id: string }>(
          `SELECT e.id FROM enquiries e WHERE ${ofReference('e')} AND e.erase_due_at IS NOT NULL AND e.state <> 'erased'`,
          [reference],
        );
        if (!row) return { outcome: 'none' };
        const now = clock.now();
        const request = await withdrawDirect(sql, row.id, now);
        if (request !== null) return { outcome: 'of-person', request };
        await unscheduleErasure(sql, row.id, { now, by: command(by) });
        return { outcome: 'kept' };
      }),

    async finishDue() {
      const reports: ErasureReport[] = [];
      // A delivery under way is waited for: it may still arrive, and belongs in the report.
      const due = await store.read.rows<DueRow>(
        `SELECT e.id, e.reference, c.version FROM enquiries e JOIN consents c ON c.enquiry_id = e.id
          WHERE e.erase_due_at IS NOT NULL AND e.erase_due_at <= ? AND e.state <> 'erased' AND e.merged_into IS NULL
            AND NOT ${onLegalHold} AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.state = 'sending'
              AND d.enquiry_id IN (SELECT p.id FROM enquiries p WHERE p.id = e.id OR p.merged_into = e.id))
          ORDER BY e.erase_due_at LIMIT 100`,
        [clock.now()],
      );
      for (const row of due) reports.push(await finish(row));
      return reports;
    },

    async report(typed) {
      const reference = readReference(typed) ?? typed;
      const [row] = await store.read.rows<{ report: string }>(
        `SELECT x.report FROM erasures x WHERE x.reference IN (SELECT e.reference FROM enquiries e WHERE ${ofReference('e')})`,
        [reference],
      );
      return row ? (JSON.parse(row.report) as ErasureReport) : null;
    },
  };
}
