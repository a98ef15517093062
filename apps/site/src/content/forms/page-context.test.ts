import type { ContentQuery } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { testSite } from '../../../../../tests/fakes/studio-tags.ts';
import { Reading } from '../reading/reading.ts';
import { readPageContext } from './page-context.ts';

/** Entries by the collection and the value that finds them. */
const entries: Readonly<Record<string, object>> = {
  'packages southern-african-odyssey': { title: 'Southern African Odyssey' },
  'packages the-train-and-the-river': { title: 'The train and the river' },
  'vacancy sous-chef': { title: 'Sous chef', place: 'Safari Lodge' },
};

/** What is known of a page, by a studio with those entries or by none at all. */
function contextOf(from: string, post: string | null = null, away = false) {
  const source = {
    async read({ collection, where = {} }: ContentQuery) {
      if (away) throw new Error('The studio is away.');
      const [condition] = Object.values(where);
      const value = condition && 'equals' in condition ? condition.equals : null;
      const entry = entries[`${collection} ${value}`];
      return {
        cancelled: false,
        json: { docs: entry ? [{ id: 1, ...entry }] : [] },
        askedAt: 0,
      } as const;
    },
    forget: () => {},
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
  return readPageContext(
    new Reading({ site: testSite, source, snapshots, log, failing: new Set() }),
    from,
    post,
  );
}

const lionSands = {
  key: 'lionsands',
  location: 'Lion Sands Game Reserve',
  name: 'Lion Sands Game Reserve',
};
const marataba = {
  key: 'marataba',
  location: 'Marakele National Park - Marataba',
  name: 'Marataba Game Lodges',
};
const capeTown = { key: 'capecadogan', location: 'Cape Town', name: 'Cape Cadogan Boutique Hotel' };
const atLionSands = { property: lionSands, countsAs: 'Lion Sands' };
const atMarataba = { property: marataba, countsAs: 'Marataba' };

test.each([
  ['/', { property: null }],
  ['/contact-us', { property: null }],
  ['/search', { property: null }],
  ['/blog/first-rains', { property: null }],
  ['/lionsands', atLionSands],
  ['/lionsands/river-lodge', { ...atLionSands, lodge: 'River Lodge' }],
  ['/lionsands/river-lodge/rooms/superior', { ...atLionSands, lodge: 'River Lodge' }],
  ['/marataba/mountain-lodge', { ...atMarataba, lodge: 'Mountain Lodge' }],
  [
    '/capecadogan/rooms',
    { property: capeTown, lodge: 'Cape Cadogan Boutique Hotel', countsAs: 'Cape Cadogan' },
  ],
  ['/marataba/safaris', { ...atMarataba, experience: 'safari', category: 'Safari' }],
  ['/lionsands/treehouses/chalkley', { ...atLionSands, experience: 'treehouse', category: 'Treehouses' }],
  ['/experiences/food-and-wine', { property: null, experience: 'foodandwine', category: 'Food & Wine' }],
  [
    '/lionsands/experiences/food-and-wine',
    { ...atLionSands, experience: 'foodandwine', category: 'Food & Wine' },
  ],
  ['/experiences/explore', { property: null }],
  ['/travel-africa', { property: null }],
  [
    '/travel-africa/package/southern-african-odyssey',
    { property: null, package: 'Southern African Odyssey' },
  ],
  ['/curated-journeys/the-train-and-the-river', { property: null, package: 'The train and the river' }],
  ['/travel-africa/package/not-ours', { property: null }],
])('FRM-09/location FRM-09/comments FRM-09/lodge-hotel what is known of %s', async (from, known) => {
  expect(await contextOf(from)).toEqual({ from, ...known });
});

test.each([
  ['/monwana', undefined],
  ['/monwana/suites', undefined],
  ['/lionsandshore', undefined],
  ['/madikwe/lodge', undefined],
  ['/curated-journeys/another', undefined],
  ['/destinations/kruger-national-park', 'Kruger'],
  ['/destinations/sabi-sands-reserve', 'Sabi Sands'],
  ['/destinations/marakele-national-park', 'Marakele'],
  ['/destinations/cape-town', 'Cape Town'],
])('SUB-11 a form opened on %s counts under %s', async (from, category) => {
  expect((await contextOf(from)).countsAs).toBe(category);
});

test.each(['/residences/fish-eagle', '/lionsands/ivory-lodge/fish-eagle-villa'])(
  'FRM-16/preset %s is the page of one house, and of no property but where it stands',
  async (from) => {
    expect(await contextOf(from)).toMatchObject({ residence: 'Fish Eagle', lodge: 'Fish Eagle Residence' });
  },
);

test('FRM-12/careers a post is called as the list of open posts calls it', async () => {
  expect(await contextOf('/careers', 'sous-chef')).toMatchObject({ vacancy: 'Sous chef, Safari Lodge' });
  expect(await contextOf('/careers', 'nobody')).not.toHaveProperty('vacancy');
  expect(await contextOf('/careers', '../../users')).not.toHaveProperty('vacancy');
});

test('a page is known by its address while the studio is away', async () => {
  expect(await contextOf('/lionsands/treehouses/chalkley', null, true)).toEqual({
    from: '/lionsands/treehouses/chalkley',
    ...atLionSands,
    experience: 'treehouse',
    category: 'Treehouses',
  });
  expect(await contextOf('/residences/redcliffe', null, true)).toMatchObject({ residence: 'Redcliffe' });
  expect(await contextOf('/travel-africa/package/southern-african-odyssey', null, true)).toEqual({
    from: '/travel-africa/package/southern-african-odyssey',
    property: null,
  });
});
