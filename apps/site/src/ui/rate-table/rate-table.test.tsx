import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Money } from '../money/money.tsx';
import { RateTable } from './rate-table.tsx';

const html = renderToStaticMarkup(
  <RateTable
    caption="Ridge"
    unit="per person sharing, per night"
    rowsAre="Room"
    columns={[
      { name: 'Green', when: 'May' },
      { name: 'Peak', when: 'June' },
    ]}
    rows={[{ name: 'River', note: '2 adults', prices: [<Money key="green" amount={10} />, null] }]}
  />,
);

test('a real table: columns and rows have headings, prices name their season on a phone', () => {
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(html.match(/<th scope="row"/g)).toHaveLength(1);
  expect(html).toContain('data-label="Peak"');
});

test('a price carries its rand for whoever shows it in another currency; what is not let says so', () => {
  expect(html).toMatch(/<data value="10" data-money="">R\u00a010<\/data>/);
  expect(html).toContain('Not let');
});
