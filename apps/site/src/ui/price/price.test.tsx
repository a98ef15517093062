import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const priceInWords = (from: boolean) =>
  renderToStaticMarkup(
    <Price price={{ amount: 21_050, unit: 'per person sharing, per night', from }} when="in 2027" />,
  ).replaceAll(/<[^>]+>/g, '');

test('figure and unit are read together, and "From" stands only where something costs more', () => {
  expect(priceInWords(true)).toBe('From R\u00a021\u00a0050 per person sharing, per night, in 2027');
  expect(priceInWords(false)).toBe('R\u00a021\u00a0050 per person sharing, per night, in 2027');
});
