import type { Endpoint, PayloadRequest } from 'payload';
import { studioSettings } from '../../settings.ts';
import { answer, fromStudio, readFields, refused, textIn, tooMany } from '../answers.ts';
import { tellOwner } from '../owner-mail.ts';
import { factorProved, setChallenge } from '../second-factor/factor-proof.ts';
import { hasFactor } from '../second-factor/factors.ts';
import { changeFactors, factorRequired, readFactors } from '../second-factor/kept-factors.ts';
import { authenticationOptions } from '../second-factor/passkeys.ts';
import { takeRecoveryCode } from '../second-factor/recovery-codes.ts';
import { endSessions } from '../sessions/sessions.ts';
import { halfDoneAccount, halfDoneCookie, knownBrowserCookie } from '../sign-in/cookies.ts';
import { accountWithPassword } from '../sign-in/password-proof.ts';
import { attemptAt } from '../sign-in/sign-in-attempts.ts';
import { signedIn } from './signed-in.ts';

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
const signInWithPassword: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const fields = await readFields(req);
    const [email, password] = [textIn(fields, 'email'), textIn(fields, 'password')];
    if (email.trim() === '' || password === '')
      return refused(400, 'Write your e-mail address and your password.');
    const attempt = await attemptAt('password', req, email);
    if (attempt.wait > 0) return tooMany(attempt.wait, forgotten);
    const account = await accountWithPassword(req.payload, email, password);
    if (!account) return refused(401, 'The e-mail address or the password is not right.');
    await attempt.forgive();
    const factors = await readFactors(req.payload, account.id);
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

const over = () => refused(401, 'Your sign-in took too long. Start again with your password.');

/** Takes a code, a recovery code or a passkey's answer, once. @returns whether it was right */
async function isProved(
  { payload }: PayloadRequest,
  account: number,
  fields: Readonly<Record<string, unknown>>,
) {
  const [code, recovery] = [textIn(fields, 'code'), textIn(fields, 'recoveryCode')];
  if (code === '' && recovery !== '') {
    return (await changeFactors(payload, account, (factors) => takeRecoveryCode(factors, recovery))) !== null;
  }
  return factorProved(payload, account, { code, passkey: fields.passkey });
}

/** `POST /api/users/sign-in/second-step` with `code`, `recoveryCode` or `passkey`, after a right password. */
const secondStep: Endpoint = {
  path: '/sign-in/second-step',
  method: 'post',
  handler: async (req) => {
    if (!fromStudio(req)) return refused(403, 'Sign in on the studio’s own page.');
    const fields = await readFields(req);
    const account = await halfDoneAccount(req);
    if (!account) return over();
    const attempt = await attemptAt('second-step', req, account.email);
    if (attempt.wait > 0) return tooMany(attempt.wait);
    if (!(await isProved(req, account.id, fields))) {
      return refused(403, 'That is not right, or it was used already. Try a new one.');
    }
    await attempt.forgive();
    return signedIn(req, account, 'password and factor');
  },
};

/** `POST /api/users/sign-in/passkey-options`: what the browser asks the passkey to sign. */
const passkeyOptions: Endpoint = {
  path: '/sign-in/passkey-options',
  method: 'post',
  handler: async (req) => {
    if (!fromStudio(req)) return refused(403, 'Sign in on the studio’s own page.');
    const account = await halfDoneAccount(req);
    if (account === null) return over();
    const options = await authenticationOptions(await readFactors(req.payload, account.id));
    await setChallenge(req.payload, account.id, 'prove', options.challenge);
    return answer(200, { options });
  },
};

/**
 * Mails the person who has an account under an address the link that sets a new password; nobody where there is none.
 *
 * Payload would send the mail before the link is stored, with the database's one writer held for as long as the mail server
 * takes: a link that arrives early opens nothing, and a mail server that stands still would stop every editor.
 */
async function mailNewPasswordLink({ payload, t }: PayloadRequest, email: string): Promise<void> {
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  if (!token) return;
  // Never the address as it was written: a letter that is only like another one (K, the sign of Kelvin) is small k to the person who
  // looks an account up, and another mailbox to a mail server.
  const where = { resetPasswordToken: { equals: token } };
  const account = await payload.db.findOne<{ id: number; email: string }>({ collection: 'users', where });
  if (!account) return;
  const link = `${studioSettings().studioUrl}/admin/reset/${token}`;
  await payload.sendEmail({
    from: `"${payload.email.defaultFromName}" <${payload.email.defaultFromAddress}>`,
    to: account.email,
    subject: t('authentication:resetYourPassword'),
    html: `${t('authentication:youAreReceivingResetPassword')}
    <a href="${link}">${link}</a>
    ${t('authentication:youDidNotRequestPassword')}`,
  });
}

/**
 * `POST /api/users/forgot-password`, in place of Payload's. The answer goes out before anything is looked up, so it is the same and
 * as quick for an address nobody has.
 */
const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const email = textIn(await readFields(req), 'email').trim();
    if (email === '') return refused(400, 'Write your e-mail address.');
    const attempt = await attemptAt('forgotten', req, email);
    if (attempt.wait > 0) return tooMany(attempt.wait);
    const { payload } = req;
    void mailNewPasswordLink(req, email).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'A mail for a forgotten password was not sent' }),
    );
    return answer(200, { message: 'If there is such an account, a mail is on its way.' });
  },
};

/**
 * `POST /api/users/reset-password`, in place of Payload's, which signs in the person who has the mail. Here they sign in with the new
 * password and their second factor; every session of the account ends.
 */
const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const fields = await readFields(req);
    const { user } = await req.payload.resetPassword({
      collection: 'users',
      data: { token: textIn(fields, 'token'), password: textIn(fields, 'password') },
      overrideAccess: true,
    });
    const { id, email } = user as { id: number; email: string };
    await endSessions(req.payload, id, () => true);
    void tellOwner(req.payload, email, { what: 'password' }, 'link');
    // Anybody who reads the account's mail is its owner: strangers' guesses shall not keep them out.
    return answer(200, { message: 'The password is changed. Sign in with it.' }, [knownBrowserCookie(email)]);
  },
};

export const signInEndpoints: readonly Endpoint[] = [
  signInWithPassword,
  secondStep,
  passkeyOptions,
  forgotPassword,
  resetPassword,
];
