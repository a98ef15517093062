import { createHash, randomBytes } from 'node:crypto';
import type { Factors } from './factors.ts';

const count = 10;
/** Crockford's Base32: no I, L, O or U, which are misread. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const plain = (code: string) =>
  code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
const hashOf = (code: string) => createHash('sha256').update(plain(code)).digest('hex');

/** 60 bits: `7K2M-QX4D-9HTB`. */
function newCode(): string {
  const text = [...randomBytes(12)].map((byte) => signs[byte % 32]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * Ten new codes in place of the old ones.
 *
 * @returns the codes to show this once, and the factors that know them
 */
export function renewRecovery(factors: Factors): {
  readonly codes: readonly string[];
  readonly factors: Factors;
} {
  const codes = Array.from({ length: count }, newCode);
  return { codes, factors: { ...factors, recovery: codes.map(hashOf) } };
}

/** The factors without the code that was just used, or `null` when it is none of them. */
export function takeRecoveryCode(factors: Factors, code: string): Factors | null {
  const hash = hashOf(code);
  if (!factors.recovery.includes(hash)) return null;
  return { ...factors, recovery: factors.recovery.filter((one) => one !== hash) };
}
