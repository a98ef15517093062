import { type Property, properties, propertyOfPath } from '@sundowner/brand';
import type { FormValues } from './form.ts';

/** The properties among the places an enquiry names; the destination form names one by its short name. */
export function propertiesNamed(places: readonly string[]): Property[] {
  return properties.filter(
    ({ enquiryLocation, shortName }) => places.includes(enquiryLocation) || places.includes(shortName),
  );
}

/** The properties an enquiry is about: every one it names, or else the one whose page it was sent from. */
export function propertiesAsked(values: Readonly<FormValues>, page: string): Property[] {
  const named = propertiesNamed([values.locationToVisit ?? []].flat());
  const own = named.length === 0 ? propertyOfPath(page) : null;
  return own ? [own] : named;
}
