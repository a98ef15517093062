import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const priceInWords = (from: boolean) =>
  renderToStaticMarkup(
    <Price price={{ amount: 21_050, unit: 'per person sharing, per night', from }} when="in 2027" />,
  ).replaceAll(/<[^>]+>/g, '');

test('a price that was converted says so, unless it stands in its own currency', () => {
  const price = {
    amount: 164_000,
    unit: 'per person',
    from: true,
    kept: 'USD 8200',
    converted: 'converted from dollars',
  };
  const html = (currency: string) =>
    renderToStaticMarkup(<Price price={price} shown={{ currency, rate: 0.05 }} />);
  expect(html('ZAR').replaceAll(/<[^>]+>/g, '')).toMatch(/ per person, converted from dollars$/);
  expect(html('ZAR')).not.toContain('hidden');
  expect(html('USD').match(/data-converted="USD" hidden=""/g)).toHaveLength(2);
});

test('figure and unit are read together, and "From" stands only where something costs more', () => {
  expect(priceInWords(true)).toBe('From R\u00a021\u00a0050 per person sharing, per night, in 2027');
  expect(priceInWords(false)).toBe('R\u00a021\u00a0050 per person sharing, per night, in 2027');
});
