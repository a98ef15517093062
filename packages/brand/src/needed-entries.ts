import { withoutEndSlashes } from './addresses.ts';
import type { EntryLike } from './entry-like.ts';
import { entryRoutes } from './entry-routes.ts';
import type { Collection } from './places/collection.ts';
import { propertyOfPath } from './places/places.ts';
import { routeOf } from './places/routes.ts';

/** An entry a page cannot do without: a published one of `collection` in which every named field holds the value. */
export interface NeededEntry {
  readonly collection: string;
  /** By the field's name; of an entry it names, and of the rows of a list, with a point: `accommodation.link`. */
  readonly where: Readonly<Record<string, string>>;
}

/** Every one of these must be published. */
export type NeededEntries = readonly NeededEntry[];

interface Asked {
  /** Without query, hash and a slash at its end. */
  readonly path: string;
  /** The last part of it. */
  readonly last: string;
  /** Of the property whose page it is; empty for another page's. */
  readonly property: string;
  readonly root: string;
  readonly tag: string;
}

/** What a page stands on: any one of the alternatives. */
type Rule = (asked: Asked) => readonly NeededEntries[];

const one = (collection: string, where: NeededEntry['where']): NeededEntry => ({ collection, where });
const named =
  (collection: string, more: NeededEntry['where'] = {}): Rule =>
  ({ last }) => [[one(collection, { slug: last, ...more })]];

const propertyPage = (key: string) => one('propertyUpdated', { key });
const lodgeEntry = (link: string, property: string) => one('accommodation', { link, property });

const ofLodge: Rule = ({ path, property }) => [[lodgeEntry(path, property), propertyPage(property)]];
const roomsOfLodge: Rule = ({ path, property }) => {
  const link = path.slice(0, path.length - '/rooms'.length);
  return [[lodgeEntry(link, property), one('room', { 'accommodation.link': link })]];
};
const ownPage: Rule = ({ last }) => [[one('page', { slug: last })]];
const covid: Rule = () =>
  ['covid-19-preventative-measures', 'covid-19-supportive-planning'].map((key) => [
    one('experiencesSection', { experiencesSectionFor: key }),
  ]);

/** Pages of every property. */
const ofProperties: Readonly<Record<string, Rule>> = {
  '/{property}': ({ property }) => [[propertyPage(property)]],
  '/{property}/covid': covid,
  '/{property}/experiences': ({ property, tag }) => [
    [one('experiencesProperty', { contentfulTag: tag }), propertyPage(property)],
  ],
  '/{property}/experiences/{category}': ({ path, tag }) => [
    [one('experiencesProperty', { contentfulTag: tag, 'experienceCategories.link': path })],
  ],
  '/{property}/travel-info': ({ property }) => [[propertyPage(property)]],
  '/{property}/treehouses': ({ property }) => [[one('treehouse', { property }), propertyPage(property)]],
  '/{property}/treehouses/{treehouse}': ({ last, property }) => [
    [one('treehouse', { slug: last, property })],
  ],
  '/{property}/{lodge}': ofLodge,
  '/{property}/{lodge}/rooms': roomsOfLodge,
  '/{property}/{lodge}/{villa}': ofLodge,
  '/{property}/{rooms}': ({ root, property }) => [
    [lodgeEntry(root, property), one('room', { 'accommodation.link': root })],
  ],
};

const rules: Readonly<Record<string, Rule>> = {
  // A page named by the slug of an entry.
  ...Object.fromEntries(
    Object.entries(entryRoutes).flatMap(([collection, { path }]) =>
      path.endsWith('}') ? [[path, named(collection)]] : [],
    ),
  ),
  '/booking-terms': ownPage,
  '/cookie-policy': ownPage,
  '/curated-journeys': named('packageSection'),
  '/curated-journeys/{journey}': (asked) => [
    ...named('packages', { kind: 'curatedJourney' })(asked),
    ...named('packageSection')(asked),
  ],
  '/enquire/amenities/{tag}': ({ last }) => [
    [one('accommodation', { contentfulTag: last, 'amenities._status': 'published' })],
    [one('residence', { accommodationTag: last, 'amenities._status': 'published' })],
  ],
  '/enquire/what-to-expect/{experience}': named('whatToExpect'),
  '/experiences/{category}': ({ path }) => [
    [one('experiencesCategory', { link: path, experiencesCategoryFor: 'experiences' })],
  ],
  '/our-story': ownPage,
  '/paying-safely': ownPage,
  '/site-terms': ownPage,
  '/travel-africa/package/{package}': named('packages', { kind: 'package' }),
  '/{brand}-conservation': ownPage,
  ...ofProperties,
};

/** The rule of a route; every route with a parameter has one. */
export const hasEntryRule = (route: string): boolean => route in rules;

/**
 * What must be published for a page to answer, as the site's readers want it: the studio judges links by it, and a test
 * holds it against what the site answers.
 *
 * @param path of a route of ours
 * @returns alternatives, of which one is enough; empty for a page that stands by itself, or on what is always published
 */
export function neededEntries(path: string, collection: Collection): readonly NeededEntries[] {
  const bare = withoutEndSlashes(path.split(/[?#]/, 1)[0] || '/');
  const rule = rules[routeOf(bare, collection)?.path ?? ''];
  if (!rule) return [];
  const property = propertyOfPath(bare, collection);
  return rule({
    path: bare,
    last: bare.split('/').at(-1) ?? '',
    property: property?.key ?? '',
    root: property?.root ?? '',
    tag: property?.contentTag ?? '',
  });
}

const valuesAt = (value: unknown, [name = '', ...rest]: readonly string[]): readonly unknown[] =>
  [value].flat().flatMap((each) => {
    const held = typeof each === 'object' && each !== null ? (each as EntryLike)[name] : undefined;
    return rest.length > 0 ? valuesAt(held, rest) : [held].flat();
  });

/**
 * Whether an entry is one that the page at a path cannot do without, by what it holds itself; entries it names must be read with it.
 *
 * @param slug of the studio's collection
 */
export const isNeededBy = (path: string, slug: string, entry: EntryLike, collection: Collection): boolean =>
  neededEntries(path, collection)
    .flat()
    .some(
      (needed) =>
        needed.collection === slug &&
        Object.entries(needed.where).every(([field, value]) =>
          valuesAt(entry, field.split('.')).includes(value),
        ),
    );
