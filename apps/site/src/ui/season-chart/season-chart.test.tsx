import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeasonChart } from './season-chart.tsx';
import { type SeasonMonth, yearInWords } from './season-month.ts';

const names = 'January February March April May June July August September October November December'.split(
  ' ',
);
const months: readonly SeasonMonth[] = names.map((name, place) => ({
  name,
  high: 30 - Math.abs(6 - place),
  low: 10 - place,
  rain: place * 20,
  words: `Of ${name}.`,
}));
const html = renderToStaticMarkup(
  <SeasonChart
    id="y"
    label="A year"
    months={months}
    chosen={3}
    sightings={[{ name: 'Birds', months: [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0] }]}
  />,
);

test('twelve radios are the axis, one of them chosen', () => {
  expect(html.match(/type="radio"/g)).toHaveLength(12);
  expect(html).toMatch(/aria-label="March"[^>]*checked=""|checked=""[^>]*aria-label="March"/);
  expect(html.match(/checked/g)).toHaveLength(1);
});

test('the table holds every figure', () => {
  const rows = html.split('<tbody>')[1]?.split('</tbody>')[0]?.split('<tr>').slice(1) ?? [];
  expect(rows).toHaveLength(12);
  expect(rows[3]).toBe(
    '<th scope="row">April</th><td>27 °C</td><td>7 °C</td><td>60 mm</td><td>At its best</td></tr>',
  );
});

test('the drawing is said in words: extremes of warmth and rain', () => {
  expect(yearInWords(months)).toBe(
    'Days reach 30 degrees in July; nights fall to -1 in December. December is wettest with 220 millimetres, January driest with 0.',
  );
  expect(yearInWords([])).toBe('');
});

test('a very wet month still fits under the warmth', () => {
  const bars = [...html.matchAll(/class="rain" [^>]*y="([\d.]+)"/g)].map(([, y]) => Number(y));
  expect(Math.min(...bars)).toBeGreaterThanOrEqual(200);
});
