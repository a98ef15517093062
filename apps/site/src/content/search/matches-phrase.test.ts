import { expect, test } from 'vitest';
import { matchesPhrase } from './matches-phrase.ts';

const entry = {
  title: 'Family suite',
  place: 'Safari Lodge',
  kind: 'Room',
  summary: 'For five',
  text: 'There is a kettle in every room, and a net over every bed. The room is large.',
  also: '',
};

test('an editor’s words stand together in a name in any order, with its place and kind', () => {
  expect(matchesPhrase(entry, ['suit', 'family'])).toBe(true);
  expect(matchesPhrase(entry, ['family', 'lodg', 'room'])).toBe(true);
  expect(matchesPhrase(entry, ['family', 'kettl'])).toBe(false);
});

test('in other words they stand one after another, the small ones left out', () => {
  expect(matchesPhrase(entry, ['every', 'room'])).toBe(true);
  expect(matchesPhrase(entry, ['every', 'larg'])).toBe(false);
  expect(matchesPhrase(entry, ['bed', 'every'])).toBe(false);
  expect(matchesPhrase(entry, ['ever', 'roo'])).toBe(false);
});

test('one word always does', () => {
  expect(matchesPhrase(entry, ['elephant'])).toBe(true);
});
