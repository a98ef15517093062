import { type Property, regions } from '@sundowner/brand';
import type { MenuProperty } from '../../content/model/menus.ts';
import type { PropertyContent } from '../../content/pages/property-content.ts';
import type { Neighbour } from '../../sections/neighbours/neighbours.tsx';
import { placeHeadOf, placeHeadPreload } from '../../sections/place-head/place-head.tsx';

/** The name of the region a property lies in, as on a map. */
export const regionName = (key: string): string => regions.find((region) => region.key === key)?.name ?? '';

/** What the head of a property's page shows. */
export function propertyHead({ page, banner, intro }: PropertyContent) {
  return placeHeadOf(banner, {
    heading: page.shortName,
    label: regionName(page.regionKey),
    lead: intro.lead || page.line,
    picture: page.picture,
  });
}

/** The picture the layout preloads for this page. */
export const propertyPreload = (content: PropertyContent) => placeHeadPreload(propertyHead(content));

export interface PropertyViewProps {
  readonly property: Property;
  readonly content: PropertyContent;
  /** The properties as menus know them: where else one could go. */
  readonly others: readonly MenuProperty[];
}

/** Another property as a place near this one, and the one before and after it in the menus' order. */
export function aroundProperty({ property, others }: Pick<PropertyViewProps, 'property' | 'others'>) {
  const place = others.findIndex(({ key }) => key === property.key);
  const card = ({ shortName, href, line, picture }: MenuProperty): Neighbour => ({
    name: shortName,
    href,
    line,
    picture,
  });
  const at = (step: number) => {
    const found = place < 0 ? undefined : others[(place + step + others.length) % others.length];
    return found && found.key !== property.key ? { name: found.shortName, href: found.href } : null;
  };
  return {
    places: others.filter(({ key }) => key !== property.key).map(card),
    previous: at(-1),
    next: at(1),
  };
}
