import { withoutEndSlashes } from '../addresses.ts';
import type { Collection } from './collection.ts';
import { propertyOfPath } from './places.ts';
import { routeOf } from './routes.ts';

/** Addresses of pages that are the same in every collection. */
const ofEveryCollection: ReadonlyMap<string, string> = new Map([
  ['/rates-and-offers', '/rates'],
  ['/packages', '/curated-journeys'],
]);

const roomsPages = ['/rooms', '/suites'] as const;

/**
 * Where a path moved for good, whatever the studio says (RT-17): only where no page stands. Every other old address is a redirect that
 * editors keep.
 *
 * @param path without query and hash; a slash at its end is ignored, and so is the case of its letters
 * @returns `null` for a path that has not moved
 */
export function movedPath(path: string, collection: Collection): string | null {
  const bare = withoutEndSlashes(path.toLowerCase());
  if (routeOf(bare, collection)) return null;
  return ofEveryCollection.get(bare) ?? movedBelowRoot(bare, collection);
}

/** The page of a property that went by another name: its rates, and the rooms of guests who sleep at the root. */
function movedBelowRoot(path: string, collection: Collection): string | null {
  const property = propertyOfPath(path, collection);
  if (!property) return null;
  const { root, roomsPage } = property;
  const below = path.slice(root.length);
  if (below === '/rates') return `${root}/rates-and-offers`;
  const own = `${root}/${roomsPage}`;
  return roomsPages.some((page) => page === below) && routeOf(own, collection) ? own : null;
}
