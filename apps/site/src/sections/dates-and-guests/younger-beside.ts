import { propertyOfPath } from '@sundowner/brand';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Rate } from '../../content/rates/rates.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import type { PartyRules } from './party-rules.ts';
import type { Younger } from './stay-problem.ts';

/**
 * The places of the same property and kind that take children too young for this one, the nearest rule first: what a family that is
 * refused here can do.
 *
 * @param rates of the property, of the years on sale
 * @param path of the page
 */
export function youngerBeside(
  { youngest, whole }: PartyRules,
  rates: readonly Rate[],
  path: string,
): readonly Younger[] {
  const collection = currentCollection();
  const property = propertyOfPath(path, collection);
  if (youngest === null || !property) return [];
  const kind = whole === 'treehouse' ? 'treehouse' : 'room';
  const least = new Map<string, number>();
  for (const rate of rates) {
    if (rate.property !== property.key || rate.kind !== kind) continue;
    const name = kind === 'treehouse' ? rate.item : rate.lodge;
    least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, rate.childFrom ?? 0));
  }
  const found = [...least].flatMap(([name, from]): readonly Younger[] => {
    if (from >= youngest) return [];
    if (kind === 'room') {
      const lodge = collection.lodges.find((each) => each.property === property.key && each.name === name);
      return lodge && lodge.path !== path ? [{ name: lodge.name, href: lodge.path, from }] : [];
    }
    const tree = collection.treehouses.find((each) => each.slug === name && each.property === property.key);
    return tree ? [{ name: tree.name, href: `${property.root}/treehouses/${tree.slug}`, from }] : [];
  });
  return found.filter(({ href }) => isLinkable(href)).toSorted((one, other) => other.from - one.from);
}
