import { expect, test } from 'vitest';
import { checkSlug, makeSlug } from './slug-hooks.ts';

test.each([
  ['First rains', 'first-rains'],
  ['Explore Cape & Safari', 'explore-cape-and-safari'],
  ["Café at the River's edge", 'cafe-at-the-rivers-edge'],
  ['  360° — a  tour! ', '360-a-tour'],
  ['', ''],
  ['…', ''],
])('%j is %j', (title, slug) => {
  expect(makeSlug(title)).toBe(slug);
});

test('a long title ends with a whole word', () => {
  const slug = makeSlug('word '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^(word-)*word$/);
});

test('an address is as long as one the site answers', () => {
  const check = (value: string) =>
    checkSlug(value, { event: 'onChange' } as unknown as Parameters<typeof checkSlug>[1]);
  expect([check('a'.repeat(120)), check('a'.repeat(121))]).toEqual([true, 'Use 120 characters at most.']);
  expect(check('лагерь')).toMatch(/lower-case letters/);
});
