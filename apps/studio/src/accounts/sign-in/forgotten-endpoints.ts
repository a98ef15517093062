import type { Endpoint, PayloadRequest } from 'payload';
import { studioSettings } from '../../settings.ts';
import { answer, fieldsOf, refused, textIn, tooMany } from '../answers.ts';
import { tellOwner } from '../owner-mail.ts';
import { endSessions } from '../sessions/sessions.ts';
import { knownBrowserCookie } from './cookies.ts';
import { attemptAt } from './sign-in-attempts.ts';

/**
 * Mails whoever has an account under an address the link that sets a new password; nobody where there is none.
 *
 * Payload would send the mail before the link is stored, with the database's one writer held for as long as the mail server
 * takes: a link that arrives early opens nothing, and a mail server that stands still would stop every editor.
 */
async function mailNewPasswordLink({ payload, t }: PayloadRequest, email: string): Promise<void> {
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  if (!token) return;
  // Never the address as it was written: a letter that is only like another one (K, the sign of Kelvin) is small k to whoever
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
    const email = textIn(await fieldsOf(req), 'email').trim();
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
 * `POST /api/users/reset-password`, in place of Payload's, which signs in whoever has the mail. Here they sign in with the new
 * password and their second factor; every session of the account ends.
 */
const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const fields = await fieldsOf(req);
    const { user } = await req.payload.resetPassword({
      collection: 'users',
      data: { token: textIn(fields, 'token'), password: textIn(fields, 'password') },
      overrideAccess: true,
    });
    const { id, email } = user as { id: number; email: string };
    await endSessions(req.payload, id, () => true);
    void tellOwner(req.payload, email, { what: 'password' }, 'link');
    // Whoever reads the account's mail is its owner: strangers' guesses shall not keep them out.
    return answer(200, { message: 'The password is changed. Sign in with it.' }, [knownBrowserCookie(email)]);
  },
};

export const forgottenEndpoints: readonly Endpoint[] = [forgotPassword, resetPassword];
