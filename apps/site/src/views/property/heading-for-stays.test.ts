import { expect, test } from 'vitest';
import { headingForStays } from './heading-for-stays.ts';

test.each([
  [['lodge', 'lodge'], 'Choose your lodge'],
  [['hotel', 'hotel'], 'Choose your hotel'],
  [['residence', 'residence'], 'Choose your house'],
  [['lodge', 'villa'], 'Where you sleep'],
  [['hotel'], 'Where you sleep'],
] as const)('%j: %s', (kinds, heading) => {
  expect(headingForStays(kinds.map((kind) => ({ kind })))).toBe(heading);
});
