import { expect, test } from 'vitest';
import { experiencesOfPath, experienceTrail, lodgeTrail } from './trails.ts';

const record = [
  { name: 'Home', href: '/' },
  { name: 'Lion Sands', href: '/lionsands' },
  { name: 'River Lodge', href: null },
];

test('NAV-14/accommodation the record’s own levels, linked where their pages are built', () => {
  expect(lodgeTrail(record, () => true)).toEqual(record);
  expect(lodgeTrail(record, (href) => href === '/')[1]).toEqual({ name: 'Lion Sands', href: null });
});

test('NAV-14/experiences property, Experiences, category', () => {
  const property = { shortName: 'Marataba', root: '/marataba' } as const;
  expect(experienceTrail(property, 'Safari', () => true)).toEqual([
    { name: 'Marataba', href: '/marataba' },
    { name: 'Experiences', href: '/marataba/experiences' },
    { name: 'Safari', href: null },
  ]);
  expect(experienceTrail(property, null, () => true)).toHaveLength(2);
});

test.each([
  ['/lionsands/experiences/food-and-wine', 'lionsands', 'food-and-wine'],
  ['/monwana/experiences', 'monwana', null],
])('%s names its property and category', (path, key, category) => {
  expect(experiencesOfPath(path)).toMatchObject({ property: { key }, category });
});

test.each(['/experiences/safari', '/lionsands/river-lodge', '/'])('%s is of no property', (path) => {
  expect(experiencesOfPath(path)).toBeNull();
});
