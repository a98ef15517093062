import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PropertyNav } from './property-nav.tsx';

const crumbs = [
  { name: 'Lion Sands', href: '/lionsands' },
  { name: 'River Lodge', href: null },
];

test('NAV-14/accommodation home first, a level without a page by its name alone, the pages of the property under it', () => {
  const html = renderToStaticMarkup(
    <PropertyNav path="/lionsands/river-lodge" crumbs={crumbs} linkable={() => true} />,
  );
  expect(html).toContain('<a href="/">Home</a>');
  expect(html).toContain('<a href="/lionsands">Lion Sands</a>');
  expect(html).toContain('aria-label="Lion Sands"');
});

test('without pages to choose from it is the way alone', () => {
  const html = renderToStaticMarkup(
    <PropertyNav path="/lionsands/river-lodge" crumbs={crumbs} linkable={() => false} />,
  );
  expect(html).not.toContain('aria-label="Lion Sands"');
  expect(html).not.toContain('href="/lionsands"');
});
