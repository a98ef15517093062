import type { SQLOutputValue } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Kind } from './tables.ts';
import { listOf, plainJson, textOfSelected, textOfValue, valueOfText } from './values.ts';

const column = (kind: Kind) => ({
  name: 'x',
  kind,
  ...(kind === 'choice' ? { choice: { type: 'enum_x', words: new Set(['draft', 'published']) } } : {}),
});

test.each<[Kind, SQLOutputValue, string]>([
  ['text', 'Lion’s “Bush” \\ suite\n', 'Lion’s “Bush” \\ suite\n'],
  ['choice', 'draft', 'draft'],
  ['integer', 12, '12'],
  ['bigint', 1_764_460_800_123, '1764460800123'],
  ['number', 0.1, '0.1'],
  ['truth', 1, '1'],
  ['moment', '2026-11-30T01:02:03.456Z', '2026-11-30T01:02:03.456Z'],
  ['json', '{"a":[1,null],"b":"\\\\u0000"}', '{"a":[1,null],"b":"\\\\u0000"}'],
  ['bytes', new Uint8Array([0, 255]), '00ff'],
])('CLU-01/moved a value of the kind %s comes back as it was', (kind, value, text) => {
  expect(textOfValue(column(kind), value)).toBe(text);
  const back = valueOfText(column(kind), text);
  expect(back instanceof Uint8Array ? Uint8Array.from(back) : back).toEqual(value);
});

test.each<[Kind, SQLOutputValue, string]>([
  ['text', 'a\0b', 'has a zero character in it'],
  ['text', 1, 'is no text'],
  ['choice', 'hidden', 'is none of the choices there are'],
  ['integer', 2 ** 31, 'is too large a number'],
  ['integer', 1.5, 'is no whole number'],
  ['number', 'ten', 'is no number'],
  ['truth', 2, 'is neither yes nor no'],
  ['moment', 'soon', 'is no date'],
  ['moment', '+012026-01-01T00:00:00.000Z', 'is of a year PostgreSQL does not read'],
  ['json', '{', 'is no JSON'],
  ['json', '"\\u0000"', 'has a zero character or half a character in it'],
  ['json', '["\\\\\\ud800"]', 'has a zero character or half a character in it'],
  ['bytes', 'ab', 'is no bytes'],
])(
  'CLU-01/rehearsed a value of the kind %s that does not fit is named by its reason alone',
  (kind, value, reason) => {
    expect(() => textOfValue(column(kind), value)).toThrow(reason);
  },
);

test('CLU-01/compared both databases’ letters of one value are the same', () => {
  expect(plainJson('{"b": 1, "a": {"d": 1, "c": 2}}')).toBe(plainJson('{"a":{"c":2,"d":1},"b":1.0}'));
  expect(textOfValue(column('moment'), '2026-11-30 01:02:03')).toBe('2026-11-30T01:02:03.000Z');
  expect(textOfSelected(column('number'), '12.50')).toBe(textOfValue(column('number'), 12.5));
  expect(() => textOfSelected(column('number'), 'NaN')).toThrow('is no number');
  expect(textOfValue(column('json'), null)).toBeNull();
});

test('CLU-01/moved a column of many rows is one list, and letters of other people’s are the driver’s to write', () => {
  expect(listOf(column('bigint'), ['1', null, '-3'])).toBe('{1,NULL,-3}');
  expect(listOf(column('moment'), ['2026-11-30T01:02:03.456Z'])).toBe('{2026-11-30T01:02:03.456Z}');
  expect(listOf(column('bytes'), ['00ff', '', null])).toBe('{"00ff","",NULL}');
  for (const kind of ['text', 'choice', 'json'] as const)
    expect(listOf(column(kind), ['NULL', null, '{"a"}'])).toEqual(['NULL', null, '{"a"}']);
});
