import type { Endpoint, PayloadRequest } from 'payload';
import { answer, fieldsOf, fromStudio, refused, textIn, tooMany } from '../answers.ts';
import { takeCode } from '../second-factor/authenticator.ts';
import { setChallenge, takeChallenge } from '../second-factor/challenges.ts';
import { changeFactors, factorsOf } from '../second-factor/kept-factors.ts';
import { authenticationOptions, provedPasskey } from '../second-factor/passkeys.ts';
import { takeRecoveryCode } from '../second-factor/recovery-codes.ts';
import { halfDoneAccount } from './cookies.ts';
import { attemptAt } from './doors.ts';
import { signedIn } from './finish.ts';

const over = () => refused(401, 'Your sign-in took too long. Start again with your password.');

/** Takes a code or a passkey's answer, once. @returns whether it was right */
async function isProved(
  { payload }: PayloadRequest,
  account: number,
  fields: Readonly<Record<string, unknown>>,
) {
  const now = Date.now();
  const code = textIn(fields, 'code');
  if (code !== '') {
    return (await changeFactors(payload, account, (factors) => takeCode(factors, code, now))) !== null;
  }
  const recovery = textIn(fields, 'recoveryCode');
  if (recovery !== '') {
    return (await changeFactors(payload, account, (factors) => takeRecoveryCode(factors, recovery))) !== null;
  }
  const challenge = await takeChallenge(payload, account, 'prove');
  if (challenge === null) return false;
  const passkey = await provedPasskey(fields.passkey, challenge, await factorsOf(payload, account), now);
  if (!passkey) return false;
  const kept = await changeFactors(payload, account, (factors) =>
    factors.passkeys.some(({ id }) => id === passkey.id)
      ? { ...factors, passkeys: factors.passkeys.map((one) => (one.id === passkey.id ? passkey : one)) }
      : null,
  );
  return kept !== null;
}

/** `POST /api/users/sign-in/second-step` with `code`, `recoveryCode` or `passkey`, after a right password. */
const secondStep: Endpoint = {
  path: '/sign-in/second-step',
  method: 'post',
  handler: async (req) => {
    if (!fromStudio(req)) return refused(403, 'Sign in on the studio’s own page.');
    const fields = await fieldsOf(req);
    const account = await halfDoneAccount(req);
    if (!account) return over();
    const attempt = await attemptAt('second-step', req, account.email);
    if (attempt.wait > 0) return tooMany(attempt.wait);
    if (!(await isProved(req, account.id, fields))) {
      return refused(403, 'That is not right, or it was used already. Try a new one.');
    }
    await attempt.forgive();
    return signedIn(req, account);
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
    const options = await authenticationOptions(await factorsOf(req.payload, account.id));
    await setChallenge(req.payload, account.id, 'prove', options.challenge);
    return answer(200, { options });
  },
};

export const secondStepEndpoints: readonly Endpoint[] = [secondStep, passkeyOptions];
