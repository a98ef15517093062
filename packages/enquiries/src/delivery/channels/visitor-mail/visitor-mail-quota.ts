import { createHmac } from 'node:crypto';
import { day, minute } from '../../../clock.ts';
import type { Store } from '../../../store/database/port.ts';

/** Mails one address may be sent within 24 hours, however often somebody types it into our forms. */
export const visitorMailsPerDay = 3;

export interface QuotaTake {
  /** 64 hexadecimal digits: HMAC-SHA256 of the address, keyed. */
  readonly recipientHash: string;
  /** Id of the delivery job, or of a copy of its mail. */
  readonly jobId: string;
  readonly at: Date;
  /** How many takes of other jobs within the 24 hours before `at` are too many. */
  readonly most: number;
}

/** Counts the mails of a recipient; the enquiry store implements it, so that every process counts together. */
export interface VisitorMailQuota {
  /**
   * Takes one mail for the recipient. The same job taking again, for a retry or a resend, is granted and counts once.
   *
   * @returns false when `most` other jobs took within the 24 hours before `at`
   */
  take(take: QuotaTake): Promise<boolean>;
}

/**
 * The keyed hash that stands for an address in the quota: no address is kept there. Case and the tag of a plus address do
 * not make a new recipient.
 */
export function recipientHash(address: string, key: Uint8Array): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  return createHmac('sha256', key)
    .update(`visitor-mail:${local.replace(/\+.*$/, '')}@${host}`)
    .digest('hex');
}

/**
 * The visitor-mail quota of an installation, kept in the store so that every process counts together and a restart forgets
 * nothing. It holds keyed hashes, for a day.
 */
export function createVisitorMailQuota(store: Store): VisitorMailQuota {
  return {
    take: ({ recipientHash, jobId, at, most }) =>
      store.transaction(async (sql) => {
        const now = at.getTime();
        // Writing the recipient's row first holds it until the commit: two processes cannot both see the last free place.
        await sql.run(
          `INSERT INTO mail_recipients (hash, taken_at) VALUES (?, ?)
            ON CONFLICT (hash) DO UPDATE SET taken_at = excluded.taken_at`,
          [recipientHash, now],
        );
        const takes = await sql.rows<{ job_id: string }>(
          'SELECT job_id FROM mail_takes WHERE hash = ? AND at > ? AND at <= ?',
          [recipientHash, now - day, now + minute],
        );
        if (takes.some((take) => take.job_id === jobId)) return true;
        if (takes.length >= most) return false;
        await sql.run(
          `INSERT INTO mail_takes (job_id, hash, at) VALUES (?, ?, ?)
            ON CONFLICT (job_id) DO UPDATE SET hash = excluded.hash, at = excluded.at`,
          [jobId, recipientHash, now],
        );
        return true;
      }),
  };
}

/** Forgets the recipients of more than a day ago. */
export async function pruneMailQuota(store: Store, now: number): Promise<void> {
  await store.transaction(async (sql) => {
    await sql.run('DELETE FROM mail_takes WHERE at <= ?', [now - day]);
    await sql.run('DELETE FROM mail_recipients WHERE taken_at <= ?', [now - day]);
  });
}
