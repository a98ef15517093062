import { expect, test } from 'vitest';
import { Synonyms } from './synonyms.ts';

const synonyms = new Synonyms([
  { word: 'Swimming pool', also: ['swim', 'plunge pools'] },
  { word: 'Speak to a person', also: ['phone number', 'Telephone numbers'] },
  { word: 'rates', also: ['how much does it cost', 'price'] },
  { word: 'offers', also: ['price'] },
  { word: 'the', also: ['nothing'] },
  { word: 'lodge', also: ['', 'lodges'] },
]);

test('the longest row of words is taken, in any form, with every word it may mean', () => {
  expect(synonyms.at(['swim'], 0)?.meant).toEqual([['swim', 'pool']]);
  expect(synonyms.at(['my', 'plung', 'pool'], 1)).toEqual({
    typed: ['plung', 'pool'],
    meant: [['swim', 'pool']],
  });
  expect(synonyms.at(['phon', 'number'], 0)?.meant).toEqual([['speak', 'person']]);
  expect(synonyms.at(['number', 'phon'], 0)?.meant).toEqual([['speak', 'person']]);
  expect(synonyms.at(['pric'], 0)?.meant).toEqual([['rat'], ['offer']]);
});

test('a question is compared by the words that tell', () => {
  expect(synonyms.at(['cost'], 0)?.meant).toEqual([['rat']]);
});

test('a word without a meaning of its own, or for itself, is none', () => {
  expect(synonyms.at(['noth'], 0)).toBeNull();
  expect(synonyms.at(['lodg'], 0)).toBeNull();
  expect(synonyms.at(['pool'], 0)).toBeNull();
  expect(synonyms.knows('plung')).toBe(true);
  expect(synonyms.knows('person')).toBe(false);
  expect([...synonyms.typedWords]).toContain('telephone');
});
