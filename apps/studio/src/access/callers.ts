import { sameSecret, verifyPreviewToken } from '@sundowner/keyring';
import type { PayloadRequest } from 'payload';
import { studioKeys } from '../runtime/keys.ts';

export type Role = 'admin' | 'editor' | 'concierge';

/** What a role may do, in the words the users' list shows. */
export const roles: readonly { readonly value: Role; readonly label: string }[] = [
  { value: 'admin', label: 'Administrator: content, enquiries and people' },
  { value: 'editor', label: 'Editor: content only' },
  { value: 'concierge', label: 'Concierge: enquiries only' },
];

/** The role of a signed-in person, or `null` for everyone else. Takes the user as Payload hands it to hooks and views. */
export function roleOf(user: object | null | undefined): Role | null {
  const role = user && 'role' in user ? user.role : null;
  return role === 'admin' || role === 'editor' || role === 'concierge' ? role : null;
}

/** Administrators and editors: the people who write content. */
export function writesContent(user: object | null | undefined): boolean {
  const role = roleOf(user);
  return role === 'admin' || role === 'editor';
}

/** Whether the caller is the public site, by the content token it carries. */
export function isSite(req: Pick<PayloadRequest, 'headers'>): boolean {
  const given = /^Bearer (.+)$/.exec(req.headers?.get('authorization') ?? '')?.[1];
  return given !== undefined && sameSecret(given, studioKeys().contentToken);
}

/**
 * Whether the caller is the public site making a preview: beside the content token it shows, in `X-Preview-Proof`, the token the
 * studio signed for an editor. Without one the site reads nothing but what is published.
 */
export function isPreview(req: Pick<PayloadRequest, 'headers'>): boolean {
  const proof = req.headers?.get('x-preview-proof');
  return Boolean(proof) && isSite(req) && verifyPreviewToken(proof ?? '', studioKeys().contentToken) !== null;
}

/** What people call a user: the name, or the address when no name is set. */
export function personName(user: NonNullable<PayloadRequest['user']>): string {
  const { name, email } = user as { name?: unknown; email?: unknown };
  const given = typeof name === 'string' ? name.trim() : '';
  return given || (typeof email === 'string' ? email : '');
}
