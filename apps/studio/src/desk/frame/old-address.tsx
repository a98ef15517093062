import { isReference } from '@sundowner/desk-wire/reference';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { deskRoot } from '../address.ts';

/** `/admin/inbox…`, as mails of earlier days name it: leads to the desk. */
export function OldAddress({ params }: AdminViewServerProps): never {
  const reference = String(params?.segments?.[1] ?? '').toUpperCase();
  redirect(isReference(reference) ? `${deskRoot}/${reference}` : deskRoot);
}
