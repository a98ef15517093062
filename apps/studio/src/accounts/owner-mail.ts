import type { Payload } from 'payload';
import { wholeTime } from '../desk/words/times.ts';
import { inHouse } from '../runtime/house.ts';
import { type StudioSettings, studioSettings } from '../settings.ts';

/** What happened to the way into an account. */
export type AccountEvent =
  | { readonly what: 'password' | 'authenticator-added' | 'authenticator-removed' | 'recovery-codes' }
  | { readonly what: 'passkey-added' | 'passkey-removed'; readonly name: string }
  | { readonly what: 'factors-taken-away' }
  | { readonly what: 'email-from' | 'email-to'; readonly other: string };

/** Who did it: its owner in the studio, an administrator, or the person who had the link of a forgotten password's mail. */
export type ChangedBy = 'owner' | 'administrator' | 'link' | 'operator';

const doer: Readonly<Record<ChangedBy, string>> = {
  owner: 'while you were signed in',
  administrator: 'by an administrator',
  link: 'with the link of a forgotten password’s mail',
  operator: 'by whoever runs the studio',
};

function mailSubject(event: AccountEvent): string {
  switch (event.what) {
    case 'password':
      return 'Your password was changed';
    case 'authenticator-added':
      return 'An authenticator app was added to your account';
    case 'authenticator-removed':
      return 'The authenticator app of your account was taken away';
    case 'passkey-added':
      return `The passkey “${event.name}” was added to your account`;
    case 'passkey-removed':
      return `The passkey “${event.name}” of your account was taken away`;
    case 'recovery-codes':
      return 'New recovery codes were made for your account';
    case 'factors-taken-away':
      return 'The second factor of your account was taken away';
    case 'email-from':
    case 'email-to':
      return 'The e-mail address of your account was changed';
  }
}

/** What it means for the person who reads it, beside the sentence of the subject. */
function mailDetail(event: AccountEvent): string {
  if (event.what === 'email-from')
    return `You sign in with ${event.other} from now on. This address gets no more mails of the studio.`;
  if (event.what === 'email-to')
    return `You sign in with this address from now on, in place of ${event.other}.`;
  if (event.what === 'recovery-codes') return 'The old ones work no more.';
  return '';
}

/** The words of a mail about one's account; they hold no name of the one who did it. */
export function accountMail(
  event: AccountEvent,
  by: ChangedBy,
  at: string,
  { brand, studioUrl }: Pick<StudioSettings, 'brand' | 'studioUrl'>,
): { readonly subject: string; readonly text: string } {
  const studio = `${brand.shortName} studio`;
  const subject = mailSubject(event);
  const parts = [
    `${subject}, at the ${studio} (${studioUrl}), on ${wholeTime(at)} ${inHouse()}, ${doer[by]}.`,
    mailDetail(event),
    'If you know of this, there is nothing to do.',
    `If not, somebody else may be in your account. Choose a new password with “Forgot password?” at ${studioUrl}/admin/login, and tell an administrator at once: they can end every session and take away what was added.`,
  ];
  return { subject: `${subject} (${studio})`, text: `${parts.filter(Boolean).join('\n\n')}\n` };
}

/** Milliseconds until a mail that could not be sent is tried again. */
const waits: readonly number[] = [60_000, 600_000, 3_600_000];

async function send(
  payload: Payload,
  mail: { to: string; subject: string; text: string },
  tried = 0,
): Promise<void> {
  try {
    await payload.sendEmail(mail);
  } catch (error) {
    // The error's own words may hold the address.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const wait = waits[tried];
    payload.logger.error({ reason, again: wait !== undefined, msg: 'A mail about an account was not sent' });
    if (wait !== undefined) setTimeout(() => void send(payload, mail, tried + 1), wait).unref();
  }
}

/**
 * Tells the owner of an account what happened to it. What was asked for does not wait for the mail; a command does, which ends then.
 *
 * @returns when it was sent, or has failed once
 */
export function tellOwner(payload: Payload, to: string, event: AccountEvent, by: ChangedBy): Promise<void> {
  return send(payload, { to, ...accountMail(event, by, new Date().toISOString(), studioSettings()) });
}
