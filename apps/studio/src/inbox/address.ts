import { type DeskView, deskViews } from '@sundowner/desk-wire';

export const inboxRoot = '/admin/inbox';
export const inboxActions = '/api/inbox';

/** Which part of the list is on the page. It travels in every address of the inbox, so that no step loses the place. */
export interface ListPlace {
  readonly view: DeskView;
  /** The sealed search, see search-seal.ts; an address never holds a visitor's name. */
  readonly find: string | null;
  readonly cursor: string | null;
}

export const openPlace: ListPlace = { view: 'open', find: null, cursor: null };

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** The place an address names; whatever is absent or wrong counts as the first page of Open. */
export function placeFrom(parameters: Parameters): ListPlace {
  const word = (name: string) => {
    const value = parameters[name];
    return typeof value === 'string' && value !== '' && value.length <= 1000 ? value : null;
  };
  const view = word('view');
  return {
    view: deskViews.find((known) => known === view) ?? 'open',
    find: word('find'),
    cursor: word('after'),
  };
}

/** The query of a place, without the question mark; empty for the first page of Open. */
export function placeQuery(
  { view, find, cursor }: ListPlace,
  more: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams();
  if (view !== 'open') parameters.set('view', view);
  if (find) parameters.set('find', find);
  if (cursor) parameters.set('after', cursor);
  for (const [name, value] of Object.entries(more)) parameters.set(name, value);
  return parameters.toString();
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

export function listAddress(place: ListPlace, more?: Readonly<Record<string, string>>): string {
  return withQuery(inboxRoot, placeQuery(place, more));
}

export function enquiryAddress(
  reference: string,
  place: ListPlace = openPlace,
  more?: Readonly<Record<string, string>>,
): string {
  return withQuery(`${inboxRoot}/${encodeURIComponent(reference)}`, placeQuery(place, more));
}

/** Where a file of an enquiry is taken from. */
export function fileAddress(reference: string, field: string): string {
  return `${inboxActions}/enquiries/${encodeURIComponent(reference)}/files/${encodeURIComponent(field)}`;
}

/** Whether `text` has the form of a reference, `MC-7KQ2-94HD`; anything else is never sent to the site. */
export function isReference(text: string): boolean {
  return /^[A-Z]{2,3}-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(text);
}
