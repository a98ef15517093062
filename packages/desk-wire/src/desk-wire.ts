import { z } from 'zod';
import { type Read, time } from './wire.ts';

/**
 * What the site's internal API and the studio's inbox say to each other about enquiries, over HTTP on 127.0.0.1. The site's desk gives
 * what these shapes describe, and the studio parses with them.
 *
 * `kind`, `channel` and the like stay free words: an enquiry of a kind this studio does not know yet must be shown, never hidden.
 */

/** `open`: accepted ones; `held`: the quarantine; `failed`: with a dead delivery nobody acted on; `all`: everything. */
export const deskViews = ['open', 'held', 'failed', 'all'] as const;

/** `held` is shown for what waits while an erasure can still be undone. */
const deliveryState = z.enum(['pending', 'sending', 'waiting', 'delivered', 'dead', 'held']);

export const enquiryState = z.enum(['accepted', 'quarantined', 'discarded', 'erased']);

const summary = z.object({
  reference: z.string().min(1),
  kind: z.string(),
  state: enquiryState,
  receivedAt: time,
  /** Empty once erased. */
  name: z.string(),
  headline: z.string(),
  country: z.string().nullable(),
  attention: z.enum(['none', 'held', 'late', 'failed']),
  deliveries: z.array(z.object({ channel: z.string(), state: deliveryState })),
  linkedTo: z.string().nullable(),
});

export const deliveryDetail = z.object({
  channel: z.string(),
  state: deliveryState,
  attempts: z.int().min(0),
  nextAttemptAt: time.nullable(),
  lastError: z.string().nullable(),
  deliveredAt: time.nullable(),
  /** Not tried again because it may have arrived: nobody knows. */
  mayHaveArrived: z.boolean().default(false),
  history: z.array(z.object({ at: time, outcome: z.string(), detail: z.string() })),
});

const channelWords = z.object({
  noun: z.string(),
  done: z.string(),
  /** The offer to send a delivered one once more; `null` where none is made. */
  again: z.string().nullable(),
});

const counts = z.object({
  open: z.int().min(0),
  held: z.int().min(0),
  failed: z.int().min(0),
  all: z.int().min(0),
});

/** Answers `GET /enquiries`. */
export const enquiryPageShape = z.object({
  enquiries: z.array(summary),
  nextCursor: z.string().nullable(),
  counts,
});

/** Answers `GET /enquiries/{reference}` and every act on one enquiry. */
export const storedEnquiryShape = summary.extend({
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
  actions: z.array(z.object({ at: time, by: z.string(), action: z.string() })),
  /** When an erasure somebody asked for can no longer be taken back; `null` when none is under way. */
  eraseFinalAt: time.nullable().default(null),
});

/** What is wrong with the pipeline; a kind this studio does not know is shown too. */
const alertInForce = z.object({ kind: z.string(), message: z.string(), since: time });

/** Answers `GET /alerts`. */
export const alertsShape = z.object({ alerts: z.array(alertInForce) });

/** The body of every act: who asked, as the enquiry's record will show it. */
export const actShape = z.object({ by: z.string().trim().min(1).max(200) });

/** Which deliveries are made again; of one channel where it is named. */
export const resendFilterShape = z.object({
  state: z.enum(['dead', 'waiting']),
  channel: z.string().optional(),
});

export type DeskView = (typeof deskViews)[number];
export type EnquiryState = z.infer<typeof enquiryState>;
export type DeliveryState = z.infer<typeof deliveryState>;
export type EnquirySummary = Read<z.infer<typeof summary>>;
export type EnquiryPage = Read<z.infer<typeof enquiryPageShape>>;
export type StoredEnquiry = Read<z.infer<typeof storedEnquiryShape>>;
export type DeliveryDetail = Read<z.infer<typeof deliveryDetail>>;
export type ChannelWords = Read<z.infer<typeof channelWords>>;
export type DeskCounts = Read<z.infer<typeof counts>>;
export type AlertInForce = Read<z.infer<typeof alertInForce>>;
export type ResendFilter = Read<z.infer<typeof resendFilterShape>>;
