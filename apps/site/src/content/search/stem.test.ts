import { expect, test } from 'vitest';
import { formOf, plain, stem, wordsOf, wordsToFind } from './query-terms.ts';

test.each([
  ['swimming', 'swiming', 'swim', 'swims'],
  ['pool', 'pools', 'Pool'],
  ['family', 'families'],
  ['cancel', 'cancelled', 'cancelling', 'cancellation'],
  ['bike', 'bikes', 'biking'],
  ['hike', 'hiking', 'hiked'],
  ['beach', 'beaches'],
  ['dress', 'dresses'],
  ['celebrate', 'celebration', 'celebrations', 'celebrating'],
  ['tip', 'tipping', 'tips'],
  ['fall', 'falls', 'falling'],
  ['Café', 'cafes'],
  ['two', '2', 'Two'],
  ['twelve', '12'],
])('%s and its forms are one word', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['bus', 'bu'],
  ['safari', 'safar'],
  ['chalkley', 'chalk'],
  ['spring', 'spr'],
  ['need', 'ne'],
  ['morning', 'moron'],
  ['station', 'state'],
  ['one', 'once'],
  ['ten', 'tent'],
])('%s and %s stay apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test.each([
  ['Parking', 'parking'],
  ['packed', 'packed'],
  ['cancellation', 'cancellation'],
  ['pools', null],
  ['spring', null],
  ['need', null],
])('the form of %s is %s', (word, form) => {
  expect(formOf(word)).toBe(form);
});

test('words are compared without accents, letter for letter, and a hyphen joins as well as parts', () => {
  expect(plain('ÉÄx')).toBe('eax');
  expect(plain('Café')).toHaveLength(4);
  expect(wordsOf("Children’s tent, O'Neill")).toEqual(['Children', 's', 'tent', 'O', 'Neill']);
  expect(wordsToFind('Wi-Fi')).toEqual(['Wi', 'Fi', 'WiFi']);
});
