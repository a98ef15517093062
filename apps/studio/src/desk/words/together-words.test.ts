import { expect, test } from 'vitest';
import { togetherWords } from './together-words.ts';

const other = { other: 'MC-9K3T-55AB' };

test.each([
  ['began it', { way: 'telephone', consent: 'said-yes' }, ['Begun by telephone', 'by Ruan; they said yes']],
  ['began it', {}, ['Begun', 'by Ruan']],
  ['merged another into it', other, ['MC-9K3T-55AB was merged into it', 'by Ruan']],
  ['linked it with another', other, ['Linked with MC-9K3T-55AB', 'by Ruan']],
  ['ended the link with another', {}, ['Link with another ended', 'by Ruan']],
  ['took them apart again', other, ['Taken apart from MC-9K3T-55AB', 'by Ruan']],
  ['closed it', {}, null],
])('CNV-09/merge CNV-04/telephone %j with %j reads %j', (action, about, words) => {
  expect(togetherWords(action, about, 'Ruan')).toEqual(words);
});
