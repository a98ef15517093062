import type { Endpoint } from 'payload';
import { answer, fieldsOf, refused, textIn, tooMany } from '../answers.ts';
import { hasFactor } from '../second-factor/factors.ts';
import { factorRequired, factorsOf } from '../second-factor/kept-factors.ts';
import { halfDoneCookie, signedIn } from './cookies.ts';
import { accountOf } from './password-proof.ts';
import { attemptAt } from './sign-in-attempts.ts';

/** What is still to be done after the password, as the sign-in page reads it. */
export type NextStep =
  | { readonly next: 'second-step'; readonly authenticator: boolean; readonly passkey: boolean }
  | { readonly next: 'enrol' };

const forgotten = 'Or use "Forgot password?": after the link in its mail you need not wait.';

/**
 * `POST /api/users/login`, in place of Payload's. Known and unknown addresses read the same answer after the same time; the
 * token is in the cookie alone; and no session is opened before the second step, where there is one.
 *
 * 200 signed in, 202 `NextStep`, 401 address or password wrong, 429 too many failures.
 */
export const signInWithPassword: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const fields = await fieldsOf(req);
    const [email, password] = [textIn(fields, 'email'), textIn(fields, 'password')];
    if (email.trim() === '' || password === '')
      return refused(400, 'Write your e-mail address and your password.');
    const attempt = await attemptAt('password', req, email);
    if (attempt.wait > 0) return tooMany(attempt.wait, forgotten);
    const account = await accountOf(req.payload, email, password);
    if (!account) return refused(401, 'The e-mail address or the password is not right.');
    await attempt.forgive();
    const factors = await factorsOf(req.payload, account.id);
    if (hasFactor(factors)) {
      const { authenticator, passkeys } = factors;
      return answer(
        202,
        {
          next: 'second-step',
          authenticator: authenticator !== null,
          passkey: passkeys.length > 0,
        } satisfies NextStep,
        [halfDoneCookie(account)],
      );
    }
    if (!factorRequired(account.role)) return signedIn(req, account, 'password');
    return answer(202, { next: 'enrol' } satisfies NextStep, [halfDoneCookie(account)]);
  },
};
