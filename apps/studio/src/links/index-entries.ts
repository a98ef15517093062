import type { CollectionConfig, CollectionSlug, Payload, Where } from 'payload';
import { internalCollection } from '../access/rules.ts';
import { type EntryRow, type RowScope, readRow } from '../content-changes/entry-row.ts';
import { readValue, writeValue } from '../runtime/key-values.ts';
import { collectionConfig } from '../schema/collection-config.ts';
import { meanwhile } from '../transactions/meanwhile.ts';
import { entryTarget, findOutgoing } from './outgoing.ts';

export const entryLinksSlug = 'entry-links';

/**
 * What every published entry leads to and shows, one row an entry, so that "who uses this?" is one query however many
 * stories there are. Written with each change of what is published, and rebuilt at a start when it is missing.
 */
export const entryLinks: CollectionConfig = {
  slug: entryLinksSlug,
  labels: { singular: 'Link', plural: 'Links' },
  ...internalCollection,
  timestamps: false,
  fields: [
    { name: 'entry', type: 'text', required: true, unique: true, index: true },
    { name: 'collection', type: 'text', required: true },
    { name: 'number', type: 'number', required: true },
    { name: 'targets', type: 'text', hasMany: true, index: true },
  ],
};

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Id = number | string;

const collection = entryLinksSlug as CollectionSlug;
const built = 'entry-links-built';

export const isSeen = (row: EntryRow | null): row is EntryRow & { readonly _status: 'published' } =>
  row?._status === 'published' && !row.deletedAt;

/** `isSeen` as conditions of a query. */
export const seen: readonly Where[] = [
  { _status: { equals: 'published' } },
  { deletedAt: { exists: false } },
];

async function forget(req: RowScope, slug: CollectionSlug, id: Id): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { entry: { equals: entryTarget(slug, id) } }, req });
}

/** Notes what a published entry leads to and shows now. */
export async function noteLinks(req: RowScope, slug: CollectionSlug, row: EntryRow): Promise<void> {
  const { fields } = collectionConfig(req.payload, slug);
  const targets = [...new Set(findOutgoing(fields, row).map(({ target }) => target))];
  await forget(req, slug, row.id);
  if (targets.length === 0) return;
  const data = { entry: entryTarget(slug, row.id), collection: slug, number: Number(row.id), targets };
  await req.payload.db.create({ collection, data, req, returning: false });
}

/** Keeps the index of links in step with what is published; saving a draft changes nothing. */
export function linkIndexHooks(slug: CollectionSlug): Hooks {
  return {
    afterChange: [
      async ({ doc, req }) => {
        const row = await readRow(req, slug, doc.id);
        const { id } = doc;
        if (isSeen(row) && doc._status === 'draft') return doc;
        await meanwhile(req, entryTarget(slug, id), () =>
          isSeen(row) ? noteLinks(req, slug, row) : forget(req, slug, id),
        );
        return doc;
      },
    ],
    afterDelete: [
      async ({ doc, id, req }) => {
        await forget(req, slug, id);
        return doc;
      },
    ],
  };
}

/** Collections whose entries have drafts: everything editors write but pictures. */
export function contentSlugs(payload: Payload): CollectionSlug[] {
  return payload.config.collections
    .filter(({ versions, trash }) => Boolean(versions) && trash)
    .map(({ slug }) => slug as CollectionSlug);
}

/** Fills the index once from entries that were published before there was one. */
export async function buildLinkIndex(payload: Payload): Promise<void> {
  if (await readValue(payload, built)) return;
  for (const slug of contentSlugs(payload)) {
    let after = 0;
    for (;;) {
      const { docs } = await payload.db.find<EntryRow>({
        collection: slug,
        where: { and: [{ id: { greater_than: after } }, { _status: { equals: 'published' } }] },
        sort: 'id',
        limit: 200,
        pagination: false,
      });
      for (const row of docs.filter(isSeen)) await noteLinks({ payload }, slug, row);
      if (docs.length < 200) break;
      after = Number(docs.at(-1)?.id);
    }
  }
  await writeValue(payload, built, { at: new Date().toISOString() });
}
