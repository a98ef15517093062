import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pager, pagesShown } from './pager.tsx';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap-after', 9]],
  [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [9, 9, [1, 'gap-before', 8, 9]],
])('on page %i of %i it names %j', (current, last, places) => {
  expect(pagesShown(current, last)).toEqual(places);
});

test('the current page is marked, the ends lead no further, one page needs no pager', () => {
  const draw = (current: number, last: number) =>
    renderToStaticMarkup(
      <Pager label="Stories" current={current} last={last} href={(page) => `?p=${page}`} />,
    );
  expect(draw(2, 3)).toMatch(/href="\?p=2" aria-current="page"/);
  expect(draw(1, 3)).not.toContain('rel="prev"');
  expect(draw(3, 3)).not.toContain('rel="next"');
  expect(draw(1, 1)).toBe('');
});
