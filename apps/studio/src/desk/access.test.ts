import { expect, test } from 'vitest';
import { deskAccess } from './access.ts';

const user = (more: object) =>
  ({ collection: 'users', id: 1, ...more }) as unknown as Parameters<typeof deskAccess>[0];

test('SUB-10 concierges and administrators reach the desk, as who they are', () => {
  expect(deskAccess(user({ role: 'concierge', name: 'Thandeka', email: 't@example.com' }))).toEqual({
    who: { id: '1', name: 'Thandeka', role: 'concierge', careers: false },
  });
  expect(deskAccess(user({ role: 'admin', name: ' ', email: 'a@example.com' }))).toEqual({
    who: { id: '1', name: 'a@example.com', role: 'admin', careers: true },
  });
});

test('DSK-08/careers applications are for those who were given the right, and for administrators', () => {
  const careers = (more: object) => {
    const access = deskAccess(user({ name: 'Thandeka', ...more }));
    return typeof access === 'object' && access.who.careers;
  };
  expect(careers({ role: 'concierge', careers: true })).toBe(true);
  expect(careers({ role: 'concierge', careers: 'yes' })).toBe(false);
  expect(careers({ role: 'admin', careers: false })).toBe(true);
});

test('editors, unknown roles and users of another collection are refused', () => {
  expect(deskAccess(user({ role: 'editor', careers: true }))).toBe('refused');
  expect(deskAccess(user({}))).toBe('refused');
  expect(deskAccess(user({ collection: 'robots', role: 'admin' }))).toBe('refused');
});

test('nobody signed in is a stranger', () => {
  expect(deskAccess(null)).toBe('stranger');
});
