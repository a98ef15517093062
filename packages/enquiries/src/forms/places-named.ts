import { type Collection, type Property, propertyOfPath } from '@sundowner/brand';
import type { FormValues } from './form.ts';

/** The properties among the places an enquiry names, by what a form's list calls them or by their own names. */
export function propertiesNamed(places: readonly string[], { properties }: Collection): Property[] {
  return properties.filter(({ name, shortName, locations }) =>
    [name, shortName, ...Object.values(locations)].some((each) => places.includes(each)),
  );
}

/** The properties an enquiry is about: every one it names, or else the one whose page it was sent from. */
export function propertiesAsked(
  values: Readonly<FormValues>,
  page: string,
  collection: Collection,
): Property[] {
  const named = propertiesNamed([values.locationToVisit ?? []].flat(), collection);
  const own = named.length === 0 ? propertyOfPath(page, collection) : null;
  return own ? [own] : named;
}
