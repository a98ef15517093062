import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import { Suspense } from 'react';
import { roleOf } from '../../access/callers.ts';
import { inboxRoot } from '../address.ts';
import './concierge-start.css';
import { OpenCount } from '../parts/open-count.tsx';

/** Stands before Payload's dashboard: a concierge has nothing there and goes on to the inbox; an administrator finds its door. */
export function ConciergeStart({ user }: { readonly user?: PayloadRequest['user'] }) {
  const role = roleOf(user);
  if (role === 'concierge') redirect(inboxRoot);
  if (role !== 'admin') return null;
  return (
    <p className="inbox-door">
      <Link href={inboxRoot} prefetch={false}>
        Inbox of the concierge desk
      </Link>{' '}
      <Suspense fallback={null}>
        <OpenCount />
      </Suspense>
    </p>
  );
}
