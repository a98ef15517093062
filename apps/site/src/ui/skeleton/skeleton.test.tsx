import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

test('says what is on its way, and draws as many lines as asked', () => {
  const html = renderToStaticMarkup(<Skeleton label="Rates" lines={4} plate />);
  expect(html).toContain('role="status"');
  expect(html).toContain('Rates are on their way.');
  expect(html.match(/class="line"/g)).toHaveLength(4);
});
