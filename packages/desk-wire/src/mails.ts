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

/** A template as the studio gives it to the composer (`templates` collection); `{name}` and the like are filled in by the composer. */
export const templateShape = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty: for every kind. */
  kinds: z.array(z.string()),
  /** BCP 47, `en`, `de`. */
  language: z.string(),
  subject: z.string(),
  text: z.string(),
});

/** A file of the website's own that can go with an answer: rates, fact sheets, maps. */
export const documentShape = z.object({
  /** On our own host. */
  path: z.string(),
  /** What it is chosen by, and called in the mail. */
  name: z.string(),
});

/** What stands for what in a template; anything else in braces is an empty field, and nothing with one is sent. */
export const templateFields = [
  'name',
  'first name',
  'reference',
  'where',
  'when',
  'who',
  'concierge',
  'collection',
] as const;

export type UnmatchedMails = Read<z.infer<typeof unmatchedMailsShape>>;
export type DeskDocument = Read<z.infer<typeof documentShape>>;
export type DeskTemplate = Read<z.infer<typeof templateShape>>;
