import { type ContentQuery, mostReads } from '@sundowner/brand';
import type { CollectionSlug, Endpoint, PayloadRequest, PopulateType, Where } from 'payload';
import { refusal, uncached } from '../access/answers.ts';
import { isPreview, isSite } from '../access/callers.ts';
import { asRead, readTimeLeft } from '../connections/reads.ts';
import { type KnownField, numberedFirst, placedBy, selectedWith } from '../places/numbered-first.ts';
import { studioSettings } from '../settings.ts';
import { previewParts } from './preview-parts.ts';
import { batchIn, idsWithEvery, tagsOfEvery } from './reads.ts';
import { tagsIn } from './tags.ts';

/** One slow read must not hold up the others: the site waits for the answer no longer than 3 s. */
const deadlineMs = 2500;

interface Refused {
  readonly status: number;
  readonly message: string;
}

/**
 * `POST /api/reads` of `{reads: [{collection: 'blog', limit: 3}, …]}` with the content token: several finds in one request, so that
 * a page is made from few. Each is a `ContentQuery` and is judged by itself: `{reads: [{status: 200, body: {docs, totalDocs, tags}},
 * {status: 400, message}]}`, in the order asked. `draft: true` beside the reads asks for drafts, which access gives to previews alone.
 *
 * A preview's answers also have `marks` (preview-parts.ts), and stand-ins for what is required and empty.
 *
 * `tags` names every entry the answer shows or would show, populated ones at any depth included, and those it was asked for by: `media:7`.
 */
export const contentReads: Endpoint = {
  path: '/reads',
  method: 'post',
  handler: async (req) => {
    if (!isSite(req)) return refusal(403, 'Not found.');
    const batch = await batchIn(req);
    if (!batch) {
      const message = `Between 1 and ${mostReads} reads can be asked for.`;
      return Response.json({ errors: [{ message }] }, { status: 400 });
    }
    const { reads, draft } = batch;
    const answers = await Promise.all(
      reads.map((query) => withinDeadline(() => answerRead(query, draft, req))),
    );
    return uncached({ reads: answers });
  },
};

async function answerRead(query: ContentQuery | null, draft: boolean, req: PayloadRequest): Promise<object> {
  if (!query) return { status: 400, message: 'This is no read of content.' } satisfies Refused;
  const known = req.payload.collections[query.collection as CollectionSlug];
  if (!known) return { status: 404, message: 'There is no such collection.' } satisfies Refused;
  const { slug } = known.config;
  const { where, every, sort, depth = 0, limit = 10, page = 1, pagination = false, select, populate } = query;
  try {
    // A draft may carry other tags than what is published, and Payload alone knows which is the newest.
    const except = draft || limit === 0 ? null : readExceptions(where);
    const ids = await idsWithEvery(req.payload, slug, every, except ? { sort } : undefined);
    const asked = tagsOfEvery(req.payload, slug, every);
    // Payload takes thousands of ids one by one: of those already in order it gets the few of the page.
    const sliced = ids && except ? sliceOf(ids, except, limit, page) : null;
    const of = sliced?.ids ?? ids;
    if (of?.length === 0) {
      return { status: 200, body: { docs: [], totalDocs: sliced?.total ?? 0, tags: asked } };
    }
    const placed = sliced ? null : placedBy(query, known.config.flattenedFields as readonly KnownField[]);
    const selected = selectedWith(select, placed);
    const conditions: Where[] = [];
    if (where) conditions.push(where as Where);
    if (of) conditions.push({ id: { in: of } });
    const found = await req.payload.find({
      collection: slug,
      overrideAccess: false,
      req,
      depth,
      limit,
      // Counting costs as much as finding; who needs the total asks for it.
      pagination: pagination && !sliced,
      ...(conditions.length > 0 ? { where: { and: conditions } } : {}),
      ...(sort ? { sort: [...sort] } : {}),
      ...(sliced ? {} : { page }),
      ...(selected ? { select: selected } : {}),
      ...(populate ? { populate: populate as PopulateType } : {}),
      ...(draft ? { draft } : {}),
    });
    const docs = numberedFirst(found.docs, placed);
    const totalDocs = sliced?.total ?? found.totalDocs;
    const tags = [...new Set([...tagsIn(req.payload, slug, docs), ...asked])];
    const shown = draft && isPreview(req) ? previewParts(req.payload, slug, docs) : { docs };
    return { status: 200, body: { totalDocs, tags, ...shown } };
  } catch (error) {
    const status = faultStatus(error);
    // One whose time is over was answered as that, and asks nothing more.
    const isLate = (readTimeLeft() ?? 1) <= 0;
    if (status >= 500 && !isLate)
      req.payload.logger.error({ err: error, collection: slug }, 'a content read failed');
    return { status, message: error instanceof Error ? error.message : 'The read failed.' } satisfies Refused;
  }
}

/** The ids a condition leaves out: `null` for any condition but "not this one". */
function readExceptions(where: ContentQuery['where'] = {}): readonly number[] | null {
  const { id, ...others } = where;
  if (Object.keys(others).length > 0) return null;
  if (!id) return [];
  return 'not_equals' in id ? [Number(id.not_equals)] : null;
}

/** @param page from 1 */
function sliceOf(ids: readonly number[], except: readonly number[], limit: number, page: number) {
  const left = ids.filter((id) => !except.includes(id));
  return { ids: left.slice((page - 1) * limit, page * limit), total: left.length };
}

function faultStatus(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 ? status : 500;
}

async function withinDeadline(read: () => Promise<object>): Promise<object> {
  const deadline = deadlineMs * studioSettings().limits.deadlineFactor;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Refused>((resolve) => {
    const tooLong = () => resolve({ status: 504, message: 'The read took too long.' });
    timer = setTimeout(tooLong, deadline);
  });
  try {
    return await Promise.race([asRead(deadline, read), late]);
  } finally {
    clearTimeout(timer);
  }
}
