import { describe, expect, test } from 'vitest';
import { OutageError, publicMessage, toHttpError } from './errors.ts';

describe('GEN-06/status GEN-06/message any error becomes message and status', () => {
  test.each([
    [
      { message: 'gone', statusCode: 410 },
      { message: 'gone', statusCode: 410 },
    ],
    [
      { message: 'slow', status: 504 },
      { message: 'slow', statusCode: 504 },
    ],
    [
      { message: 'no', response: { status: 403 } },
      { message: 'no', statusCode: 403 },
    ],
    [
      { message: 'first wins', statusCode: 502, status: 404 },
      { message: 'first wins', statusCode: 502 },
    ],
    [
      { message: 'odd', statusCode: 200, status: 404 },
      { message: 'odd', statusCode: 404 },
    ],
    [
      { message: 'text', statusCode: '404' },
      { message: 'text', statusCode: 500 },
    ],
    [new Error('plain'), { message: 'plain', statusCode: 500 }],
    [new OutageError('away', 502), { message: 'away', statusCode: 503 }],
    ['words', { message: 'words', statusCode: 500 }],
    [null, { message: 'Unknown error', statusCode: 500 }],
    [undefined, { message: 'Unknown error', statusCode: 500 }],
    [{}, { message: 'Unknown error', statusCode: 500 }],
  ])('%j', (error, expected) => {
    expect(toHttpError(error)).toEqual(expected);
  });

  test('visitors never read what went wrong inside', () => {
    const { statusCode } = toHttpError(new Error('connect ECONNREFUSED 10.0.0.4:5432'));
    expect(publicMessage(statusCode)).toBe('Something went wrong on our side. Please try again shortly.');
    expect(publicMessage(404)).toBe('This page could not be found');
  });
});
