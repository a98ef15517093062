import type { Collection, Path } from './collection.ts';

/**
 * A collection with drafts in which published properties keep the addresses they have: what is below them stands there until a draft of
 * another address is published, and moves with it then (docs/decisions/124).
 *
 * @param roots of the published properties, by key
 */
export function withHeldRoots(drafts: Collection, roots: ReadonlyMap<string, Path>): Collection {
  const held = drafts.properties.map((each) => ({ ...each, root: roots.get(each.key) ?? each.root }));
  const isTaken = ({ key, root }: { readonly key: string; readonly root: Path }) =>
    !roots.has(key) && held.some((other) => other.key !== key && roots.has(other.key) && other.root === root);
  return { ...drafts, properties: held.filter((each) => !isTaken(each)) };
}
