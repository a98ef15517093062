import { expect, test } from 'vitest';
import { pageKey } from './page-keys.ts';

test.each([
  ['/', 'home'],
  ['/contact-us', 'contact-us'],
  ['/our-story/our-teams', 'our-story-our-teams'],
  ['/travel-africa/package/quintessential-cape', 'package-quintessential-cape'],
  ['/lionsands/experiences/safari', 'experiences-safari-lionsands'],
  ['/thank-you?ref=MC-7KQ2-94HD', 'thank-you'],
])('the page key of %s is %s (CNT-02)', (path, key) => {
  expect(pageKey(path)).toBe(key);
});
