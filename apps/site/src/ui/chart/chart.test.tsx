import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart, DotChart, LineChart, PartBar } from './chart.tsx';

test('parts fill the bar to scale, one after the other', () => {
  const html = renderToStaticMarkup(
    <PartBar
      parts={[
        { name: 'A', value: 3, figure: '3' },
        { name: 'B', value: 1, figure: '1' },
      ]}
    />,
  );
  expect(html).toMatch(/x="0%" width="75%"/);
  expect(html).toMatch(/x="75%" width="25%"/);
  expect(html.match(/<li/g)).toHaveLength(2);
});

test('of a hundred dots as many are filled as were given', () => {
  const filled = (count: number) =>
    renderToStaticMarkup(<DotChart filled={count} label="d" />).match(/class="full"/g)?.length ?? 0;
  expect([filled(0), filled(61), filled(100)]).toEqual([0, 61, 100]);
});

test('bars share one scale; one of nothing has no length', () => {
  const html = renderToStaticMarkup(
    <BarChart
      bars={[
        { name: 'a', value: 50, figure: '50' },
        { name: 'b', value: 20, figure: '20' },
        { name: 'c', value: 0, figure: 'None' },
      ]}
    />,
  );
  expect([...html.matchAll(/width="([\d.]+%)"/g)].map(([, width]) => width)).toEqual(['100%', '40%', '0%']);
});

test('a line rises with its values, marks the bad year, and draws its target', () => {
  const html = renderToStaticMarkup(
    <LineChart
      label="Up"
      target={5}
      points={[
        { name: '2024', value: 5 },
        { name: '2025', value: 10, bad: true },
      ]}
    />,
  );
  const heights = [...html.matchAll(/cy="(\d+)"/g)].map(([, cy]) => Number(cy));
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
  expect(html.match(/class="bad"/g)).toHaveLength(1);
  expect(html).toContain('class="target"');
  expect(renderToStaticMarkup(<LineChart label="No target" points={[]} />)).not.toContain('class="target"');
});
