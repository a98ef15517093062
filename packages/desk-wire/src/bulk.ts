import { z } from 'zod';
import { deskFilter, deskLists } from './list.ts';
import { personId } from './people.ts';
import { type Read, reference, time } from './wire.ts';

/** Which enquiries: those named, or everything a list finds. */
export const selectionShape = z.discriminatedUnion('of', [
  z.object({ of: z.literal('references'), references: z.array(reference).min(1).max(1000) }),
  z.object({
    of: z.literal('filter'),
    list: z.enum(deskLists),
    filter: deskFilter.default({}),
    words: z.string().max(200).default(''),
  }),
]);

export const bulkVerb = z.discriminatedUnion('act', [
  z.object({ act: z.literal('release') }),
  z.object({ act: z.literal('discard') }),
  z.object({ act: z.literal('give'), to: personId.nullable() }),
  z.object({ act: z.literal('tag'), tag: z.string().trim().min(1).max(40), set: z.boolean() }),
  z.object({ act: z.literal('snooze'), until: time }),
  z.object({ act: z.literal('close') }),
  z.object({ act: z.literal('reopen') }),
  /** Administrators alone. No undo: what is sent is sent. */
  z.object({ act: z.literal('resend'), channel: z.string().optional() }),
]);

/** `POST /desk/bulk/count`: how many it would be and which come first, before anything is done. */
export const bulkCountShape = z.object({
  count: z.int().min(0),
  /** At most 200 of them. */
  list: z.array(z.object({ reference: z.string(), name: z.string(), headline: z.string() })),
  /** Of them: those the act does not fit, by their reason. */
  left: z.array(z.object({ reason: z.string(), count: z.int().min(1) })),
  /** For `release`: whether the visitors get their confirmation. */
  confirms: z.boolean(),
});

/** `POST /desk/bulk/count` asks for an act on a selection. */
export const bulkAskShape = z.object({ selection: selectionShape, verb: bulkVerb });

/** `POST /desk/bulk`: with the number that was counted; another number now is `count-changed`. */
export const bulkActShape = z.object({
  selection: selectionShape,
  verb: bulkVerb,
  counted: z.int().min(0),
});

export const bulkDoneShape = z.object({
  /** Names it for `POST /desk/bulk/{id}/undo`; `null` where there is none. */
  id: z.string().nullable(),
  done: z.int().min(0),
  left: z.array(z.object({ reason: z.string(), count: z.int().min(1) })),
});

/** `GET /desk/bulk/last`: what Z takes back; of the person who asks. */
export const lastBulkShape = z.object({
  last: z
    .object({ id: z.string(), act: z.string(), count: z.int().min(0), at: time, undoneAt: time.nullable() })
    .nullable(),
});

/** `POST /desk/export` gives CSV of a selection; who took it is in the access record. */
export const exportShape = z.object({ selection: selectionShape });

export type Selection = Read<z.infer<typeof selectionShape>>;
export type BulkVerb = Read<z.infer<typeof bulkVerb>>;
export type BulkAct = Read<z.infer<typeof bulkActShape>>;
export type BulkCount = Read<z.infer<typeof bulkCountShape>>;
export type LastBulk = Read<z.infer<typeof lastBulkShape>>;
export type BulkDone = Read<z.infer<typeof bulkDoneShape>>;
