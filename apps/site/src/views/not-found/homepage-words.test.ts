import { expect, test } from 'vitest';
import { homepageWords } from './homepage-words.ts';

test('RT-11/home-button the words of the button are capitals by themselves', () => {
  expect(homepageWords({ shortName: 'Reed & Tide' })).toBe('REED & TIDE HOMEPAGE');
});
