import { expect, test } from 'vitest';
import { type IdentifiedTag, toFilters } from './story-tags.ts';

const tag = (slug: string, group: IdentifiedTag['group']): IdentifiedTag => ({
  id: slug,
  slug,
  title: slug,
  group,
});

test('tags stand in the editors’ order, those of the collection’s properties in theirs before the others', () => {
  const { interest, property, travellerType } = toFilters([
    tag('recipes', 'interest'),
    tag('elsewhere', 'property'),
    tag('monwana-game-lodge', 'property'),
    tag('news', 'interest'),
    tag('lion-sands-game-reserve', 'property'),
  ]);
  expect(interest.map(({ slug }) => slug)).toEqual(['recipes', 'news']);
  expect(property.map(({ slug }) => slug)).toEqual([
    'lion-sands-game-reserve',
    'monwana-game-lodge',
    'elsewhere',
  ]);
  expect(travellerType).toEqual([]);
});
