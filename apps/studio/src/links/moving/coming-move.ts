import { type Collection, type Move, pagePaths, standsUnder } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { EntryRow } from '../../content-changes/entry-row.ts';
import { studioCollection } from '../../places/studio-collection.ts';
import { seen } from '../index-entries.ts';
import { type ComingProperty, comingProperty, otherProperty } from './change-of-property.ts';
import { linkingEntries } from './move-entries.ts';
import { movingAddress, placeMove } from './moves.ts';

/** What publishing an entry moves, as its form says it beforehand. */
export interface ComingMove extends Move {
  readonly pages: number;
  /** Published entries whose links follow, others than itself. */
  readonly linking: number;
}

type Values = Readonly<Record<string, unknown>>;

/** Pages of the kinds of experience of a property: each row of an entry makes one. */
async function kindsBelow(req: PayloadRequest, { from }: Move, known: Collection): Promise<number> {
  const property = known.properties.find(({ root }) => root === from);
  if (!property) return 0;
  const found = await req.payload.db.findOne<EntryRow>({
    collection: 'experiencesProperty' as CollectionSlug,
    where: { and: [{ contentfulTag: { equals: property.contentTag } }, ...seen] },
    req,
  });
  const rows = Array.isArray(found?.experienceCategories) ? (found.experienceCategories as Values[]) : [];
  return rows.filter(({ link }) => standsUnder(`${from}/experiences`, String(link ?? ''))).length;
}

/**
 * What moves when the draft over a published entry is published.
 *
 * @returns `null` where nothing does
 */
export async function comingMove(
  req: PayloadRequest,
  slug: CollectionSlug,
  { row, draft }: { readonly row: EntryRow; readonly draft: Values },
): Promise<ComingMove | null> {
  const move = placeMove(slug, row, draft);
  if (!move) return null;
  const known = await studioCollection(req, { drafts: false });
  const named = pagePaths(known).filter((path) => !path.includes('{') && standsUnder(move.from, path));
  const property = known.properties.find(({ root }) => root === move.from);
  const treehouses = known.treehouses.filter((each) => each.property === property?.key);
  const pages = named.length + treehouses.length + (await kindsBelow(req, move, known));
  const linking = [...(await linkingEntries(req, move))].flatMap(([collection, numbers]) =>
    numbers.filter((number) => collection !== slug || number !== Number(row.id)),
  );
  return { ...move, pages, linking: linking.length };
}

/** What of a lodge goes to another property when the draft over it is published; `null` where it stays. */
export async function comingChange(
  req: PayloadRequest,
  slug: CollectionSlug,
  { row, draft }: { readonly row: EntryRow; readonly draft: Values },
): Promise<Omit<ComingProperty, 'fault'> | null> {
  const other = otherProperty(slug, row, draft);
  if (!other) return null;
  const lodge = { ...draft, id: row.id };
  return comingProperty(req, { ...other, lodge, below: movingAddress(slug, row) });
}
