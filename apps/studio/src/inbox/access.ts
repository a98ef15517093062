import type { PayloadRequest } from 'payload';
import { roleOf } from '../access/callers.ts';

/** The person at the desk, as actions record them. */
export interface DeskPerson {
  /** What people call them: their name, or their address when no name is set. */
  readonly name: string;
  /** What an enquiry's record keeps: name and address, so that two of one name stay two. */
  readonly by: string;
}

/** The site keeps no more of a name than this. */
const longestBy = 200;

/** `stranger`: nobody is signed in. `refused`: somebody whose role has no business with enquiries. */
export type DeskAccess = { who: DeskPerson } | 'stranger' | 'refused';

/** What people call a user: the name, or the address when no name is set. */
export function personName(user: NonNullable<PayloadRequest['user']>): string {
  const { name, email } = user as { name?: unknown; email?: unknown };
  const given = typeof name === 'string' ? name.trim() : '';
  return given || (typeof email === 'string' ? email : '');
}

/**
 * Who may open the inbox: concierges and administrators. Asked again for every page and every action; Payload reads the
 * user from the database for each request, so that a role taken away counts at once.
 */
export function deskAccess(user: PayloadRequest['user']): DeskAccess {
  if (!user) return 'stranger';
  const role = roleOf(user);
  if (user.collection !== 'users' || (role !== 'concierge' && role !== 'admin')) return 'refused';
  const name = personName(user);
  const address = user.email ?? '';
  return { who: { name, by: (name === address ? address : `${name} (${address})`).slice(0, longestBy) } };
}
