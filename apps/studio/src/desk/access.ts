import type { DeskClaim } from '@sundowner/desk-wire/people';
import type { PayloadRequest } from 'payload';
import { personName, roleOf } from '../access/callers.ts';

/** The site keeps no more of a name than this. */
const longestName = 200;

/** `stranger`: nobody is signed in. `refused`: somebody whose role has no business with enquiries. */
export type DeskAccess = { readonly who: DeskClaim } | 'stranger' | 'refused';

/** A member of staff as the desk knows them; `null` for everybody whose role has no business with enquiries. */
export function deskPerson(user: NonNullable<PayloadRequest['user']>): DeskClaim | null {
  const role = roleOf(user);
  if (role !== 'concierge' && role !== 'admin') return null;
  const careers = role === 'admin' || ('careers' in user && user.careers === true);
  return { id: String(user.id), name: personName(user).slice(0, longestName), role, careers };
}

/**
 * Who may open the desk: concierges and administrators. Asked again for every page and every action; Payload reads the
 * user from the database for each request, so that a role taken away counts at once.
 */
export function deskAccess(user: PayloadRequest['user']): DeskAccess {
  if (!user) return 'stranger';
  const who = user.collection === 'users' ? deskPerson(user) : null;
  return who ? { who } : 'refused';
}
