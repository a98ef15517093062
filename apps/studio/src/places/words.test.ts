import { emptyCollection } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { judgeWord, offeredWords } from './words.ts';

const offered = offeredWords(demonstrationCollection());

test('every property, region and place is offered once, by its name', () => {
  for (const words of Object.values(offered)) {
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words.map(({ value }) => value)).size).toBe(words.length);
    expect(words.filter(({ label }) => label.trim() === '')).toEqual([]);
  }
  expect(offered.property).toContainEqual({ value: 'monwana', label: 'Monwana Game Lodge' });
  expect(offeredWords(emptyCollection())).toEqual({ property: [], region: [], place: [], tours: [] });
});

describe('a checked word', () => {
  const judge = (word: string, of: 'property' | 'place', before: readonly string[] = []) =>
    judgeWord(word, of, { before, offered });

  test('names what there is', () => {
    expect(judge('monwana', 'property')).toBe(true);
    expect(judge('gone', 'property')).toMatch(/no property "gone"/);
  });

  test('stays when what it names is gone, and may be anything while nothing is known', () => {
    expect(judge('gone', 'property', ['gone'])).toBe(true);
    expect(judgeWord('gone', 'property', { before: [], offered: null })).toBe(true);
  });

  test('is made of letters, digits and hyphens; a tag may be a new one', () => {
    expect(judge('a-new-place', 'place')).toBe(true);
    for (const word of ['Two Words', 'river_', '-river', 'é'])
      expect(judge(word, 'place'), word).toMatch(/lower-case letters/);
  });
});
