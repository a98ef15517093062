import { describe, expect, test } from 'vitest';
import { checkLink } from './address.ts';

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
  ])('%s is refused with a sentence', (value) => {
    expect(checkLink(value)).toMatch(/^Write a page of this site/);
  });
});
