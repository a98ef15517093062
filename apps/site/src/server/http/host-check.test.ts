import { expect, test } from 'vitest';
import { hostCheck } from './request-address.ts';

const check = hostCheck('https://www.example.com', 3000);

test.each([
  ['www.example.com', 'ours'],
  ['WWW.Example.Com', 'ours'],
  ['www.example.com:443', 'ours'],
  ['localhost:3000', 'ours'],
  ['127.0.0.1:3000', 'ours'],
  ['[::1]:3000', 'ours'],
  ['localhost', 'strange'],
  ['localhost:3001', 'strange'],
  ['www.example.com:8080', 'strange'],
  ['www.example.com.evil.example', 'strange'],
  ['evil.example', 'strange'],
  ['evil.example/www.example.com', 'malformed'],
  ['a b', 'malformed'],
  ['', 'malformed'],
  [undefined, 'malformed'],
])('%s is %s', (host, verdict) => {
  expect(check(host)).toBe(verdict);
});

test('a site with a port of its own is known under that port alone', () => {
  const local = hostCheck('http://lodge.test:8080', 8080);
  expect(local('lodge.test:8080')).toBe('ours');
  expect(local('lodge.test')).toBe('strange');
});
