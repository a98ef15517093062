import { z } from 'zod';
import { deskCounts } from './list.ts';
import { type Read, time } from './wire.ts';
import { notificationShape, presenceShape } from './work.ts';

/**
 * Answers `GET /desk/live?after={cursor}`: at once when something changed after the cursor, else when something does, at the latest after
 * 25 seconds with nothing. Without a cursor: now, with no changes.
 */
export const liveShape = z.object({
  cursor: z.string(),
  /** Enquiries that came in or changed; each may be named twice. */
  changed: z.array(z.object({ reference: z.string(), at: time, isNew: z.boolean() })),
  counts: deskCounts,
  presence: z.array(presenceShape.extend({ reference: z.string() })),
  notifications: z.array(notificationShape),
  /**
   * Whether travellers' mails come in here, or go to the concierge mailbox alone; how many belong to no enquiry and wait for a person, and
   * how many of them are past the time a first answer to them was due.
   */
  mailbox: z
    .object({ comesIn: z.boolean(), unmatched: z.int().min(0), late: z.int().min(0).default(0) })
    .default({ comesIn: false, unmatched: 0, late: 0 }),
});

export type Live = Read<z.infer<typeof liveShape>>;
