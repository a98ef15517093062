import { z } from 'zod';
import { personId } from './people.ts';
import { type Read, reference, time } from './wire.ts';

/**
 * The state of the work, which no delivery changes. `none`: no work at all, an address for the letter that nobody confirmed. Held,
 * discarded and erased are states of the enquiry itself (`EnquiryState`), before and after all work.
 */
export const workStates = ['new', 'open', 'waiting', 'done', 'none'] as const;

export const workState = z.enum(workStates);

/** The status of an enquiry: states of its work, and its own states before and after all work. */
export const enquiryStatus = z.enum([...workStates, 'held', 'discarded']);

/** What a list is narrowed by: what has no work is in no list. */
export const filterState = enquiryStatus.exclude(['none']);

/** Why an enquiry needs attention. */
export const attentionReasons = ['late', 'refused', 'stopped', 'unsafe-file', 'not-theirs'] as const;

/** What is known of one enquiry's work. */
export const workSummary = z.object({
  state: workState,
  /** Since when it is in that state: what is sorted by as "waiting". */
  since: time,
  assignee: personId.nullable(),
  snoozedUntil: time.nullable(),
  /** When the first answer is due; `null` once there is one, and until the enquiry was taken up, a moment after it came in. */
  dueAt: time.nullable(),
  firstAnswer: z.object({ at: time, by: personId.nullable() }).nullable(),
  /** Version of the conversation: what a writer saw, and an answer carries. */
  version: z.int().min(0),
  attention: z.array(z.enum(attentionReasons)),
  /** Waiting for so long that closing is offered; nothing closes by itself. */
  closingOffered: z.boolean(),
});

/** Who looks at an enquiry or writes an answer; it lapses 60 seconds after the last sign. */
export const presenceShape = z.object({
  person: personId,
  doing: z.enum(['reading', 'writing']),
  since: time,
});

/** `POST /desk/enquiries/{reference}/presence`, every 20 seconds; `gone` on leaving. */
export const presentShape = z.object({ doing: z.enum(['reading', 'writing', 'gone']) });

/** `POST /desk/enquiries/{reference}/work`: one act on the work; each is a row of the table of `work/transitions.ts`. */
export const workActShape = z.discriminatedUnion('act', [
  /** To oneself. */
  z.object({ act: z.literal('take') }),
  /** `null`: to nobody. */
  z.object({ act: z.literal('give'), to: personId.nullable() }),
  z.object({ act: z.literal('snooze'), until: time }),
  z.object({ act: z.literal('wake') }),
  z.object({ act: z.literal('close') }),
  z.object({ act: z.literal('reopen') }),
  z.object({ act: z.literal('release') }),
  z.object({ act: z.literal('discard') }),
  /** Of failed deliveries: seen, and not to be made. */
  z.object({ act: z.literal('dismiss') }),
  /** Of an answer that may have arrived, or not: once more, or down as arrived. */
  z.object({ act: z.literal('send-once-more'), message: z.string().min(1).max(64) }),
  z.object({ act: z.literal('arrived'), message: z.string().min(1).max(64) }),
  /** Back to held, within 30 days. */
  z.object({ act: z.literal('undiscard') }),
  z.object({
    act: z.literal('telephone'),
    /** A first answer is a call that reached them or their voice mail. */
    outcome: z.enum(['spoke', 'left-message', 'no-reply']),
    /** Kept as a note. */
    words: z.string().max(5000).default(''),
  }),
]);

/** Works on one tag. `POST /desk/enquiries/{reference}/tags`. */
export const tagActShape = z.object({ tag: z.string().trim().min(1).max(40), set: z.boolean() });

/** Why a person is notified: given to them, mentioned, their answer stopped. Without the traveller's words. */
export const notificationKinds = [
  'given',
  'taken-over',
  'mention',
  'traveller-wrote',
  'somebody-wrote',
  'stopped',
  /** What their answer was stopped by was called back: nothing went out. */
  'called-back',
  'refused',
  'unclear',
  /** Nobody of theirs has answered by the day they chose. */
  'no-answer',
  'due-soon',
] as const;

export const notificationShape = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  reference,
  by: personId.nullable(),
  at: time,
});

/** `POST /desk/notifications/seen`. */
export const seenShape = z.object({ ids: z.array(z.string()).max(200) });

export type WorkState = (typeof workStates)[number];
export type WorkSummary = Read<z.infer<typeof workSummary>>;
export type WorkAct = Read<z.infer<typeof workActShape>>;
export type AttentionReason = (typeof attentionReasons)[number];
export type Presence = Read<z.infer<typeof presenceShape>>;
export type PresenceSign = z.infer<typeof presentShape>['doing'];
export type DeskNotification = Read<z.infer<typeof notificationShape>>;
export type NotificationKind = (typeof notificationKinds)[number];
