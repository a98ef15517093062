import { type Move, standsUnder } from '@sundowner/brand';
import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from 'payload';
import type { EntryRow } from '../../content-changes/entry-row.ts';
import { tellOf } from '../../content-changes/hooks.ts';
import { collectionConfig } from '../../schema/collection-config.ts';
import { contentSlugs, entryLinksSlug } from '../index-entries.ts';
import { pathTarget } from '../outgoing.ts';
import { type Rewriting, rewritten } from './rewrite.ts';
import { writeAlong } from './write-along.ts';

type Id = EntryRow['id'];

interface LinksRow {
  readonly collection: string;
  readonly number: number;
  readonly targets?: readonly string[] | null;
}

/** Published entries with a link to the address or below it, by their collection. */
export async function linkingEntries(
  req: PayloadRequest,
  { from }: Move,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { docs } = await req.payload.db.find<LinksRow>({
    collection: entryLinksSlug as CollectionSlug,
    where: { targets: { contains: pathTarget(from) } },
    limit: 0,
    pagination: false,
    req,
  });
  const root = pathTarget(from);
  const found = new Map<string, number[]>();
  for (const { collection, number, targets } of docs) {
    if (!targets?.some((target) => standsUnder(root, target))) continue;
    const known = found.get(collection);
    if (known) known.push(number);
    else found.set(collection, [number]);
  }
  return found;
}

const isKey = (field: FlattenedField): boolean => field.type === 'text' && field.custom?.isPageKey === true;
const isOwn = (field: FlattenedField): boolean => field.type === 'text' && field.custom?.leadsTo === 'own';

/** Which rows of a collection may hold the address: those that link there, what is not published, and those of pages below it. */
function mayHold(fields: readonly FlattenedField[], { from }: Move, linking: readonly Id[]): Where {
  const among = (wanted: (field: FlattenedField) => boolean, words: string): Where[] =>
    fields
      .filter(wanted)
      .flatMap((field) => ('name' in field ? [{ [field.name]: { contains: words } }] : []));
  return {
    or: [
      ...(linking.length > 0 ? [{ id: { in: [...linking] } }] : []),
      { _status: { not_equals: 'published' } },
      ...among(isKey, from.slice(1).replaceAll('/', '-')),
      ...among(isOwn, from),
    ],
  };
}

/** Has every entry, published or not, follow an address that moved. The site hears of them with the move. */
export async function moveEntries(req: PayloadRequest, move: Move, rewriting: Rewriting): Promise<void> {
  const linking = await linkingEntries(req, move);
  const shown: { slug: CollectionSlug; id: Id }[] = [];
  for (const slug of contentSlugs(req.payload).filter((each) => each !== 'redirects')) {
    const { fields, flattenedFields } = collectionConfig(req.payload, slug);
    const seen = await writeAlong(req, slug, {
      among: mayHold(flattenedFields, move, linking.get(slug) ?? []),
      changes: (values) => rewritten(fields, values, rewriting),
    });
    shown.push(...seen.map((id) => ({ slug, id })));
  }
  await tellOf(req, shown);
}
