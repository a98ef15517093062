import { parseCookies } from 'payload';
import { generateCookie } from 'payload/shared';
import { z } from 'zod';
import { studioSettings } from '../../settings.ts';
import { seal, unseal } from '../sealed.ts';

const place = 'cookie';
const halfDone = 'studio-sign-in';
const known = 'studio-browser';
const tenMinutes = 10 * 60;
const halfAYear = 180 * 24 * 60 * 60;

const halfDoneShape = z.object({ account: z.number(), until: z.number() });
const knownShape = z.object({ account: z.number(), browser: z.string(), until: z.number() });

function cookie(name: string, value: string, maxAge: number): string {
  return generateCookie<false>({
    name,
    value,
    maxAge,
    path: '/api/users',
    httpOnly: true,
    sameSite: 'Strict',
    secure: studioSettings().studioUrl.startsWith('https:'),
    returnCookieAsObject: false,
  });
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

/** The cookie of a browser an account has signed in with: its wrong passwords are counted by themselves. It opens nothing. */
export function knownBrowserCookie(account: number): string {
  const until = Date.now() + halfAYear * 1000;
  return cookie(
    known,
    seal('known-browser', place, { account, browser: crypto.randomUUID(), until }),
    halfAYear,
  );
}

/** The browser's number when `account` has signed in with it, else `null`. */
export function knownBrowser(headers: Headers, account: number): string | null {
  const { data } = knownShape.safeParse(unseal('known-browser', place, read(headers, known)));
  return data && data.account === account && data.until > Date.now() ? data.browser : null;
}
