import { createHash } from 'node:crypto';

/** The id of a job's mail: the job's own, and one of its own for each copy a person had sent once more. */
export function mailIdOf({ id, copy = 0 }: { readonly id: string; readonly copy?: number }): string {
  return copy === 0 ? id : `${id}.${copy}`;
}

/**
 * The id every mail about one enquiry names first among its references: whoever answers any of them names it, too, which is how their
 * mail finds its enquiry.
 *
 * @param host domain of the sender's address
 */
export const threadIdOf = (reference: string, host: string): string => `${reference}@${host}`;

/**
 * The Message-ID of the mail of one delivery job, without the angle brackets: the same for every attempt (RFC 5322,
 * section 3.6.4), so that a receiver or a person can tell a repeat from a second enquiry.
 *
 * @param jobId of `mailIdOf`; a plain token stays readable in the id; anything else is hashed
 * @param host domain of the sender's address
 */
export function messageIdOf(jobId: string, host: string): string {
  const local = /^[A-Za-z0-9][A-Za-z0-9-]{0,59}(\.\d{1,3})?$/.test(jobId)
    ? jobId
    : createHash('sha256').update(jobId).digest('hex').slice(0, 40);
  return `${local}@${host}`;
}
