import { redirect } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import { roleOf } from '../../access/callers.ts';
import { inboxRoot } from '../address.ts';

/** Stands before Payload's dashboard: a concierge has nothing there, and starts at the inbox. */
export function ConciergeStart({ user }: { readonly user?: PayloadRequest['user'] }) {
  if (roleOf(user) === 'concierge') redirect(inboxRoot);
  return null;
}
