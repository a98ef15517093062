import type { PayloadRequest } from 'payload';
import { studioSettings } from '../../settings.ts';

/**
 * Mails whoever has an account under an address the link that sets a new password; nobody where there is none.
 *
 * Payload would send the mail before the link is stored, with the database's one writer held for as long as the mail server
 * takes: a link that arrives early opens nothing, and a mail server that stands still would stop every editor.
 */
export async function mailNewPasswordLink({ payload, t }: PayloadRequest, email: string): Promise<void> {
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
