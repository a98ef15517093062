import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../../../../../tests/fakes/enquiry.ts';
import { stayWords } from './stay-words.ts';

test.each([
  [{ adults: '2', children: '2', agesOfChildren: '4' }, '2 adults, 2 children (4, one age not given).'],
  [{ children: '3', agesOfChildren: '4' }, '3 children (4, two ages not given).'],
  [{ children: '2', agesOfChildren: '4 and 7' }, '2 children (4, 7).'],
  [{ children: '2' }, '2 children.'],
  [{ agesOfChildren: '4' }, null],
])('SUB-10 the stay of %j is "%s"', (values, words) => {
  expect(stayWords(sampleEnquiry({ kind: 'email', values }))).toBe(words);
});
