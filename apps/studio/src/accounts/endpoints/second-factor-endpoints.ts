import type { Endpoint, PayloadRequest } from 'payload';
import { renderSVG } from 'uqr';
import { studioSettings } from '../../settings.ts';
import { answer, refused, textIn } from '../answers.ts';
import { type AccountEvent, tellOwner } from '../owner-mail.ts';
import { authenticatorAddress, confirmOffered, newSecret } from '../second-factor/authenticator.ts';
import { setChallenge, takeChallenge } from '../second-factor/factor-proof.ts';
import { type Factors, hasFactor, noFactors, standsMs } from '../second-factor/factors.ts';
import { changeFactors, factorRequired, readFactors } from '../second-factor/kept-factors.ts';
import { newPasskey, passkeysPossible, registrationOptions } from '../second-factor/passkeys.ts';
import { renewRecovery } from '../second-factor/recovery-codes.ts';
import { endSessions, sessionId } from '../sessions/sessions.ts';
import { type Owner, ownerEndpoint, proofRefusal, provedEndpoint } from './owner-endpoint.ts';
import { signedIn } from './signed-in.ts';

/** An app to be added: what it draws the code from, as text, as an address and as a drawing. */
export interface OfferedAuthenticator {
  readonly secret: string;
  readonly address: string;
  /** SVG. */
  readonly drawing: string;
}

const mostPasskeys = 10;

/** Adds a factor. The first one brings ten recovery codes, shown this once, and ends a sign-in that waited for it. */
async function add(
  req: PayloadRequest,
  { account, enrolling }: Owner,
  adding: (factors: Factors) => Factors | null,
  event: AccountEvent,
): Promise<Response> {
  let codes: readonly string[] = [];
  const kept = await changeFactors(req.payload, account.id, (before) => {
    const added = adding(before);
    if (!added || (enrolling && hasFactor(before))) return null;
    if (hasFactor(before)) {
      codes = [];
      return added;
    }
    const renewed = renewRecovery(added);
    codes = renewed.codes;
    return renewed.factors;
  });
  if (!kept) return refused(403, 'That code is not right. Look at the app and write its newest one.');
  const here = sessionId(req);
  // Anybody who is in by the password alone has shown less than is asked from now on.
  await endSessions(req.payload, account.id, (session) => enrolling || session !== here);
  void tellOwner(req.payload, account.email, event, 'owner');
  return enrolling ? signedIn(req, account, 'password and factor', { codes }) : answer(200, { codes });
}

const offer = provedEndpoint('offer', async ({ req, owner }) => {
  const offered = { secret: newSecret(), until: Date.now() + standsMs };
  await changeFactors(req.payload, owner.account.id, (factors) => ({ ...factors, offered }));
  const { secret } = offered;
  const address = authenticatorAddress(
    secret,
    `${studioSettings().brand.shortName} studio`,
    owner.account.email,
  );
  return answer(200, { secret, address, drawing: renderSVG(address) } satisfies OfferedAuthenticator);
});

const confirm = provedEndpoint('confirm', async ({ req, owner, fields }) => {
  const code = textIn(fields, 'code');
  return add(req, owner, (factors) => confirmOffered(factors, code, Date.now()), {
    what: 'authenticator-added',
  });
});

const passkeyOptions = ownerEndpoint('passkey-options', async ({ req, owner, fields }) => {
  if (!passkeysPossible()) {
    return refused(
      400,
      'Passkeys belong to a name, and this studio is opened at an address in figures. Use an app.',
    );
  }
  const refusal = await proofRefusal(req, owner, fields);
  if (refusal) return refusal;
  const factors = await readFactors(req.payload, owner.account.id);
  if (factors.passkeys.length >= mostPasskeys) {
    return refused(400, `An account has at most ${mostPasskeys} passkeys. Take one away first.`);
  }
  const options = await registrationOptions(owner.account, factors);
  await setChallenge(req.payload, owner.account.id, 'add', options.challenge);
  return answer(200, { options });
});

const passkey = provedEndpoint('passkey', async ({ req, owner, fields }) => {
  const challenge = await takeChallenge(req.payload, owner.account.id, 'add');
  const name =
    textIn(fields, 'name')
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim()
      .slice(0, 60) || 'Passkey';
  const made = challenge && (await newPasskey(fields.passkey, challenge, name, Date.now()));
  if (!made) return refused(403, 'The passkey was not taken. Try it again.');
  return add(req, owner, (factors) => ({ ...factors, passkeys: [...factors.passkeys, made] }), {
    what: 'passkey-added',
    name,
  });
});

/** Ends the sessions that are open elsewhere, and tells the owner. */
async function changed(req: PayloadRequest, { account }: Owner, event: AccountEvent): Promise<void> {
  const here = sessionId(req);
  await endSessions(req.payload, account.id, (session) => session !== here);
  void tellOwner(req.payload, account.email, event, 'owner');
}

/** What is taken away, or `null` where there is nothing of it. */
function removalEvent({ authenticator, passkeys }: Factors, what: string): AccountEvent | null {
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
    event = removalEvent(factors, what);
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

/** Adding a factor and taking one away, by an owner who has just shown who it is: `/api/users/second-factor/…`. */
export const secondFactorEndpoints: readonly Endpoint[] = [
  offer,
  confirm,
  passkeyOptions,
  passkey,
  recovery,
  remove,
];
