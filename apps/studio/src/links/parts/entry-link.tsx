import Link from 'next/link';
import type { Payload } from 'payload';
import { formatAdminURL } from 'payload/shared';
import type { ReactNode } from 'react';

/** The address of an entry in the studio; without an id, of a new one. */
function entryAddress(payload: Payload, collection: string, id: number | string | null): string {
  const { admin } = payload.config.routes;
  return formatAdminURL({ adminRoute: admin, path: `/collections/${collection}/${id ?? 'create'}` });
}

interface EntryLinkProps {
  readonly payload: Payload;
  readonly collection: string;
  readonly id: number | string | null;
  readonly children: ReactNode;
}

/** A link to an entry; plain words when its collection is no longer there. */
export function EntryLink({ payload, collection, id, children }: EntryLinkProps) {
  const exists = payload.config.collections.some(({ slug }) => slug === collection);
  if (!exists) return <span>{children}</span>;
  return (
    <Link href={entryAddress(payload, collection, id)} prefetch={false}>
      {children}
    </Link>
  );
}
