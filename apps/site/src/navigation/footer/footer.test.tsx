import { type Brand, defaultBrand } from '@sundowner/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from './footer.tsx';

test.each<[Brand, string]>([
  [defaultBrand, 'More Collection'],
  [{ ...defaultBrand, shortName: 'Tautona', collectionName: 'Tautona Camps' }, 'Tautona Camps'],
])('NAV-15 the legal line has the name of the collection as it is set', (brand, name) => {
  const html = renderToStaticMarkup(
    <Footer
      {...{ brand, sections: [], contact: null, path: '/', year: 2027 }}
      siteUrl="https://www.example.com"
      linkable={() => true}
    />,
  );
  expect(html.replaceAll('<!-- -->', '')).toContain(`© Copyright 2027 ${name}.`);
});
