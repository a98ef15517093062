import { expect, test } from 'vitest';
import { groupedPhone, phoneWords } from '../words/phone-words.ts';
import { telHref } from './concierge-rows.ts';

test.each([
  ['+442079460018', '+44 20 7946 0018'],
  ['+27821234567', '+27 82 123 4567'],
  // What the formatter would shorten stays whole.
  ['+27000000000', '+27000000000'],
  ['082 123 4567', '082 123 4567'],
  ['+442079460018;ext=5', '+44 20 7946 0018, ext. 5'],
])('the number %s is shown with every digit, as %s', (number, words) => {
  expect(phoneWords(number)).toBe(words);
  expect(groupedPhone(number)).toBe(words.replace(', ext. ', ';ext='));
});

test('FRM-19/extension a link dials the number, and the extension after it', () => {
  expect(telHref('+442079460018;ext=5')).toBe('tel:+442079460018;ext=5');
  expect(telHref('082 123 4567')).toBe('tel:0821234567');
});
