import {
  comparablePath,
  movedPath,
  type NeededEntries,
  type NeededEntry,
  neededEntries,
  redirectTable,
  routeOf,
} from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import type { EntryRow } from '../content-changes/entry-row.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { entryKind } from '../schema/collection-config.ts';
import { fileStands, isFilePath } from './files.ts';
import { isSeen, seen } from './index-entries.ts';
import { entryTitle } from './usages.ts';

/** What stands at a path: a page or file of the product's own, an entry's page, a redirect, or nothing. */
export type PageAt =
  | { readonly found: 'page' }
  | {
      readonly found: 'entry';
      readonly collection: CollectionSlug;
      readonly row: EntryRow;
      readonly seen: boolean;
    }
  | { readonly found: 'redirect'; readonly to: string }
  | { readonly found: 'nothing' };

function matching({ where }: NeededEntry): Where[] {
  return Object.entries(where).map(([field, value]) => ({ [field]: { equals: value } }));
}

const find = (req: PayloadRequest, { collection }: NeededEntry, and: Where[]) =>
  req.payload.db.findOne<EntryRow>({ collection: collection as CollectionSlug, where: { and }, req });

/** Whether an entry that is being published is the one a page needs. */
type IsComing = (needed: NeededEntry) => Promise<boolean>;

const nobodyComes: IsComing = async () => false;

/** The first of the entries a page stands on: the published one, or an unpublished one that keeps the page away. */
async function firstEntry(req: PayloadRequest, needed: NeededEntries, isComing: IsComing): Promise<PageAt> {
  let first: PageAt | null = null;
  for (const entry of needed) {
    if (await isComing(entry)) continue;
    const collection = entry.collection as CollectionSlug;
    const row = await find(req, entry, [...matching(entry), ...seen]);
    if (row) {
      first ??= { found: 'entry', collection, row, seen: true };
      continue;
    }
    const unseen = await find(req, entry, matching(entry));
    return unseen ? { found: 'entry', collection, row: unseen, seen: false } : { found: 'nothing' };
  }
  return first ?? { found: 'page' };
}

/**
 * The entries behind a page of ours; of several ways a page can stand the one that does.
 *
 * @param isComing asked of each entry first: one that is being published need not be published yet
 */
export async function entryAt(
  req: PayloadRequest,
  ways: readonly NeededEntries[],
  isComing: IsComing = nobodyComes,
): Promise<PageAt> {
  let missing: PageAt = { found: 'nothing' };
  for (const way of ways) {
    if (way.some(({ collection }) => !req.payload.collections[collection as CollectionSlug])) {
      return { found: 'page' };
    }
    const found = await firstEntry(req, way, isComing);
    if (found.found === 'page' || (found.found === 'entry' && found.seen)) return found;
    if (found.found === 'entry') missing = found;
  }
  return missing;
}

/** Whether visitors find a page. */
export const isThere = (page: PageAt): boolean =>
  page.found === 'page' || (page.found === 'entry' && page.seen);

async function redirectAt(req: PayloadRequest, path: string): Promise<PageAt> {
  const collection = 'redirects' as CollectionSlug;
  if (!req.payload.collections[collection]) return { found: 'nothing' };
  // Of the path itself, and those of a beginning: the site compares addresses decoded and whatever their case.
  const from = [{ from: { in: [...new Set([path, comparablePath(path)])] } }, { from: { contains: '*' } }];
  const { docs } = await req.payload.db.find<EntryRow>({
    collection,
    where: { and: [{ or: from }, ...seen] },
    limit: 0,
    pagination: false,
    req,
  });
  const found = redirectTable(docs.map((row) => ({ from: String(row.from), to: String(row.to) })))(path);
  return found ? { found: 'redirect', to: found.to } : { found: 'nothing' };
}

/** What visitors find at a path of our own (`ownPath`). */
export async function pageAt(req: PayloadRequest, path: string): Promise<PageAt> {
  const collection = await studioCollection(req, { drafts: false });
  if (isFilePath(path, collection)) return { found: (await fileStands(req, path)) ? 'page' : 'nothing' };
  const moved = movedPath(path, collection);
  if (moved !== null) return { found: 'redirect', to: moved };
  if (!routeOf(path, collection)) return unpublishedAt(req, path);
  const ways = neededEntries(path, collection);
  if (ways.length === 0) return { found: 'page' };
  const entry = await entryAt(req, ways);
  return isThere(entry) ? entry : orRedirect(req, path, entry);
}

/** No page is there: a redirect, or the page of a property or a lodge that waits for being published. */
async function unpublishedAt(req: PayloadRequest, path: string): Promise<PageAt> {
  const redirect = await redirectAt(req, path);
  if (redirect.found === 'redirect') return redirect;
  const ways = neededEntries(path, await studioCollection(req, { drafts: true }));
  const entry = ways.length === 0 ? redirect : await entryAt(req, ways);
  return entry.found === 'entry' && !entry.seen ? entry : keptAway(req, path);
}

/** What had the page, or would have it: a lodge or a property that is a draft or in the trash. */
async function keptAway(req: PayloadRequest, path: string): Promise<PageAt> {
  const owners: readonly (readonly [CollectionSlug, Where])[] = [
    ['accommodation', { link: { in: [path, `${path}/`] } }],
    ['propertyUpdated', { slug: { equals: path.slice(1) } }],
  ];
  for (const [collection, where] of owners) {
    const row = await req.payload.db.findOne<EntryRow>({ collection, where, req });
    if (row && !isSeen(row)) return { found: 'entry', collection, row, seen: false };
  }
  return { found: 'nothing' };
}

async function orRedirect(req: PayloadRequest, path: string, otherwise: PageAt): Promise<PageAt> {
  const redirect = await redirectAt(req, path);
  return redirect.found === 'redirect' ? redirect : otherwise;
}

/**
 * Whether a link to a path leads somewhere.
 *
 * @returns true, or the sentence the studio shows under the field
 */
export async function leadsSomewhere(req: PayloadRequest, path: string): Promise<true | string> {
  const page = await pageAt(req, path);
  const isFile = isFilePath(path, await studioCollection(req, { drafts: false }));
  if (page.found === 'nothing' && isFile)
    return `There is no file ${path}. Copy the address of one under "Pictures, films and PDFs".`;
  if (page.found === 'nothing')
    return `No page has the address ${path}. Choose one from the list, or check the spelling.`;
  if (page.found !== 'entry' || page.seen) return true;
  const name = `${entryKind(req.payload, page.collection)} "${entryTitle(req, page.collection, page.row)}"`;
  return page.row.deletedAt
    ? `${path} leads to the ${name}, which is in the trash.`
    : `${path} leads to the ${name}, which is not published yet. Publish it first.`;
}
