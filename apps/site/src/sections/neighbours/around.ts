import type { Property } from '@sundowner/brand';
import type { MenuProperty } from '../../content/site/menu-properties.ts';
import type { Neighbour } from './neighbours.tsx';
import { stepsInRing } from './steps-in-ring.ts';

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
