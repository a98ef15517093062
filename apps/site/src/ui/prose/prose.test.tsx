import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

test('keeps what stands in it, and the class its user adds', () => {
  expect(renderToStaticMarkup(<Prose className="more">Words</Prose>)).toBe(
    '<div class="prose more">Words</div>',
  );
});
