import type { PayloadRequest } from 'payload';

/** The session of a request, or an empty text. */
export function sessionOf({ user }: PayloadRequest): string {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : '';
}
