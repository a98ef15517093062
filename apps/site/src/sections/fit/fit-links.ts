import { lodgeOfPath, propertyOfKey, residencePath } from '@sundowner/brand';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Rate } from '../../content/rates/rates.ts';
import { installation } from '../../installation/installation.ts';
import type { Asked } from '../../links/asked.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import type { ShownIn } from '../../ui/money/format-money.ts';
import { people } from '../estimate/estimate-words.ts';
import type { FitRow } from './fit.ts';
import type { FitQuestion } from './fit-question.ts';
import { nightsInWords } from './fit-words.ts';

/** The page that has the strip of a room: its lodge's, the house's, the treehouse's; the property's where the room stands at its root. */
export function pageOfRate({ kind, item, lodge, property }: Rate): string | null {
  const { lodges, residences } = currentCollection();
  const place = propertyOfKey(property, currentCollection());
  const own = lodges.filter((each) => each.property === property);
  const found = [
    kind === 'treehouse' && place && `${place.root}/treehouses/${item}`,
    kind === 'house' && residences.some(({ slug }) => slug === item) && residencePath(item),
    own.find(({ tag }) => tag === item)?.path,
    own.find(({ name }) => name === lodge)?.path,
    place?.root,
  ];
  return found.find((href) => typeof href === 'string' && isLinkable(href)) || null;
}

/** The part of an address the strip of a page begins with: names are those of its fields. */
export function stripQuery(
  { stay }: FitRow,
  { adults, ages, arrival }: FitQuestion,
  { currency }: ShownIn,
): string {
  const query = new URLSearchParams({
    ...(stay ? { dateStart: stay.arrival, dateEnd: stay.departure } : arrival ? { dateStart: arrival } : {}),
    adults: String(adults),
    children: String(ages.length),
  });
  for (const age of ages) query.append('age', String(age));
  if (currency !== installation().baseCurrency) query.set('currency', currency);
  return `?${query}#stay`;
}

/** What an enquiry about a row is filled in with. */
export function askedOfRow({ rate, stay, beside }: FitRow, question: FitQuestion): Asked {
  const { adults, ages, arrival, nights } = question;
  const isTree = rate.per === 'supplement';
  const named = (each: Rate) => [each.place, each.lodge].filter(Boolean).join(', ');
  const besides = beside && (isTree ? `, with ${named(beside)}` : `, with a night at ${beside.place}`);
  const lodge = isTree ? (beside?.lodge ?? '') : rate.lodge;
  const path = pageOfRate(rate);
  const dates = stay ?? (arrival ? { arrival } : {});
  return {
    about: `${named(rate)}${besides ?? ''}, ${people({ adults, children: ages.length, ages })}, ${nightsInWords(nights)}`,
    ...('arrival' in dates && dates.arrival ? { arrival: dates.arrival } : {}),
    ...('departure' in dates && dates.departure ? { departure: dates.departure } : {}),
    ...{ adults, children: ages.length, ages },
    lodge: (path && lodgeOfPath(path, currentCollection())?.enquiryName) || lodge,
    location: propertyOfKey(rate.property, currentCollection())?.locations.email ?? '',
  };
}
