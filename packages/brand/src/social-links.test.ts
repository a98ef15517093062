import { expect, test } from 'vitest';
import { isOfNetwork, socialLinksOf } from './social-links.ts';

test('NAV-15 a link is an https address of its network and of no other', () => {
  expect(isOfNetwork('linkedin', 'https://za.linkedin.com/company/kafue')).toBe(true);
  expect(isOfNetwork('instagram', 'https://www.instagram.com/kafue/')).toBe(true);
  for (const address of [
    'http://www.instagram.com/kafue',
    'https://instagram.com.example.net/',
    'https://notinstagram.com/',
    'https://www.instagram.com@example.net/',
    'https://me@www.instagram.com/',
    'javascript:alert(1)',
    'instagram.com/kafue',
    `https://www.instagram.com/${'a'.repeat(300)}`,
  ])
    expect(isOfNetwork('instagram', address), address).toBe(false);
});

test('COL-02 an entry gives the links it has, in the order of their icons', () => {
  expect(
    Object.entries(
      socialLinksOf({
        instagram: ' https://www.instagram.com/kafue ',
        linkedin: 'https://www.linkedin.com/company/kafue',
        facebook: 'https://example.com/kafue',
        youtube: null,
      }),
    ),
  ).toEqual([
    ['linkedin', 'https://www.linkedin.com/company/kafue'],
    ['instagram', 'https://www.instagram.com/kafue'],
  ]);
});
