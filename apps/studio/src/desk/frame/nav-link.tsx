import Link from 'next/link';
import type { PayloadRequest } from 'payload';
import { Suspense } from 'react';
import { deskAccess } from '../access.ts';
import { deskRoot } from '../address.ts';
import { NewCount } from './new-count.tsx';

/** The desk in Payload's own navigation, for those who may open it. The count comes when it comes. */
export function DeskNavLink({ user }: { readonly user?: PayloadRequest['user'] }) {
  const access = deskAccess(user ?? null);
  if (typeof access === 'string') return null;
  return (
    <Link className="nav__link" href={deskRoot} prefetch={false} id="nav-desk">
      <span className="nav__link-label">
        Enquiry desk{' '}
        <Suspense fallback={null}>
          <NewCount asker={access.who} />
        </Suspense>
      </span>
    </Link>
  );
}
