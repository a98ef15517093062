import { getFieldsToSign, jwtSign, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import { browserWords } from './browser-words.ts';
import { sessionBrowsersSlug } from './collection.ts';
import { type KeptSession, sessionEnd } from './session-end.ts';

type StoredSession = KeptSession & { readonly createdAt?: string | null; readonly expiresAt: string };

/** A session as its owner sees it; times are ISO 8601. */
export interface Session {
  readonly id: string;
  readonly began: string | null;
  readonly ends: string;
  readonly browser: string;
}

async function storedSessions(
  payload: Payload,
  account: number,
  req?: PayloadRequest,
): Promise<readonly StoredSession[]> {
  const where = { id: { equals: account } };
  const row = await payload.db.findOne<{ id: number; sessions?: StoredSession[] | null }>({
    collection: 'users',
    where,
    ...(req ? { req } : {}),
  });
  return (row?.sessions ?? []).filter(
    (session) => Math.min(Date.parse(session.expiresAt), sessionEnd(session)) > Date.now(),
  );
}

/**
 * Opens a session for an account that has proved who it is.
 *
 * @returns its cookie, and when it ends in seconds since 1970
 */
export async function openSession(
  req: PayloadRequest,
  account: number,
): Promise<{ cookie: string; exp: number }> {
  const { payload } = req;
  const collectionConfig = payload.collections.users.config;
  const where = { id: { equals: account } };
  const user = await payload.db.findOne<TypedUser>({ collection: 'users', where });
  if (!user) throw new Error(`There is no account ${account}.`);
  const signed = { ...user, collection: 'users' as const };
  const { sid = '' } = await addSessionToUser({ collectionConfig, payload, req, user: signed });
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email ?? '', sid, user: signed }),
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
  await noteBrowser(payload, account, sid, browserWords(req.headers.get('user-agent')));
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collectionConfig.auth,
    cookiePrefix: payload.config.cookiePrefix,
    returnCookieAsObject: false,
    token,
  });
  return { cookie: String(cookie), exp };
}

async function noteBrowser(
  payload: Payload,
  account: number,
  session: string,
  browser: string,
): Promise<void> {
  const open = (await storedSessions(payload, account)).map(({ id }) => id);
  await payload.db.deleteMany({
    collection: sessionBrowsersSlug,
    where: { and: [{ account: { equals: account } }, { session: { not_in: [...open, session] } }] },
  });
  await payload.db.create({ collection: sessionBrowsersSlug, data: { session, account, browser } });
}

/** The open sessions of an account, the newest first. */
export async function sessionsOf(payload: Payload, account: number): Promise<Session[]> {
  const [sessions, { docs }] = await Promise.all([
    storedSessions(payload, account),
    payload.db.find<{ id: number; session: string; browser: string }>({
      collection: sessionBrowsersSlug,
      where: { account: { equals: account } },
      pagination: false,
    }),
  ]);
  return sessions
    .map(({ id, createdAt, expiresAt }) => ({
      id,
      began: createdAt ?? null,
      ends: expiresAt,
      browser: docs.find(({ session }) => session === id)?.browser ?? 'An unnamed browser',
    }))
    .sort((one, other) => (other.began ?? '').localeCompare(one.began ?? ''));
}

/**
 * Ends sessions of an account: what they hold opens nothing from the next request on.
 *
 * @param which says whether a session is to end
 * @param req whose transaction this belongs to, if any
 */
export async function endSessions(
  payload: Payload,
  account: number,
  which: (session: string) => boolean,
  req?: PayloadRequest,
): Promise<void> {
  const sessions = (await storedSessions(payload, account, req)).filter(({ id }) => !which(id));
  // Payload's own mark for "the entry itself did not change".
  const data = { sessions, updatedAt: null };
  await payload.db.updateOne({
    collection: 'users',
    id: account,
    data,
    returning: false,
    ...(req ? { req } : {}),
  });
}
