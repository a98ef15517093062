import { type ContentQuery, mostReads } from '@sundowner/brand';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';

/** Bytes of a request's body at most; 24 reads of the longest address a visitor can ask for stay below it. */
const mostBytes = 1_048_576;

const value = z.union([z.string(), z.number(), z.boolean()]);
const idOrWord = z.union([z.string(), z.number()]);
const condition = z.union([
  z.strictObject({ equals: value }),
  z.strictObject({ not_equals: value }),
  z.strictObject({ in: z.array(idOrWord) }),
]);
const fields = z.record(z.string(), z.boolean());
const count = z.number().int().nonnegative();

/** One read, with nothing beside what a query may say: what Payload's own find takes besides stays shut. */
const contentQuery = z.strictObject({
  collection: z.string(),
  where: z.record(z.string(), condition).optional(),
  every: z.record(z.string(), z.array(z.array(idOrWord))).optional(),
  sort: z.array(z.string()).optional(),
  depth: count.optional(),
  limit: count.optional(),
  page: z.number().int().positive().optional(),
  pagination: z.boolean().optional(),
  select: fields.optional(),
  populate: z.record(z.string(), fields).optional(),
}) satisfies z.ZodType<ContentQuery>;

const contentBatch = z.strictObject({
  // Each is judged by itself: one that is wrong takes no other with it.
  reads: z.array(z.unknown()).min(1).max(mostReads),
  draft: z.boolean().optional(),
});

export interface AskedBatch {
  /** In the order asked; `null` for one that is no read. */
  readonly reads: readonly (ContentQuery | null)[];
  readonly draft: boolean;
}

/** What the site asks for, or `null` when that is no batch, or too much of one. */
export async function batchIn(req: PayloadRequest): Promise<AskedBatch | null> {
  // The site says how much it sends; a proxy between the two may not, and what it passes on is measured.
  if (Number(req.headers.get('content-length') ?? 0) > mostBytes) return null;
  const { data } = contentBatch.safeParse(await jsonOf(req));
  if (!data) return null;
  return {
    reads: data.reads.map((read) => contentQuery.safeParse(read).data ?? null),
    draft: data.draft ?? false,
  };
}

async function jsonOf(req: PayloadRequest): Promise<unknown> {
  try {
    const text = (await req.text?.()) ?? '';
    return Buffer.byteLength(text) <= mostBytes ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
