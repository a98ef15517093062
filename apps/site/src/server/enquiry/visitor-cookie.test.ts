import { expect, test } from 'vitest';
import { visitorCookie } from './post.ts';

test.each([
  ['hubspotutk=abc', 'abc'],
  ['a=b; hubspotutk=abc; c=d', 'abc'],
  ['nothubspotutk=abc', null],
  ['hubspotutk=', null],
  [undefined, null],
])('%s gives %s', (header, value) => {
  expect(visitorCookie(header)).toBe(value);
});
