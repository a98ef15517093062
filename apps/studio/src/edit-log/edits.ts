import type { CollectionConfig, CollectionSlug, Config, PayloadRequest, Plugin } from 'payload';
import { personName } from '../access/callers.ts';
import { internalCollection } from '../access/rules.ts';

export const editsSlug = 'edits';

/** What people did to entries, for the start page: who, what and when. Bounded; the entries' versions are the record. */
export const edits: CollectionConfig = {
  slug: editsSlug,
  labels: { singular: 'Edit', plural: 'Edits' },
  ...internalCollection,
  timestamps: false,
  fields: [
    { name: 'of', type: 'text', required: true },
    { name: 'entry', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'did', type: 'text', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
  ],
};

/** What somebody did to an entry, as the start page says it. */
export type EditAction =
  | 'created'
  | 'drafted'
  | 'published'
  | 'unpublished'
  | 'changed'
  | 'uploaded'
  | 'trashed'
  | 'restored'
  | 'deleted';

interface Row {
  readonly _status?: unknown;
  readonly deletedAt?: unknown;
}

/**
 * What an operation amounts to for somebody who reads it later.
 *
 * @param staysPublished whether visitors still see the entry: a draft saved over it changes nothing for them
 */
export function editAction(
  operation: 'create' | 'update',
  doc: Row,
  before: Row | undefined,
  { isFile, staysPublished }: { isFile: boolean; staysPublished: boolean },
): EditAction {
  if (operation === 'update' && Boolean(doc.deletedAt) !== Boolean(before?.deletedAt))
    return doc.deletedAt ? 'trashed' : 'restored';
  if (isFile) return operation === 'create' ? 'uploaded' : 'changed';
  if (doc._status === undefined) return operation === 'create' ? 'created' : 'changed';
  if (doc._status === 'published') return 'published';
  if (operation === 'create') return 'created';
  return before?._status === 'published' && !staysPublished ? 'unpublished' : 'drafted';
}

const words: Record<EditAction, string> = {
  created: 'started',
  drafted: 'saved a draft of',
  published: 'published',
  unpublished: 'took back',
  changed: 'changed',
  uploaded: 'uploaded',
  trashed: 'moved to the trash:',
  restored: 'took out of the trash:',
  deleted: 'deleted',
};

/** "published", as it stands between a person and a title. */
export function editVerb(action: string): string {
  return words[action as EditAction] ?? 'changed';
}

/** Rows kept; a start page shows a dozen. */
const kept = 2000;

/** Saves of one person to one entry within this many milliseconds are one edit: autosave makes many. */
const oneSitting = 30 * 60 * 1000;

type Id = number | string;
type Entry = Readonly<Record<string, unknown>> & { readonly id: Id };

interface Edit {
  readonly slug: string;
  readonly entry: Entry;
  readonly title: string;
  readonly did: EditAction;
}

async function note(req: PayloadRequest, { slug, entry, title, did }: Edit): Promise<void> {
  // Commands and imports act for nobody; only people's work is shown.
  if (!req.user) return;
  const by = personName(req.user).slice(0, 200);
  const now = new Date();
  const data = {
    of: slug,
    entry: String(entry.id),
    title: title.slice(0, 300),
    did,
    by,
    at: now.toISOString(),
  };
  const { docs } = await req.payload.db.find<{ id: Id; did: string; by: string; at: string }>({
    collection: editsSlug,
    where: { and: [{ of: { equals: slug } }, { entry: { equals: data.entry } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    req,
  });
  const last = docs[0];
  const same = last && last.did === did && last.by === by;
  if (same && now.getTime() - Date.parse(last.at) < oneSitting)
    await req.payload.db.deleteOne({ collection: editsSlug, where: { id: { equals: last.id } }, req });
  const row = await req.payload.db.create({ collection: editsSlug, data, req });
  const id = Number(row.id);
  if (id % 100 === 0)
    await req.payload.db.deleteMany({
      collection: editsSlug,
      where: { id: { less_than: id - kept } },
      req,
    });
}

function entryTitle(collection: CollectionConfig, entry: Entry): string {
  const title = entry[collection.admin?.useAsTitle ?? 'id'];
  if (typeof title === 'string' && title.trim() !== '') return title;
  const { labels } = collection;
  return typeof labels?.singular === 'string' ? labels.singular : `Entry ${entry.id}`;
}

/** Whether visitors see the entry: the status of its own row, which a draft over it leaves alone. */
async function isPublished(req: PayloadRequest, slug: string, id: Id): Promise<boolean> {
  const row = await req.payload.db.findOne<{ id: Id; _status?: string }>({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    select: { _status: true },
    req,
  });
  return row?._status === 'published';
}

function logged(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  const isFile = Boolean(collection.upload);
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, previousDoc, operation, req }) => {
          const before = operation === 'create' ? undefined : previousDoc;
          const mayStay = doc._status === 'draft' && before?._status === 'published';
          const staysPublished = mayStay && (await isPublished(req, slug, doc.id));
          const did = editAction(operation, doc, before, { isFile, staysPublished });
          await note(req, { slug, entry: doc, title: entryTitle(collection, doc), did });
          return doc;
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ doc, req }) => {
          await note(req, { slug, entry: doc, title: entryTitle(collection, doc), did: 'deleted' });
          return doc;
        },
      ],
    },
  };
}

/** Keeps a list of who did what to the content, for the start page. Accounts and the studio's own rows are left out. */
export const logEdits: Plugin = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.auth || collection.admin?.hidden === true ? collection : logged(collection),
  ),
});
