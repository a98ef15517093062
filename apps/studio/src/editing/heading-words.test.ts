import { expect, test } from 'vitest';
import { headingInstead } from './heading-words.ts';

const lodge = { title: 'River Lodge', id: 1, kind: 'Lodge', single: false, chosen: false };

test('an entry without a name is headed by what it is, not by its number', () => {
  expect(headingInstead({ ...lodge, title: '1' })).toBe('Lodge without a name');
  expect(headingInstead({ ...lodge, title: '1', kind: 'Home page', single: true })).toBe('Home page');
  expect(headingInstead(lodge)).toBeNull();
  expect(headingInstead({ ...lodge, title: '[Untitled]', id: null })).toBeNull();
});

test('one that is called by a choice is headed by what it is, where there is one of it', () => {
  const whole = { title: 'dusk', id: 1, kind: 'The collection', single: true, chosen: true };
  expect(headingInstead(whole)).toBe('The collection');
  expect(headingInstead({ ...whole, title: 'telephone', kind: 'Enquiry form', single: false })).toBeNull();
});
