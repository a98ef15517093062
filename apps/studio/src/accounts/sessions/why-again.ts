import { createHmac } from 'node:crypto';
import { sameSecret } from '@sundowner/keyring';
import type { PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { z } from 'zod';
import { studioSettings } from '../../settings.ts';
import { type KeptSession, sessionEnd } from './session-end.ts';

const tokenShape = z.object({ id: z.number(), sid: z.string() });

/** Whose session a browser still shows, whether it holds or not; `null` for a token we have not signed. */
function shownSession({ headers, payload }: PayloadRequest): z.infer<typeof tokenShape> | null {
  const token = parseCookies(headers).get(`${payload.config.cookiePrefix}-token`) ?? '';
  const [head = '', body = '', signature = ''] = token.split('.');
  const right = createHmac('sha256', payload.secret).update(`${head}.${body}`).digest('base64url');
  if (!sameSecret(signature, right)) return null;
  const text = Buffer.from(body, 'base64url').toString('utf8');
  return tokenShape.safeParse(JSON.parse(text)).data ?? null;
}

const days = (count: number) => (count === 1 ? 'a day' : `${count} days`);

/** Why somebody who was signed in is asked to sign in again, in words, or `null` for anybody who was not. */
export async function whyAgain(req: PayloadRequest, now = Date.now()): Promise<string | null> {
  const shown = shownSession(req);
  if (!shown) return null;
  const where = { id: { equals: shown.id } };
  const account = await req.payload.db.findOne<{ id: number; sessions?: readonly KeptSession[] | null }>({
    collection: 'users',
    where,
  });
  const session = account?.sessions?.find(({ id }) => id === shown.sid);
  if (!session)
    return 'Your session was ended: by you, by an administrator, or because your password, your e-mail address or your second factor was changed.';
  if (sessionEnd(session) > now) return 'Your session ended because it was not used for some hours.';
  return `You had been signed in for ${days(studioSettings().limits.sessionDays)}, which is as long as a session lasts here.`;
}
