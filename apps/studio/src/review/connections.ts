import type { EntryFacts, Id } from './entry-facts.ts';
import type { KnownCollections, KnownEntry } from './known-entries.ts';

/** An entry or file at the other end of a connection. */
export interface Linked {
  readonly collection: string;
  readonly id: Id;
  readonly title: string;
  /** In which field it is named; `null` where it belongs to the page by its own words. */
  readonly field: string | null;
}

/** A page visitors meet an entry on, and the entry that shows it there: itself, or another. */
interface ShownOn {
  readonly path: string;
  readonly by: Linked;
}

export interface Connections {
  readonly shownOn: readonly ShownOn[];
  readonly shows: readonly Linked[];
}

/** Steps from an entry to a page that shows it: a picture in a gallery of a lodge. */
const farthest = 4;

/** Pages and entries a list shows: a picture of the brand is on hundreds. */
const most = 60;

const keyOf = (collection: string, id: Id) => `${collection}:${id}`;

/** Everything published, by its key. */
function publishedIn(ledger: KnownCollections): Map<string, KnownEntry> {
  const published = new Map<string, KnownEntry>();
  for (const { entries } of ledger.values()) {
    for (const entry of entries.values()) {
      const { collection, id } = entry.facts;
      if (entry.facts.published && collection !== 'redirects') published.set(keyOf(collection, id), entry);
    }
  }
  return published;
}

const linked = ({ collection, id, title }: EntryFacts, field: string | null): Linked => ({
  collection,
  id,
  title,
  field,
});

/** Who names each entry, and in which field. A room names the lodge it is shown with, so there the lodge shows the room. */
function showersOf(published: ReadonlyMap<string, KnownEntry>): Map<string, Map<string, string>> {
  const showers = new Map<string, Map<string, string>>();
  const note = (shown: string, by: string, field: string) => {
    const fields = showers.get(shown) ?? new Map<string, string>();
    if (shown !== by && !fields.has(by)) fields.set(by, field);
    showers.set(shown, fields);
  };
  for (const [own, { facts }] of published) {
    for (const { collection, id, field } of facts.pointers) {
      const target = keyOf(collection, id);
      if (facts.collection === 'room' && collection === 'accommodation') note(own, target, 'Rooms');
      else note(target, own, field);
    }
  }
  return showers;
}

function shownOn(
  published: ReadonlyMap<string, KnownEntry>,
  showers: ReadonlyMap<string, ReadonlyMap<string, string>>,
  start: string,
): ShownOn[] {
  const pages = new Map<string, ShownOn>();
  const seen = new Set([start]);
  const place = published.get(start);
  if (place?.place) pages.set(place.place, { path: place.place, by: linked(place.facts, null) });
  let now = [start];
  for (let step = 0; step < farthest && now.length > 0; step += 1) {
    const next: string[] = [];
    for (const shown of now) {
      for (const [by, field] of showers.get(shown) ?? []) {
        const entry = published.get(by);
        if (!entry || seen.has(by)) continue;
        seen.add(by);
        if (!entry.place) next.push(by);
        else if (!pages.has(entry.place))
          pages.set(entry.place, { path: entry.place, by: linked(entry.facts, field) });
      }
    }
    now = next;
  }
  return [...pages.values()].slice(0, most);
}

function shows(
  ledger: KnownCollections,
  published: ReadonlyMap<string, KnownEntry>,
  showers: ReadonlyMap<string, ReadonlyMap<string, string>>,
  own: string,
): Linked[] {
  const entry = published.get(own);
  if (!entry) return [];
  const found = new Map<string, Linked>();
  if (entry.path) {
    for (const [key, { place, facts }] of published)
      if (key !== own && place === entry.path) found.set(key, linked(facts, null));
  }
  for (const [key, by] of showers) {
    const shown = published.get(key);
    const field = by.get(own);
    if (shown && field !== undefined) found.set(key, linked(shown.facts, field));
  }
  for (const { collection, id, field } of entry.facts.pointers) {
    const file = ledger.get(collection)?.files.get(id);
    if (file) found.set(keyOf(collection, id), { collection, id, title: file.filename, field });
  }
  return [...found.values()].slice(0, most);
}

/**
 * On which pages visitors meet an entry, through however many others, and what its own page shows.
 *
 * @returns what is published; nothing for what is not, or is not known
 */
export function connectionsOf(ledger: KnownCollections, collection: string, id: Id): Connections {
  const published = publishedIn(ledger);
  const showers = showersOf(published);
  const own = keyOf(collection, id);
  return { shownOn: shownOn(published, showers, own), shows: shows(ledger, published, showers, own) };
}
