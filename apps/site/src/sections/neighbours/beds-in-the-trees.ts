import type { MenuProperty } from '../../content/site/menu-properties.ts';
import type { Neighbour } from './neighbours.tsx';

export type BedInTheTrees = Neighbour;

/** Every treehouse of the collection, in the order of the menus. */
export const bedsInTheTrees = (properties: readonly MenuProperty[]): readonly BedInTheTrees[] =>
  properties.flatMap(({ shortName, treehouses }) =>
    treehouses.map(({ name, href, picture }) => ({ name, href, picture, line: `At ${shortName}.` })),
  );
