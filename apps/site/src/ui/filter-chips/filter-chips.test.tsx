import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterChips } from './filter-chips.tsx';

test('each choice is a link, and the chosen one alone is current', () => {
  const html = renderToStaticMarkup(
    <FilterChips
      label="Colour"
      chips={[
        { label: 'All', href: '/list', chosen: false },
        { label: 'Red', href: '/list?colour=red', chosen: true },
      ]}
    />,
  );
  expect(html).toContain('aria-label="Colour"');
  expect(html).toMatch(/href="\/list">All/);
  expect(html).toMatch(/href="\/list\?colour=red" aria-current="true">Red/);
});
