import { expect, test } from 'vitest';
import { type IdentifiedTag, toFilters, toTag } from './story-tags.ts';

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

test('the tag of a property is shown by the property’s name, and keeps its anchor', () => {
  const shown = (title: string) => toTag({ id: 1, title, category: 'Properties' });
  expect(shown('Marataba Luxury Lodges')).toMatchObject({
    slug: 'marataba-luxury-lodges',
    title: 'Marataba Game Lodges',
  });
  expect(shown('Elsewhere')).toMatchObject({ slug: 'elsewhere', title: 'Elsewhere' });
  expect(shown('')).toBeNull();
});
