import { defaultBrand, emptyCollection } from '@sundowner/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withCollection } from '../content/places/collection-scope.ts';
import type { Menus } from '../content/site/menus.ts';
import { Footer } from './footer/footer.tsx';
import { pageMenus } from './menus.ts';
import { PrimaryNav } from './primary-nav/primary-nav.tsx';
import { SecondaryBar } from './top-bars/top-bars.tsx';

const menus: Menus = {
  properties: [],
  residences: [],
  experiences: [],
  defaultPicture: null,
};
const drawn = (linkable: (href: string) => boolean) =>
  withCollection({ collection: emptyCollection(), read: true }, () => {
    const page = pageMenus(menus, '/', linkable);
    return renderToStaticMarkup(
      <>
        <SecondaryBar page={page} number={null} />
        <PrimaryNav brand={defaultBrand} menus={menus} page={page} number={null} />
        <Footer
          {...{ brand: defaultBrand, siteUrl: 'https://www.example.com', sections: [], contact: null }}
          {...{ social: {}, path: '/', linkable, year: 2027 }}
        />
      </>,
    );
  });

test('COL-04/empty-routes no menu and no foot has a list in which there is nothing', () => {
  const html = drawn(() => false);
  expect(html).toContain('<footer');
  expect(html.match(/<(ul|ol|nav)[ >][^<]*<\/\1>/g)).toBeNull();
  expect(html).not.toContain('aria-label="Service"');
  expect(drawn(() => true)).toContain('aria-label="Service"');
});
