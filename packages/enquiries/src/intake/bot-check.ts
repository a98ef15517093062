import type { EnquiryRecord } from '@sundowner/brand';
import type { Suspicion } from '@sundowner/desk-wire/suspicion';
import { second } from '../clock.ts';
import { trapNames } from '../forms/form.ts';
import type { EnquiryLimits } from '../limits.ts';

/** Milliseconds below which a person cannot have filled in the form of a kind. */
export const leastAge = (
  { leastSeconds }: Pick<EnquiryRecord, 'leastSeconds'>,
  { botAge }: Pick<EnquiryLimits, 'botAge'>,
): number => botAge ?? leastSeconds * second;

/** White space, and what nobody sees: controls, marks that join or part, fillers, and the empty pattern of Braille. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.replace(unseen, '') === '');

/** Whether a trap holds something: what nobody sees is no value. No form sends a list in a list, and none is gone into. */
const isFilled = (value: unknown): boolean => !(Array.isArray(value) ? value.every(isEmpty) : isEmpty(value));

/**
 * Whether a submission looks like a machine's: a filled trap field, or sent under `least` after its ticket was issued
 * (SUB-02). The age is the real elapsed time; the old site took it modulo 60 and lost a tenth of its enquiries.
 *
 * @param raw the post as it came
 * @param age milliseconds since the ticket was issued
 * @param least milliseconds below which a person cannot have filled in the form
 */
export function suspect(
  raw: Readonly<Record<string, unknown>>,
  age: number,
  least: number,
): Suspicion | null {
  const filled = trapNames.some((name) => Object.hasOwn(raw, name) && isFilled(raw[name]));
  if (filled) return 'honeypot';
  return age < least ? 'too-fast' : null;
}
