import { type ContentQuery, mostReads } from '@sundowner/brand';
import { APIError, type BasePayload, type CollectionSlug, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows, schemaAdapter } from '../schema/adapter.ts';

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

type Sets = readonly (readonly (string | number)[])[];

/**
 * The field of several relations that a read names, and the sets it names of it.
 *
 * @throws APIError with status 400 for a field there is not
 */
function setsIn(payload: BasePayload, slug: CollectionSlug, given: ContentQuery['every']) {
  if (given === undefined) return null;
  const asked = Object.entries(given);
  const [one] = asked;
  if (!one || asked.length > 1) throw refused('"every" names one field.');
  const [name, sets]: [string, Sets] = one;
  const field = payload.collections[slug]?.config.flattenedFields.find((each) => each.name === name);
  if (field?.type !== 'relationship' || !field.hasMany || typeof field.relationTo !== 'string') {
    throw refused('"every" names a field of several relations.');
  }
  return { field: { name: field.name, relationTo: field.relationTo }, sets };
}

/** Tags of the entries a read names in `every`: once one is deleted, nothing carries it. */
export function tagsOfEvery(
  payload: BasePayload,
  slug: CollectionSlug,
  given: ContentQuery['every'],
): readonly string[] {
  const asked = setsIn(payload, slug, given);
  return asked ? asked.sets.flat().map((id) => `${asked.field.relationTo}:${id}`) : [];
}

/** A person chooses a handful. */
const mostSets = 6;

const refused = (sentence: string) => new APIError(sentence, 400, null, true);

/**
 * The ids of the entries that carry, in a field of several relations, one entry of every set: `{tags: [[1, 2], [5]]}` asks for
 * those with tag 1 or 2, and tag 5. Payload's own conditions on one such field are all judged on the same relation, so that two of
 * them never hold together.
 *
 * @param published asks for the published ones alone, in the order of a field, as Payload's `sort` has it
 * @returns `null` when nothing is asked for
 * @throws APIError with status 400 for a field there is not, or anything but whole numbers
 */
export async function idsWithEvery(
  payload: BasePayload,
  slug: CollectionSlug,
  given: ContentQuery['every'],
  published?: { readonly sort: ContentQuery['sort'] },
): Promise<number[] | null> {
  const asked = setsIn(payload, slug, given);
  if (asked === null) return null;
  const { field, sets } = asked;
  if (sets.length === 0 || sets.length > mostSets) throw refused(`"every" takes 1 to ${mostSets} sets.`);
  const adapter = schemaAdapter(payload as Payload);
  const tableOf = (table: string) =>
    adapter.schemaName ? `"${adapter.schemaName}"."${table}"` : `"${table}"`;
  const within = tableOf(`${snake(slug)}_rels`);
  const column = `${snake(field.relationTo)}_id`;
  const selects = sets.map(
    (set) =>
      `SELECT "parent_id" AS id FROM ${within} WHERE "path" = '${field.name}' AND "${column}" IN (${numbers(set)})`,
  );
  const found = selects.join(' INTERSECT ');
  const rows = await queryRows(
    adapter,
    published
      ? `SELECT "id" FROM ${tableOf(snake(slug))} WHERE "_status" = 'published' AND "deleted_at" IS NULL AND "id" IN (${found}) ORDER BY ${orderBy(payload, slug, published.sort)}`
      : found,
  );
  return rows.map(({ id }) => Number(id));
}

/** @throws APIError with status 400 for anything but a field with a column of its own */
function orderBy(payload: BasePayload, slug: CollectionSlug, sort: ContentQuery['sort'] = []): string {
  const [, backwards, name] = /^(-?)(\w+)$/.exec(sort.join(',')) ?? [];
  const field = payload.collections[slug]?.config.flattenedFields.find((each) => each.name === name);
  if (!field || !['text', 'date', 'number'].includes(field.type))
    throw refused('"every" needs one field to sort by.');
  return `"${snake(field.name)}" ${backwards ? 'DESC' : 'ASC'}, "created_at" DESC`;
}

/** Checked digits and commas, fit for a query as they are. */
function numbers(set: readonly (string | number)[]): string {
  const list = set.join(',');
  if (/^\d{1,15}(,\d{1,15}){0,99}$/.test(list)) return list;
  throw refused('"every" takes whole numbers.');
}

/** The name of a collection's table. */
const snake = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
