import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facts } from './facts.tsx';

test('each fact is a name and a value', () => {
  const html = renderToStaticMarkup(<Facts facts={[{ name: 'Sleeps', value: 'Forty' }]} layout="stack" />);
  expect(html).toMatch(/<dt[^>]*>Sleeps<\/dt><dd[^>]*>Forty<\/dd>/);
  expect(html).toContain('stack');
});
