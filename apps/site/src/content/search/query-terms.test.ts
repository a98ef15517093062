import { expect, test } from 'vitest';
import { queryTerms, termOf } from './query-terms.ts';

const typed = (query: string) => queryTerms(query).map((word) => word.typed);

test('a sentence is asked for by the words that tell', () => {
  expect(typed('Can I bring my dog to the lodge?')).toEqual(['dog', 'lodge']);
  expect(typed('How much is a balloon ride')).toEqual(['balloon', 'ride']);
  expect(typed('what’s the dress code')).toEqual(['dress', 'code']);
  expect(typed('V&A for 2')).toEqual(['2']);
  expect(typed('leopard spotting')).toEqual(['leopard']);
});

test('a question of nothing else keeps its words, and one of empty words has none', () => {
  expect(typed('what to bring')).toEqual(['what', 'bring']);
  expect(typed('the of and')).toEqual([]);
});

test('eight words are looked for, and words that stand everywhere are no terms', () => {
  expect(typed('red lion '.repeat(9))).toHaveLength(8);
  expect(termOf('The')).toBeNull();
  expect(termOf('Lions')).toBe('lion');
});

test('who asks the way keeps the word for it', () => {
  expect(typed('how do I get to Marataba')).toEqual(['get', 'marataba']);
  expect(typed('getting there')).toEqual(['getting']);
  expect(typed('where can I get a massage')).toEqual(['massage']);
});
