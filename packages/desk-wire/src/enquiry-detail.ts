import { z } from 'zod';
import { conversationShape } from './conversation.ts';
import { storedEnquiryShape } from './desk-wire.ts';
import { personId } from './people.ts';
import { type Read, time } from './wire.ts';
import { presenceShape, standing, workStanding } from './work.ts';

/** An act of the record: who did what, in the product's words, and by whom and about whom where it is a person of the house. */
export const deedShape = z.object({
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
  work: standing,
  firstAnswerAt: time.nullable(),
});

/** Answers `GET /desk/enquiries/{reference}` and every act on one enquiry. */
export const enquiryDetailShape = storedEnquiryShape.omit({ actions: true }).extend({
  work: workStanding,
  presence: z.array(presenceShape),
  tags: z.array(z.string()),
  /** What they wrote in their own words, whole; `null` where they wrote nothing. */
  words: z.string().nullable(),
  /** Of the traveller; `null` where they left none or it is none. */
  address: z.string().nullable(),
  /** Keys of the properties it is about. */
  properties: z.array(z.string()),
  conversation: conversationShape,
  deeds: z.array(deedShape),
  /** Earlier and later ones of the same address, newest first, at most 20. */
  same: z.array(sameShape),
  /** Whether a release sends the visitor a mail, said before and after: the letter's question alone, never a confirmation. */
  releaseConfirms: z.boolean(),
  /** A hold that stops retention and erasure; its reason is for administrators. */
  legalHold: z.boolean(),
});

export type EnquiryDetail = Read<z.infer<typeof enquiryDetailShape>>;
export type Deed = Read<z.infer<typeof deedShape>>;
export type SameEnquiry = Read<z.infer<typeof sameShape>>;
