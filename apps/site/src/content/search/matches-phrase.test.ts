import { expect, test } from 'vitest';
import { standsTogether } from './matches-phrase.ts';

const entry = {
  title: 'Family suite',
  place: 'Safari Lodge',
  kind: 'Room',
  summary: 'For five',
  text: 'There is a kettle in every room, and a net over every bed. The room is large.',
  also: '',
};

test('an editor’s words stand together in a name in any order, with its place and kind', () => {
  expect(standsTogether(entry, ['suit', 'family'])).toBe(true);
  expect(standsTogether(entry, ['family', 'lodg', 'room'])).toBe(true);
  expect(standsTogether(entry, ['family', 'kettl'])).toBe(false);
});

test('in other words they stand one after another, the small ones left out', () => {
  expect(standsTogether(entry, ['every', 'room'])).toBe(true);
  expect(standsTogether(entry, ['every', 'larg'])).toBe(false);
  expect(standsTogether(entry, ['bed', 'every'])).toBe(false);
  expect(standsTogether(entry, ['ever', 'roo'])).toBe(false);
});

test('one word always does', () => {
  expect(standsTogether(entry, ['elephant'])).toBe(true);
});
