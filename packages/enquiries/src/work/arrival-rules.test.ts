import { arrivalRuleShape } from '@sundowner/desk-wire/merging';
import { expect, test } from 'vitest';
import { createWordLook, rulingOn } from './arrival-rules.ts';

const at = Date.parse('2026-11-20T12:00:00Z');
const rule = (more: object) => arrivalRuleShape.parse({ id: 'one', name: 'A rule', ...more });
const arrived = (values: Record<string, string>) => ({ kind: 'email', properties: ['tinga'], values, at });

test('CNV-09/rules all that a rule names must hold: words whole and in their order, accents and case aside', () => {
  const rules = [rule({ words: ['Rollstühle', 'nut allergy'], properties: ['tinga'], urgent: true })];
  const urgent = (comments: string) => rulingOn(rules, arrived({ comments })).urgent;
  expect(urgent('Zwei ROLLSTUEHLE, bitte')).toBe(true);
  expect(urgent('a nut  allergy')).toBe(true);
  expect(urgent('allergy to a nut')).toBe(false);
  expect(urgent('peanut allergy')).toBe(false);
  expect(rulingOn(rules, { ...arrived({ comments: 'nut allergy' }), properties: [] }).urgent).toBe(false);
});

test('CNV-09/rules dates are near when they are within so many days, and none is near without a date', () => {
  const rules = [rule({ withinDays: 7, assign: '2', tag: 'soon' })];
  expect(rulingOn(rules, arrived({ dateStart: '2026-11-26' }))).toEqual({
    assign: ['2'],
    tags: ['soon'],
    urgent: false,
  });
  expect(rulingOn(rules, arrived({ dateStart: '2026-12-26' })).tags).toEqual([]);
  expect(rulingOn(rules, arrived({})).tags).toEqual([]);
});

test('CNV-09/rules a hundred rules on the longest of letters are done in one look at it', () => {
  const rules = Array.from({ length: 100 }, (_, each) =>
    rule({ words: Array.from({ length: 40 }, (_none, word) => `word ${each} ${word}`) }),
  );
  const began = performance.now();
  const look = createWordLook('word '.repeat(100_000), rules);
  for (const { words } of rules) expect(look(words)).toBe(false);
  expect(performance.now() - began).toBeLessThan(2000);
});
