import type { CollectionConfig } from 'payload';
import { internalAccess } from '../access/rules.ts';

export const editsSlug = 'edits';

/** What people did to entries, for the start page: who, what and when. Bounded; the entries' versions are the record. */
export const edits: CollectionConfig = {
  slug: editsSlug,
  labels: { singular: 'Edit', plural: 'Edits' },
  admin: { hidden: true },
  access: internalAccess,
  lockDocuments: false,
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
export type Deed =
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
export function deedOf(
  operation: 'create' | 'update',
  doc: Row,
  before: Row | undefined,
  { isFile, staysPublished }: { isFile: boolean; staysPublished: boolean },
): Deed {
  if (operation === 'update' && Boolean(doc.deletedAt) !== Boolean(before?.deletedAt))
    return doc.deletedAt ? 'trashed' : 'restored';
  if (isFile) return operation === 'create' ? 'uploaded' : 'changed';
  if (doc._status === undefined) return operation === 'create' ? 'created' : 'changed';
  if (doc._status === 'published') return 'published';
  if (operation === 'create') return 'created';
  return before?._status === 'published' && !staysPublished ? 'unpublished' : 'drafted';
}

const words: Record<Deed, string> = {
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
export function deedWords(deed: string): string {
  return words[deed as Deed] ?? 'changed';
}
