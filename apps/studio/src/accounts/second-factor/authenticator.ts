import { Secret, TOTP } from 'otpauth';
import type { Factors } from './factors.ts';

const period = 30;

function totp(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  });
}

/** A new secret of 160 bits (RFC 4226, requirement 6), in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` address an authenticator app reads, as text or drawn. */
export function authenticatorAddress(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString();
}

/**
 * The step a code belongs to: the current one, the one before or the one after, since clocks of telephones differ.
 *
 * @param code as it was typed, spaces and all
 * @returns `null` when the code is wrong or of a step that was taken already
 */
function findStep(code: string, secret: string, lastStep: number, now: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret, '', '').validate({ token, window: 1, timestamp: now });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / period) + delta;
  return step > lastStep ? step : null;
}

/** The factors after a right code was taken, or `null`. */
export function takeCode(factors: Factors, code: string, now: number): Factors | null {
  const { authenticator } = factors;
  if (!authenticator) return null;
  const lastStep = findStep(code, authenticator.secret, authenticator.lastStep, now);
  return lastStep === null ? null : { ...factors, authenticator: { ...authenticator, lastStep } };
}

/** The factors after the offered authenticator was confirmed by one of its codes, or `null`. */
export function confirmOffered(factors: Factors, code: string, now: number): Factors | null {
  const { offered } = factors;
  if (!offered || offered.until < now) return null;
  const lastStep = findStep(code, offered.secret, 0, now);
  if (lastStep === null) return null;
  const added = new Date(now).toISOString();
  return { ...factors, authenticator: { secret: offered.secret, lastStep, added }, offered: null };
}
