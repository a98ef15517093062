import type { CollectionConfig, CollectionSlug, Config, PayloadRequest, Plugin } from 'payload';
import { personName, writesContent } from '../access/callers.ts';
import { internalCollection } from '../access/rules.ts';
import { readRow } from '../content-changes/entry-row.ts';
import { insertRow } from '../schema/insert-row.ts';
import { meanwhile } from '../transactions/meanwhile.ts';

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

interface LastEdit {
  readonly id: Id;
  readonly did: string;
  readonly by: string;
  readonly at: string;
}

const memory = (slug: string, id: unknown) => `last-edit:${slug}:${String(id)}`;

async function readLast(req: PayloadRequest, slug: string, id: Id): Promise<LastEdit | null> {
  const { docs } = await req.payload.db.find<LastEdit>({
    collection: editsSlug,
    where: { and: [{ of: { equals: slug } }, { entry: { equals: String(id) } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0] ?? null;
}

/** Asks for the last edit of an entry with the first statement of a change that is about to be noted. */
function askForLast(req: PayloadRequest, slug: string, id: Id): void {
  const last = readLast(req, slug, id);
  // Who takes it hears of its failure.
  last.catch(() => {});
  req.context[memory(slug, id)] = last;
}

async function takeLast(req: PayloadRequest, slug: string, id: Id): Promise<LastEdit | null> {
  const asked = req.context[memory(slug, id)] as Promise<LastEdit | null> | undefined;
  delete req.context[memory(slug, id)];
  return asked ?? readLast(req, slug, id);
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
  const { db } = req.payload;
  await meanwhile(req, `edits:${slug}:${entry.id}`, async () => {
    const last = await takeLast(req, slug, entry.id);
    const same = last && last.did === did && last.by === by;
    if (same && now.getTime() - Date.parse(last.at) < oneSitting)
      await db.deleteMany({ collection: editsSlug, where: { id: { equals: last.id } }, req });
    const id = await insertRow(req, editsSlug, data);
    if (id % 100 === 0)
      await db.deleteMany({ collection: editsSlug, where: { id: { less_than: id - kept } }, req });
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
  return (await readRow(req, slug as CollectionSlug, id))?._status === 'published';
}

function logged(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  const isFile = Boolean(collection.upload);
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        ({ args, operation, overrideAccess, req }) => {
          const { id } = args as { readonly id?: Id };
          // Strangers are refused in a moment, and nothing is noted of commands.
          if (operation === 'update' && id !== undefined && (writesContent(req.user) || overrideAccess))
            if (req.user) askForLast(req, slug, id);
          return args;
        },
      ],
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
