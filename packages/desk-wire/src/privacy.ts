import { z } from 'zod';
import { personId } from './people.ts';
import { type Read, reference, time } from './wire.ts';

/** `POST /desk/person`: everything held about an address; a post, since the address is somebody's. Recorded as a look. */
export const personRequestShape = z.object({ address: z.string().trim().min(3).max(254) });

/** One thing held about a person: an enquiry with its fields, a message, a note, a file, a job, a consent. */
const personRecord = z.object({
  reference,
  what: z.enum(['enquiry', 'message', 'note', 'draft', 'file', 'delivery', 'consent', 'stray-mail']),
  at: time,
  title: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** A copy outside, from a delivery made. */
const copy = z.object({
  channel: z.string(),
  /** What the channel is called. */
  noun: z.string(),
  deliveredAt: time,
  status: z.string(),
});

export const personShape = z.object({
  address: z.string(),
  enquiries: z.array(z.object({ reference, kind: z.string(), receivedAt: time, headline: z.string() })),
  records: z.array(personRecord),
  /** Copies outside, from deliveries made: each needs its own request there. */
  downstream: z.array(copy),
  holds: z.array(z.object({ id: z.string(), placedAt: time, placedBy: z.string() })),
  erasure: z
    .object({
      id: z.string(),
      state: z.enum(['asked', 'confirmed', 'withdrawn', 'finished']),
      askedBy: z.string(),
      askedAt: time,
      finalAt: time.nullable(),
      blockedBy: z.string().nullable(),
    })
    .nullable(),
});

/** Of one enquiry or of everything under an address. `POST /desk/erasures`. */
export const erasureAskShape = z.union([
  z.object({ reference }),
  z.object({ address: z.string().trim().min(3).max(254) }),
]);

/** `GET /desk/erasures`; `POST /desk/erasures/{id}/confirm`, `…/withdraw`; `GET /desk/erasures/{id}/receipt`. */
export const erasuresShape = z.object({
  erasures: z.array(
    z.object({
      id: z.string(),
      of: z.enum(['enquiry', 'person']),
      references: z.array(z.string()),
      askedBy: personId,
      askedAt: time,
      confirmedBy: personId.nullable(),
      confirmedAt: time.nullable(),
      finalAt: time.nullable(),
      /** Why the person who asks cannot confirm it now; `null` when they can. */
      notYet: z.string().nullable(),
      finishedAt: time.nullable(),
    }),
  ),
});

export const receiptShape = z.object({
  id: z.string(),
  erasedAt: time,
  askedBy: z.string(),
  confirmedBy: z.string(),
  references: z.array(z.string()),
  counts: z.object({
    enquiries: z.int(),
    messages: z.int(),
    notes: z.int(),
    files: z.int(),
    queued: z.int(),
  }),
  downstream: z.array(copy),
});

/** `GET /desk/holds`, `POST /desk/holds` (administrator), `POST /desk/holds/{id}/lift` (a second administrator). */
export const holdAskShape = z.object({
  of: erasureAskShape,
  reason: z.string().trim().min(3).max(2000),
});

export const holdsShape = z.object({
  holds: z.array(
    z.object({
      id: z.string(),
      references: z.array(z.string()),
      reason: z.string(),
      placedBy: personId,
      placedAt: time,
      liftAskedBy: personId.nullable(),
      liftedAt: time.nullable(),
    }),
  ),
});

/** `GET /desk/retention?month=2027-01`: what retention will erase in that month, and what a hold keeps. */
export const retentionShape = z.object({
  month: z.string(),
  count: z.int().min(0),
  onLegalHold: z.int().min(0),
  list: z.array(z.object({ reference, kind: z.string(), receivedAt: time, dueAt: time })),
});

/** `POST /desk/consents`: the ledger, searched; `Accept: text/csv` exports it. `POST /desk/consents/{reference}/withdraw`. */
export const consentsRequestShape = z.object({
  address: z.string().max(254).optional(),
  reference: reference.optional(),
  purpose: z.string().max(60).optional(),
  from: time.optional(),
  to: time.optional(),
  cursor: z.string().nullable().default(null),
});

export const consentsShape = z.object({
  consents: z.array(
    z.object({
      reference,
      name: z.string(),
      version: z.string(),
      text: z.string(),
      at: time,
      page: z.string(),
      purposes: z.array(z.string()),
      withdrawn: z.array(
        z.object({ purpose: z.string(), at: time, by: personId.nullable(), way: z.string() }),
      ),
    }),
  ),
  nextCursor: z.string().nullable(),
});

export const withdrawShape = z.object({
  purpose: z.string().max(60),
  way: z.string().trim().min(1).max(200),
});

/** `GET /desk/accesses?reference=&person=&cursor=`: administrators. Every look at a file, a person and an export. */
export const accessesShape = z.object({
  accesses: z.array(
    z.object({
      at: time,
      person: personId,
      what: z.string(),
      reference: z.string().nullable(),
      about: z.string().nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
});

/** `GET /desk/retention?month=`; the month after this one where none is named. */
export const retentionRequestShape = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
});

export const accessesRequestShape = z.object({
  reference: reference.optional(),
  person: personId.optional(),
  cursor: z.string().max(100).optional(),
});

export type ConsentsRequest = Read<z.infer<typeof consentsRequestShape>>;
export type Withdrawal = Read<z.infer<typeof withdrawShape>>;
export type HoldAsk = Read<z.infer<typeof holdAskShape>>;
export type AccessesRequest = Read<z.infer<typeof accessesRequestShape>>;
export type PersonRecords = Read<z.infer<typeof personShape>>;
export type ErasureAsk = Read<z.infer<typeof erasureAskShape>>;
export type Erasures = Read<z.infer<typeof erasuresShape>>;
export type ErasureReceipt = Read<z.infer<typeof receiptShape>>;
export type Holds = Read<z.infer<typeof holdsShape>>;
export type Retention = Read<z.infer<typeof retentionShape>>;
export type Consents = Read<z.infer<typeof consentsShape>>;
export type Accesses = Read<z.infer<typeof accessesShape>>;
