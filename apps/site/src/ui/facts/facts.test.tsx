import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facts } from './facts.tsx';

test('each fact is a name and a value', () => {
  const html = renderToStaticMarkup(<Facts facts={[{ name: 'Sleeps', value: 'Forty' }]} layout="stack" />);
  expect(html).toMatch(/<dt[^>]*>Sleeps<\/dt><dd[^>]*>Forty<\/dd>/);
  expect(html).toContain('stack');
});

test.each([
  ['On top of your room; R 1 400 for each child', true],
  ['From $8,400 per person', true],
  ['From NAD 8 400 per person', true],
  ['A levy (€12) besides', true],
  ['Twelve years of experience', false],
  ['The R40, then 2 km', false],
  ['Half of them 12', false],
])('"%s" holds a price: %s, and then stands in the type of prices', (value, isPrice) => {
  const html = renderToStaticMarkup(<Facts facts={[{ name: 'Price', value }]} />);
  expect(html.includes('amount')).toBe(isPrice);
});
