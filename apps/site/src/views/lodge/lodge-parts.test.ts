import { expect, test } from 'vitest';
import type { LodgeCard } from '../../content/lodge/lodge.ts';
import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { aroundLodge } from './lodge-parts.tsx';

const card = (slug: string, kind: LodgeCard['kind'] = 'lodge'): LodgeCard => ({
  name: slug,
  kind,
  property: 'lionsands',
  href: `/lionsands/${slug}`,
  contentTag: slug,
  line: '',
  features: [],
  picture: null,
});
const property = {
  lodges: [
    { ...card('river'), villas: [] },
    { ...card('ivory'), villas: [card('fish-eagle', 'villa')] },
    { ...card('tinga'), villas: [] },
    { ...card('narina'), villas: [] },
  ],
  treehouses: [{ name: 'Chalkley', line: '', href: '/c', menuPicture: null } as Treehouse],
};

test('two lodges, a treehouse, and the rest of the lodges', () => {
  const { places } = aroundLodge(property, '/lionsands/river');
  expect(places.map(({ name }) => name)).toEqual(['ivory', 'tinga', 'Chalkley Treehouse', 'narina']);
});

test('a villa stands after its lodge, and the last is followed by the first', () => {
  expect(aroundLodge(property, '/lionsands/fish-eagle')).toMatchObject({
    previous: { name: 'ivory' },
    next: { name: 'tinga' },
  });
  expect(aroundLodge(property, '/lionsands/narina').next?.name).toBe('river');
  expect(
    aroundLodge({ lodges: [{ ...card('river'), villas: [] }], treehouses: [] }, '/lionsands/river'),
  ).toEqual({
    places: [],
    previous: null,
    next: null,
  });
});
