import { expect, test } from 'vitest';
import { everyKindOnSale } from './on-sale.ts';

test.each([
  [['room', 'house', 'treehouse'], 'Every room, house and treehouse'],
  [['lodge', 'house'], 'Every room and house'],
  [['room', 'lodge'], 'Every room'],
  [['house'], 'Every house'],
  [[], 'Every room'],
] as const)('FIT-03/home the line says what of %s is on sale', (sold, words) => {
  expect(everyKindOnSale(sold.map((kind) => ({ kind })))).toBe(words);
});
