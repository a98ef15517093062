import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { monthsInWords, SeasonStrip } from './season-strip.tsx';

test('months in words: runs joined, whatever their order', () => {
  expect(monthsInWords([11, 1, 2, 4, 3])).toBe('January to April, November');
  expect(monthsInWords([10, 5, 5])).toBe('May, October');
  expect(monthsInWords([])).toBe('');
});

test('every month carries its season’s weight, one without a season none', () => {
  const html = renderToStaticMarkup(
    <SeasonStrip label="s" now={2} seasons={[{ name: 'Peak', months: [2], weight: 3 }]} />,
  );
  expect(html.match(/<li[^>]*data-weight="0"/g)).toHaveLength(11);
  expect(html).toMatch(/<li[^>]*data-weight="3" data-now="true"/);
  expect(html).toContain('(now)');
});
