import { expect, test } from 'vitest';
import { marked } from './findable.examples.ts';
import { excerpt, passages } from './passages.ts';

test('parts of a text lose nothing, accents and all', () => {
  const text = 'Café, cafés and a CAFÉ.';
  const parts = passages(text, ['caf']);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(marked(parts)).toEqual(['Café', 'cafés', 'CAFÉ']);
  expect(marked(passages('Wi-Fi in rooms', ['wify']))).toEqual(['Wi-Fi']);
});

test('an excerpt is cut between words around what was found', () => {
  const long = `${'Many words before it. '.repeat(30)}Then a pangolin crossed. ${'Words after it. '.repeat(30)}`;
  const cut = excerpt(long, ['pangolin']);
  expect(cut).toMatch(/^… \S/);
  expect(cut).toContain('pangolin crossed');
  expect(cut.length).toBeLessThan(200);
  expect(excerpt('Short.', ['pangolin'])).toBe('Short.');
});
