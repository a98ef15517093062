import { createHash } from 'node:crypto';

/** What tells one state of an imported item from another. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
