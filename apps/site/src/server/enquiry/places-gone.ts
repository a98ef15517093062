import { offeredList, placeListNames } from '@sundowner/brand';
import type { EnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import { choiceStays } from '@sundowner/enquiries/forms/form-content';

type Lists = Pick<EnquiryContent, 'lists' | 'collection'>;

/**
 * New content for the desk that keeps which places the one before it offered: forms that were opened then are taken for 30 days.
 *
 * @param now milliseconds since 1970
 */
export function withPlacesGone<Next extends Lists>(before: Lists, next: Next, now: number): Next {
  const gone = placeListNames.flatMap((name) => {
    const edited = next.lists[name];
    const { choices: offered } = offeredList(name, edited?.choices, next.collection);
    const retired = edited?.retired ?? [];
    const more = [
      ...(before.lists[name]?.retired ?? []),
      ...offeredList(name, before.lists[name]?.choices, before.collection).choices.map((choice) => ({
        ...choice,
        until: now,
      })),
    ].filter(
      ({ value, until }) =>
        until >= now - choiceStays && ![...offered, ...retired].some((choice) => choice.value === value),
    );
    if (more.length === 0) return [];
    return [[name, { choices: edited?.choices ?? [], retired: [...retired, ...more] }] as const];
  });
  return { ...next, lists: { ...next.lists, ...Object.fromEntries(gone) } };
}
