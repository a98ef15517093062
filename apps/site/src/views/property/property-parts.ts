import { regionOfKey } from '@sundowner/brand';
import type { ExperiencesSection } from '../../content/experience/experience-pages.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import type { StripDates } from '../../sections/dates-and-guests/strip-facts.ts';
import type { AmongProperties } from '../../sections/neighbours/around.ts';
import { placeHeadOf } from '../../sections/place-head/place-head-of.ts';
import type { TonightWords } from '../../sections/tonight/tonight.tsx';
import type { PropertyContent } from './read-property-page.ts';

/** The name of the region a property lies in, as on a map. */
const regionName = (key: string): string => regionOfKey(key, currentCollection())?.name ?? '';

/** What the head of a property's page shows. */
export function propertyHead({ page, banner, intro }: PropertyContent) {
  return placeHeadOf(banner, {
    heading: page.shortName,
    label: regionName(page.regionKey),
    lead: intro.lead || page.line,
    picture: page.picture,
  });
}

export interface PropertyViewProps extends AmongProperties {
  readonly content: PropertyContent;
  readonly dates: StripDates;
  readonly money: PageMoney;
  readonly tonight: TonightWords;
  /** A choice of what there is to do there; `null` without one. */
  readonly experiences: ExperiencesSection | null;
}
