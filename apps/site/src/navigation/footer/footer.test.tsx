import { type Brand, defaultBrand, type SocialLinks } from '@sundowner/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from './footer.tsx';

test.each<[Brand, string]>([
  [defaultBrand, 'More Collection'],
  [{ ...defaultBrand, shortName: 'Tautona', collectionName: 'Tautona Camps' }, 'Tautona Camps'],
])('NAV-15 the legal line has the name of the collection as it is set', (brand, name) => {
  const html = renderToStaticMarkup(
    <Footer
      {...{ brand, sections: [], contact: null, social: {}, path: '/', year: 2027 }}
      siteUrl="https://www.example.com"
      linkable={() => true}
    />,
  );
  expect(html.replaceAll('<!-- -->', '')).toContain(`© Copyright 2027 ${name}.`);
});

test('COL-02 NAV-15 the networks an entry names are led to, and no others', () => {
  const links = (social: SocialLinks) =>
    [
      ...renderToStaticMarkup(
        <Footer
          {...{ brand: defaultBrand, sections: [], contact: null, social, path: '/', year: 2027 }}
          siteUrl="https://www.example.com"
          linkable={() => true}
        />,
      ).matchAll(/href="(https:[^"]+)"[^>]*aria-label="([^" ]+)/g),
    ].map(([, href, name]) => [name, href]);
  const youtube = 'https://www.youtube.com/@kafue';
  const linkedin = 'https://www.linkedin.com/company/kafue';
  expect(links({ youtube, linkedin })).toEqual([
    ['LinkedIn', linkedin],
    ['YouTube', youtube],
  ]);
  expect(links({})).toEqual([]);
});
