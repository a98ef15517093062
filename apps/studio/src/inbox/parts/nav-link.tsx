import Link from 'next/link';
import type { PayloadRequest } from 'payload';
import { Suspense } from 'react';
import { deskAccess } from '../access.ts';
import { inboxRoot } from '../address.ts';
import { DeskUnreachableError } from '../desk/desk-errors.ts';
import { openDesk } from '../desk/open-desk.ts';

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

/** Milliseconds an ordinary page of the studio waits for the site before it goes without the count. */
const patience = 1000;

async function OpenCount() {
  try {
    const { counts } = await openDesk(patience).list({ view: 'open', limit: 1 });
    return counts.open === 0 ? null : <>({counts.open} open)</>;
  } catch (error) {
    if (error instanceof DeskUnreachableError) return null;
    throw error;
  }
}
