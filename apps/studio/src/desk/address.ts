import { isWrittenAsDay } from '@sundowner/calendar/day-form';
import { endOfDay, southAfricanDay, startOfDay } from '@sundowner/calendar/south-africa';
import {
  type DeskFilter,
  type DeskList,
  type DeskSort,
  deskLists,
  deskSorts,
} from '@sundowner/desk-wire/list';
import { filterState } from '@sundowner/desk-wire/work';

export const deskRoot = '/admin/desk';
/** Where the pages of the desk ask. */
export const deskApi = '/api/desk';

/** Pages of the desk beside its lists, by the last part of their address. */
export const offices = ['figures', 'person', 'privacy', 'mails', 'settings'] as const;
export type Office = (typeof offices)[number];

/** What of the desk is on the page: which list, narrowed how, and the enquiry that is open. It travels in every address. */
export interface DeskPlace {
  readonly list: DeskList;
  readonly filter: DeskFilter;
  readonly sort: DeskSort | null;
  readonly reference: string | null;
  /** A page in the place of the list; none when absent. */
  readonly office?: Office;
}

export const firstPlace: DeskPlace = { list: 'new', filter: {}, sort: null, reference: null };

/** The list an office was opened from. */
export const withoutOffice = ({ office: _office, ...place }: DeskPlace): DeskPlace => place;

/** Of a list that may be empty, nothing. */
const some = <Value>(name: string, values: readonly Value[]) => (values.length > 0 ? { [name]: values } : {});

/** Any year there may be, unlike the calendar's own: a field of a date holds 0202 while 2026 is typed. */
const isDay = (text: string | null): text is string =>
  text !== null && isWrittenAsDay(text) && !Number.isNaN(Date.parse(text));

const moment = (at: number): string => new Date(at).toISOString();

/** The place an address names; whatever is absent or wrong is left out. @param last the last part of its path, as `lastPartOf` reads it */
export function placeFrom(query: URLSearchParams, last: string | null = null): DeskPlace {
  const office = offices.find((known) => known.toUpperCase() === last);
  const words = (name: string, most: number) =>
    query
      .getAll(name)
      .filter((word) => word !== '' && word.length <= most)
      .slice(0, 20);
  const list = query.get('list');
  const sort = query.get('sort');
  const from = query.get('from');
  const to = query.get('to');
  const person = query.get('with');
  return {
    list: deskLists.find((known) => known === list) ?? 'new',
    filter: {
      ...some('kinds', words('kind', 40)),
      ...some('properties', words('property', 60)),
      ...some('countries', words('country', 80)),
      ...some('tags', words('tag', 40)),
      ...some(
        'states',
        filterState.options.filter((state) => query.getAll('state').includes(state)),
      ),
      ...(person !== null && person !== '' && person.length <= 64 ? { with: person } : {}),
      ...(isDay(from) ? { receivedFrom: moment(startOfDay(from)) } : {}),
      ...(isDay(to) ? { receivedTo: moment(endOfDay(to)) } : {}),
      ...(query.get('snoozed') === '1' ? { snoozed: true } : {}),
    },
    sort: deskSorts.find((known) => known === sort) ?? null,
    reference: office ? null : last,
    ...(office ? { office } : {}),
  };
}

/** The query of a place, without the question mark; empty for the whole of New. */
export function placeQuery({ list, filter, sort }: DeskPlace): string {
  const query = new URLSearchParams();
  if (list !== 'new') query.set('list', list);
  for (const kind of filter.kinds ?? []) query.append('kind', kind);
  for (const property of filter.properties ?? []) query.append('property', property);
  for (const country of filter.countries ?? []) query.append('country', country);
  for (const tag of filter.tags ?? []) query.append('tag', tag);
  for (const state of filter.states ?? []) query.append('state', state);
  if (filter.with) query.set('with', filter.with);
  if (filter.receivedFrom) query.set('from', southAfricanDay(Date.parse(filter.receivedFrom)));
  if (filter.receivedTo) query.set('to', southAfricanDay(Date.parse(filter.receivedTo) - 1));
  if (filter.snoozed) query.set('snoozed', '1');
  if (sort) query.set('sort', sort);
  return query.toString();
}

export function placeAddress(place: DeskPlace): string {
  if (place.office) return `${deskRoot}/${place.office}`;
  const query = placeQuery(place);
  const path = place.reference === null ? deskRoot : `${deskRoot}/${encodeURIComponent(place.reference)}`;
  return query === '' ? path : `${path}?${query}`;
}

/** The reference an address of the desk names, or one of its offices, in capitals; `null` on a list. */
export function lastPartOf(pathname: string): string | null {
  const rest = pathname.startsWith(`${deskRoot}/`) ? pathname.slice(deskRoot.length + 1) : '';
  try {
    return decodeURIComponent(rest).toUpperCase() || null;
  } catch {
    // A broken escape names no enquiry.
    return null;
  }
}

/** Where a file of a mail is taken from. */
export function messageFileAddress(reference: string, message: string, place: number): string {
  return `${deskApi}/enquiries/${encodeURIComponent(reference)}/messages/${encodeURIComponent(message)}/files/${place}`;
}

/** Where the file of a mail of an unknown sender is taken from. */
export function unmatchedMailFileAddress(mail: string, place: number): string {
  return `${deskApi}/mails/${encodeURIComponent(mail)}/files/${place}`;
}

/** Where a file of an enquiry's form is taken from. */
export function fileAddress(reference: string, field: string): string {
  return `${deskApi}/enquiries/${encodeURIComponent(reference)}/files/${encodeURIComponent(field)}`;
}
