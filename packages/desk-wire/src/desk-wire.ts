import { z } from 'zod';
import { type Read, time } from './wire.ts';

/**
 * What the site's internal API and the studio's inbox say to each other about enquiries, over HTTP on 127.0.0.1. The site's desk gives
 * what these shapes describe, and the studio parses with them.
 *
 * `kind`, `channel` and the like stay free words: an enquiry of a kind this studio does not know yet must be shown, never hidden.
 */

/** `held` is shown for what waits while an erasure can still be undone. */
const deliveryState = z.enum(['pending', 'sending', 'waiting', 'delivered', 'dead', 'held']);

export const enquiryState = z.enum(['accepted', 'quarantined', 'discarded', 'erased']);

export const deliveryDetail = z.object({
  channel: z.string(),
  state: deliveryState,
  attempts: z.int().min(0),
  nextAttemptAt: time.nullable(),
  lastError: z.string().nullable(),
  deliveredAt: time.nullable(),
  /** Not tried again because it may have arrived: nobody knows. */
  mayHaveArrived: z.boolean().default(false),
  /** Given up, and somebody has said that it need not be made. */
  leftUnsent: z.boolean().default(false),
  history: z.array(z.object({ at: time, outcome: z.string(), detail: z.string() })),
});

export const channelWords = z.object({
  noun: z.string(),
  done: z.string(),
  /** The offer to send a delivered one once more; `null` where none is made. */
  again: z.string().nullable(),
});

/** What is wrong with the pipeline; a kind this studio does not know is shown too. */
const alertInForce = z.object({ kind: z.string(), message: z.string(), since: time });

/** Answers `GET /alerts`. */
export const alertsShape = z.object({ alerts: z.array(alertInForce) });

export type EnquiryState = z.infer<typeof enquiryState>;
export type DeliveryState = z.infer<typeof deliveryState>;
export type DeliveryDetail = Read<z.infer<typeof deliveryDetail>>;
export type ChannelWords = Read<z.infer<typeof channelWords>>;
export type AlertInForce = Read<z.infer<typeof alertInForce>>;
