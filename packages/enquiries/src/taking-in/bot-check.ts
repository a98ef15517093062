import type { Suspicion } from '@sundowner/desk-wire/suspicion';
import { trapFields } from '../forms/form.ts';

/**
 * Whether a submission looks like a machine's: a filled trap field, or sent under `botAge` after its ticket was issued
 * (SUB-02). The age is the real elapsed time; the old site took it modulo 60 and lost a tenth of its enquiries.
 *
 * @param raw the post as it came
 * @param age milliseconds since the ticket was issued
 * @param botAge milliseconds below which a person cannot have filled in the form
 */
export function suspect(
  raw: Readonly<Record<string, unknown>>,
  age: number,
  botAge: number,
): Suspicion | null {
  const filled = trapFields.some((name) => {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    return value !== undefined && value !== null && value !== '';
  });
  if (filled) return 'honeypot';
  return age < botAge ? 'too-fast' : null;
}
