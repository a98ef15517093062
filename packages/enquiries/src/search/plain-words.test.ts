import { expect, test } from 'vitest';
import { beginningsOf, plainWords, telephoneOf } from './plain-words.ts';

test('words are looked for without accents, case and what is in everything', () => {
  expect(plainWords('Zoë and the Straße of MÜLLER-Lüdenscheidt, zoe')).toEqual([
    'zoe',
    'strasse',
    'muller',
    'ludenscheidt',
  ]);
  expect(plainWords('naledi@example.com 2027-03-12 a')).toEqual(['naledi', 'example', '2027', '03', '12']);
  expect(plainWords('')).toEqual([]);
});

test('what is written without spaces is taken in twos', () => {
  expect(plainWords('新婚旅行 safari')).toEqual(['新婚', '婚旅', '旅行', 'safari']);
});

test('a word is found from its third letter on', () => {
  expect(beginningsOf('hippo')).toEqual(['hip', 'hipp', 'hippo']);
  expect(beginningsOf('li')).toEqual(['li']);
  expect(beginningsOf('rollstuhlgerecht').slice(-2)).toEqual(['rollstuhlg', 'rollstuhlgerecht']);
});

test('a number is one however it is written', () => {
  expect(telephoneOf('020 7946 0018')).toBe(telephoneOf('+44 20 7946 0018'));
  expect(telephoneOf('+442079460018;ext=5')).toBe(telephoneOf('020 7946 0018'));
  expect(telephoneOf('0018')).toBeNull();
  expect(telephoneOf('room 20794600')).toBeNull();
});
