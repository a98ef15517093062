import { expect, test } from 'vitest';
import { enquiriesKnown, firstNameOf } from './person-known.ts';

test.each([
  [0, null, 'No enquiry'],
  [1, null, 'One enquiry, done'],
  [3, null, '3 enquiries, all done'],
  [2, 'MC-H4RN-82XW', '2 enquiries, MC-H4RN-82XW open'],
])('CNV-04/known %d with %j open reads %j', (enquiries, openReference, words) => {
  expect(enquiriesKnown({ enquiries, openReference })).toBe(words);
});

test('CNV-04/known somebody is called by the first name, or by what is known', () => {
  expect(firstNameOf({ name: ' Nomvula Dlamini', address: null })).toBe('Nomvula');
  expect(firstNameOf({ name: '', address: 'a@example.org' })).toBe('a@example.org');
  expect(firstNameOf({ name: '', address: null })).toBe('this person');
});
