import { expect, test } from 'vitest';
import { linksOf, list, p, plainText } from './rich-text.ts';

test('marks become links and italics, the rest stays as it is', () => {
  expect(p('One [two](/three), _four_ five.')).toEqual({
    type: 'paragraph',
    children: [
      { type: 'text', text: 'One ', italic: false },
      { type: 'link', href: '/three', text: 'two' },
      { type: 'text', text: ', ', italic: false },
      { type: 'text', text: 'four', italic: true },
      { type: 'text', text: ' five.', italic: false },
    ],
  });
});

test('words and links are read through lists', () => {
  const text = [p('See [us](/contact-us)'), list('or [write](mailto:a@example.com)', 'or wait')];
  expect(plainText(text)).toBe('See us or write or wait');
  expect(linksOf(text)).toEqual(['/contact-us', 'mailto:a@example.com']);
});
