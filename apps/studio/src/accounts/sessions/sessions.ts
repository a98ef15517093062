import {
  APIError,
  type CollectionConfig,
  createLocalReq,
  getFieldsToSign,
  jwtSign,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import { internalCollection } from '../../access/rules.ts';
import { hasFactor } from '../second-factor/factors.ts';
import { readFactors } from '../second-factor/kept-factors.ts';
import type { Account } from '../sign-in/password-proof.ts';
import { withAccountLocked } from './account-lock.ts';
import { type KeptSession, sessionEnd } from './session-end.ts';

export const sessionBrowsersSlug = 'session-browsers';

/** Which browser each session was opened in, so that their owner can tell them apart; Payload keeps their times alone. */
export const sessionBrowsers: CollectionConfig = {
  slug: sessionBrowsersSlug,
  labels: { singular: 'Browser of a session', plural: 'Browsers of sessions' },
  ...internalCollection,
  fields: [
    { name: 'session', type: 'text', required: true, unique: true, index: true },
    { name: 'account', type: 'number', required: true, index: true },
    { name: 'browser', type: 'text', required: true },
  ],
};

/** The session of a request, or an empty text. */
export function sessionId({ user }: PayloadRequest): string {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : '';
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (list: typeof browsers, text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** What a browser calls itself, in two words: "Firefox, Windows". Nobody relies on it; it helps an owner tell sessions apart. */
export function describeBrowser(userAgent: string | null): string {
  const text = userAgent ?? '';
  const words = [named(browsers, text), named(systems, text)].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(', ') : 'An unnamed browser';
}

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

/** What somebody who signs in has shown of who they are. */
export type Shown = 'password' | 'password and factor';

const changedMeanwhile = () =>
  new APIError(
    'Your account was changed while you signed in. Start again with your password.',
    401,
    null,
    true,
  );

/**
 * Opens a session for an account that has proved who it is, unless what it proved is no longer so: a sign-in that began before the
 * owner changed the password must not outlast the sessions that this change ended.
 *
 * @param account as it was when the password was found right
 * @returns its cookie, and when it ends in seconds since 1970
 * @throws APIError 401 when its password, address, role or second factor was changed meanwhile
 */
export function openSession(
  req: PayloadRequest,
  account: Account,
  shown: Shown,
): Promise<{ cookie: string; exp: number }> {
  return withAccountLocked(req, account.id, () => opened(req, account, shown));
}

async function opened(req: PayloadRequest, account: Account, shown: Shown) {
  const { payload } = req;
  const collectionConfig = payload.collections.users.config;
  const where = { id: { equals: account.id } };
  const user = await payload.db.findOne<TypedUser & Account>({ collection: 'users', where, req });
  const same = (['hash', 'email', 'role'] as const).every((name) => user?.[name] === account[name]);
  if (!user || !same) throw changedMeanwhile();
  if (shown === 'password' && hasFactor(await readFactors(payload, account.id, req)))
    throw changedMeanwhile();
  const signed = { ...user, collection: 'users' as const };
  const { sid = '' } = await addSessionToUser({ collectionConfig, payload, req, user: signed });
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email ?? '', sid, user: signed }),
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
  await noteBrowser(req, account.id, sid);
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collectionConfig.auth,
    cookiePrefix: payload.config.cookiePrefix,
    returnCookieAsObject: false,
    token,
  });
  return { cookie: String(cookie), exp };
}

async function noteBrowser(req: PayloadRequest, account: number, session: string): Promise<void> {
  const { db } = req.payload;
  const open = (await storedSessions(req.payload, account, req)).map(({ id }) => id);
  await db.deleteMany({
    collection: sessionBrowsersSlug,
    where: { and: [{ account: { equals: account } }, { session: { not_in: [...open, session] } }] },
    req,
  });
  const data = { session, account, browser: describeBrowser(req.headers.get('user-agent')) };
  await db.create({ collection: sessionBrowsersSlug, data, req });
}

/** The open sessions of an account, the newest first. */
export async function listSessions(payload: Payload, account: number): Promise<Session[]> {
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
 * @param given whose transaction this belongs to, if any
 */
export async function endSessions(
  payload: Payload,
  account: number,
  which: (session: string) => boolean,
  given?: PayloadRequest,
): Promise<void> {
  const req = given ?? (await createLocalReq({}, payload));
  await withAccountLocked(req, account, async () => {
    const sessions = (await storedSessions(payload, account, req)).filter(({ id }) => !which(id));
    // Payload's own mark for "the entry itself did not change".
    const data = { sessions, updatedAt: null };
    await payload.db.updateOne({ collection: 'users', id: account, data, returning: false, req });
  });
}
