import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PropertyCard } from '../../content/property/property-cards.ts';
import { samples } from '../../ui/samples/sample-pictures.ts';
import { PropertyPosters } from './property-posters.tsx';

const card = (href: `/${string}`): PropertyCard => ({
  key: 'monwana',
  name: 'Monwana Game Lodge',
  shortName: 'Monwana',
  regionKey: 'thornybush',
  regionName: 'Thornybush Game Reserve',
  theme: 'clay',
  href,
  line: 'A small lodge beside a waterhole.',
  coordinates: '24°26′S 31°10′E',
  picture: { ...samples.ridge, caption: null, coordinates: null },
});
const draw = (...properties: PropertyCard[]) =>
  renderToStaticMarkup(
    <PropertyPosters
      heading="Four landscapes"
      lead=""
      properties={properties}
      prices={
        new Map([
          ['monwana', { amount: 21_050, unit: 'per person sharing, per night', from: true, year: 2027 }],
        ])
      }
      money={{
        choice: { currencies: ['ZAR'], currency: 'ZAR', rate: 1, quote: null, failed: false },
        path: '/',
        query: new URLSearchParams(),
      }}
    />,
  );

test('a poster wears its property’s palette and leads to its page', () => {
  const html = draw(card('/contact-us'));
  expect(html).toContain('data-theme="clay"');
  expect(html).toContain('<a href="/contact-us">Monwana</a>');
});

test('a poster whose page is not built shows no link and all the rest', () => {
  const html = draw(card('/a-page-that-is-not-built'));
  expect(html).not.toContain('<a ');
  for (const words of ['Monwana', 'Thornybush Game Reserve', 'A small lodge', '24°26′S']) {
    expect(html).toContain(words);
  }
});

test('CNT-05 a list that could not be read leaves its section out', () => {
  expect(draw()).toBe('');
});

test('a poster says what a night begins at, with its unit, and the page what prices are shown in', () => {
  const told = draw(card('/monwana')).replaceAll(/<[^>]+>/g, '');
  expect(told).toContain('From R\u00a021\u00a0050 per person sharing, per night, in 2027');
  expect(told).toContain('Prices in South African rand');
});
