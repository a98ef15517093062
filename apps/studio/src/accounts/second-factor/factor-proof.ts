import type { Payload } from 'payload';
import { takeCode } from './authenticator.ts';
import { takeChallenge } from './challenges.ts';
import { changeFactors, factorsOf } from './kept-factors.ts';
import { provedPasskey } from './passkeys.ts';

/** A code of the app, or what a passkey answered to the open challenge. */
export interface FactorProof {
  readonly code: string;
  readonly passkey: unknown;
}

/** Takes a code or a passkey's answer, once. @returns whether it was right */
export async function factorProved(
  payload: Payload,
  account: number,
  { code, passkey: given }: FactorProof,
): Promise<boolean> {
  const now = Date.now();
  if (code !== '') {
    return (await changeFactors(payload, account, (factors) => takeCode(factors, code, now))) !== null;
  }
  const challenge = await takeChallenge(payload, account, 'prove');
  if (challenge === null) return false;
  const passkey = await provedPasskey(given, challenge, await factorsOf(payload, account), now);
  if (!passkey) return false;
  const kept = await changeFactors(payload, account, (factors) =>
    factors.passkeys.some(({ id }) => id === passkey.id)
      ? { ...factors, passkeys: factors.passkeys.map((one) => (one.id === passkey.id ? passkey : one)) }
      : null,
  );
  return kept !== null;
}
