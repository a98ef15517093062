import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tabAfter } from './tabs.client.ts';
import { Tabs } from './tabs.tsx';

test('without a script every link leads to a panel that is there', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Ways"
      tabs={[
        { id: 'air', name: 'By air', content: 'Fly' },
        { id: 'road', name: 'By road', content: 'Drive' },
      ]}
    />,
  );
  for (const id of ['air', 'road']) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`id="${id}"`);
  }
  expect(html).not.toMatch(/role=|hidden/);
});

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['Enter', 0, false, null],
])('%s from %i (right to left: %s) leads to %s', (key, current, rightToLeft, next) => {
  expect(tabAfter(key, current, 3, rightToLeft)).toBe(next);
});
