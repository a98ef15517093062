import type { PayloadRequest } from 'payload';
import { answer } from '../answers.ts';
import { openSession, type Shown } from '../sessions/sessions.ts';
import { knownBrowserCookie, noHalfDoneCookie } from '../sign-in/cookies.ts';
import type { Account } from '../sign-in/password-proof.ts';

/**
 * The answer to somebody who has proved all that is asked: a session, in its cookie alone, and a browser the account
 * knows from now on.
 *
 * @param more what the answer says besides
 */
export async function signedIn(
  req: PayloadRequest,
  account: Account,
  shown: Shown,
  more: object = {},
): Promise<Response> {
  const { id, email, name, role } = account;
  const { cookie, exp } = await openSession(req, account, shown);
  const user = { id, email, name, role, collection: 'users' };
  return answer(200, { message: 'You are signed in.', user, exp, ...more }, [
    cookie,
    knownBrowserCookie(email),
    noHalfDoneCookie(),
  ]);
}
