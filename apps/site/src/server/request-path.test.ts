import { expect, test } from 'vitest';
import { requestPath } from './request-path.ts';

test.each([
  ['/', '/', ''],
  ['/contact-us?from=/', '/contact-us', '?from=/'],
  ['/a/../../etc/passwd', '/etc/passwd', ''],
  ['/%2e%2e/x', '/x', ''],
])('%s', (target, path, search) => {
  expect(requestPath(target)).toMatchObject({ pathname: path, search });
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  'http://evil.example/',
  '*',
  '',
  '/%E0%A4%A',
  `/${'a'.repeat(5000)}`,
  undefined,
])('%s is refused', (target) => {
  expect(requestPath(target)).toBeNull();
});
