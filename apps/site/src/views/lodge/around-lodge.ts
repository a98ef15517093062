import type { LodgeCard } from '../../content/lodge/lodge.ts';
import type { PropertyPage } from '../../content/property/property.ts';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import type { Neighbour } from '../../sections/neighbours/neighbours.tsx';

type Near = Pick<PropertyPage, 'treehouses'> & {
  readonly lodges: readonly (LodgeCard & { readonly villas: readonly LodgeCard[] })[];
};

/** Lodges and villas of a property in the order of its page, each villa after its lodge. */
const inOrder = ({ lodges }: Near): readonly LodgeCard[] =>
  lodges.flatMap(({ villas, ...lodge }) => [lodge, ...villas]);

/** What is near a lodge: the others of its property, then a treehouse; and the one before and after it. */
export function aroundLodge(property: Near, path: string) {
  const all = inOrder(property);
  const others: readonly Neighbour[] = all
    .filter(({ href, kind }) => href !== path && kind !== 'villa')
    .map(({ name, line, href, picture }) => ({ name, line, href, picture }));
  const treehouses: readonly Neighbour[] = property.treehouses.map(({ name, line, href, menuPicture }) => ({
    name: `${name} Treehouse`,
    line,
    href,
    picture: menuPicture,
  }));
  return {
    places: [...others.slice(0, 2), ...treehouses.slice(0, 1), ...others.slice(2)],
    ...stepsInRing(all, path),
  };
}
