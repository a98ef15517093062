import type { Lodge, Property } from '@sundowner/brand';
import { currentCollection } from '../content/places/collection-scope.ts';

/**
 * The page of the rooms of a property whose guests sleep at its root; `null` where they sleep in lodges below it, and while no room is
 * published.
 */
export function roomsPageOf({ root, roomsPage }: Pick<Property, 'root' | 'roomsPage'>) {
  const atRoot = currentCollection().lodges.find(({ path }) => path === root);
  if (!atRoot?.hasRooms) return null;
  return { name: roomsPage === 'suites' ? 'Suites' : 'Rooms', href: `${root}/${roomsPage}` };
}

/** Lodges and residences one step below the root of a property. */
export const lodgesBelow = ({ root }: Pick<Property, 'root'>): readonly Lodge[] =>
  currentCollection().lodges.filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === root);
