import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import { Suspense } from 'react';
import { deskAccess } from '../access.ts';
import { deskRoot } from '../address.ts';
import { NewCount } from './new-count.tsx';
import './concierge-start.css';

/** Stands before Payload's dashboard: a concierge has nothing there and goes on to the desk; an administrator finds its door. */
export function ConciergeStart({ user }: { readonly user?: PayloadRequest['user'] }) {
  const access = deskAccess(user ?? null);
  if (typeof access === 'string') return null;
  if (access.who.role === 'concierge') redirect(deskRoot);
  return (
    <p className="desk-door">
      <Link href={deskRoot} prefetch={false}>
        Enquiry desk
      </Link>{' '}
      <Suspense fallback={null}>
        <NewCount asker={access.who} />
      </Suspense>
    </p>
  );
}
