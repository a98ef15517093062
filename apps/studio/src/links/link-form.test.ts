import { describe, expect, test } from 'vitest';
import { checkLink, isRunnable } from './link-form.ts';

describe('a link an editor writes', () => {
  test.each([
    '/contact-us',
    '/#stories',
    'https://example.com/a?b=c',
    'mailto:a@example.com',
    'tel:+27000000000',
    '',
    null,
  ])('%s may stand', (value) => {
    expect(checkLink(value)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'contact-us',
    '/with space',
    'java\tscript:alert(1)',
    'https://exam ple.com',
  ])('%s is refused with a sentence', (value) => {
    expect(checkLink(value)).toMatch(/^Write a page of this site/);
  });
});

describe('what a browser would run', () => {
  test.each([
    'java\tscript:alert(1)',
    ' JavaScript:x',
    'data:text/html,x',
    '\u0001javascript:x',
    'vb\nscript:x',
  ])('%j is known, a draft included', (value) => expect(isRunnable(value)).toBe(true));
  test.each(['/javascript:x', 'https://example.com/data:x', 'javascript', '', null])('%j is none', (value) =>
    expect(isRunnable(value)).toBe(false),
  );
});
