import { expect, test } from 'vitest';
import { deskClaimMs, signDeskClaim, verifyDeskClaim } from './desk-claim.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const claim = { id: '1', name: 'Zoë', role: 'concierge', careers: false };

test('a claim says who asks for five minutes, to whoever has the token it was signed with', () => {
  const signed = signDeskClaim(claim, 'token', now);
  expect(verifyDeskClaim(signed, 'token', now)).toEqual(claim);
  expect(verifyDeskClaim(signed, 'token', now + deskClaimMs - 1)).toEqual(claim);
  expect(verifyDeskClaim(signed, 'token', now + deskClaimMs)).toBeNull();
  expect(verifyDeskClaim(signed, 'another', now)).toBeNull();
});

test('one that was changed, cut, made for later or is none at all says nothing', () => {
  const signed = signDeskClaim(claim, 'token', now);
  const [payload = '', signature = ''] = signed.split('.');
  const admin = Buffer.from(JSON.stringify([{ ...claim, role: 'admin' }, now + 1000])).toString('base64url');
  for (const forged of [
    `${admin}.${signature}`,
    payload,
    `${payload}.`,
    `${signed}.x`,
    '',
    signDeskClaim(claim, 'token', now + 3_600_000),
    `${'x'.repeat(5000)}.${signature}`,
  ])
    expect(verifyDeskClaim(forged, 'token', now)).toBeNull();
});
