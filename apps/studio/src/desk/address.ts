import { isWrittenAsDay } from '@sundowner/calendar/day-form';
import { endOfDay, startOfDay } from '@sundowner/calendar/zone';
import { callAddress } from '@sundowner/desk-wire/calls/desk-call';
import {
  type DeskFilter,
  type DeskList,
  type DeskSort,
  deskFilter,
  deskLists,
  deskSorts,
  type FilterOption,
  filterOptions,
} from '@sundowner/desk-wire/list';
import { houseToday, houseZone } from '../runtime/house.ts';

export const deskRoot = '/admin/desk';

/** Pages of the desk beside its lists, by the last part of their address. */
export const deskPageNames = ['begin', 'mails', 'figures', 'person', 'privacy', 'rules', 'settings'] as const;
export type DeskPageName = (typeof deskPageNames)[number];

/** What of the desk is on the page: which list, narrowed how, and the enquiry that is open. It travels in every address. */
export interface DeskPlace {
  readonly list: DeskList;
  readonly filter: DeskFilter;
  readonly sort: DeskSort | null;
  readonly reference: string | null;
  /** A page in the place of the list, as figures are; none when absent. */
  readonly page?: DeskPageName;
}

export const firstPlace: DeskPlace = { list: 'new', filter: {}, sort: null, reference: null };

/** The list a page beside the lists was opened from. */
export const withoutPage = ({ page: _page, ...place }: DeskPlace): DeskPlace => place;

type FilterPart = keyof typeof filterOptions;
const filterParts = Object.keys(filterOptions) as FilterPart[];

/** Any year there may be, unlike the calendar's own: a field of a date holds 0202 while 2026 is typed. */
const isDay = (text: string): boolean => isWrittenAsDay(text) && !Number.isNaN(Date.parse(text));

const moment = (at: number): string => new Date(at).toISOString();

/** A part of a filter as an address has it; `undefined` where it is absent or wrong. */
function partFrom(query: URLSearchParams, part: FilterPart): unknown {
  const { name, holds } = filterOptions[part];
  const isTaken = (value: unknown) => deskFilter.shape[part].safeParse(value).success;
  const texts = query.getAll(name).filter((text) => text !== '');
  const [text = ''] = texts;
  switch (holds) {
    case 'texts': {
      const taken = texts.filter((each) => isTaken([each])).slice(0, 20);
      return taken.length > 0 ? taken : undefined;
    }
    case 'text':
      return text !== '' && isTaken(text) ? text : undefined;
    case 'day-begins':
      return isDay(text) ? moment(startOfDay(text, houseZone())) : undefined;
    case 'day-ends':
      return isDay(text) ? moment(endOfDay(text, houseZone())) : undefined;
    case 'flag':
      return text === '1' ? true : undefined;
  }
}

/** What an address has of a part of a filter, one text for each time it is named. */
function textsOf(value: DeskFilter[FilterPart], { holds }: FilterOption): readonly string[] {
  if (value === undefined || value === false) return [];
  if (holds === 'flag') return ['1'];
  const texts = [value].flat().map(String);
  if (holds === 'day-begins') return texts.map((text) => houseToday(Date.parse(text)));
  if (holds === 'day-ends') return texts.map((text) => houseToday(Date.parse(text) - 1));
  return texts;
}

/** The place an address names; whatever is absent or wrong is left out. @param last the last part of its path, as `lastPartOf` reads it */
export function placeFrom(query: URLSearchParams, last: string | null = null): DeskPlace {
  const page = deskPageNames.find((known) => known.toUpperCase() === last);
  const list = query.get('list');
  const sort = query.get('sort');
  const parts = filterParts.flatMap((part) => {
    const value = partFrom(query, part);
    return value === undefined ? [] : [[part, value] as const];
  });
  return {
    list: deskLists.find((known) => known === list) ?? 'new',
    filter: deskFilter.safeParse(Object.fromEntries(parts)).data ?? {},
    sort: deskSorts.find((known) => known === sort) ?? null,
    reference: page ? null : last,
    ...(page ? { page } : {}),
  };
}

/** The query of a place, without the question mark; empty for the whole of New. */
export function placeQuery({ list, filter, sort }: DeskPlace): string {
  const query = new URLSearchParams();
  if (list !== 'new') query.set('list', list);
  for (const part of filterParts)
    for (const text of textsOf(filter[part], filterOptions[part]))
      query.append(filterOptions[part].name, text);
  if (sort) query.set('sort', sort);
  return query.toString();
}

export function placeAddress(place: DeskPlace): string {
  if (place.page) return `${deskRoot}/${place.page}`;
  const query = placeQuery(place);
  const path = place.reference === null ? deskRoot : `${deskRoot}/${encodeURIComponent(place.reference)}`;
  return query === '' ? path : `${path}?${query}`;
}

/** The reference an address of the desk names, or one of its pages, in capitals; `null` on a list. */
export function lastPartOf(pathname: string): string | null {
  const rest = pathname.startsWith(`${deskRoot}/`) ? pathname.slice(deskRoot.length + 1) : '';
  try {
    return decodeURIComponent(rest).toUpperCase() || null;
  } catch {
    // A broken escape names no enquiry.
    return null;
  }
}

/** Where a page asks the studio for a call, or links to the file it gives. */
export const studioAddress = (...call: Parameters<typeof callAddress>): string =>
  `/api${callAddress(...call)}`;
