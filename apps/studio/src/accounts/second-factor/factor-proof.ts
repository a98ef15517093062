import type { Payload } from 'payload';
import { takeCode } from './authenticator.ts';
import { type Factors, standsMs } from './factors.ts';
import { changeFactors, readFactors } from './kept-factors.ts';
import { provedPasskey } from './passkeys.ts';

/** Adding a passkey, or proving one. */
export type ChallengeUse = NonNullable<Factors['challenge']>['use'];

/** Keeps what the browser is asked to sign. It stands ten minutes, in place of an earlier one. */
export async function setChallenge(
  payload: Payload,
  account: number,
  use: ChallengeUse,
  value: string,
): Promise<void> {
  const challenge = { value, use, until: Date.now() + standsMs };
  await changeFactors(payload, account, (factors) => ({ ...factors, challenge }));
}

/**
 * Takes the open challenge, so that of two answers to it one is judged.
 *
 * @returns `null` when there is none for this use
 */
export async function takeChallenge(
  payload: Payload,
  account: number,
  use: ChallengeUse,
): Promise<string | null> {
  let value: string | null = null;
  const taken = await changeFactors(payload, account, (factors) => {
    const { challenge } = factors;
    if (!challenge || challenge.use !== use || challenge.until < Date.now()) return null;
    value = challenge.value;
    return { ...factors, challenge: null };
  });
  return taken === null ? null : value;
}

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
  const passkey = await provedPasskey(given, challenge, await readFactors(payload, account), now);
  if (!passkey) return false;
  const kept = await changeFactors(payload, account, (factors) =>
    factors.passkeys.some(({ id }) => id === passkey.id)
      ? { ...factors, passkeys: factors.passkeys.map((one) => (one.id === passkey.id ? passkey : one)) }
      : null,
  );
  return kept !== null;
}
