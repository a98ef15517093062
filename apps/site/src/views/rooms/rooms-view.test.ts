import { expect, test } from 'vitest';
import type { Picture } from '../../content/fields/picture.ts';
import { picturesOf } from './rooms-view.tsx';

const picture = (src: string): Picture => ({
  src,
  alt: src,
  width: 3,
  height: 2,
  focus: { x: 50, y: 50 },
  sources: { avif: [], webp: [] },
  caption: null,
  coordinates: null,
});
const room = (slug: string, own: string | null, ...gallery: string[]) => ({
  slug,
  menuPicture: own === null ? null : picture(own),
  gallery: gallery.map(picture),
});
const seen = (...args: Parameters<typeof picturesOf>) => picturesOf(...args).map(({ src }) => src);

test('its own picture comes first, wherever it stands in the gallery', () => {
  const suite = room('suite', 'suite', 'river', 'suite', 'fire');
  expect(seen(suite, [suite])).toEqual(['suite', 'river', 'fire']);
});

test('a picture another room is known by is not among them', () => {
  const suite = room('suite', 'suite', 'suite', 'family', 'river');
  const family = room('family', 'family', 'family', 'suite');
  expect(seen(suite, [suite, family])).toEqual(['suite', 'river']);
  expect(seen(family, [suite, family])).toEqual(['family']);
});

test('without one for menus the first of the gallery is its own', () => {
  const tent = room('tent', null, 'tent', 'plain');
  expect(seen(tent, [tent])).toEqual(['tent', 'plain']);
  expect(seen(room('bare', null), [])).toEqual([]);
});
