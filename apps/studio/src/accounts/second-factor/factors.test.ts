import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { authenticatorAddress, confirmOffered, newSecret, takeCode } from './authenticator.ts';
import { hasFactor, noFactors } from './factors.ts';
import { renewRecovery, takeRecoveryCode } from './recovery-codes.ts';

const now = Date.UTC(2026, 10, 24, 9, 0, 10);
const secret = newSecret();
const codeAt = (timestamp: number) => new TOTP({ secret, issuer: 'x' }).generate({ timestamp });
const offered = { ...noFactors, offered: { secret, until: now + 1000 } };

describe('STU-05/second-factor an authenticator', () => {
  test('counts once one of its codes was typed, and not when the offer is over', () => {
    const confirmed = confirmOffered(offered, codeAt(now), now);
    expect(confirmed?.authenticator?.secret).toBe(secret);
    expect(confirmed?.offered).toBeNull();
    expect(confirmed && hasFactor(confirmed)).toBe(true);
    expect(hasFactor(offered)).toBe(false);
    expect(confirmOffered(offered, codeAt(now), now + 2000)).toBeNull();
    expect(confirmOffered(noFactors, codeAt(now), now)).toBeNull();
  });

  test('gives codes for the steps beside the clock’s own, each once, and none older than the last', () => {
    const start = { ...noFactors, authenticator: { secret, lastStep: 0, added: '' } };
    const later = takeCode(start, codeAt(now + 30_000), now);
    expect(later).not.toBeNull();
    for (const at of [now + 30_000, now, now - 30_000]) {
      expect(later && takeCode(later, codeAt(at), now)).toBeNull();
    }
    expect(takeCode(start, codeAt(now - 30_000), now)).not.toBeNull();
    expect(takeCode(start, codeAt(now - 90_000), now)).toBeNull();
    expect(takeCode(start, ` ${codeAt(now).slice(0, 3)} ${codeAt(now).slice(3)}`, now)).not.toBeNull();
    expect(takeCode(start, '', now)).toBeNull();
  });

  test('is told to the app with its issuer and label', () => {
    const address = new URL(authenticatorAddress(secret, 'Lodges studio', 'ada@example.com'));
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(address.searchParams.get('issuer')).toBe('Lodges studio');
  });
});

describe('STU-05/second-factor recovery codes', () => {
  test('work once each, however they are typed, and new ones end the old', () => {
    const { codes, factors } = renewRecovery(noFactors);
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    expect(first).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const used = takeRecoveryCode(factors, ` ${first.toLowerCase().replaceAll('-', ' ')}`);
    expect(used?.recovery).toHaveLength(9);
    expect(used && takeRecoveryCode(used, first)).toBeNull();
    expect(JSON.stringify(factors)).not.toContain(first);
    expect(takeRecoveryCode(renewRecovery(factors).factors, second)).toBeNull();
  });
});
