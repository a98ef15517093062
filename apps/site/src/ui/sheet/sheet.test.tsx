import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sheet } from './sheet.tsx';

test('a sheet without a side is one half, and knows its place', () => {
  const draw = (place: 'dialog' | 'page', aside: string | null) =>
    renderToStaticMarkup(
      <Sheet place={place} aside={aside} id="words">
        Words
      </Sheet>,
    );
  expect(draw('page', null)).toBe(
    '<div class="sheet page bare"><div class="body" id="words">Words</div></div>',
  );
  expect(draw('dialog', 'Side')).toMatch(/^<div class="sheet">Side<div/);
});
