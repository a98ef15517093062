import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompareTable } from './compare-table.tsx';

const html = renderToStaticMarkup(
  <CompareTable
    caption="Rooms"
    things={[{ name: 'A' }, { name: 'B', raised: true }]}
    facts={[
      { name: 'Sleeps', values: ['Two', 'Two'] },
      { name: 'Pool', values: ['', 'Its own'] },
    ]}
    differId="d"
  />,
);

test('a real table: columns and rows have headings, an empty cell says None', () => {
  expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  expect(html.match(/<th scope="row"/g)).toHaveLength(2);
  expect(html).toMatch(/<td class="none">None<\/td>/);
});

test('a row of equal values is marked as the same, another is not', () => {
  expect(html).toMatch(/<tr data-same="true"><th scope="row">Sleeps/);
  expect(html).toMatch(/<tr><th scope="row">Pool/);
});

test('cells are drawn in the place of values, which still decide what is the same', () => {
  const drawn = renderToStaticMarkup(
    <CompareTable
      caption="Rooms"
      things={[{ name: 'A' }, { name: 'B' }]}
      facts={[{ name: 'From', values: ['10', '10'], cells: [<b key="a">ten</b>, <b key="b">ten</b>] }]}
    />,
  );
  expect(drawn).toContain('<tr data-same="true">');
  expect(drawn.match(/<b>ten<\/b>/g)).toHaveLength(2);
});
