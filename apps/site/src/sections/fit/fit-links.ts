import { placeOfPath, propertyOfKey, residencePath } from '@sundowner/brand';
import { daysAfter } from '@sundowner/calendar/day';
import { monthInWords } from '@sundowner/calendar/words';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Rate } from '../../content/rates/rates.ts';
import { installation } from '../../installation/installation.ts';
import type { Asked } from '../../links/asked.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { formatMoney, formatShown, type ShownIn } from '../../ui/money/format-money.ts';
import { estimateWas, people } from '../estimate/estimate-words.ts';
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

/** The days of a row: those it is priced for, or those that were asked for and cannot be had; of a month none. */
function datesOf({ stay }: FitRow, { arrival, nights }: FitQuestion) {
  if (stay) return { arrival: stay.arrival, departure: stay.departure };
  return arrival ? { arrival, departure: daysAfter(arrival, nights) } : null;
}

/** As the enquiry spells the lodge of a room; its own name where the enquiry has none for it. */
function enquiryNameOf({ lodge, property }: Rate): string {
  const { lodges } = currentCollection();
  const found = lodges.find((each) => each.property === property && each.name === lodge);
  return found?.enquiryName || lodge;
}

const isTree = ({ per }: Rate): boolean => per === 'supplement';

/** The stay of a row as the fields of a strip name it. */
function stayFields(row: FitRow, question: FitQuestion, { currency }: ShownIn): URLSearchParams {
  const { adults, ages } = question;
  const dates = datesOf(row, question);
  const query = new URLSearchParams({
    ...(dates && { dateStart: dates.arrival, dateEnd: dates.departure }),
    adults: String(adults),
    children: String(ages.length),
  });
  for (const age of ages) query.append('age', String(age));
  if (currency !== installation().baseCurrency) query.set('currency', currency);
  return query;
}

/** The address of the strip that says what a row says: the room, the nights, the party, and the night in a treehouse. */
export function stayHref(row: FitRow, question: FitQuestion, shown: ShownIn): string | null {
  const { rate, beside } = row;
  const [room, tree] = isTree(rate) ? [beside, rate] : [rate, beside];
  // A treehouse is priced where its other nights are.
  const page = pageOfRate(room ?? rate);
  const query = stayFields(row, question, shown);
  if (room?.item) query.set('room', room.item);
  if (tree?.item) query.set('treehouse', tree.item);
  return page && `${page}?${query}#stay`;
}

/** Where the name of a row leads: to its stay, or to a treehouse's own page, whose strip asks for one night in it. */
export function nameHref(row: FitRow, question: FitQuestion, shown: ShownIn): string | null {
  const { rate, beside } = row;
  if (!isTree(rate)) return stayHref(row, question, shown);
  const page = pageOfRate(rate);
  const query = stayFields(row, question, shown);
  // The other nights of a treehouse are those of the room it is priced with.
  if (beside) query.set('likeToVisitTheseLodges', enquiryNameOf(beside));
  return page && `${page}?${query}#stay`;
}

/** Which form an enquiry about a row is: that of a house to oneself, as its own page has it, or the usual one. */
export function formOfRow({ rate }: FitRow): 'email' | 'residences' {
  const { residences } = currentCollection();
  const path = rate.kind === 'house' ? pageOfRate(rate) : null;
  if (path === null) return 'email';
  const isHouse = residences.some(({ slug }) => residencePath(slug) === path);
  return isHouse || placeOfPath(path, currentCollection())?.whole ? 'residences' : 'email';
}

/** What was asked for that days which were found do not say; a day that was asked for stands in the form. */
function whenAsked({ stay }: FitRow, { arrival, month }: FitQuestion) {
  if (arrival) return { within: '', dates: '' };
  const within = month ? ` in ${monthInWords(month)}` : stay ? ' in any month' : '';
  const among = month ? 'in that month' : 'of all months';
  return { within, dates: stay ? `I did not choose the dates: they are the cheapest ${among}` : '' };
}

/**
 * What an enquiry about a row is filled in with.
 *
 * @param shown what the budget is in
 */
export function askedOfRow(row: FitRow, question: FitQuestion, shown: ShownIn): Asked {
  const { rate, beside } = row;
  const { adults, ages, nights, budget } = question;
  const named = (each: Rate) => [each.place, each.lodge].filter(Boolean).join(', ');
  const besides = beside && (isTree(rate) ? `, with ${named(beside)}` : `, with a night at ${beside.place}`);
  const path = pageOfRate(rate);
  const own = isTree(rate)
    ? beside && enquiryNameOf(beside)
    : path && placeOfPath(path, currentCollection())?.enquiryName;
  const lodge = own || (isTree(rate) ? '' : enquiryNameOf(rate));
  const { within, dates } = whenAsked(row, question);
  const who = people({ adults, children: ages.length, ages });
  const rooms = row.stay?.sum().rooms ?? 1;
  const several = rooms > 1 ? `, ${rooms} rooms` : '';
  const sentences = [
    `${named(rate)}${several}${besides ?? ''}, ${who}, ${nightsInWords(nights)}${within}`,
    dates,
    budget === null ? '' : `The budget is ${formatMoney(budget, shown.currency)}`,
    row.stay ? estimateWas(row.stay.total, formatShown(row.stay.total, shown)) : '',
  ];
  return {
    about: sentences.filter(Boolean).join('. '),
    ...datesOf(row, question),
    ...{ adults, children: ages.length, ages },
    lodge,
    location: propertyOfKey(rate.property, currentCollection())?.locations.email ?? '',
  };
}
