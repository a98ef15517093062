import { expect, test } from 'vitest';
import type { GalleryPicture, ImageGallery } from './galleries.ts';
import { listPictures } from './gallery-listing.ts';

const picture = {
  alt: 'A plain at dusk',
  width: 1600,
  height: 800,
  focus: { x: 50, y: 50 },
  sources: { avif: [], webp: [] },
  src: '/media/plain.webp',
  caption: null,
  coordinates: null,
};
const item = (title: string, parts: Partial<GalleryPicture>): GalleryPicture => ({
  slug: title.toLowerCase(),
  title,
  caption: '',
  credit: '',
  picture,
  property: null,
  subject: null,
  large: null,
  ...parts,
});
const gallery = (slug: string, parts: Partial<ImageGallery>): ImageGallery => ({
  slug,
  title: slug,
  lead: '',
  property: null,
  cover: null,
  items: [],
  ...parts,
});
const galleries = [
  gallery('river', {
    property: 'lionsands',
    items: [item('Deck', { subject: 'lodges' }), item('Platform', { subject: 'treehouses' })],
  }),
  gallery('days', {
    items: [
      item('Walk', { subject: 'things-to-do', property: 'marataba' }),
      item('Herd', { subject: 'wildlife' }),
    ],
  }),
];
const listed = (query: string) =>
  listPictures(galleries, new URLSearchParams(query)).galleries.map(({ slug, items }) => [
    slug,
    ...items.map(({ title }) => title),
  ]);

test.each([
  [
    '',
    [
      ['river', 'Deck', 'Platform'],
      ['days', 'Walk', 'Herd'],
    ],
  ],
  ['property=lionsands', [['river', 'Deck', 'Platform']]],
  ['property=marataba', [['days', 'Walk']]],
  ['subject=wildlife', [['days', 'Herd']]],
  ['property=lionsands&subject=treehouses', [['river', 'Platform']]],
  ['property=lionsands&subject=wildlife', []],
  [
    'property=nowhere&subject=rooms',
    [
      ['river', 'Deck', 'Platform'],
      ['days', 'Walk', 'Herd'],
    ],
  ],
])('%s', (query, expected) => {
  expect(listed(query)).toEqual(expected);
});

test('a filter offers what some picture has, and no more', () => {
  const [properties, subjects] = listPictures(galleries, new URLSearchParams('subject=wildlife')).filters;
  expect(properties?.options.map(({ value }) => value)).toEqual(['lionsands', 'marataba']);
  expect(subjects?.options.map(({ label }) => label)).toEqual([
    'Lodges and hotels',
    'Treehouses',
    'Wildlife',
    'Things to do',
  ]);
  expect(subjects?.chosen).toBe('wildlife');
});
