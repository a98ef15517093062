import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hours } from './hours.tsx';
import { StarTrails } from './star-trails.tsx';

test('hours are an ordered list in the order of the night, past midnight too', () => {
  const html = renderToStaticMarkup(
    <Hours
      label="The night"
      hours={[
        { time: '22:00', heading: 'Late', text: 'a', sound: 'An owl' },
        { time: '01:40', heading: 'Later', text: 'b' },
      ]}
    />,
  );
  expect(html).toMatch(/^<ol[^>]*aria-label="The night"/);
  expect([...html.matchAll(/<time[^>]*>([^<]*)/g)].map(([, time]) => time)).toEqual(['22:00', '01:40']);
  expect(html.match(/You will hear/g)).toHaveLength(1);
  expect(html).not.toContain('<figure');
});

test('the stars are the same at every drawing', () => {
  const draw = () => renderToStaticMarkup(<StarTrails id="t" label="Stars" />);
  expect(draw()).toBe(draw());
  expect(draw().match(/<path/g)?.length).toBeGreaterThan(100);
});
