import { expect, test } from 'vitest';
import { deskAccess } from './access.ts';

const user = (more: object) =>
  ({ collection: 'users', id: 1, ...more }) as unknown as Parameters<typeof deskAccess>[0];

test('SUB-10 concierges and administrators reach the inbox', () => {
  expect(deskAccess(user({ role: 'concierge', name: 'Thandeka', email: 't@example.com' }))).toEqual({
    who: { name: 'Thandeka', by: 'Thandeka (t@example.com)' },
  });
  expect(deskAccess(user({ role: 'admin', name: ' ', email: 'a@example.com' }))).toEqual({
    who: { name: 'a@example.com', by: 'a@example.com' },
  });
});

test('editors, unknown roles and users of another collection are refused', () => {
  expect(deskAccess(user({ role: 'editor' }))).toBe('refused');
  expect(deskAccess(user({}))).toBe('refused');
  expect(deskAccess(user({ collection: 'robots', role: 'admin' }))).toBe('refused');
});

test('nobody signed in is a stranger', () => {
  expect(deskAccess(null)).toBe('stranger');
});
