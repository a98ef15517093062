import type { Collection } from '@sundowner/brand';
import type { PayloadRequest } from 'payload';
import { studioCollection } from './studio-collection.ts';

/**
 * The collection with its drafts, in which a published lodge keeps the address and the property it has, as properties keep theirs: what is
 * below it stands there until a draft of another is published. A draft of an address that a published lodge has takes it from nobody.
 */
export async function heldAddresses(req: PayloadRequest): Promise<Collection> {
  const drafts = await studioCollection(req, { drafts: true });
  const published = await studioCollection(req, { drafts: false });
  const held = new Map(published.lodges.map((each) => [each.tag, each]));
  const paths = new Set(published.lodges.map(({ path }) => path));
  const lodges = drafts.lodges.flatMap((each) => {
    const seen = held.get(each.tag);
    held.delete(each.tag);
    if (seen) return { ...each, path: seen.path, property: seen.property };
    return paths.has(each.path) ? [] : each;
  });
  // One whose draft is not whole, or has the address of another.
  return { ...drafts, lodges: [...lodges, ...held.values()] };
}
