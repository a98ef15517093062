import { expect, test } from 'vitest';
import { trackingCategory } from './conversion.ts';

test.each([
  ['/lionsands', 'Lion Sands'],
  ['/lionsands/river-lodge?from=x', 'Lion Sands'],
  ['/madikwe/lodge', 'Madikwe'],
  ['/marataba/safaris', 'Marataba'],
  ['/capecadogan/rooms', 'Cape Cadogan'],
  ['/destinations/kruger-national-park', 'Kruger'],
  ['/destinations/sabi-sands-reserve', 'Sabi Sands'],
  ['/destinations/marakele-national-park', 'Marakele'],
  ['/destinations/cape-town', 'Cape Town'],
])('SUB-11 a form opened on %s counts under %s', (from, category) => {
  expect(trackingCategory(from)).toBe(category);
});

test.each([
  'Romance of Africa',
  'Great African Escape',
  'African Family Explorer',
  'Africa In Style',
  'Escape to South Africa',
  'Family Time In South Africa',
  'Love South Africa',
  'Big Five to Fair Cape',
  'South Africa Beckons',
])('SUB-11 the package %s counts under its name', (name) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  expect(trackingCategory(`/travel-africa/package/${slug}`)).toBe(name);
  expect(trackingCategory(`/curated-journeys/${slug}?a=b#c`)).toBe(name);
});

test.each(['/', '/monwana', '/monwana/suites', '/lionsandshore', '/blog', '/curated-journeys/another', ''])(
  'SUB-11 %s counts with the homepage',
  (from) => {
    expect(trackingCategory(from)).toBe('Homepage');
  },
);
