import { type Property, regions } from '@sundowner/brand';
import type { MenuProperty } from '../../content/model/menus.ts';
import type { PropertyContent } from '../../content/pages/property-content.ts';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import type { Neighbour } from '../../sections/neighbours/neighbours.tsx';
import { stepsInRing } from '../../sections/neighbours/steps-in-ring.ts';
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
  readonly money: PageMoney;
}

/** Another property as a place near this one, and the one before and after it in the menus' order. */
export function aroundProperty({ property, others }: Pick<PropertyViewProps, 'property' | 'others'>) {
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
