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

test('a lodge is called what it is called, whatever its address', () => {
  const [first] = demonstrationCollection().properties;
  if (!first) throw new Error('The demonstration has no property.');
  const lodges = [
    { name: 'Mokgalwana & Sons Camp', path: `${first.root}/camp-okavango-mokgalwana-and-sons` },
  ] as const;
  expect(pageWords(`${lodges[0].path}/?from=mail`, [{ ...first, lodges }])).toBe(
    'Mokgalwana & Sons Camp page',
  );
});
