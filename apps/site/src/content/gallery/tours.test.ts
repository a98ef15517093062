import { expect, test } from 'vitest';
import { groupTours, type TourLink } from './tours.ts';

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
const link = (title: string, lookup: string, parts: Partial<TourLink>): TourLink => ({
  title,
  slug: title.toLowerCase(),
  text: '',
  href: null,
  panorama: null,
  contentTag: '',
  tourLinkFor: [lookup, 'cape-town'],
  picture: null,
  ...parts,
});
const panorama = { picture, src: '/media/round.webp' };

test('tours stand under their first region, panoramas apart, and one that is both in both', () => {
  const { panoramas, groups } = groupTours([
    link('House', 'cape-town', { href: 'https://tours.example.com/house' }),
    link('River', 'sabi-sands-reserve', { href: 'https://tours.example.com/river', panorama }),
    link('Plain', 'thornybush-reserve', { panorama }),
    link('Elsewhere', 'no-such-region', { href: 'https://tours.example.com/elsewhere' }),
  ]);
  expect(groups.map(({ name, tours }) => [name, ...tours.map(({ title }) => title)])).toEqual([
    ['Lion Sands Game Reserve', 'River'],
    ['Cape Town', 'House'],
  ]);
  expect(panoramas.map(({ title, region, src }) => [title, region, src])).toEqual([
    ['River', 'Lion Sands Game Reserve', panorama.src],
    ['Plain', 'Monwana Game Lodge', panorama.src],
  ]);
});
