import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { studioSettings } from '../../settings.ts';
import type { Account } from '../sign-in/password-proof.ts';
import type { Factors, Passkey } from './factors.ts';

/** Passkeys belong to the host people open the studio at. */
const host = () => new URL(studioSettings().studioUrl).hostname;

/** Browsers make no passkey for an address in figures (WebAuthn, "relying party identifier"). */
export const passkeysPossible = (): boolean => isIP(host().replace(/^\[|\]$/g, '')) === 0;

const listed = (passkeys: readonly Passkey[]) => passkeys.map(({ id, transports }) => ({ id, transports }));

const expected = (challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: studioSettings().studioUrl,
  expectedRPID: host(),
  // The password was asked for before; a key that only wants a touch is a second factor all the same.
  requireUserVerification: false,
});

/** What a browser needs to make a new passkey for an account. */
export function registrationOptions({ id, email, name }: Account, { passkeys }: Factors) {
  return generateRegistrationOptions({
    rpName: `${studioSettings().brand.shortName} studio`,
    rpID: host(),
    userID: new TextEncoder().encode(`account ${id}`),
    userName: email,
    userDisplayName: name,
    excludeCredentials: listed(passkeys),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** What a browser needs to prove a passkey of these. */
export function authenticationOptions({ passkeys }: Factors) {
  return generateAuthenticationOptions({
    rpID: host(),
    allowCredentials: listed(passkeys),
    userVerification: 'preferred',
  });
}

/** The new passkey in a browser's answer, or `null` when the answer is not to this challenge or not from here. */
export async function newPasskey(
  response: unknown,
  challenge: string,
  name: string,
  now: number,
): Promise<Passkey | null> {
  const verified = await verifyRegistrationResponse({
    ...expected(challenge),
    response: response as RegistrationResponseJSON,
  }).catch(() => null);
  if (!verified?.verified || !verified.registrationInfo) return null;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...(transports ?? [])],
    name,
    added: new Date(now).toISOString(),
    used: null,
  };
}

/** The passkey a browser has proved, with its new counter, or `null`. */
export async function provedPasskey(
  response: unknown,
  challenge: string,
  { passkeys }: Factors,
  now: number,
): Promise<Passkey | null> {
  const id = typeof response === 'object' && response && 'id' in response ? response.id : null;
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) return null;
  const verified = await verifyAuthenticationResponse({
    ...expected(challenge),
    response: response as AuthenticationResponseJSON,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  return { ...passkey, counter: verified.authenticationInfo.newCounter, used: new Date(now).toISOString() };
}
