import { type Collection, entryPath } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { type EntryRow, readRow } from '../content-changes/entry-row.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { collectionConfig, entryKind } from '../schema/collection-config.ts';
import { addressOfFile } from './files.ts';
import { entryLinksSlug, isSeen } from './index-entries.ts';
import { entryTarget, findOutgoing, pathTarget } from './outgoing.ts';

/** A published entry that shows another, or leads to its page. */
export interface Usage {
  readonly collection: CollectionSlug;
  readonly id: number;
  /** What its kind is called: "Story". */
  readonly kind: string;
  readonly title: string;
  /** Where in it: "Journeys shown". */
  readonly where: string;
  /** Its form in the studio, from the root of the studio's address. */
  readonly href: string;
}

/** Their page stands without them, or belongs to other entries too. */
const sharesItsPage: readonly string[] = ['introSection', 'room', 'propertyUpdated', 'packageSection'];

/** Whether the page of an entry goes when the entry does. */
export const ownsItsPage = (collection: string): boolean => !sharesItsPage.includes(collection);

/** The addresses that exist because of an entry: its page, and what lies under a lodge; of a file its own. */
export function entryAddresses(collection: string, row: EntryRow, known: Collection): string[] {
  if (collection === 'media') return typeof row.filename === 'string' ? [addressOfFile(row.filename)] : [];
  const path = ownsItsPage(collection) ? entryPath(collection, row, known) : null;
  if (path === null || path === '/') return [];
  return collection === 'accommodation' ? [path, `${path}/rooms`] : [path];
}

/** The title of an entry; `null` for one that was just begun and has none. */
export function titleIn(
  req: Pick<PayloadRequest, 'payload'>,
  slug: CollectionSlug,
  row: EntryRow,
): string | null {
  const { useAsTitle } = collectionConfig(req.payload, slug).admin;
  const title = useAsTitle ? row[useAsTitle] : null;
  return typeof title === 'string' && title.trim() !== '' ? title : null;
}

/** What an entry is called, as lists of the studio show it. */
export function entryTitle(
  req: Pick<PayloadRequest, 'payload'>,
  slug: CollectionSlug,
  row: EntryRow,
): string {
  return titleIn(req, slug, row) ?? `No. ${row.id}`;
}

interface Row {
  readonly collection: CollectionSlug;
  readonly number: number;
}

const most = 50;

async function targetsOf(req: PayloadRequest, collection: CollectionSlug, row: EntryRow): Promise<string[]> {
  const known = await studioCollection(req, { drafts: false });
  return [entryTarget(collection, row.id), ...entryAddresses(collection, row, known).map(pathTarget)];
}

/**
 * The published entries that would lose something when an entry goes.
 *
 * @param targets what is looked for; left out, the entry itself and its addresses
 */
export async function findUsages(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: EntryRow,
  targets?: readonly string[],
): Promise<Usage[]> {
  const wanted = targets ?? (await targetsOf(req, collection, row));
  const where: Where = { targets: { in: [...wanted] } };
  const { docs } = await req.payload.db.find<Row>({
    collection: entryLinksSlug as CollectionSlug,
    where,
    limit: most,
    pagination: false,
    sort: 'id',
    req,
  });
  const found: Usage[] = [];
  for (const { collection: from, number } of docs) {
    if (from === collection && number === Number(row.id)) continue;
    const user = await readRow(req, from, number);
    if (!isSeen(user)) continue;
    const uses = findOutgoing(collectionConfig(req.payload, from).fields, user);
    const places = uses.filter(({ target }) => wanted.includes(target)).map((use) => use.where);
    if (places.length === 0) continue;
    found.push({
      collection: from,
      id: number,
      kind: entryKind(req.payload, from),
      title: entryTitle(req, from, user),
      where: [...new Set(places)].join(', '),
      href: `/admin/collections/${from}/${number}`,
    });
  }
  return found;
}
