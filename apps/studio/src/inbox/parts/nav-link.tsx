import Link from 'next/link';
import type { PayloadRequest } from 'payload';
import { Suspense } from 'react';
import { deskAccess } from '../access.ts';
import { inboxRoot } from '../address.ts';
import { OpenCount } from './open-count.tsx';

/** The inbox in Payload's own navigation, for those who may open it. The count comes when it comes. */
export function InboxNavLink({ user }: { readonly user?: PayloadRequest['user'] }) {
  if (typeof deskAccess(user ?? null) === 'string') return null;
  return (
    <Link className="nav__link" href={inboxRoot} prefetch={false} id="nav-inbox">
      <span className="nav__link-label">
        Inbox{' '}
        <Suspense fallback={null}>
          <OpenCount />
        </Suspense>
      </span>
    </Link>
  );
}
