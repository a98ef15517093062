import type { Collection } from '@sundowner/brand';
import type { Field } from '../../../forms/form.ts';
import type { StoredEnquiry } from '../channel.ts';
import { textsOf } from '../words/enquiry-words.ts';

/** The lodges under a location, those among them that are offered no more: an enquiry may have been sent while they were. */
const lodgesAt = (location: string, { choices = [], retiredChoices = [] }: Field): readonly string[] =>
  [...choices, ...retiredChoices].filter(({ group }) => group === location).map(({ value }) => value);

/**
 * What the visitor asked for at each property that has a field of the CRM (SUB-04, SUB-12): its lodges joined with ";", "Unknown" when
 * its location was chosen without one of them, nothing for a location that was not chosen.
 */
export function lodgeRequests(
  enquiry: StoredEnquiry,
  field: Field,
  { properties }: Collection,
): (readonly [name: string, value: string])[] {
  const wanted = textsOf(enquiry.values.likeToVisitTheseLodges);
  const places = textsOf(enquiry.values.locationToVisit);
  return properties.flatMap(({ crmField, locations: { email: location } }) => {
    if (crmField === '' || location === undefined) return [];
    const lodges = lodgesAt(location, field);
    const asked = places.includes(location);
    // Without scripts lodges can be ticked alone; beside other locations, one whose location is not chosen is left over.
    const chosen = asked || places.length === 0 ? wanted.filter((lodge) => lodges.includes(lodge)) : [];
    if (chosen.length) return [[crmField, chosen.join(';')] as const];
    return asked ? [[crmField, 'Unknown'] as const] : [];
  });
}
