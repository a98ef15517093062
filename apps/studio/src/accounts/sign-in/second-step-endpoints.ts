import type { Endpoint, PayloadRequest } from 'payload';
import { answer, fieldsOf, fromStudio, refused, textIn, tooMany } from '../answers.ts';
import { factorProved, setChallenge } from '../second-factor/factor-proof.ts';
import { changeFactors, factorsOf } from '../second-factor/kept-factors.ts';
import { authenticationOptions } from '../second-factor/passkeys.ts';
import { takeRecoveryCode } from '../second-factor/recovery-codes.ts';
import { halfDoneAccount, signedIn } from './cookies.ts';
import { attemptAt } from './sign-in-attempts.ts';

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
    const fields = await fieldsOf(req);
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
    const options = await authenticationOptions(await factorsOf(req.payload, account.id));
    await setChallenge(req.payload, account.id, 'prove', options.challenge);
    return answer(200, { options });
  },
};

export const secondStepEndpoints: readonly Endpoint[] = [secondStep, passkeyOptions];
