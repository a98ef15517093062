import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { checkWhereItLeads } from './check-link.ts';

vi.mock('../places/studio-collection.ts', async () => {
  const { demonstrationCollection } = await import('../../../../tests/support/demonstration-collection.ts');
  const made = demonstrationCollection();
  return {
    studioCollection: async () => made,
    collectionHooks: () => ({}),
    // A house of a property that shows its safaris once a card of the menu is published.
    collectionWith: async (_: unknown, { collection }: { collection: string }) =>
      collection === 'safari'
        ? {
            ...made,
            properties: made.properties.map((each) => ({ ...each, has: { ...each.has, safaris: true } })),
          }
        : made,
  };
});

beforeAll(() => {
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('SITE_URL', 'https://www.example.com');
});
afterAll(() => vi.unstubAllEnvs());

const leading = { name: 'link', type: 'text', label: 'Link', custom: { leadsTo: 'protected' } };
const property = demonstrationCollection().properties.find(({ has }) => !has.safaris);
if (!property) throw new Error('The demonstration has a property without safaris.');
const other = demonstrationCollection().lodges.find(
  ({ path, whole }) => /^\/lionsands\/[^/]+$/.test(path) && path !== '/lionsands/river-lodge' && !whole,
);
if (!other) throw new Error('The demonstration has a property with two lodges.');
const lionSands = { key: 'lionsands', _status: 'published' };
const lodge = { property: 'lionsands', _status: 'published' };

const rows = {
  blog: [
    { id: 1, title: 'First rains', slug: 'first-rains', _status: 'published' },
    { id: 2, title: 'Last light', slug: 'last-light', _status: 'draft' },
    { id: 3, title: 'Put away', slug: 'put-away', _status: 'published', deletedAt: '2026-11-20T12:00:00Z' },
  ],
  redirects: [
    { id: 1, from: '/old-name', to: '/blog/first-rains', _status: 'published' },
    { id: 2, from: '/old-camp*', to: '/contact-us', _status: 'published' },
  ],
  footer: [
    { id: 5, link: '/blog/gone', _status: 'published' },
    { id: 6, link: '/blog/gone', _status: 'draft' },
  ],
  experiencesProperty: [
    {
      contentfulTag: 'lion-sands',
      'experienceCategories.link': '/lionsands/experiences/food-and-wine',
      _status: 'published',
    },
  ],
  packages: [{ slug: 'coast', kind: 'package', _status: 'published' }],
  packageSection: [],
  propertyUpdated: [lionSands],
  accommodation: [
    { id: 21, link: '/lionsands/river-lodge', ...lodge },
    { link: '/lionsands/hut', ...lodge },
    { id: 22, link: other.path, ...lodge },
    { link: '/lionsands/tent', ...lodge, _status: 'draft' },
  ],
  room: [{ 'accommodation.link': '/lionsands/river-lodge', _status: 'published' }],
  treehouse: [{ slug: 'kingston', property: 'lionsands', _status: 'published' }],
  experiencesSection: [],
};
const { req } = payloadRows(rows, {
  footer: { fields: [leading] },
  room: { flattenedFields: [{ name: 'accommodation', type: 'relationship', relationTo: 'accommodation' }] },
});
const check = async (value: string, more: object = {}) =>
  checkWhereItLeads(value, { req, event: 'submit', ...more });

test('a link to a page that visitors can see stands, by path or by whole address', async () => {
  for (const value of [
    '/blog/first-rains',
    'https://www.example.com/blog/first-rains?x=1#y',
    '/contact-us',
    '',
  ])
    expect(await check(value)).toBe(true);
  expect(await check('https://elsewhere.example/blog/nothing')).toBe(true);
});

test('a link to no page, to a draft or into the trash is refused with its reason', async () => {
  for (const value of ['/blog/nothing', '/blog/last-light', '/blog/put-away', '/no-such-page'])
    expect(await check(value)).toEqual(expect.stringMatching(/\w/));
});

test('while an editor writes, and in what is taken down, only its form is judged', async () => {
  expect(await check('/blog/nothing', { event: 'onChange' })).toBe(true);
  expect(await check('/blog/nothing', { data: { _status: 'draft' } })).toBe(true);
  expect(await check('/blog/nothing', { data: { _status: 'published' } })).not.toBe(true);
  const own = { req: { ...req, context: { unguarded: true } } };
  expect(await check('/blog/nothing', own)).toBe(true);
  for (const more of [{ event: 'onChange' }, { data: { _status: 'draft' } }, own])
    expect(await check('javascript:alert(1)', more)).not.toBe(true);
});

test('an entry’s own address leads to the entry that is being published', async () => {
  const data = { slug: 'new-story', _status: 'published' };
  expect(await check('/blog/new-story', { collectionSlug: 'blog', data })).toBe(true);
  expect(await check('/blog/other-story', { collectionSlug: 'blog', data })).not.toBe(true);
});

test.each([
  ['/lionsands/experiences/food-and-wine', true],
  ['/lionsands/experiences/food-and-wine/?persona=families#lunch', true],
  ['/lionsands/experiences/nothing', false],
  ['/marataba/experiences/food-and-wine', false],
  ['/lionsands/river-lodge', true],
  ['/lionsands/river-lodge/rooms', true],
  ['/lionsands/hut/rooms', false],
  ['/lionsands/tent', false],
  ['/lionsands/no-such-lodge', false],
  ['/lionsands/treehouses/kingston', true],
  ['/marataba/treehouses/kingston', false],
  ['/travel-africa/package/coast', true],
  ['/curated-journeys/coast', false],
  ['/lionsands/covid', false],
  ['/packages', true],
  ['/old-camp/any/thing', true],
  ['/old-name', true],
  ['/Old-Name', true],
])('what stands behind %s decides: %s', async (path, stands) => {
  expect((await check(path)) === true).toBe(stands);
});

test('a link that visitors read in the entry already is nobody’s fault who publishes it again', async () => {
  const footer = { collectionSlug: 'footer', data: { _status: 'published' } };
  expect(await check('/blog/gone', { ...footer, id: 5 })).toBe(true);
  expect(await check('/blog/gone-too', { ...footer, id: 5 })).not.toBe(true);
  for (const more of [{ id: 6 }, {}])
    expect(await check('/blog/gone', { ...footer, ...more })).not.toBe(true);
});

describe('COL-02 an entry may lead to pages that stand because of it', () => {
  const published = (collectionSlug: string, data: object) => ({
    collectionSlug,
    data: { ...data, _status: 'published' },
  });

  test('a card of the menu to the page of safaris, which is there because of the card', async () => {
    const path = `${property.root}/safaris`;
    expect(await check(path)).not.toBe(true);
    expect(await check(path, published('safari', { property: property.key, link: path }))).toBe(true);
    expect(await check(path, published('footer', {}))).not.toBe(true);
  });

  test('a row of a property’s experiences to the page the row makes, and to no other', async () => {
    const path = '/lionsands/experiences/stargazing';
    const of = (link: string) =>
      published('experiencesProperty', { contentfulTag: 'lion-sands', experienceCategories: [{ link }] });
    expect(await check(path, of(path))).toBe(true);
    expect(await check(path, of('/lionsands/experiences/other'))).not.toBe(true);
    expect(await check('/marataba/experiences/stargazing', of(path))).not.toBe(true);
  });

  test('a room to the page of the rooms it is the first of', async () => {
    const path = `${other.path}/rooms`;
    expect(await check(path, published('room', { accommodation: 22 }))).toBe(true);
    expect(await check(path, published('room', { accommodation: 21 }))).not.toBe(true);
    expect(await check(path, published('room', { accommodation: null }))).not.toBe(true);
  });
});
