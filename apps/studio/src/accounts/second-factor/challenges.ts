import type { Payload } from 'payload';
import { type Factors, standsMs } from './factors.ts';
import { changeFactors } from './kept-factors.ts';

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
