import { domainToASCII } from 'node:url';
import { localPartOf } from '../../forms/addresses.ts';
import type { MailAddress } from './mail.ts';

/**
 * Letters, digits and the atom marks of RFC 5322 on the left, or what a form takes there besides (forms/addresses.ts: odd dots,
 * spaces between quotation marks); a domain with a dot (or `localhost`) on the right. Comments, commas, brackets and control
 * characters, the carriers of header injection, never pass.
 */
const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** `text` as an address that may stand in a header, its domain in ASCII; `null` when it is none. */
export function mailAddressOf(text: string): string | null {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1 || trimmed.length > 254 || at > 64) return null;
  const host = domainToASCII(trimmed.slice(at + 1)).toLowerCase();
  const before = trimmed.slice(0, at);
  if ((!local.test(before) && localPartOf(before) === null) || !domain.test(host)) return null;
  if (!host.includes('.') && host !== 'localhost') return null;
  return `${before}@${host}`;
}

/**
 * A visitor's or an owner's name for a header: one line, no control or direction-changing characters, at most 80 long.
 * `null` when nothing is left.
 */
export function displayNameOf(text: string): string | null {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[<>"@]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, 80).join('').trim() || null;
}

/**
 * Reads a setting of the form `concierge@example.com` or `The Concierge <concierge@example.com>`.
 *
 * @throws Error, one sentence naming the setting, when it holds no address
 */
export function mailboxOf(setting: string, settingName: string): MailAddress {
  const named = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(setting);
  const address = mailAddressOf(named?.[2] ?? setting);
  if (!address) throw new Error(`${settingName} must be an e-mail address, but is "${setting}".`);
  return { name: named?.[1] ? displayNameOf(named[1]) : null, address };
}

/** The part of an address behind the @. */
export function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
