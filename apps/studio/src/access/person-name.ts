import type { PayloadRequest } from 'payload';

/** What people call a user: the name, or the address when no name is set. */
export function personName(user: NonNullable<PayloadRequest['user']>): string {
  const { name, email } = user as { name?: unknown; email?: unknown };
  const given = typeof name === 'string' ? name.trim() : '';
  return given || (typeof email === 'string' ? email : '');
}
