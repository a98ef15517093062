import { expect, test } from 'vitest';
import { requestPath, targetHost } from './request-address.ts';

test.each([
  ['/', '/', ''],
  ['/contact-us?from=/', '/contact-us', '?from=/'],
  ['/a/../../etc/passwd', '/etc/passwd', ''],
  ['/%2e%2e/x', '/x', ''],
  ['http://site.example/contact-us?from=/', '/contact-us', '?from=/'],
  ['HTTPS://site.example', '/', ''],
  ['http://site.example?q=1', '/', '?q=1'],
])('%s', (target, path, search) => {
  expect(requestPath(target)).toMatchObject({ pathname: path, search });
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  'ftp://evil.example/',
  'http://site.example//evil.example/',
  '/a/..//evil.example/',
  '/.//evil.example/',
  '/%2e%2e//evil.example/?x=1',
  'http://site.example/%ff',
  '*',
  '',
  '/%E0%A4%A',
  `/${'a'.repeat(5000)}`,
  undefined,
])('%s is refused', (target) => {
  expect(requestPath(target)).toBeNull();
});

test.each([
  ['http://site.example:8080/x', 'site.example:8080'],
  ['http:///x', ''],
  ['/x?y=http://z/', null],
  [undefined, null],
])('KEEP-01/whole-address %s names the host %s', (target, host) => {
  expect(targetHost(target)).toBe(host);
});
