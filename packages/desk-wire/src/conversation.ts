import { z } from 'zod';
import { deliveryDetail } from './desk-wire.ts';
import { mailboxShape, participantShape, partRole, recipientsShape } from './mailboxes.ts';
import { personId } from './people.ts';
import { type Read, time } from './wire.ts';

/** What a file that goes with an answer may have, in bytes: mail servers take 25 MB as a rule, a third more than the file has. */
export const largestDraftFile = 20 * 2 ** 20;

/** Longest words of an answer or a note. */
export const longestWords = 50_000;

/** A file of a message or a draft: what it is, never where it lies. */
export const messageFile = z.object({
  place: z.int().min(0),
  name: z.string(),
  /** `application/pdf`. */
  kind: z.string(),
  bytes: z.int().min(0),
  /** Why it should not be opened; `null` for a safe one. */
  unsafe: z.string().nullable(),
});

/** What a mail says of itself beyond its words, in the order it is said above them. */
export const mailNotices = [
  'signed',
  'encrypted',
  'letters-guessed',
  'words-cut',
  'files-left-out',
  'recipients-left-out',
  'unreadable-part',
  'no-words',
] as const;

/** What is said of a mail above its words; of what is counted, how many. */
export const noticesShape = z
  .array(z.object({ notice: z.enum(mailNotices), count: z.int().min(0).default(0) }))
  .default([]);

/** How a mail came to its enquiry. */
export const matchedBy = [
  'answers-ours',
  'answers-house',
  'names-reference',
  'own-address',
  'only-open-one',
  'put-there',
  'her-page',
] as const;

/** Who wrote a mail, as it says, and what our own mail server says of that. */
export const envelopeShape = z.object({
  from: mailboxShape,
  /** Whether that is an address of ours, which anybody can write there: no answer goes to it. */
  ours: z.boolean().default(false),
  /** What they are to this enquiry. */
  role: partRole,
  /** Where it differs from `from`: a program or a list sent it for them. */
  sender: mailboxShape.nullable(),
  replyTo: recipientsShape,
  to: recipientsShape,
  cc: recipientsShape,
  /** What our own mail server found: `null` where it says nothing. */
  proof: z.enum(['proven', 'unproven']).nullable(),
  matched: z.enum(matchedBy),
});

/** What a machine wrote, and until when its owner is away (yyyy-mm-dd), where it says so. */
export const machineShape = z.object({
  kind: z.enum([
    'automatic-answer',
    'perhaps-a-person',
    'list',
    'receipt',
    'invitation',
    'report',
    /** A mail provider says that its user marked a mail of ours as spam. */
    'complaint',
  ]),
  until: z.string().nullable(),
});

/** One piece of a conversation, oldest first. */
export const messageShape = z.object({
  id: z.string(),
  /** `traveller`: a mail that came in, from any sender (`envelope`). `page`: words from their own page. `forward`: an inner mail to the lodge. */
  way: z.enum(['answer', 'telephone', 'traveller', 'page', 'forward']),
  /** `sent`: given to the outbox, whose delivery says the rest. `stopped`: the conversation had gone on. */
  state: z.enum(['sent', 'stopped', 'called-back', 'spoken', 'received', 'planned']),
  /** The moment it stands at. */
  at: time,
  /** When it came in, of a mail that stands before one that was there already; `null` for all others. */
  cameAt: time.nullable().default(null),
  /** `null` for the traveller's. */
  by: personId.nullable(),
  subject: z.string(),
  /** Plain text. Gone from a stopped one after 30 days: then empty. */
  text: z.string(),
  /** What they quoted of earlier mails; folded. */
  quoted: z.string(),
  /** Of theirs: a machine wrote it, and they have not answered. */
  automatic: z.boolean().default(false),
  /** Whom an answer goes to first: the first of `recipients.to`. */
  to: z.string().nullable(),
  /** Of ours. A blind copy is known to the desk alone. */
  recipients: z
    .object({ to: recipientsShape, cc: recipientsShape, bcc: recipientsShape })
    .nullable()
    .default(null),
  /** Of a mail that came in. */
  envelope: envelopeShape.nullable().default(null),
  /** Of words out of a form or the traveller's own page: the name they came under where that is another than the enquiry's. */
  cameUnder: z.string().nullable().default(null),
  machine: machineShape.nullable().default(null),
  notices: noticesShape,
  /**
   * Formatted words of ours: a small safe subset of HTML (`p br strong em a ul ol li img`); `null` for plain ones. The address of a picture
   * is `draft:` and the place of its file, of the draft and of the message it becomes.
   */
  html: z.string().nullable().default(null),
  /** Whether the mail can be opened as it came (`readOriginal`). */
  original: z.boolean().default(false),
  /** When a planned one goes; `null` for all others. */
  sendAt: time.nullable().default(null),
  /** When it returns as our turn if they have not answered. */
  remindAt: time.nullable().default(null),
  files: z.array(messageFile),
  delivery: deliveryDetail.nullable(),
  /** Another stay asked for on their own page: what it changes, and when a concierge took it (`takeChange`). */
  change: z
    .object({
      rows: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
      takenAt: time.nullable(),
    })
    .nullable()
    .default(null),
  /** Until when it can be called back; `null` when it is gone. */
  callBackUntil: time.nullable(),
  /** The answer that was first, of a stopped one. */
  stoppedBy: z.string().nullable(),
  /** Whether the loser has chosen what becomes of a stopped one. */
  settled: z.boolean(),
});

/** A file that goes with an answer: of the collection's own, one that came with the draft, or one of a message of this enquiry. */
export const attachmentChoice = z.discriminatedUnion('from', [
  /** A download or rates sheet of the content, by its address on our own host. */
  z.object({ from: z.literal('page'), path: z.string().startsWith('/').max(300), name: z.string().max(120) }),
  /** One uploaded to the draft before (`POST …/draft/files`). */
  z.object({ from: z.literal('draft'), place: z.int().min(0), name: z.string().max(200).default('') }),
  /** Of an answer that is sent once more. */
  z.object({
    from: z.literal('message'),
    message: z.string().max(64),
    place: z.int().min(0),
    name: z.string().max(200).default(''),
  }),
]);

/** `POST /desk/enquiries/{reference}/draft`: saved every two seconds while somebody writes. */
export const draftActShape = z.object({
  subject: z.string().max(200),
  text: z.string().max(longestWords),
  to: z.string().max(254).nullable().default(null),
  /** All it goes to; `null` means `to` alone. */
  recipients: z
    .object({ to: recipientsShape, cc: recipientsShape, bcc: recipientsShape })
    .nullable()
    .default(null),
  /** Formatted words beside the plain ones (`formatted.ts`); `null` where nothing is formatted. */
  html: z
    .string()
    .max(4 * longestWords)
    .nullable()
    .default(null),
  /** Of the conversation, as the writer saw it. */
  version: z.int().min(0),
  attachments: z.array(attachmentChoice).max(20).default([]),
  /** Inner: to the lodge, with what was chosen of the conversation. Changes no state and no first answer. */
  forward: z.boolean().default(false),
});

export const draftShape = draftActShape.extend({
  savedAt: time,
  revision: z.int().min(1),
  /** Uploaded to it, whether they are attached or not. */
  files: z.array(messageFile).default([]),
});

/** `POST /desk/enquiries/{reference}/answers`. */
export const answerActShape = draftActShape.extend({
  /** Made by the writer's device: the same one again is the same answer, not a second. */
  key: z.uuid(),
  close: z.boolean().default(false),
  /** A stopped one that is sent on purpose as a second mail. */
  instead: z.string().nullable().default(null),
  /** When it goes; `null` for now, after the desk's delay. */
  sendAt: time.nullable().default(null),
  /** When it returns as our turn if nobody of theirs has written; `null` for never. */
  remindAt: time.nullable().default(null),
  /** It goes to an address that has failed, or to somebody undecided, on purpose. */
  allTheSame: z.boolean().default(false),
});

/** An answer that was accepted. One that was stopped is refused as `conversation-moved`; either way the text is kept. */
export const answeredShape = z.object({
  message: z.string(),
  callBackUntil: time,
  version: z.int().min(0),
});

/** `POST /desk/enquiries/{reference}/answers/{id}/settle`: what becomes of a stopped one. */
export const settleShape = z.object({ as: z.enum(['second-mail', 'note', 'discarded']) });

/** `POST …/answers/{id}/plan`: another time for one that waits; `null` stops it, and its text goes back to its author's draft. */
export const plannedActShape = z.object({ sendAt: time.nullable() });

/** `POST /desk/enquiries/{reference}/notes`, and `…/notes/{id}` to change one's own; empty words remove it. */
export const noteActShape = z.object({
  text: z.string().max(longestWords),
  /** Named with @ in it. */
  mentions: z.array(personId).max(20).default([]),
});

export const noteShape = z.object({
  id: z.string(),
  by: personId,
  at: time,
  changedAt: time.nullable(),
  text: z.string(),
  mentions: z.array(personId),
});

export const conversationShape = z.object({
  version: z.int().min(0),
  messages: z.array(messageShape),
  /** Everybody who has a part in it. */
  participants: z.array(participantShape).default([]),
  notes: z.array(noteShape),
  /** Of the person who asks. */
  draft: draftShape.nullable(),
  /** Of others: that there is one, not what is in it. */
  otherDrafts: z.array(z.object({ by: personId, savedAt: time })),
});

export type Message = Read<z.infer<typeof messageShape>>;
export type MessageFile = Read<z.infer<typeof messageFile>>;
export type AttachmentChoice = Read<z.infer<typeof attachmentChoice>>;
export type DraftAct = Read<z.infer<typeof draftActShape>>;
export type Draft = Read<z.infer<typeof draftShape>>;
export type AnswerAct = Read<z.infer<typeof answerActShape>>;
export type Answered = Read<z.infer<typeof answeredShape>>;
export type NoteAct = Read<z.infer<typeof noteActShape>>;
export type Note = Read<z.infer<typeof noteShape>>;
export type Conversation = Read<z.infer<typeof conversationShape>>;
export type Envelope = Read<z.infer<typeof envelopeShape>>;
export type MailNotice = (typeof mailNotices)[number];
export type MatchedBy = (typeof matchedBy)[number];
export type Machine = Read<z.infer<typeof machineShape>>;
