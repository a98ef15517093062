import { createHmac } from 'node:crypto';
import { sameSecret } from '@sundowner/keyring';
import {
  type CollectionRefreshHook,
  getFieldsToSign,
  jwtSign,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { parseCookies } from 'payload/shared';
import { z } from 'zod';
import { studioSettings } from '../../settings.ts';

/** A session as Payload keeps it; `createdAt` does not move when the session is used. */
export interface KeptSession {
  readonly id: string;
  readonly createdAt?: string | Date | null;
  readonly expiresAt: string | Date;
}

const day = 86_400_000;

/** When a session ends however much it is used, in milliseconds; one of an unknown beginning has ended. */
export function sessionEnd({ createdAt }: KeptSession): number {
  const began = createdAt ? new Date(createdAt).getTime() : Number.NaN;
  return Number.isNaN(began) ? 0 : began + studioSettings().limits.sessionDays * day;
}

function isOver(user: TypedUser, now: number): boolean {
  const { sessions, _sid } = user as { sessions?: readonly KeptSession[] | null; _sid?: string };
  const session = sessions?.find(({ id }) => id === _sid);
  return !session || sessionEnd(session) <= now;
}

/**
 * Treats a request with a session that is too old as signed out. Payload asks of a session only that it is there, and lets each use
 * move its end on: a session that is used for ever is one that is stolen for ever (OWASP, "Absolute Timeout"). The end is worked
 * out from the beginning, so it counts for sessions of earlier versions and for a setting that was changed.
 */
export function endSessionsInTime(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args);
      return result.user && isOver(result.user, Date.now()) ? { user: null } : result;
    },
  }));
}

/** Signs a session that is used on, and no further than its end. Payload has moved the row's own end by then. */
export const refreshUntilTheEnd: CollectionRefreshHook = async ({ args, user }) => {
  const { collection, req } = args;
  const { config } = collection;
  const sid = req.user && '_sid' in req.user ? String(req.user._sid) : '';
  const sessions = (user as { sessions?: readonly KeptSession[] | null }).sessions ?? [];
  const session = sessions.find(({ id }) => id === sid);
  if (!session || !req.user) return;
  const end = sessionEnd(session);
  const seconds = Math.min(config.auth.tokenExpiration, Math.floor((end - Date.now()) / 1000));
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email ?? '', sid, user: req.user }),
    secret: req.payload.secret,
    tokenExpiration: Math.max(1, seconds),
  });
  const kept = sessions.map((one) =>
    one.id === sid && new Date(one.expiresAt).getTime() > end
      ? { ...one, expiresAt: new Date(end).toISOString() }
      : one,
  );
  // Payload's own mark for "the entry itself did not change".
  const data = { sessions: kept, updatedAt: null };
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false });
  return { exp, refreshedToken: token, setCookie: true, user };
};

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
