import { expect, test } from 'vitest';
import { addField, arrivedFields, bodyTypeOf, mostFields, parseBody } from './parse-body.ts';

test.each([
  ['application/json', 'json'],
  ['application/json; charset=utf-8', 'json'],
  ['Application/X-WWW-Form-Urlencoded', 'form'],
  ['multipart/form-data; boundary=x', 'multipart'],
  ['text/plain', null],
  [undefined, null],
])('%s is %s', (header, type) => {
  expect(bodyTypeOf(header)).toBe(type);
});

test('a repeated name of a form becomes a list', () => {
  expect(parseBody('form', Buffer.from('name=A+B&tag=1&tag=2&tag=3&empty='))).toEqual({
    name: 'A B',
    tag: ['1', '2', '3'],
    empty: '',
  });
});

test.each(['{', '[]', '"text"', 'null', '17'])('%s is no object', (body) => {
  expect(parseBody('json', Buffer.from(body))).toBeNull();
});

test('bytes that are no UTF-8 are refused', () => {
  expect(parseBody('form', Buffer.from([0x6e, 0x3d, 0xff]))).toBeNull();
});

test('a field named like a part of every object is a field', () => {
  const fields = parseBody('json', Buffer.from('{"__proto__":{"ticket":"x"}}'));
  expect(fields?.ticket).toBeUndefined();
});

test.each([
  ['name=Thandi&surname=Mokoe', { name: 'Thandi', surname: 'Mokoe' }],
  ['name=Thandi&sur', { name: 'Thandi', sur: '' }],
  ['name=Zo%C3%AB&surname=%C5', { name: 'Zoë', surname: '' }],
  ['surname=Mokoe%', { surname: 'Mokoe' }],
  ['surname=Mokoe%C', { surname: 'Mokoe' }],
])('KEEP-01/slow-upload of the cut form %s all that arrived is read', (body, fields) => {
  expect(arrivedFields(Buffer.from(body))).toEqual(fields);
});

test('KEEP-01/many-fields of a name repeated 32,768 times no more is kept than a form may have', () => {
  const body = Buffer.from('a&'.repeat(32_768));
  for (const fields of [parseBody('form', body), arrivedFields(body)])
    expect(fields).toEqual({ a: new Array(mostFields).fill('') });
});

test('KEEP-01/many-fields a list grows in place, and is not copied for each of its values', () => {
  const fields = new Map<string, string | string[]>();
  for (const value of ['1', '2']) addField(fields, 'a', value);
  const list = fields.get('a');
  addField(fields, 'a', '3');
  expect(fields.get('a')).toBe(list);
  expect(list).toEqual(['1', '2', '3']);
});

test('KEEP-01/many-fields broken characters are taken from the end of a cut form only', () => {
  const broken = '\ufffd'.repeat(20_000);
  expect(arrivedFields(Buffer.from(`a=${broken}b&c=d${broken}`))).toEqual({ a: `${broken}b`, c: 'd' });
});
