import {
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  parseParams,
  type RawParams,
  type Where,
} from 'payload';
import { isSite } from '../access/callers.ts';
import { studioSettings } from '../settings.ts';
import { idsWithEvery } from './every.ts';
import { tagsIn } from './tags.ts';

/** Reads one request may ask for. */
export const mostReads = 24;
/** One slow read must not hold up the others: the site waits for the answer no longer than 3 s. */
const deadlineMs = 2500;

interface Refused {
  readonly status: number;
  readonly message: string;
}

/**
 * `GET /api/reads?r[0][collection]=blog&r[0][limit]=3&r[1]…` with the content token: several finds in one request, so that a page
 * is made from few. Each read takes what Payload's own find takes (where, sort, depth, limit, page, pagination, select, populate,
 * draft)
 * and is judged by itself: `{reads: [{status: 200, body: {docs, totalDocs, tags}}, {status: 400, message}]}`, in the order asked.
 *
 * `tags` names every entry the answer shows or would show, populated ones at any depth included: `media:7`.
 */
export const contentReads: Endpoint = {
  path: '/reads',
  method: 'get',
  handler: async (req) => {
    if (!isSite(req)) return Response.json({ errors: [{ message: 'Not found.' }] }, { status: 403 });
    const reads = readsOf(req.query.r);
    if (!reads || reads.length === 0 || reads.length > mostReads) {
      const message = `Between 1 and ${mostReads} reads can be asked for.`;
      return Response.json({ errors: [{ message }] }, { status: 400 });
    }
    const answers = await Promise.all(reads.map((read) => withinDeadline(answerOf(read, req))));
    return Response.json({ reads: answers }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

function readsOf(given: unknown): RawParams[] | null {
  // The query parser gives an object for a list with gaps.
  const list: unknown[] = typeof given === 'object' && given !== null ? Object.values(given) : [];
  return list.every(isParams) ? list : null;
}

const isParams = (value: unknown): value is RawParams =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function answerOf(read: RawParams, req: PayloadRequest): Promise<object> {
  const { collection } = read as { collection?: unknown };
  const known = typeof collection === 'string' ? req.payload.collections[collection as CollectionSlug] : null;
  if (!known) return { status: 404, message: 'There is no such collection.' } satisfies Refused;
  const { slug } = known.config;
  const { where, sort, depth, limit, page, pagination, select, populate, draft } = parseParams(read);
  try {
    const { every } = read as { every?: unknown };
    // A draft may carry other tags than what is published, and Payload alone knows which is the newest.
    const except = draft || limit === 0 ? null : exceptOf(where);
    const ids = await idsWithEvery(req.payload, slug, every, except ? { sort } : undefined);
    // Payload takes thousands of ids one by one: of those already in order it gets the few of the page.
    const sliced = ids && except ? sliceOf(ids, except, limit ?? 10, page ?? 1) : null;
    const of = sliced?.ids ?? ids;
    if (of?.length === 0) {
      return { status: 200, body: { docs: [], totalDocs: sliced?.total ?? 0, tags: [] } };
    }
    const conditions: Where[] = [];
    if (where) conditions.push(where);
    if (of) conditions.push({ id: { in: of } });
    const found = await req.payload.find({
      collection: slug,
      overrideAccess: false,
      req,
      depth: depth ?? 0,
      limit: limit ?? 10,
      // Counting costs as much as finding; who needs the total asks for it.
      pagination: pagination === true && !sliced,
      ...(conditions.length > 0 ? { where: { and: conditions } } : {}),
      ...(sort ? { sort } : {}),
      ...(page && !sliced ? { page } : {}),
      ...(select ? { select } : {}),
      ...(populate ? { populate } : {}),
      ...(draft === undefined ? {} : { draft }),
    });
    const { docs } = found;
    const totalDocs = sliced?.total ?? found.totalDocs;
    return { status: 200, body: { docs, totalDocs, tags: tagsIn(req.payload, slug, docs) } };
  } catch (error) {
    const status = statusOf(error);
    if (status >= 500) req.payload.logger.error({ err: error, collection: slug }, 'a content read failed');
    return { status, message: error instanceof Error ? error.message : 'The read failed.' } satisfies Refused;
  }
}

/** The ids a condition leaves out: `null` for any condition but "not this one". */
function exceptOf(where: Where | undefined): readonly number[] | null {
  if (!where) return [];
  const [name, condition, ...more] = Object.entries(where).flat();
  if (name !== 'id' || more.length > 0 || typeof condition !== 'object') return null;
  const [operator, value, ...others] = Object.entries(condition).flat();
  return operator === 'not_equals' && others.length === 0 ? [Number(value)] : null;
}

/** @param page from 1 */
function sliceOf(ids: readonly number[], except: readonly number[], limit: number, page: number) {
  const left = ids.filter((id) => !except.includes(id));
  return { ids: left.slice((page - 1) * limit, page * limit), total: left.length };
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 ? status : 500;
}

async function withinDeadline(answer: Promise<object>): Promise<object> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Refused>((resolve) => {
    const tooLong = () => resolve({ status: 504, message: 'The read took too long.' });
    timer = setTimeout(tooLong, deadlineMs * studioSettings().limits.deadlineFactor);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
