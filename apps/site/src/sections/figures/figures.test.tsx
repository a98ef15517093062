import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ImpactFigure } from '../../content/impact/impact.ts';
import { Figures, figuresInWords, scaleInWords } from './figures.tsx';

const figure = (chart: ImpactFigure['chart'], more: Partial<ImpactFigure> = {}): ImpactFigure => ({
  title: 'Water',
  text: 'All lodges.',
  unit: 'litres a night',
  chart,
  values: [
    { label: '2024', value: 1493, bad: true },
    { label: '2025', value: 47, bad: false },
  ],
  target: 40,
  ...more,
});
const drawn = (figures: readonly ImpactFigure[]) => renderToStaticMarkup(<Figures figures={figures} />);

test('every figure stands in the drawing’s name and in the table beside it', () => {
  for (const chart of ['line', 'hundred'] as const) {
    const html = drawn([figure(chart)]);
    expect(html).toContain('role="img"');
    expect(html).toContain('aria-label="Water, litres a night. 2024: 1,493; 2025: 47. The target is 40."');
    for (const row of ['>1,493</td>', '>47</td>', '>40</td>']) expect(html).toContain(row);
  }
  expect(drawn([figure('bars')]).match(/<li>/g)).toHaveLength(3);
});

test('a line tells its scale, its target and the year that went wrong', () => {
  expect(scaleInWords(figure('line'))).toBe('The scale runs from 40 to 1,493.');
  const html = drawn([figure('line')]);
  expect(html).toContain('The filled dot is a year that went wrong.');
  expect(html).toContain('2024, the year that went wrong');
  const without = drawn([
    figure('line', { target: null, values: [{ label: '2025', value: 5, bad: false }] }),
  ]);
  expect(without).not.toMatch(/Target|went wrong/);
});

test('a share of a hundred is told in words, and nothing is drawn of what has no value', () => {
  expect(drawn([figure('hundred')])).toContain('47 of every 100, 2025.');
  expect(drawn([figure('bars', { values: [] })])).toBe('');
  expect(figuresInWords(figure('bars', { unit: '', target: null }))).toBe('Water. 2024: 1,493; 2025: 47.');
});
