import { createHmac, type KeyObject } from 'node:crypto';
import type { FormValues } from '../forms/form.ts';

/**
 * What tells one filled-in form from another under the same ticket: a keyed hash of the normalised values (SUB-09, SUB-15).
 * Keyed, because a bare hash of a name and a number can be guessed from the outside.
 */
export function fingerprintOf(
  key: KeyObject,
  kind: string,
  values: Readonly<FormValues>,
  extra: Readonly<Record<string, string>>,
): string {
  const sorted = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = JSON.stringify([kind, sorted(values), sorted(extra)]);
  return createHmac('sha256', key).update(canonical).digest('base64url');
}
