import { pageKey, pagePaths } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../tests/support/demonstration-collection.ts';
import { demonstration } from './demonstration.ts';

const demo = demonstration();

/** Every plate somewhere under a value, in the order it stands there. */
function platesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if ('plate' in value && typeof value.plate === 'string') return [value.plate];
  return Object.entries(value)
    .filter(([field]) => field !== 'metaImage')
    .flatMap(([, inner]) => platesIn(inner));
}
const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
const heroOf = (key: string | undefined) =>
  demo.heroBanner
    .filter(({ heroBannerFor }) => heroBannerFor === key)
    .flatMap(({ backgroundImage }) => platesIn(backgroundImage));
/** Drawn upright for phones, from the scene of the wide one. */
const uprightOf = (key: string) =>
  demo.heroBanner
    .filter(({ heroBannerFor }) => heroBannerFor === key)
    .flatMap((banner) => ('backgroundImageMobi' in banner ? platesIn(banner.backgroundImageMobi) : []));
const named = (entry: { readonly name: string } | null | undefined) => entry?.name;

/** Pages that begin with words or, as the home page does, with a picture of their own entry. */
const withoutHero = new Map<string, string>([
  ['/', 'has its picture in its own entry'],
  ['/contact-us', 'begins with telephone numbers'],
  ['/my-enquiry', 'is a letter, and begins with its words'],
  ['/privacy-policy', 'begins with words'],
  ['/search', 'begins with a field to type in'],
  ['/where-it-fits', 'begins with a question to fill in'],
  ...['lionsands', 'marataba', 'monwana', 'capecadogan'].map(
    (root) => [`/${root}/covid`, 'is a notice, and begins with its words'] as const,
  ),
]);

describe('heroes', () => {
  test('no two addresses begin with the same plate', () => {
    const heroes = [
      ...demo.heroBanner.flatMap(({ backgroundImage }) => platesIn(backgroundImage)),
      ...platesIn(demo.homepage.heroPicture),
    ];
    expect(repeated(heroes)).toEqual([]);
  });

  test.each([
    ...['lionsands', 'monwana', 'marataba', 'capecadogan'],
    ...demo.treehouse.map(({ hero }) => named(hero) ?? ''),
    ...demo.destination.map(({ hero }) => named(hero) ?? ''),
    ...['lionsands-treehouses', 'marataba-treehouses', 'lionsands-travel-info'],
    ...demo.packages
      .filter(({ kind, slug }) => kind === 'package' && slug !== 'stylish-wildlife-and-beach')
      .map(({ hero }) => named(hero) ?? ''),
    ...demo.travelAfricaDestination.map(({ hero }) => named(hero) ?? ''),
  ])('%s has an upright drawing of its hero for phones', (key) => {
    expect(uprightOf(key)).toEqual([`upright-${heroOf(key)[0]}`]);
  });

  test('the posters of the properties are drawn upright', () => {
    const posters = demo.propertyUpdated.flatMap(({ cardImage }) => platesIn(cardImage));
    expect(posters.filter((id) => !id.startsWith('upright-'))).toEqual([]);
    expect(new Set(posters).size).toBe(4);
  });

  const fixed = pagePaths(demonstrationCollection()).filter((path) => !path.includes('{'));
  test.each(fixed.filter((path) => !withoutHero.has(path)))('%s has a hero of its own', (path) => {
    expect(heroOf(pageKey(path))).toHaveLength(1);
  });

  test('every page about an entry has a hero of its own', () => {
    const keys = [
      ...demo.accommodation.map(({ hero }) => named(hero)),
      ...demo.treehouse.map(({ hero }) => named(hero)),
      ...demo.residence.map(({ hero }) => named(hero)),
      ...demo.destination.map(({ hero }) => named(hero)),
      ...demo.packages.map(({ hero }) => named(hero)),
    ];
    expect(keys.filter((key) => heroOf(key).length !== 1)).toEqual([]);
  });
});

/**
 * Every place to stay with its plates, the one its page begins with included. A house that is a villa of a lodge and a
 * residence has two addresses and is one place, and so are a property and the only lodge it has.
 */
function placesToStay(): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>();
  const take = (name: string, entry: object, hero?: string) =>
    places.set(name, new Set([...(places.get(name) ?? []), ...platesIn(entry), ...heroOf(hero)]));
  const house = (name: string) =>
    demo.residence.find((each) => each.name.split(' ')[0] === name.split(' ')[0]);
  for (const property of demo.propertyUpdated)
    take(`/${property.slug}`, property, pageKey(`/${property.slug}`));
  for (const lodge of demo.accommodation) {
    const own = house(lodge.name)?.name ?? lodge.name;
    take(lodge.link === lodge.rootlink ? lodge.link : own, lodge, named(lodge.hero));
  }
  for (const residence of demo.residence) take(residence.name, residence, named(residence.hero));
  for (const treehouse of demo.treehouse) take(treehouse.name, treehouse, named(treehouse.hero));
  for (const room of demo.room) take(room.slug, room);
  return places;
}

test('no two properties, lodges, treehouses, residences or kinds of room share a plate', () => {
  const places = placesToStay();
  // Four properties, twelve lodges and villas, six residences, four treehouses and eighteen kinds of room, at 38 places.
  expect([...places.keys()]).toHaveLength(4 + 12 + 6 + 4 + 18 - 2 - 4);
  const shown = [...places].flatMap(([place, plates]) => [...plates].map((id) => ({ id, place })));
  const shared = Object.entries(Object.groupBy(shown, ({ id }) => id)).filter(
    ([, rows]) => rows?.length !== 1,
  );
  expect(shared).toEqual([]);
});

test('every place to stay has pictures enough to be looked at', () => {
  const few = [...placesToStay()].filter(([, plates]) => plates.size < 3).map(([place]) => place);
  expect(few).toEqual([]);
});

test('a camp of others is shown with no plate of ours', () => {
  const places = [
    ...demo.propertyUpdated,
    ...demo.accommodation,
    ...demo.room,
    ...demo.treehouse,
    ...demo.residence,
  ];
  const ours = new Set(places.flatMap(platesIn));
  const theirs = demo.travelAfricaProperty.flatMap((camp) => [...new Set(platesIn(camp))]);
  expect(theirs.filter((id) => ours.has(id))).toEqual([]);
  expect(repeated(theirs)).toEqual([]);
});

describe('pages repeat no plate within themselves', () => {
  const pages: readonly (readonly [name: string, parts: unknown])[] = [
    ...demo.packages.map(
      (journey) => [journey.slug, [journey.picture, journey.days, journey.gallery]] as const,
    ),
    ...demo.impactProject.map((project) => [project.slug, [project.imageMain, project.gallery]] as const),
    ...demo.residence.map(
      (house) => [house.slug, [{ plate: heroOf(house.hero.name)[0] }, house.spaces, house.gallery]] as const,
    ),
    ...demo.treehouse.map((house) => [house.slug, [house.hours, house.gallery]] as const),
    [
      'impact',
      [
        { plate: heroOf('impact')[0] },
        demo.impactPillar.map(({ image }) => image),
        demo.initiative.map(({ image }) => image),
        demo.impactProject.map(({ imageMain }) => imageMain),
        demo.committeeMember.map(({ image }) => image),
      ],
    ],
    ['careers', [demo.careers]],
    ['stories', demo.blog.map(({ image }) => image)],
    ['team', demo.teamMember.map(({ portrait }) => portrait)],
  ];
  test.each(pages)('%s', (_, parts) => {
    expect(repeated(platesIn(parts))).toEqual([]);
  });
});

test('every kind of room has a plan of its own', () => {
  const plans = demo.room.flatMap(({ plan }) => platesIn(plan));
  expect(plans).toEqual(demo.room.map(({ slug }) => `plan-${slug}`));
});
