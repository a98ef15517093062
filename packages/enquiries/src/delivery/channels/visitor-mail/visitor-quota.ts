import { createHmac } from 'node:crypto';

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
