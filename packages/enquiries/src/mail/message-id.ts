import { createHash } from 'node:crypto';

/**
 * The Message-ID of the mail of one delivery job, without the angle brackets: the same for every attempt (RFC 5322,
 * section 3.6.4), so that a receiver or a person can tell a repeat from a second enquiry.
 *
 * @param jobId a plain token stays readable in the id; anything else is hashed
 * @param host domain of the sender's address
 */
export function messageIdOf(jobId: string, host: string): string {
  const local = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(jobId)
    ? jobId
    : createHash('sha256').update(jobId).digest('hex').slice(0, 40);
  return `${local}@${host}`;
}
