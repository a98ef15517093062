import type { PreviewMark } from '@sundowner/brand';
import { z } from 'zod';
import type { ContentRead } from './content-read.ts';
import { OutageError } from './errors.ts';

const previewMark = z.object({
  entry: z.string(),
  field: z.string(),
  text: z.string().optional(),
  file: z.string().optional(),
  missing: z.literal(true).optional(),
});
const answerShape = z.object({
  docs: z.array(z.unknown()),
  totalDocs: z.number().int().nonnegative().nullish(),
  /** Every entry the answer shows, those inside others at any depth included. */
  tags: z.array(z.string()).nullish(),
  /** Of drafts alone: which fields its words and pictures are of. */
  marks: z.array(previewMark).nullish(),
});

/** An answer of the content service, held against the shape that a read expects of its entries. */
interface Checked<Raw> {
  readonly docs: readonly unknown[];
  /** Of everything it shows. */
  readonly tags: readonly string[];
  readonly marks: readonly PreviewMark[];
  /** Those of the shape. Nobody changes them: every page that reads the same answer is made from the same. */
  readonly entries: readonly Raw[];
  /** Of each of the others, where it differs from the shape. */
  readonly refused: readonly (readonly string[])[];
  /** How many there are in all. */
  readonly total: number;
}

function check<Raw>(schema: z.ZodType<Raw>, json: unknown): Checked<Raw> {
  const answer = answerShape.safeParse(json);
  if (!answer.success)
    throw new OutageError('the content service answered something that is not content', 200);
  const { docs, totalDocs, tags, marks } = answer.data;
  const entries: Raw[] = [];
  const refused: string[][] = [];
  for (const doc of docs) {
    const parsed = schema.safeParse(doc);
    if (parsed.success) entries.push(parsed.data);
    else refused.push(parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`));
  }
  return {
    ...{ docs, entries, refused, tags: tags ?? [] },
    marks: (marks ?? []) as readonly PreviewMark[],
    total: totalDocs ?? entries.length,
  };
}

/** What shapes go by beside the answer. */
interface CheckedFor {
  readonly siteUrl: string;
  /** The collection as the page meets it: shapes ask it which links lead somewhere. `null` outside a request. */
  readonly collection: object | null;
}

interface CachedCheck extends CheckedFor {
  readonly schema: unknown;
  readonly checked: Checked<unknown>;
}

/** Answers that are kept are read for page after page: held against a shape once, they need not be again. */
const cachedChecks = new WeakMap<object, readonly CachedCheck[]>();
/** One answer is read as so many shapes at most; more are made for one read alone. */
const mostShapes = 8;

/**
 * What a read finds in an answer.
 *
 * @throws OutageError when the answer is no list
 */
export function checked<Raw>(
  { schema }: Pick<ContentRead<Raw>, 'schema'>,
  json: unknown,
  around: CheckedFor,
): Checked<Raw> {
  const { siteUrl, collection } = around;
  const made = () => check(typeof schema === 'function' ? schema(siteUrl) : schema, json);
  if (typeof json !== 'object' || json === null) return made();
  const known = cachedChecks.get(json) ?? [];
  const before = known.find((each) => each.schema === schema);
  if (before?.siteUrl === siteUrl && before.collection === collection) return before.checked as Checked<Raw>;
  const now = made();
  const others = known.filter((each) => each !== before);
  if (others.length < mostShapes)
    cachedChecks.set(json, [...others, { schema, siteUrl, collection, checked: now }]);
  return now;
}
