import { createHash, randomUUID } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import { z } from 'zod';
import { studioSettings } from '../../settings.ts';
import { seal, unseal } from '../sealed.ts';

const place = 'cookie';
const halfDone = 'studio-sign-in';
const known = 'studio-browser';
const tenMinutes = 10 * 60;
const halfAYear = 180 * 24 * 60 * 60;

const halfDoneShape = z.object({ account: z.number(), until: z.number() });
const knownShape = z.object({ account: z.string(), browser: z.string(), until: z.number() });

function cookie(name: string, value: string, maxAge: number): string {
  const secure = studioSettings().studioUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${maxAge}; Path=/api/users; HttpOnly; SameSite=Strict${secure}`;
}

const read = (headers: Headers, name: string) => parseCookies(headers).get(name) ?? '';

/** The cookie of somebody whose password was right and whose second step is to come, for ten minutes. It opens nothing else. */
export function halfDoneCookie(account: number): string {
  return cookie(
    halfDone,
    seal('sign-in-half-done', place, { account, until: Date.now() + tenMinutes * 1000 }),
    tenMinutes,
  );
}

export const noHalfDoneCookie = (): string => cookie(halfDone, '', 0);

/** The account whose password this browser has just proved, or `null`. */
export function halfDoneAccount(headers: Headers): number | null {
  const { data } = halfDoneShape.safeParse(unseal('sign-in-half-done', place, read(headers, halfDone)));
  return data && data.until > Date.now() ? data.account : null;
}

/** Addresses are no cookie's business, sealed or not. */
const digest = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** The cookie of a browser an address has signed in with: its wrong passwords are counted by themselves. It opens nothing. */
export function knownBrowserCookie(email: string): string {
  const until = Date.now() + halfAYear * 1000;
  const browser = randomUUID();
  return cookie(known, seal('known-browser', place, { account: digest(email), browser, until }), halfAYear);
}

/** The browser's number when `email` has signed in with it, else `null`. */
export function knownBrowser(headers: Headers, email: string): string | null {
  const { data } = knownShape.safeParse(unseal('known-browser', place, read(headers, known)));
  return data && data.account === digest(email) && data.until > Date.now() ? data.browser : null;
}
