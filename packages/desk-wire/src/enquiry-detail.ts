import { z } from 'zod';
import { begunWays } from './begun.ts';
import { answeredShape, conversationShape } from './conversation.ts';
import { channelWords, deliveryDetail, enquiryState } from './desk-wire.ts';
import { mergedShape, stayShape } from './merging.ts';
import { personId } from './people.ts';
import { type Read, time } from './wire.ts';
import { enquiryStatus, presenceShape, workSummary } from './work.ts';

/** An act of the record: who did what, in the product's words, and by whom and about whom where it is a member of staff. */
export const recordedActionShape = z.object({
  at: time,
  /** As it was written down. */
  by: z.string(),
  person: personId.nullable(),
  action: z.string(),
  /** Facts of it, none of the traveller's: `to` a person, `until` a moment, `tag` a word. */
  about: z.record(z.string(), z.string()),
});

/** Another enquiry of the same address. */
export const sameShape = z.object({
  reference: z.string(),
  kind: z.string(),
  receivedAt: time,
  headline: z.string(),
  work: enquiryStatus,
  firstAnswerAt: time.nullable(),
});

/** Answers `GET /desk/enquiries/{reference}` and every act on one enquiry. */
export const enquiryDetailShape = z.object({
  reference: z.string().min(1),
  kind: z.string(),
  state: enquiryState,
  receivedAt: time,
  /** Empty once erased. */
  name: z.string(),
  headline: z.string(),
  country: z.string().nullable(),
  /** The enquiry that was sent from the same form before this one; `null` for most. */
  linkedTo: z.string().nullable(),
  /** In the form's order, with the form's labels. */
  fields: z.array(
    z.object({ name: z.string(), label: z.string(), value: z.union([z.string(), z.array(z.string())]) }),
  ),
  extra: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z
    .array(z.object({ field: z.string(), fileName: z.string(), kind: z.string(), bytes: z.int().min(0) }))
    .default([]),
  consent: z.object({
    version: z.string(),
    text: z.string(),
    at: time,
    purposes: z.array(z.string()),
    page: z.string(),
  }),
  page: z.string(),
  formVersion: z.string(),
  suspicion: z.string().nullable(),
  deliveries: z.array(deliveryDetail),
  /** What every channel the site knows is called, by its name. */
  channels: z.record(z.string(), channelWords),
  /** When an erasure somebody asked for can no longer be taken back; `null` when none is under way. */
  eraseFinalAt: time.nullable().default(null),
  work: workSummary,
  presence: z.array(presenceShape),
  tags: z.array(z.string()),
  /** What they wrote in their own words, whole; `null` where they wrote nothing. */
  words: z.string().nullable(),
  /** The name these came under where that is another than the enquiry's: one of two that are merged. */
  wordsCameUnder: z.string().nullable().default(null),
  /** Of the traveller; `null` where they left none or it is none. */
  address: z.string().nullable(),
  /** Keys of the properties it is about. */
  properties: z.array(z.string()),
  conversation: conversationShape,
  actions: z.array(recordedActionShape),
  /** Earlier and later ones of the same address, newest first, at most 20. */
  same: z.array(sameShape),
  /** Enquiries merged into this one, and one this was only linked with. */
  merged: z.array(mergedShape).default([]),
  /** Any rule at arrival called it urgent. */
  urgent: z.boolean().default(false),
  /** How it began: a form, or at the desk. */
  way: z.enum(['form', ...begunWays]).default('form'),
  /** Nobody has asked for consent yet: when it is erased unless they say yes; `null` for all others. */
  askUntil: time.nullable().default(null),
  /** Earlier stays of the person, the last first. */
  stays: z.array(stayShape).default([]),
  /** Whether a release sends the visitor a mail, said before and after: the letter's question alone, never a confirmation. */
  releaseConfirms: z.boolean(),
  /** A hold that stops retention and erasure; its reason is for administrators. */
  legalHold: z.boolean(),
});

/** Answers `POST /desk/enquiries/{reference}/answers`: the answer, and the enquiry as every other act gives it. */
export const sentAnswerShape = answeredShape.extend({ enquiry: enquiryDetailShape });

export type SentAnswer = Read<z.infer<typeof sentAnswerShape>>;
export type EnquiryDetail = Read<z.infer<typeof enquiryDetailShape>>;
export type RecordedAction = Read<z.infer<typeof recordedActionShape>>;
export type SameEnquiry = Read<z.infer<typeof sameShape>>;
