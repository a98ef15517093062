import type { Endpoint, PayloadRequest } from 'payload';
import { answer, refused, textIn } from '../answers.ts';
import { type AccountEvent, tellOwner } from '../owner-mail.ts';
import { endSessions, sessionOf } from '../sessions/sessions.ts';
import { type Factors, hasFactor, noFactors } from './factors.ts';
import { changeFactors, factorRequired } from './kept-factors.ts';
import { type Owner, provedEndpoint } from './owner.ts';
import { renewRecovery } from './recovery-codes.ts';

/** Ends the sessions that are open elsewhere, and tells the owner. */
async function changed(req: PayloadRequest, { account }: Owner, event: AccountEvent): Promise<void> {
  const here = sessionOf(req);
  await endSessions(req.payload, account.id, (session) => session !== here);
  void tellOwner(req.payload, account.email, event, 'owner');
}

/** What is taken away, or `null` where there is nothing of it. */
function removalOf({ authenticator, passkeys }: Factors, what: string): AccountEvent | null {
  if (what === 'authenticator') return authenticator ? { what: 'authenticator-removed' } : null;
  const passkey = passkeys.find(({ id }) => id === what);
  return passkey ? { what: 'passkey-removed', name: passkey.name } : null;
}

/** `POST /api/users/second-factor/recovery`: ten new recovery codes in place of the old ones. */
const recovery = provedEndpoint('recovery', async ({ req, owner }) => {
  let codes: readonly string[] = [];
  const kept = await changeFactors(req.payload, owner.account.id, (factors) => {
    if (!hasFactor(factors)) return null;
    const renewed = renewRecovery(factors);
    codes = renewed.codes;
    return renewed.factors;
  });
  if (!kept) return refused(400, 'Add an authenticator app or a passkey first.');
  await changed(req, owner, { what: 'recovery-codes' });
  return answer(200, { codes });
});

/** `POST /api/users/second-factor/remove` with `what`: `authenticator`, or the id of a passkey. */
const remove = provedEndpoint('remove', async ({ req, owner, fields }) => {
  const what = textIn(fields, 'what');
  let event: AccountEvent | null = null;
  const kept = await changeFactors(req.payload, owner.account.id, (factors) => {
    event = removalOf(factors, what);
    if (!event) return factors;
    const left = {
      ...factors,
      authenticator: what === 'authenticator' ? null : factors.authenticator,
      passkeys: factors.passkeys.filter(({ id }) => id !== what),
    };
    if (hasFactor(left)) return left;
    // Recovery codes stand in for a factor; without one they are a second password.
    return factorRequired(owner.account.role) ? null : noFactors;
  });
  if (kept) {
    if (event) await changed(req, owner, event);
    return answer(200, {});
  }
  return refused(
    400,
    'Administrators sign in with a second factor. Add another one before you take this away.',
  );
});

export const changingEndpoints: readonly Endpoint[] = [recovery, remove];
