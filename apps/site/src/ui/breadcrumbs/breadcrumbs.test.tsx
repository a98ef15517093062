import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('every level but the last is a link, and the last says it is the page', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs
      crumbs={[
        { name: 'Home', href: '/' },
        { name: 'Here', href: '/here' },
      ]}
    />,
  );
  expect(html).toContain('<a href="/">Home</a>');
  expect(html).not.toContain('href="/here"');
  expect(html).toMatch(/aria-current="page">Here/);
});

test('no way, no landmark', () => {
  expect(renderToStaticMarkup(<Breadcrumbs crumbs={[]} />)).toBe('');
});
