import { expect, test } from 'vitest';
import { headingForPlaces } from './reserve-view.tsx';

test.each([
  [['lodge', 'lodge'], 'Choose your lodge'],
  [['hotel', 'hotel'], 'Choose your hotel'],
  [['residence', 'residence'], 'Choose your house'],
  [['lodge', 'villa'], 'Places to stay'],
  [['hotel'], 'Places to stay'],
] as const)('%j: %s', (kinds, heading) => {
  expect(headingForPlaces(kinds.map((kind) => ({ kind })))).toBe(heading);
});
