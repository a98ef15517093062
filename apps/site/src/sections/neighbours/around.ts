import type { Property } from '@sundowner/brand';
import type { Lodge } from '../../content/lodge/lodge.ts';
import type { PropertyPage } from '../../content/property/property.ts';
import type { MenuProperty } from '../../content/site/menu-properties.ts';
import type { Neighbour, Step } from './neighbours.tsx';

/** A property among all of them. */
export interface AmongProperties {
  readonly property: Property;
  /** The properties as menus know them: where else one could go. */
  readonly others: readonly MenuProperty[];
}

/** Another property as a place near this one, and the one before and after it in the menus' order. */
export function aroundProperty({ property, others }: AmongProperties) {
  const card = ({ shortName, href, line, picture }: MenuProperty): Neighbour => ({
    name: shortName,
    href,
    line,
    picture,
  });
  return {
    places: others.filter(({ key }) => key !== property.key).map(card),
    ...stepsInRing(
      others.map(({ shortName, href }) => ({ name: shortName, href })),
      property.root,
    ),
  };
}

/** Where else one could sleep, and the pages before and after. */
export interface AroundRooms {
  readonly heading: string;
  readonly places: readonly Neighbour[];
  readonly previous: Step;
  readonly next: Step;
}

/** Rooms of the other lodges of a property; where it has none, the other properties. */
export function aroundRooms(
  stay: Pick<Lodge, 'href'>,
  whole: PropertyPage | null,
  around: AmongProperties,
): AroundRooms {
  const lodges = (whole?.lodges ?? []).filter(
    ({ rooms, kind, href }) => rooms.length > 0 && kind === 'lodge' && href,
  );
  const places = lodges.map(({ name, line, href, picture }) => ({
    name,
    line,
    href: `${href}/rooms`,
    picture,
  }));
  const path = `${stay.href}/rooms`;
  const others = places.filter(({ href }) => href !== path);
  if (others.length === 0) return { heading: 'Other places to stay', ...aroundProperty(around) };
  return { heading: 'Rooms at the other lodges', places: others, ...stepsInRing(places, path) };
}

export type TreehouseCard = Neighbour;

/** Every treehouse of the collection, in the order of the menus. */
export const treehouseCards = (properties: readonly MenuProperty[]): readonly TreehouseCard[] =>
  properties.flatMap(({ shortName, treehouses }) =>
    treehouses.map(({ name, href, picture }) => ({ name, href, picture, line: `At ${shortName}.` })),
  );

interface PageInRing {
  readonly name: string;
  readonly href: string | null;
}

/** The pages before and after one in a list that goes round; neither where it is alone or no part of it. */
export function stepsInRing(
  all: readonly PageInRing[],
  path: string,
): { readonly previous: PageInRing | null; readonly next: PageInRing | null } {
  const place = all.findIndex(({ href }) => href === path);
  const at = (step: number): PageInRing | null => {
    const found = place < 0 ? undefined : all[(place + step + all.length) % all.length];
    return found && found.href !== path ? { name: found.name, href: found.href } : null;
  };
  return { previous: at(-1), next: at(1) };
}
