import { OutageError } from '../reading/errors.ts';
import { knownCollection } from './collection-scope.ts';

/**
 * Called before an address is said to have no page.
 *
 * @throws OutageError while the collection was neither read nor kept: what nobody knows is not absent
 */
export function ensureCollectionRead(): void {
  if (!knownCollection().read) throw new OutageError('the collection could not be read', null);
}
