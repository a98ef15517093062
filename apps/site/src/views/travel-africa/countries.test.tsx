import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countryOn } from '../../content/journey/countries.ts';
import { Countries } from './countries.tsx';

test('CNT-08/travel-africa a country goes by its name on the map, where it has one', () => {
  const country = (slug: string, name: string, mapDisplayName = '') =>
    countryOn('https://example.test').parse({ slug, name, mapDisplayName });
  const html = renderToStaticMarkup(
    <Countries
      heading="Countries"
      lead=""
      countries={[country('zambia', 'Republic of Zambia', 'Zambia'), country('namibia', 'Namibia')]}
      map={null}
    />,
  );
  expect([...html.matchAll(/<b[^>]*>([^<]+)<\/b>/g)].map(([, name]) => name)).toEqual(['Zambia', 'Namibia']);
  expect(html).not.toContain('Republic of Zambia');
});
