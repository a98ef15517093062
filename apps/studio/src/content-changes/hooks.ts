import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { wake } from '../runtime/shared-state.ts';
import { afterwards } from '../transactions/afterwards.ts';
import { readRow } from './entry-row.ts';
import { intend, record, withdraw } from './outbox.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Id = number | string;

/** What the site's caches know an entry by: its collection, and itself. */
export function cacheTags(slug: CollectionSlug, id: Id | null): string[] {
  return id === null ? [slug] : [slug, `${slug}:${id}`];
}

/**
 * In an operation's context: it writes many entries and notifies the site of all of them once, and has promised it in the
 * outbox before the first one.
 */
export const notifiedTogether = 'content-changes-told-together';

interface Before {
  readonly published: boolean;
  readonly intendedId: number | null;
}

const memory = (slug: CollectionSlug, id: Id | null) => `content-change:${slug}:${id ?? 'new'}`;

/**
 * Whether visitors see the entry now: the status of its own row, outside the trash. A draft saved over a published entry lives among the
 * versions and leaves that row alone. Pictures have no drafts and are always seen.
 */
async function isPublished(req: PayloadRequest, slug: CollectionSlug, id: Id): Promise<boolean> {
  if (slug === 'media') return true;
  const row = await readRow(req, slug, id);
  return row?._status === 'published' && !row.deletedAt;
}

async function remember(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: Id | null,
  willShow: boolean,
): Promise<void> {
  const published = id !== null && (await isPublished(req, slug, id));
  const intendedId = published || willShow ? await intend(req, cacheTags(slug, id)) : null;
  req.context[memory(slug, id)] = { published, intendedId } satisfies Before;
}

function recall(req: PayloadRequest, slug: CollectionSlug, id: Id | null): Before {
  const before = req.context[memory(slug, id)] as Before | undefined;
  delete req.context[memory(slug, id)];
  return before ?? { published: true, intendedId: null };
}

async function tell(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: Id,
  intendedId: number | null,
): Promise<void> {
  await record(req, cacheTags(slug, id), intendedId);
  await afterwards(req, async (end) => {
    if (end === 'kept') wake('content changes');
  });
}

/** How many entries one change names: the site reads no longer ones. */
const mostTogether = 2000;

/** Tells the site of entries that were changed without their own hooks, in as few changes as it reads. */
export async function tellOf(
  req: PayloadRequest,
  entries: readonly { readonly slug: CollectionSlug; readonly id: Id }[],
): Promise<void> {
  if (entries.length === 0 || notifiedTogether in req.context) return;
  for (let at = 0; at < entries.length; at += mostTogether) {
    const together = entries.slice(at, at + mostTogether);
    await record(req, [...new Set(together.flatMap(({ slug, id }) => cacheTags(slug, id)))], null);
  }
  await afterwards(req, async (end) => {
    if (end === 'kept') wake('content changes');
  });
}

/**
 * Hooks that record every change to what visitors see: publishing, changing a published entry, unpublishing, deleting,
 * and any change of a picture (CNT-04). Saving a draft records nothing, over a published entry too.
 */
export function changeHooks(slug: CollectionSlug): Hooks {
  return {
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (notifiedTogether in req.context) return data;
        const id = operation === 'create' ? null : (originalDoc?.id as Id);
        await remember(req, slug, id, slug === 'media' || data._status === 'published');
        return data;
      },
    ],
    afterChange: [
      async ({ doc, operation, req }) => {
        if (notifiedTogether in req.context) return doc;
        const before = recall(req, slug, operation === 'create' ? null : doc.id);
        const published = await isPublished(req, slug, doc.id);
        const draftOverPublished = before.published && published && doc._status === 'draft';
        if (draftOverPublished || !(before.published || published)) await withdraw(req, before.intendedId);
        else await tell(req, slug, doc.id, before.intendedId);
        return doc;
      },
    ],
    beforeDelete: [({ id, req }) => remember(req, slug, id, false)],
    afterDelete: [
      async ({ id, req, doc }) => {
        const { published, intendedId } = recall(req, slug, id);
        if (published) await tell(req, slug, id, intendedId);
        return doc;
      },
    ],
  };
}

/** Joins the hooks of several concerns; each moment runs them in the order they are given here. */
export function inOrder(...concerns: readonly Hooks[]): Hooks {
  const joined: Record<string, unknown[]> = {};
  for (const concern of concerns) {
    for (const [moment, hooks] of Object.entries(concern)) {
      joined[moment] = [...(joined[moment] ?? []), ...(hooks as unknown[])];
    }
  }
  return joined as Hooks;
}
