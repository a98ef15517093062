import type { CollectionSlug, TextFieldSingleValidation } from 'payload';
import { slugIsTaken } from './slug-hooks.ts';

/** Lower-case letters, digits and hyphens, and no other entry of the collection with the same, the trash included. */
export const checkSlug: TextFieldSingleValidation = async (value, { collectionSlug, event, id, req }) => {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '')) {
    return 'Use lower-case letters and digits, with hyphens between words.';
  }
  if (event === 'onChange' || !collectionSlug) return true;
  const taken = await slugIsTaken(req, collectionSlug as CollectionSlug, value ?? '', id ?? null);
  if (taken === 'trash')
    return 'An entry in the trash has this address. Delete that one for good, or choose another.';
  return taken ? 'Another entry has this address. Choose one of its own.' : true;
};
