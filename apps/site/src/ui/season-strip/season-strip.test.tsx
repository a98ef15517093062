import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeasonStrip, type StripSeason } from './season-strip.tsx';

const peak: StripSeason = {
  name: 'Peak',
  spans: [
    { from: '2027-01-01', to: '2027-01-05' },
    { from: '2027-12-15', to: '2027-12-31' },
  ],
  weight: 3,
  when: '1 to 5 Jan, 15 to 31 Dec',
};

test('a season holds its days and no others, each time it comes', () => {
  const html = renderToStaticMarkup(<SeasonStrip label="s" year={2027} seasons={[peak]} />);
  expect(html.match(/<rect[^>]*>/g)).toEqual([
    '<rect data-weight="3" x="0" width="0.16" height="1">',
    '<rect data-weight="3" x="11.45" width="0.55" height="1">',
  ]);
  expect(html).not.toContain('data-now');
});

test('today is told in its year: the month, and the season only on one of its days', () => {
  const on = (now: string) =>
    renderToStaticMarkup(<SeasonStrip label="s" year={2027} now={now} seasons={[peak]} />);
  expect(on('2027-12-20')).toMatch(/data-now="true"><span>D/);
  expect(on('2027-12-20')).toContain('(now)');
  expect(on('2027-12-14')).not.toContain('(now)');
  expect(on('2026-12-20')).not.toMatch(/data-now|\(now\)/);
});
