import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RateTable } from './rate-table.tsx';

const html = renderToStaticMarkup(
  <RateTable
    caption="Ridge"
    rowsAre="Room"
    columns={[
      { name: 'Green', when: 'May' },
      { name: 'Peak', when: 'June' },
    ]}
    rows={[{ name: 'River', note: '2 adults', prices: [{ ZAR: 'R 10', USD: '$1' }, null] }]}
    currency="ZAR"
  />,
);

test('a real table: columns and rows have headings, prices name their season on a phone', () => {
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(html.match(/<th scope="row"/g)).toHaveLength(1);
  expect(html).toContain('data-label="Peak"');
});

test('every currency is in the page, one of them shown at first; what is not let says so', () => {
  expect(html).toMatch(/data-in="ZAR" data-first="true">R 10</);
  expect(html).toMatch(/data-in="USD">\$1</);
  expect(html).toContain('Not let');
});
