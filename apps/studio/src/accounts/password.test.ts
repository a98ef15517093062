import { expect, test } from 'vitest';
import { passwordFault } from './rules.ts';

test('a password is long, varied, and not the address', () => {
  expect(passwordFault('acacia under a wide sky')).toBeNull();
  expect(passwordFault('short')).toMatch(/at least 12/);
  expect(passwordFault(undefined)).toMatch(/at least 12/);
  expect(passwordFault('x'.repeat(201))).toMatch(/at most 200/);
  expect(passwordFault('aaaaaaaaaaaaaa')).toMatch(/different/);
  expect(passwordFault('Password2026!')).toMatch(/leaked/);
  expect(passwordFault('Someone@Example.com', 'someone@example.com')).toMatch(/e-mail/);
});
