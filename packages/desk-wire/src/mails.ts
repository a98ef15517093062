import { z } from 'zod';
import { type Read, reference, time } from './wire.ts';

/** A mail of nobody we know: kept apart until a person says where it belongs. `GET /desk/mails`. */
export const unmatchedMailsShape = z.object({
  /** Whether travellers' mails come in at all (`IMAP_URL`). */
  configured: z.boolean(),
  mailbox: z.string().nullable(),
  /** When it was last read. */
  readAt: time.nullable(),
  mails: z.array(
    z.object({
      id: z.string(),
      at: time,
      from: z.string(),
      name: z.string(),
      subject: z.string(),
      text: z.string(),
      files: z.int().min(0),
      /** It could not be taken apart; its one file is all of it, as it came. */
      unreadable: z.boolean(),
      /** References it may belong to: named in it, or of the same address. */
      mayBe: z.array(reference),
    }),
  ),
});

/** `POST /desk/mails/{id}`: put to an enquiry, or away. */
export const unmatchedMailActShape = z.discriminatedUnion('act', [
  z.object({ act: z.literal('attach'), reference }),
  z.object({ act: z.literal('put-away') }),
]);

export type UnmatchedMails = Read<z.infer<typeof unmatchedMailsShape>>;
