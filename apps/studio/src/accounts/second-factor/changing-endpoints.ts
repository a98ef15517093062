import type { Endpoint } from 'payload';
import { answer, refused, textIn } from '../answers.ts';
import { hasFactor, noFactors } from './factors.ts';
import { changeFactors } from './kept-factors.ts';
import { provedEndpoint } from './owner-endpoint.ts';
import { renewRecovery } from './recovery-codes.ts';
import { factorRequired } from './required.ts';

/** `POST /api/users/second-factor/recovery`: ten new recovery codes in place of the old ones. */
const recovery = provedEndpoint('recovery', async ({ req, owner }) => {
  let codes: readonly string[] = [];
  const kept = await changeFactors(req.payload, owner.account.id, (factors) => {
    if (!hasFactor(factors)) return null;
    const renewed = renewRecovery(factors);
    codes = renewed.codes;
    return renewed.factors;
  });
  return kept ? answer(200, { codes }) : refused(400, 'Add an authenticator app or a passkey first.');
});

/** `POST /api/users/second-factor/remove` with `what`: `authenticator`, or the id of a passkey. */
const remove = provedEndpoint('remove', async ({ req, owner, fields }) => {
  const what = textIn(fields, 'what');
  const kept = await changeFactors(req.payload, owner.account.id, (factors) => {
    const left = {
      ...factors,
      authenticator: what === 'authenticator' ? null : factors.authenticator,
      passkeys: factors.passkeys.filter(({ id }) => id !== what),
    };
    if (hasFactor(left)) return left;
    // Recovery codes stand in for a factor; without one they are a second password.
    return factorRequired(owner.account.role) ? null : noFactors;
  });
  if (kept) return answer(200, {});
  return refused(
    400,
    'Administrators sign in with a second factor. Add another one before you take this away.',
  );
});

export const changingEndpoints: readonly Endpoint[] = [recovery, remove];
