import type { Collection } from '@sundowner/brand';
import type { PayloadRequest } from 'payload';
import { studioCollection } from './studio-collection.ts';

/**
 * The collection with its drafts, in which a published property keeps the address it has: its lodges stand there until a draft of
 * another address is published.
 */
export async function heldAddresses(req: PayloadRequest): Promise<Collection> {
  const drafts = await studioCollection(req, { drafts: true });
  const { properties } = await studioCollection(req, { drafts: false });
  const roots = new Map(properties.map(({ key, root }) => [key, root]));
  const moved = drafts.properties.some(({ key, root }) => (roots.get(key) ?? root) !== root);
  return moved
    ? {
        ...drafts,
        properties: drafts.properties.map((each) => ({ ...each, root: roots.get(each.key) ?? each.root })),
      }
    : drafts;
}
