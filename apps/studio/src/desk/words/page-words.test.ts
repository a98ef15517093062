import { expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../../tests/support/demonstration-collection.ts';
import { pageWords } from './enquiry-words.ts';

test.each([
  ['/', 'Home page'],
  ['/lionsands', 'Lion Sands page'],
  ['/lionsands/river-lodge?suite=12', 'River Lodge page'],
  ['/enquire/telephone', 'Telephone form'],
  ['/enquire/careers', 'Enquiry form'],
  ['/desk', 'Enquiry desk'],
  ['', 'An unknown page'],
])('%s is the %s', (path, words) => {
  expect(pageWords(path, demonstrationCollection().properties)).toBe(words);
});
