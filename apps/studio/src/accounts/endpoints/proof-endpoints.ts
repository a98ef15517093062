import type { Endpoint, PayloadRequest } from 'payload';
import { answer, readFields, refused, textIn, tooMany } from '../answers.ts';
import { noteProof } from '../proof/proved.ts';
import { factorProved, setChallenge } from '../second-factor/factor-proof.ts';
import { readFactors } from '../second-factor/kept-factors.ts';
import { authenticationOptions } from '../second-factor/passkeys.ts';
import { type Account, accountWith, accountWithPassword } from '../sign-in/password-proof.ts';
import { attemptAt } from '../sign-in/sign-in-attempts.ts';

/** How somebody can show who they are, besides the password. */
export interface ProofWays {
  readonly authenticator: boolean;
  readonly passkey: boolean;
}

async function signedInAccount(req: PayloadRequest): Promise<Account | null> {
  return req.user ? accountWith(req.payload, Number(req.user.id)) : null;
}

const over = () => refused(401, 'You have been signed out. Sign in first.');

/** `GET /api/users/proof`: the ways there are for the person who asks. */
const ways: Endpoint = {
  path: '/proof',
  method: 'get',
  handler: async (req) => {
    const account = await signedInAccount(req);
    if (!account) return over();
    // Sealed with another secret: the password is a way all the same.
    const factors = await readFactors(req.payload, account.id).catch(() => null);
    return answer(200, {
      authenticator: factors?.authenticator != null,
      passkey: (factors?.passkeys.length ?? 0) > 0,
    } satisfies ProofWays);
  },
};

/**
 * `POST /api/users/proof` with `password`, `code` or `passkey`: shows once more who sits at this session; it stands five minutes. What is
 * wrong counts as a wrong sign-in does. A recovery code is none: it is for a day without the factor, and there is the password.
 */
const prove: Endpoint = {
  path: '/proof',
  method: 'post',
  handler: async (req) => {
    const account = await signedInAccount(req);
    if (!account) return over();
    const fields = await readFields(req);
    const password = textIn(fields, 'password');
    const attempt = await attemptAt(password === '' ? 'second-step' : 'password', req, account.email);
    if (attempt.wait > 0) return tooMany(attempt.wait);
    const proved =
      password === ''
        ? await factorProved(req.payload, account.id, {
            code: textIn(fields, 'code'),
            passkey: fields.passkey,
          })
        : (await accountWithPassword(req.payload, account.email, password))?.id === account.id;
    if (!proved) {
      return refused(
        403,
        password === ''
          ? 'That is not right, or it was used already. Try a new one.'
          : 'The password is not right.',
      );
    }
    await attempt.forgive();
    await noteProof(req);
    return answer(200, {});
  },
};

/** `POST /api/users/proof/passkey-options`: what the browser asks the passkey to sign. */
const passkeyOptions: Endpoint = {
  path: '/proof/passkey-options',
  method: 'post',
  handler: async (req) => {
    const account = await signedInAccount(req);
    if (!account) return over();
    const options = await authenticationOptions(await readFactors(req.payload, account.id));
    await setChallenge(req.payload, account.id, 'prove', options.challenge);
    return answer(200, { options });
  },
};

export const proofEndpoints: readonly Endpoint[] = [ways, prove, passkeyOptions];
