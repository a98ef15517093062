import type { CollectionSlug, PayloadRequest } from 'payload';
import { readRow } from '../content-changes/entry-row.ts';
import { collectionConfig } from '../schema/collection-config.ts';
import { isSeen } from './index-entries.ts';
import { checkLink, ownPath } from './link-form.ts';
import { findOutgoing, pathTarget } from './outgoing.ts';
import { makesPage } from './own-pages.ts';
import { leadsSomewhere } from './pages.ts';

/** What a field's validation is handed; `event` is `onChange` while the editor writes. */
interface Circumstances {
  readonly req: PayloadRequest;
  readonly event?: 'onChange' | 'submit' | undefined;
  readonly collectionSlug?: string | undefined;
  /** Of the entry, where there is one already. */
  readonly id?: number | string | undefined;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Whether visitors read the link in this entry already, in this field or in another. */
async function stoodBefore(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  path: string,
): Promise<boolean> {
  const row = await readRow(req, collection, id);
  if (!isSeen(row)) return false;
  return findOutgoing(collectionConfig(req.payload, collection).fields, row).some(
    ({ target }) => target === pathTarget(path),
  );
}

/**
 * The judgement of a link that is published. An entry may lead to pages that stand because of it: otherwise neither could come first. A
 * link that visitors read in the entry already is left alone: a person who publishes a
 * corrected price did not break it, and the start page tells of it (decision 112).
 */
async function judge(
  path: string,
  { req, collectionSlug, data, id }: Pick<Circumstances, 'req' | 'collectionSlug' | 'data' | 'id'>,
): Promise<true | string> {
  const leads = await leadsSomewhere(req, path);
  if (leads === true || !collectionSlug) return leads;
  const collection = collectionSlug as CollectionSlug;
  const entry = { ...data, ...(id === undefined ? {} : { id }) };
  if (await makesPage(req, { collection, entry }, path)) return true;
  if (id === undefined) return leads;
  return (await stoodBefore(req, collection, id, path)) ? true : leads;
}

/**
 * Whether a link may be published: well-formed, and a page of our own must exist and be published itself. While an
 * editor writes, and when an entry is taken down, only the form is judged; so it is for the studio's own imports, whose
 * entries come one after the other.
 */
export function checkWhereItLeads(
  value: string | null | undefined,
  { req, event, collectionSlug, data, id }: Circumstances,
): true | string | Promise<true | string> {
  const wellFormed = checkLink(value);
  const path = ownPath(value);
  if (wellFormed !== true || path === null) return wellFormed;
  if (event === 'onChange' || req.context?.unguarded || data?._status === 'draft') return true;
  return judge(path, { req, collectionSlug, ...(data ? { data } : {}), id });
}
