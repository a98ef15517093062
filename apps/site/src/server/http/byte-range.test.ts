import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { askedRange, byteRange } from './send-file.ts';

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-5', null],
  [undefined, null],
])('"%s" of 1000 bytes', (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected);
});

test.each([
  ['GET', {}, { first: 0, last: 99 }],
  ['GET', { 'if-range': '"now"' }, { first: 0, last: 99 }],
  ['GET', { 'if-range': '"older"' }, null],
  ['GET', { 'if-range': 'W/"now"' }, null],
  ['HEAD', {}, null],
])('%s with %o has that range of what is there now', (method, headers, expected) => {
  const request = { method, headers: { range: 'bytes=0-99', ...headers } } as unknown as IncomingMessage;
  expect(askedRange(request, { size: 1000, etag: '"now"' })).toEqual(expected);
});
