import type { CollectionSlug, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { slugIsTaken } from './slug-hooks.ts';

/** Lower-case letters, digits and hyphens, and no other entry of the collection with the same, the trash included. */
export const checkSlug: TextFieldSingleValidation = (value, { collectionSlug, event, id, req }) => {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '')) {
    return 'Use lower-case letters and digits, with hyphens between words.';
  }
  if (event === 'onChange' || !collectionSlug) return true;
  return checkFree(req, collectionSlug as CollectionSlug, value ?? '', id ?? null);
};

async function checkFree(
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  id: number | string | null,
): Promise<true | string> {
  const taken = await slugIsTaken(req, collection, slug, id);
  if (taken === 'trash')
    return 'An entry in the trash has this address. Delete that one for good, or choose another.';
  return taken ? 'Another entry has this address. Choose one of its own.' : true;
}
