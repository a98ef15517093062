import { expect, test } from 'vitest';
import { bodyOf, snippetBeginning, snippetsFor, snippetText, typedSnippet } from './snippets.ts';

const template = (name: string, text: string) => ({
  id: name,
  name,
  kinds: [],
  language: 'en',
  subject: '',
  text,
});
const transfer = template(
  'Transfer from Skukuza',
  'Dear {first name},\n\nWe meet you on the apron, {first name}. The drive takes {minutes}.\n\n{concierge}',
);
const children = template('Travelling with children', 'Under sixes drive in a private vehicle.');
const prices = template('Prices and rooms', 'A transfer is not included.');

test('CNV-02/snippets a ; at the beginning of a word asks, one behind a word does not', () => {
  expect(typedSnippet('We drive. ;tra', 14)).toEqual({ from: 10, letters: 'tra' });
  expect(typedSnippet(';', 1)).toEqual({ from: 0, letters: '' });
  expect(typedSnippet('rooms;', 6)).toBeNull();
  expect(typedSnippet('We drive. ;tra nsfer', 20)).toBeNull();
  expect(typedSnippet(`;${'a'.repeat(60)}`, 61)).toBeNull();
});

test('CNV-02/snippets names come before words, and the letters begin a word', () => {
  const all = [prices, children, transfer];
  expect(snippetsFor(all, 'tra').map(({ name }) => name)).toEqual([
    'Travelling with children',
    'Transfer from Skukuza',
    'Prices and rooms',
  ]);
  expect(snippetsFor(all, 'hildren')).toEqual([]);
  expect(snippetsFor(all, '')).toHaveLength(3);
});

test('CNV-02/snippets what is put in neither greets nor signs; an unknown field stays to be filled in', () => {
  expect(bodyOf(transfer)).toBe('We meet you on the apron, {first name}. The drive takes {minutes}.');
  expect(snippetText(transfer, { 'first name': 'Naledi' })).toBe(
    'We meet you on the apron, Naledi. The drive takes {minutes}.',
  );
  expect(snippetBeginning(children)).toBe('Under sixes drive in a private vehicle.');
});
