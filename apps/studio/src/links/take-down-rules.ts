import {
  APIError,
  type CollectionConfig,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { type EntryRow, readRow } from '../content-changes/entry-row.ts';
import { readValue, writeValue } from '../runtime/key-values.ts';
import { collectionConfig, entryKind } from '../schema/collection-config.ts';
import { isSeen, seen } from './index-entries.ts';
import { neededBy } from './keyed-uses.ts';
import { entryTitle, findUsages, type Usage } from './usages.ts';

/** How long an editor's "take it down all the same" holds, in milliseconds. */
const holdsMs = 15 * 60_000;

const keyOf = (collection: CollectionSlug, id: number | string) => `take-down:${collection}:${id}`;

/** Notes that an editor has read who uses an entry and wants it gone all the same. */
export async function agreeToTakeDown(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  until: Date = new Date(Date.now() + holdsMs),
): Promise<void> {
  await writeValue(payload, keyOf(collection, id), { until: until.toISOString() });
}

/** Until when an entry may be taken down although others use it, or `null`. */
export async function takeDownUntil(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
): Promise<string | null> {
  const mark = (await readValue(payload, keyOf(collection, id))) as { until?: string } | null;
  return mark?.until && new Date(mark.until) > new Date() ? mark.until : null;
}

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Context of the studio's own commands that put a whole store in order: seeding, importing. */
export const unguarded = { unguarded: true } as const;

const savesDraft = (slug: CollectionSlug) => `saves-draft:${slug}`;

/** Whether the change of an entry is a draft alone, which leaves the row visitors see as it is. */
export const savesDraftAlone = (req: PayloadRequest, slug: CollectionSlug): boolean =>
  req.context[savesDraft(slug)] === true;

function sentence(usages: readonly Usage[], needed: readonly string[]): string {
  const users = usages.map(({ kind, title, where }) => `${kind} "${title}" (${where})`);
  const all = [...needed, ...users];
  const named = all.slice(0, 5);
  const more = all.length > named.length ? ` and ${all.length - named.length} more` : '';
  return `${named.join(', ')}${more}`;
}

async function othersSeen(req: PayloadRequest, slug: CollectionSlug, id: number | string): Promise<number> {
  const { totalDocs } = await req.payload.db.count({
    collection: slug,
    where: { and: [{ id: { not_equals: id } }, ...seen] },
    req,
  });
  return totalDocs;
}

/** Whether a published entry is the last of a kind the site cannot do without (`custom.neverEmpty` of its collection). */
export async function isIndispensable(
  req: PayloadRequest,
  slug: CollectionSlug,
  row: EntryRow,
): Promise<boolean> {
  return (
    collectionConfig(req.payload, slug).custom?.neverEmpty === true &&
    (await othersSeen(req, slug, row.id)) === 0
  );
}

async function refuseTakeDown(req: PayloadRequest, slug: CollectionSlug, row: EntryRow): Promise<void> {
  const name = `${entryKind(req.payload, slug)} "${entryTitle(req, slug, row)}"`;
  if (await isIndispensable(req, slug, row)) {
    throw new APIError(
      `${name} is the only one there is, and the site cannot do without it.`,
      409,
      undefined,
      true,
    );
  }
  const usages = await findUsages(req, slug, row);
  const needed = await neededBy(req, slug, row);
  if (usages.length + needed.length === 0 || (await takeDownUntil(req.payload, slug, row.id))) return;
  const agreement = collectionConfig(req.payload, slug).upload
    ? ''
    : ', or agree to it on the entry, under "Where it is used"';
  throw new APIError(
    usages.length > 0
      ? `${name} is in use: ${sentence(usages, needed)}. Take it out there first${agreement}.`
      : `${name} is needed: ${sentence(usages, needed)} would be without it. To take it down all the same, agree to it on the entry, under "Where it is used".`,
    409,
    { usages, needed },
    true,
  );
}

/**
 * Refuses to unpublish, trash or delete what published entries show or lead to and what pages find by its key, unless an
 * editor has agreed to it, and the last entry of a kind the site cannot do without.
 */
export function guardHooks(slug: CollectionSlug): Hooks {
  return {
    beforeOperation: [
      ({ args, operation, req }) => {
        if (operation === 'update' || operation === 'restoreVersion') {
          const { draft, data } = args as { draft?: boolean; data?: { _status?: string } };
          req.context[savesDraft(slug)] = Boolean(draft) && data?._status !== 'published';
        }
        return args;
      },
    ],
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation !== 'update' || req.context.unguarded || savesDraftAlone(req, slug)) return data;
        const staysUp = (data._status ?? originalDoc?._status) === 'published' && !data.deletedAt;
        if (staysUp) return data;
        const row = await readRow(req, slug, originalDoc.id);
        if (isSeen(row)) await refuseTakeDown(req, slug, row);
        return data;
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        if (req.context.unguarded) return;
        const row = await readRow(req, slug, id);
        if (isSeen(row)) await refuseTakeDown(req, slug, row);
      },
    ],
  };
}

/** Pictures have no drafts: one that a published entry shows is not deleted. */
export function pictureGuard(slug: CollectionSlug): Hooks {
  return {
    beforeDelete: [
      async ({ id, req }) => {
        const row = req.context.unguarded ? null : await readRow(req, slug, id);
        if (row) await refuseTakeDown(req, slug, row);
      },
    ],
  };
}
