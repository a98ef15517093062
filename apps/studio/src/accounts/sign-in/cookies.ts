import { createHash, randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { z } from 'zod';
import { studioSettings } from '../../settings.ts';
import { seal, unseal } from '../sealed.ts';
import { type Account, accountWith } from './password-proof.ts';

const place = 'cookie';
const halfDone = 'studio-sign-in';
const known = 'studio-browser';
const tenMinutes = 10 * 60;
const halfAYear = 180 * 24 * 60 * 60;

const halfDoneShape = z.object({ account: z.number(), password: z.string(), until: z.number() });
const knownShape = z.object({ account: z.string(), browser: z.string(), until: z.number() });

function cookie(name: string, value: string, maxAge: number): string {
  const secure = studioSettings().studioUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${maxAge}; Path=/api/users; HttpOnly; SameSite=Strict${secure}`;
}

const read = (headers: Headers, name: string) => parseCookies(headers).get(name) ?? '';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Addresses are no cookie's business, sealed or not. */
const digestOf = (email: string) => digest(email.trim().toLowerCase());

/** A mark of the password an account has now, which says nothing of it. */
const markOf = ({ hash }: Account) => digest(hash ?? '');

/**
 * The cookie of somebody whose password was right and whose second step is to come, for ten minutes or until the password is
 * another one. It opens nothing else.
 */
export function halfDoneCookie(account: Account): string {
  const until = Date.now() + tenMinutes * 1000;
  const half = { account: account.id, password: markOf(account), until };
  return cookie(halfDone, seal('sign-in-half-done', place, half), tenMinutes);
}

/** Takes that cookie away. */
export const noHalfDoneCookie = (): string => cookie(halfDone, '', 0);

/** The account whose password this browser has just proved, or `null`. */
export async function halfDoneAccount({ headers, payload }: PayloadRequest): Promise<Account | null> {
  const { data } = halfDoneShape.safeParse(unseal('sign-in-half-done', place, read(headers, halfDone)));
  if (!data || data.until < Date.now()) return null;
  const account = await accountWith(payload, data.account);
  return account && markOf(account) === data.password ? account : null;
}

/** The cookie of a browser an address has signed in with: its wrong passwords are counted by themselves. It opens nothing. */
export function knownBrowserCookie(email: string): string {
  const until = Date.now() + halfAYear * 1000;
  const browser = randomUUID();
  return cookie(known, seal('known-browser', place, { account: digestOf(email), browser, until }), halfAYear);
}

/** The browser's number when `email` has signed in with it, else `null`. */
export function knownBrowser(headers: Headers, email: string): string | null {
  const { data } = knownShape.safeParse(unseal('known-browser', place, read(headers, known)));
  return data && data.account === digestOf(email) && data.until > Date.now() ? data.browser : null;
}
