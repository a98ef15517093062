import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tag } from './tag.tsx';

test('what takes it back says what it takes back', () => {
  expect(renderToStaticMarkup(<Tag name="Safaris" removeHref="/blog" />)).toMatch(
    /href="\/blog" aria-label="Remove Safaris"/,
  );
  expect(renderToStaticMarkup(<Tag name="Safaris" onRemove={() => undefined} />)).toContain('<button');
  expect(renderToStaticMarkup(<Tag name="Safaris" />)).not.toContain('Remove');
});
