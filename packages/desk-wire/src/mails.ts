import { z } from 'zod';
import { envelopeShape, machineShape, noticesShape } from './conversation.ts';
import { type Read, reference, time } from './wire.ts';

/** Why an enquiry is suggested for a mail. */
export const suggestionReasons = [
  'same-address',
  'named-in-text',
  'same-name',
  'reads-like-one',
  'trade-list',
] as const;

/** A mail of nobody we know: kept apart until a person says where it belongs. */
export const unmatchedMailShape = z.object({
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
  envelope: envelopeShape.omit({ ours: true, role: true, matched: true }).nullable().default(null),
  machine: machineShape.nullable().default(null),
  notices: noticesShape,
  /** Whether it is kept as it came; it can be opened so once it is an enquiry's. */
  original: z.boolean().default(false),
  /** What is likeliest, with its reason: an enquiry, or `null` in `reference` for a new one. */
  suggestion: z
    .object({ reference: reference.nullable(), reason: z.enum(suggestionReasons), words: z.string() })
    .nullable()
    .default(null),
  /** When it is due, as a new enquiry would be. */
  dueAt: time.nullable().default(null),
  /** Put away by whom or by which rule; `null` while it is work. */
  away: z.object({ by: z.string(), at: time, rule: z.string().nullable() }).nullable().default(null),
});

/** `GET /desk/mails`: the one that is asked for is among them, however many others come before it. */
export const unmatchedMailsQuery = z.object({ open: z.string().max(100).optional() });

/** `GET /desk/mails`, and what every act on one answers: those that wait longest, and the newest of the others. */
export const unmatchedMailsShape = z.object({
  /** Whether travellers' mails come in at all (`IMAP_URL`). */
  configured: z.boolean(),
  mailbox: z.string().nullable(),
  /** When it was last read. */
  readAt: time.nullable(),
  mails: z.array(unmatchedMailShape),
  /** How many more there are of each kind than are listed. */
  more: z
    .object({ waiting: z.int().min(0), machines: z.int().min(0), away: z.int().min(0) })
    .default({ waiting: 0, machines: 0, away: 0 }),
  /** The enquiry that `begin` has just made; `null` in every other answer. */
  begun: reference.nullable().default(null),
});

/** `POST /desk/mails/{id}`: put to an enquiry, or away. */
export const unmatchedMailActShape = z.discriminatedUnion('act', [
  z.object({ act: z.literal('attach'), reference }),
  z.object({ act: z.literal('put-away') }),
  /** Not for us: this mail, and from now on everything of its address or domain. */
  z.object({ act: z.literal('not-for-us'), rule: z.enum(['mail', 'address', 'domain']) }),
  z.object({ act: z.literal('take-back') }),
  /** An enquiry is made of it; `answer` opens the composer after. */
  z.object({ act: z.literal('begin'), confirm: z.boolean().default(true) }),
]);

export type UnmatchedMail = Read<z.infer<typeof unmatchedMailShape>>;
export type UnmatchedMails = Read<z.infer<typeof unmatchedMailsShape>>;
export type UnmatchedMailAct = Read<z.infer<typeof unmatchedMailActShape>>;

/** Rules for senders whose mail is not for us. `GET /desk/mail-rules`; `POST /desk/mail-rules/{id}/remove` brings its mails back. */
export const mailRulesShape = z.object({
  rules: z.array(
    z.object({
      id: z.string(),
      of: z.string(),
      kind: z.enum(['address', 'domain']),
      by: z.string(),
      at: time,
      count: z.int().min(0),
    }),
  ),
});

export type MailRules = Read<z.infer<typeof mailRulesShape>>;
export type SuggestionReason = (typeof suggestionReasons)[number];
