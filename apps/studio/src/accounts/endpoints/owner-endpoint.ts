import type { Endpoint, PayloadRequest } from 'payload';
import { fromStudio, readFields, refused, textIn, tooMany } from '../answers.ts';
import { askForProof, noteProof, provedLately } from '../proof/proved.ts';
import { hasFactor } from '../second-factor/factors.ts';
import { readFactors } from '../second-factor/kept-factors.ts';
import { halfDoneAccount } from '../sign-in/cookies.ts';
import { type Account, accountWith, accountWithPassword } from '../sign-in/password-proof.ts';
import { attemptAt } from '../sign-in/sign-in-attempts.ts';

/** Who changes the second factor of an account: its owner, signed in, or on the way in and made to enrol. */
export interface Owner {
  readonly account: Account;
  /** True while the sign-in waits for the first factor: the password was proved a moment ago. */
  readonly enrolling: boolean;
}

/** @returns the owner, or the refusal */
async function ownerOf(req: PayloadRequest): Promise<Owner | Response> {
  if (!fromStudio(req)) return refused(403, 'Do this on the studio’s own page.');
  if (req.user) {
    const account = await accountWith(req.payload, Number(req.user.id));
    if (account) return { account, enrolling: false };
  }
  const account = await halfDoneAccount(req);
  if (account && !hasFactor(await readFactors(req.payload, account.id))) return { account, enrolling: true };
  return refused(401, 'Sign in first.');
}

/**
 * Asks an owner who is signed in for a proof of the last five minutes, or for the password with what is asked: a session somebody left
 * open must not give its finder a way in.
 *
 * @returns the refusal, or `null`
 */
export async function proofRefusal(
  req: PayloadRequest,
  { account, enrolling }: Owner,
  fields: Readonly<Record<string, unknown>>,
): Promise<Response | null> {
  if (enrolling) return null;
  const password = textIn(fields, 'password');
  if (password === '') return (await provedLately(req)) ? null : askForProof();
  const attempt = await attemptAt('password', req, account.email);
  if (attempt.wait > 0) return tooMany(attempt.wait);
  const proved = await accountWithPassword(req.payload, account.email, password);
  if (proved?.id !== account.id) return refused(403, 'The password is not right.');
  await attempt.forgive();
  await noteProof(req);
  return null;
}

/** What an owner asks of his second factor. */
interface OwnersRequest {
  readonly req: PayloadRequest;
  readonly owner: Owner;
  /** Of the body. */
  readonly fields: Readonly<Record<string, unknown>>;
}

type Answering = (asked: OwnersRequest) => Promise<Response>;

/** `POST /api/users/second-factor/{name}`, for the owner of an account alone. */
export const ownerEndpoint = (name: string, answering: Answering): Endpoint => ({
  path: `/second-factor/${name}`,
  method: 'post',
  handler: async (req) => {
    const owner = await ownerOf(req);
    if (owner instanceof Response) return owner;
    return answering({ req, owner, fields: await readFields(req) });
  },
});

/** The same, for an owner who has shown within five minutes who it is, or gives the password with it. */
export const provedEndpoint = (name: string, answering: Answering): Endpoint =>
  ownerEndpoint(
    name,
    async (asked) => (await proofRefusal(asked.req, asked.owner, asked.fields)) ?? answering(asked),
  );
