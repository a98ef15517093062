import { expect, test } from 'vitest';
import { forms } from '../forms/registry.ts';
import { leastAge, suspect } from './bot-check.ts';

test.each([
  [0, 'too-fast'],
  [5999, 'too-fast'],
  [6000, null],
  // The old site took the time modulo 60 and threw these away.
  [60_000, null],
  [63_000, null],
  [3_601_000, null],
])('SUB-02 a form sent %d ms after it was opened is %s', (age, expected) => {
  expect(suspect({}, age, 6000)).toBe(expected);
});

test.each([
  { feedback: 'great' },
  { visitKind: 'https://spam.example' },
  { visitNote: 'x' },
  { website: 'http://spam.example' },
  { website: ['x'] },
  { website: ['', ' x'] },
  { feedback: { toString: 'x' } },
  { feedback: 0 },
])('SUB-02 a filled trap %j is a machine, however slow', (post) => {
  expect(suspect(post, 60_000, 6000)).toBe('honeypot');
});

test.each([
  ' ',
  '\t\r\n',
  '\u00A0\u3000',
  '\u200B\uFEFF',
  '\u3164\u115F',
  '\u2800',
  '\u034F\uFE0F',
  '\0',
  [''],
  ['', ' '],
])('SUB-02 a trap with %j in it is empty: some fillers put in no more than a space', (value) => {
  expect(suspect({ feedback: value, website: '' }, 6000, 6000)).toBeNull();
});

test('SUB-02 a list in a list is filled, however deep it goes', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(suspect({ website: deep }, 60_000, 6000)).toBe('honeypot');
});

test('SUB-02/kind-seconds the letter takes two seconds, every other form six, unless a test says otherwise', () => {
  const ages = Object.fromEntries(forms.map((form) => [form.kind, leastAge(form, { botAge: null })]));
  const others = forms.map(({ kind }) => kind).filter((kind) => kind !== 'newsletter');
  expect(ages).toEqual({ newsletter: 2000, ...Object.fromEntries(others.map((kind) => [kind, 6000])) });
  expect(forms.map((form) => leastAge(form, { botAge: 0 }))).toEqual(forms.map(() => 0));
});

test('SUB-02 empty traps are a person', () => {
  expect(suspect({ feedback: '', website: '' }, 6000, 6000)).toBeNull();
  expect(suspect({ feedback: null }, 6000, 6000)).toBeNull();
});
