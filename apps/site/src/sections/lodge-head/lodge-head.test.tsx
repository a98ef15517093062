import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LodgeHead } from './lodge-head.tsx';

const headOf = (heading: string) =>
  renderToStaticMarkup(
    <LodgeHead
      crumbs={[]}
      name="River Lodge"
      heading={heading}
      lead=""
      strip={null}
      pictures={[]}
      parts={[]}
    />,
  ).match(/<h1[^>]*>(.*?)<\/h1>/)?.[1];

test('a lodge is headed by what its page’s introduction says, else by its name', () => {
  expect(headOf('River Lodge, on the Sabie')).toBe('River Lodge, on the Sabie');
  expect(headOf('')).toBe('River Lodge');
});
