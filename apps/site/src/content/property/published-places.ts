import {
  type AccommodationTag,
  accommodationPlaces,
  isLinkable,
  properties,
  routeOf,
} from '@sundowner/brand';
import { z } from 'zod';
import { words } from '../fields/fields.ts';
import type { Experience } from '../model/experience.ts';
import type { Reading } from '../reading/reading.ts';

/** What is published of the places a page is about: lodges and villas by their addresses, the others by their slugs. */
export interface PublishedPlaces {
  readonly stays: ReadonlySet<string>;
  readonly treehouses: ReadonlySet<string>;
  /** `null` where they are not known: a house at its hotel is then judged by its stay. */
  readonly residences: ReadonlySet<string> | null;
}

export interface StandingPlaces {
  /** False for the page of a place that is not published; true for every other address. */
  readonly stands: (href: string) => boolean;
  /** The address, or `null` where its page does not stand. */
  readonly hrefOf: (href: string | null) => string | null;
  /** Whether the place of an accommodation tag, or of a "treehouse-chalkley", may be offered. */
  readonly offers: (tag: string) => boolean;
}

/** Pages of rooms that are named without their lodge. */
const roomsAtTheRoot: Readonly<Record<string, string>> = {
  '/monwana/suites': '/monwana',
  '/capecadogan/rooms': '/capecadogan',
};
const roots = new Set<string>(properties.map(({ root }) => root));
/** The one house whose page under its hotel is made of a residence alone. */
const houseAtItsHotel = { path: '/capecadogan/residence', slug: 'quarters-residence' } as const;

/** Judges addresses by what is published; a place that has no page of ours is not judged. */
export function standingPlaces({ stays, treehouses, residences }: PublishedPlaces): StandingPlaces {
  const stands = (href: string): boolean => {
    const path = (href.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '');
    if (!path.startsWith('/')) return true;
    const lodge = roomsAtTheRoot[path];
    if (lodge) return stays.has(lodge);
    if (roots.has(path)) return true;
    if (path === houseAtItsHotel.path) return residences?.has(houseAtItsHotel.slug) ?? stays.has(path);
    const route = routeOf(path)?.path ?? '';
    const last = path.split('/').at(-1) ?? '';
    if (route.endsWith('/{treehouse}')) return treehouses.has(last);
    if (route.endsWith('/{residence}')) return residences?.has(last) ?? true;
    if (route.includes('{lodge}') || route.endsWith('-villa')) return stays.has(path.replace(/\/rooms$/, ''));
    return true;
  };
  const offers = (tag: string): boolean => {
    const treehouse = /^treehouse-(.+)$/.exec(tag)?.[1];
    if (treehouse) return treehouses.has(treehouse);
    const paths: readonly string[] =
      accommodationPlaces.find((place) => place.tag === (tag as AccommodationTag))?.paths ?? [];
    const judged = paths.filter((path) => isLinkable(path));
    return judged.length === 0 || judged.some((path) => (roots.has(path) ? stays.has(path) : stands(path)));
  };
  return { stands, offers, hrefOf: (href) => (href !== null && stands(href) ? href : null) };
}

const everything: StandingPlaces = { stands: () => true, offers: () => true, hrefOf: (href) => href };
const slugs = z.object({ slug: words });

/**
 * Which places are published, so that nothing leads to the page of one that was taken down: fields of a link and registered tags
 * outlive the entry they speak of. Where that cannot be read, all are taken to be.
 */
export function readStandingPlaces(reading: Reading): Promise<StandingPlaces> {
  const known = read.get(reading) ?? ask(reading);
  read.set(reading, known);
  return known;
}

/** Several parts of a page ask the same. */
const read = new WeakMap<Reading, Promise<StandingPlaces>>();

function ask(reading: Reading): Promise<StandingPlaces> {
  return reading.orElse('standing-places', everything, async () => {
    const [stays, treehouses, residences] = await Promise.all([
      reading.list({
        name: 'standing-stays',
        collection: 'accommodation',
        depth: 0,
        limit: 200,
        select: { link: true },
        schema: z.object({ link: words }),
      }),
      reading.list({
        name: 'standing-treehouses',
        collection: 'treehouse',
        depth: 0,
        limit: 100,
        select: { slug: true },
        schema: slugs,
      }),
      reading.list({
        name: 'standing-residences',
        collection: 'residence',
        depth: 0,
        limit: 100,
        select: { slug: true },
        schema: slugs,
      }),
    ]);
    return standingPlaces({
      stays: new Set(stays.map(({ link }) => link)),
      treehouses: new Set(treehouses.map(({ slug }) => slug)),
      residences: new Set(residences.map(({ slug }) => slug)),
    });
  });
}

/** An experience whose links lead to pages that stand. */
export function withStandingLinks(experience: Experience, { hrefOf }: StandingPlaces): Experience {
  return {
    ...experience,
    href: hrefOf(experience.href),
    buttons: experience.buttons
      .map((button) => ({ ...button, href: hrefOf(button.href) }))
      .filter(({ href, file }) => href || file),
  };
}
