import { type Collection, keysShared, movedWith } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { readRow } from '../content-changes/entry-row.ts';
import { placeAddress, placeMove } from '../links/moving/moves.ts';
import { collectionWith, studioCollection } from '../places/studio-collection.ts';

type Values = Readonly<Record<string, unknown>>;

/** The record in which all below an address that moves has moved. */
function moved(known: Collection, move: ReturnType<typeof placeMove>): Collection {
  if (!move) return known;
  const now = (path: `/${string}`) => (movedWith(move, path) ?? path) as `/${string}`;
  return {
    ...known,
    lodges: known.lodges.map((each) => ({ ...each, path: now(each.path) })),
    properties: known.properties.map((each) => ({ ...each, kinds: each.kinds?.map(now) ?? null })),
  };
}

/**
 * Why an entry cannot be published at its address: a page of it would go by the key of another page, and each would show what editors
 * wrote for the other.
 *
 * @returns `null` where nothing is against it, and for one that stays where it is
 */
export async function keyFault(
  req: PayloadRequest,
  collection: CollectionSlug,
  { entry, id }: { readonly entry: Values; readonly id: number | string | null },
): Promise<string | null> {
  const row = id === null ? null : await readRow(req, collection, id);
  const addressOf = (values: Values) =>
    placeAddress(collection, values) ?? `${values.property}/${values.slug}`;
  if (row?._status === 'published' && !row.deletedAt && addressOf(row) === addressOf(entry)) return null;
  const before = await studioCollection(req, { drafts: false });
  const after = await collectionWith(req, {
    collection,
    entry: { ...row, ...entry, ...(id === null ? {} : { id }) },
  });
  const [shared] = keysShared(before, moved(after, row && placeMove(collection, row, entry)));
  return shared
    ? `The page ${shared.second} would go by the same key as ${shared.first}: "${shared.key}". Each would show the opening words and banners of the other. Choose another address.`
    : null;
}

/** A field of an address that is refused where a page at it would have another page's key, once its entry is published. */
export const withOwnKey =
  (validate: TextFieldSingleValidation): TextFieldSingleValidation =>
  (value, circumstances) => {
    const fits = validate(value, circumstances);
    const { collectionSlug, data, event, id, req } = circumstances;
    const entry: Values = { ...(data as Values | undefined), slug: value };
    // As somebody types nothing is looked up, and the answer is there at once.
    if (!collectionSlug || event === 'onChange' || req.context?.unguarded || entry._status === 'draft')
      return fits;
    const judge = async () => {
      const judged = await fits;
      if (judged !== true) return judged;
      return (await keyFault(req, collectionSlug as CollectionSlug, { entry, id: id ?? null })) ?? true;
    };
    return judge();
  };
