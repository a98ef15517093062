import type { Collection } from '@sundowner/brand';
import type { PayloadRequest } from 'payload';
import { studioCollection } from './studio-collection.ts';

/**
 * The collection with its drafts, in which a published lodge keeps the address it has, as properties do: what is below it stands there
 * until a draft of another address is published.
 */
export async function heldAddresses(req: PayloadRequest): Promise<Collection> {
  const drafts = await studioCollection(req, { drafts: true });
  const published = await studioCollection(req, { drafts: false });
  const paths = new Map(published.lodges.map(({ tag, path }) => [tag, path]));
  return {
    ...drafts,
    lodges: drafts.lodges.map((each) => ({ ...each, path: paths.get(each.tag) ?? each.path })),
  };
}
