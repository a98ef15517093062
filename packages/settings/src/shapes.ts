import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Parsers for single settings. Each message continues the sentence "NAME …" and ends with what to do. */

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

export const port = wholeNumber(1, 65_535);
export const countFrom = (least: number) => wholeNumber(least, 1_000_000_000_000);
export const count = countFrom(1);
/** A change holds one connection, and what it checks meanwhile takes another; with fewer than three two changes stop each other. */
export const poolSize = wholeNumber(3, 1000);
/** A hundred years: what lies beyond is a slip of the hand, and far beyond it no date any more. */
export const months = wholeNumber(1, 1200);
/** Of what somebody waits for: beyond a minute it would be taken for a fault. */
export const fewSeconds = wholeNumber(0, 60);
export const milliseconds = wholeNumber(-10_000_000_000, 10_000_000_000);

function parts(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function addressOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** An origin such as `https://www.example.com`: no path, query, user or password. */
export const origin = z
  .string()
  .refine((text) => {
    const url = addressOf(text);
    if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
    return url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  }, 'must be the address of the site alone, like "https://www.example.com", without path or password')
  .transform((text) => new URL(text).origin);

/** Origins, separated by commas; a host may begin with `*.` as in a content policy. */
export const origins = z
  .string()
  .transform(parts)
  .refine(
    (list) =>
      list.length > 0 &&
      list.every((entry) => /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(entry)),
    'must be origins separated by commas, like "https://stats.example.com, https://*.example.net"',
  );

export const onOrOff = z.enum(['on', 'off'], 'must be "on" or "off"').transform((text) => text === 'on');

/** An http or https address without a user or password; a trailing slash is dropped. */
export const webAddress = z
  .string()
  .refine((text) => {
    const url = addressOf(text);
    return !!url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
  }, 'must be a full web address, like "https://api.example.com"')
  .transform((text) => text.replace(/\/+$/, ''));

/** One to eight such addresses, separated by commas. */
export const webAddresses = z
  .string()
  .transform(parts)
  .refine(
    (list) => list.length > 0 && list.length <= 8 && list.every((part) => webAddress.safeParse(part).success),
    'must be one to eight full web addresses, separated by commas',
  )
  .transform((list) => list.map((part) => webAddress.parse(part)));

/** A page a visitor is sent to: a path on our own host or a full https address (SUB-13, SUB-14). */
export const pageAddress = z
  .string()
  .refine(
    (text) => /^\/(?![/\\])\S*$/.test(text) || addressOf(text)?.protocol === 'https:',
    'must be a path like "/contact-us" or a full https address',
  );

export const mailServer = z
  .string()
  .refine(
    (text) => ['smtp:', 'smtps:'].includes(addressOf(text)?.protocol ?? '') && !!addressOf(text)?.hostname,
    'must be the address of a mail server, like "smtps://user:password@mail.example.com:465"',
  );

export const mailboxServer = z
  .string()
  .refine(
    (text) => ['imap:', 'imaps:'].includes(addressOf(text)?.protocol ?? '') && !!addressOf(text)?.username,
    'must be the address of a mailbox, like "imaps://user:password@mail.example.com:993/INBOX"',
  );

export const database = z
  .string()
  .refine(
    (text) => ['postgres:', 'postgresql:'].includes(addressOf(text)?.protocol ?? ''),
    'must be the address of a PostgreSQL database, like "postgres://user:password@host/name"',
  );

const mailPattern = /^[^\s@<>",;:()[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** The bare address of a mailbox. */
export const addressIn = (mailbox: string): string => /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;

/** One mailbox, bare or with a name before it: `Name <mail@example.com>`. */
export const mailbox = z
  .string()
  .refine(
    (text) => mailPattern.test(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text),
    'must be a mail address, like "concierge@example.com" or "The Concierge <concierge@example.com>"',
  );

/** Whom to write of a hole in the product: a bare mail address, or an https address. */
export const securityContact = z
  .string()
  .refine(
    (text) => mailPattern.test(text) || (addressOf(text)?.protocol === 'https:' && !/[\s\p{Cc}]/u.test(text)),
    'must be a mail address, like "security@example.com", or an https address',
  );

/** Mail addresses and whole domains (`@example.com`), separated by commas. */
export const mailList = z
  .string()
  .transform(parts)
  .refine(
    (list) => list.length > 0 && list.every((entry) => mailPattern.test(entry.replace(/^@/, 'any@'))),
    'must be mail addresses or domains separated by commas, like "me@example.com, @example.org"',
  );

/** Domains, separated by commas. */
export const domains = z
  .string()
  .transform((text) => parts(text.toLowerCase()))
  .refine(
    (list) => list.length > 0 && list.every((entry) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(entry)),
    'must be domains separated by commas, like "example.com, example.org"',
  );

/** Addresses and networks, separated by commas; `loopback` stands for the machine itself. Gives CIDR texts. */
export const networks = z
  .string()
  .transform((text) =>
    parts(text).flatMap((part) => (part === 'loopback' ? ['127.0.0.0/8', '::1/128'] : [part])),
  )
  .refine(
    (list) => list.every((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part)),
    'must be addresses or networks separated by commas, like "10.0.0.4, 172.16.0.0/12, loopback"',
  )
  .transform((list) => list.map((part) => (part.includes('/') ? part : `${part}/${bits(part)}`)));

const bits = (address: string): number => (ipaddr.parse(address).kind() === 'ipv6' ? 128 : 32);

export const hostName = z
  .string()
  .regex(/^[a-z0-9.:-]+$/i, 'must be a host name or an address, like "127.0.0.1"');

/** A CRM portal or form id. */
export const identifier = z.string().regex(/^[\w-]{1,100}$/, 'must hold letters, digits and hyphens only');

export const text = z.string().regex(/^[^\r\n]{1,500}$/, 'must be one line of at most 500 characters');

/** Text of a form that somebody else defines; `message` continues the sentence "NAME …". */
export const matching = ({ pattern, message }: { readonly pattern: RegExp; readonly message: string }) =>
  z.string().regex(pattern, message);

/** A folder; gives an absolute path. */
export const folder = text.transform((path) => resolve(path));

export const mode = z.enum(['demo', 'live'], 'must be "demo" or "live"');

const roles = ['site', 'studio', 'worker'] as const;
export type Role = (typeof roles)[number];
const isRole = (text: string): text is Role => roles.some((role) => role === text);

/** Roles of a machine, separated by commas, in the order they are always named. */
export const run = z
  .string()
  .transform((text) => parts(text.toLowerCase()))
  .refine(
    (list) => list.length > 0 && list.every(isRole),
    'must be one or more of site, studio and worker, separated by commas',
  )
  .transform((list): readonly Role[] => roles.filter((role) => list.includes(role)));

export const cdn = z.enum(['nginx', 'fastly'], 'must be "nginx" or "fastly"');

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logLevel = z.enum(logLevels, `must be one of ${logLevels.join(', ')}`);

/** What a header can carry without being encoded. */
export const headerText = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'must be one word of letters, digits and signs without spaces');

const currencyCodes = new Set(Intl.supportedValuesOf('currency'));

/** Code of a currency (ISO 4217). */
export const currency = z
  .string()
  .transform((text) => text.toUpperCase())
  .refine((code) => currencyCodes.has(code), 'must be the code of a currency, like "USD"');

/** Codes of currencies (ISO 4217), separated by commas. */
export const currencies = z
  .string()
  .transform((text) => [...new Set(parts(text.toUpperCase()))])
  .refine(
    (list) => list.length > 0 && list.length <= 8 && list.every((code) => currencyCodes.has(code)),
    'must be one to eight codes of currencies, separated by commas, like "USD, EUR"',
  );

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    // An offset, "+02:00", is one to the runtime.
    return /^[a-z]/i.test(name);
  } catch {
    return false;
  }
}

/** IANA name of a time zone, in its own capitals. */
export const timeZone = z
  .string()
  .refine(isTimeZone, 'must be the name of a time zone, like "Africa/Gaborone" or "UTC"')
  .transform((name) => new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone);

/** English and a country (BCP 47): the words of the product are English. */
export const locale = z.string().regex(/^en-[A-Z]{2}$/, 'must be English and a country, like "en-GB"');
