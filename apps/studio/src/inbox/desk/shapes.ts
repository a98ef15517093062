import { z } from 'zod';

/**
 * The shapes of the site's internal API, as the studio reads them.
 *
 * `kind` and `channel` stay free words: an enquiry of a kind this studio does not know yet must be shown, never hidden.
 */
const time = z.iso.datetime({ offset: true });

export const deliveryStates = ['pending', 'sending', 'waiting', 'delivered', 'dead', 'held'] as const;
const deliveryState = z.enum(deliveryStates);

const summary = z.object({
  reference: z.string().min(1),
  kind: z.string(),
  state: z.enum(['accepted', 'quarantined', 'discarded', 'erased']),
  receivedAt: time,
  name: z.string(),
  headline: z.string(),
  country: z.string().nullable(),
  attention: z.enum(['none', 'held', 'late', 'failed']),
  deliveries: z.array(z.object({ channel: z.string(), state: deliveryState })),
  linkedTo: z.string().nullable(),
});

const delivery = z.object({
  channel: z.string(),
  state: deliveryState,
  attempts: z.int().min(0),
  nextAttemptAt: time.nullable(),
  lastError: z.string().nullable(),
  deliveredAt: time.nullable(),
  history: z.array(z.object({ at: time, outcome: z.string(), detail: z.string() })),
});

const counts = z.object({
  open: z.int().min(0),
  held: z.int().min(0),
  failed: z.int().min(0),
  all: z.int().min(0),
});

export const enquiryPageShape = z.object({
  enquiries: z.array(summary),
  nextCursor: z.string().nullable(),
  counts,
});

export const enquiryDetailShape = summary.extend({
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
  deliveries: z.array(delivery),
  actions: z.array(z.object({ at: time, by: z.string(), action: z.string() })),
  /** When an erasure somebody asked for can no longer be taken back; `null` when none is under way. */
  eraseFinalAt: time.nullable().default(null),
});

/** What is wrong with the pipeline; a kind this studio does not know is shown too. */
const alertInForce = z.object({ kind: z.string(), message: z.string(), since: time });

export const alertsShape = z.object({ alerts: z.array(alertInForce) });

export const resentShape = z.object({ resent: z.int().min(0) });

/** The problem details (RFC 9457) of a refusal; `detail` is one sentence of the site's own. */
export const problemShape = z.object({ detail: z.string().max(300).optional() });

export type AlertInForce = z.infer<typeof alertInForce>;
export type EnquirySummary = z.infer<typeof summary>;
export type EnquiryPage = z.infer<typeof enquiryPageShape>;
export type EnquiryDetail = z.infer<typeof enquiryDetailShape>;
export type Delivery = z.infer<typeof delivery>;
export type DeliveryState = z.infer<typeof deliveryState>;
export type Counts = z.infer<typeof counts>;

/** The four tabs of the list, named as the internal API names them. */
export const inboxViews = ['open', 'held', 'failed', 'all'] as const;
export type InboxView = (typeof inboxViews)[number];
