import {
  type AccommodationTag,
  accommodationPlaces,
  isLinkable,
  properties,
  routeOf,
} from '@sundowner/brand';
import { z } from 'zod';
import { words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** What is published of the places a page is about: lodges and villas by their addresses, the others by their slugs. */
export interface PlacesFound {
  readonly lodges: ReadonlySet<string>;
  readonly treehouses: ReadonlySet<string>;
  /** `null` where they are not known: a residence at its hotel is then judged by its lodge. */
  readonly residences: ReadonlySet<string> | null;
}

export interface PublishedPlaces {
  /** False for the page of a place that is not published; true for every other address. */
  readonly isPublished: (href: string) => boolean;
  /** The address, or `null` where the page of its place is not published. */
  readonly publishedHref: (href: string | null) => string | null;
  /** Whether the place of an accommodation tag, or of a "treehouse-chalkley", may be offered. */
  readonly isOffered: (tag: string) => boolean;
}

/** Pages of rooms that are named without their lodge. */
const roomsAtTheRoot: Readonly<Record<string, string>> = {
  '/monwana/suites': '/monwana',
  '/capecadogan/rooms': '/capecadogan',
};
const roots = new Set<string>(properties.map(({ root }) => root));
/** The one residence whose page under its hotel is made of its own entry alone. */
const residenceAtItsHotel = { path: '/capecadogan/residence', slug: 'quarters-residence' } as const;

/** Judges addresses by what is published; a place that has no page of ours is not judged. */
export function judgePlaces({ lodges, treehouses, residences }: PlacesFound): PublishedPlaces {
  const isPublished = (href: string): boolean => {
    const path = (href.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '');
    if (!path.startsWith('/')) return true;
    const lodge = roomsAtTheRoot[path];
    if (lodge) return lodges.has(lodge);
    if (roots.has(path)) return true;
    if (path === residenceAtItsHotel.path)
      return residences?.has(residenceAtItsHotel.slug) ?? lodges.has(path);
    const route = routeOf(path)?.path ?? '';
    const last = path.split('/').at(-1) ?? '';
    if (route.endsWith('/{treehouse}')) return treehouses.has(last);
    if (route.endsWith('/{residence}')) return residences?.has(last) ?? true;
    if (route.includes('{lodge}') || route.endsWith('-villa'))
      return lodges.has(path.replace(/\/rooms$/, ''));
    return true;
  };
  const isOffered = (tag: string): boolean => {
    const treehouse = /^treehouse-(.+)$/.exec(tag)?.[1];
    if (treehouse) return treehouses.has(treehouse);
    const paths: readonly string[] =
      accommodationPlaces.find((place) => place.tag === (tag as AccommodationTag))?.paths ?? [];
    const judged = paths.filter((path) => isLinkable(path));
    return (
      judged.length === 0 || judged.some((path) => (roots.has(path) ? lodges.has(path) : isPublished(path)))
    );
  };
  return {
    isPublished,
    isOffered,
    publishedHref: (href) => (href !== null && isPublished(href) ? href : null),
  };
}

const everything: PublishedPlaces = {
  isPublished: () => true,
  isOffered: () => true,
  publishedHref: (href) => href,
};

/**
 * Which places are published, so that nothing leads to the page of one that was taken down: fields of a link and registered tags
 * outlive the entry they speak of. Where that cannot be read, all are taken to be.
 */
export function readPublishedPlaces(reading: Reading): Promise<PublishedPlaces> {
  const known = read.get(reading) ?? ask(reading);
  read.set(reading, known);
  return known;
}

/** Several parts of a page ask the same. */
const read = new WeakMap<Reading, Promise<PublishedPlaces>>();

function ask(reading: Reading): Promise<PublishedPlaces> {
  return reading.orElse('standing-places', everything, async () => {
    const readAll = async (name: string, collection: string, field: string, limit: number) => {
      const schema = z.object({ [field]: words });
      const found = await reading.list({
        name,
        collection,
        depth: 0,
        limit,
        select: { [field]: true },
        schema,
      });
      return new Set(found.map((entry) => entry[field] ?? ''));
    };
    const [lodges, treehouses, residences] = await Promise.all([
      readAll('standing-stays', 'accommodation', 'link', 200),
      readAll('standing-treehouses', 'treehouse', 'slug', 100),
      readAll('standing-residences', 'residence', 'slug', 100),
    ]);
    return judgePlaces({ lodges, treehouses, residences });
  });
}
