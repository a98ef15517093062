import { plainWidths } from './widths.ts';

/** What is written around an address is looked at up to here; anything longer is no address either. */
const longestTyped = 600;
const longestAddress = 254;
const longestLocal = 64;

/** What most people write, and what is taken as it is. */
const byItself = /^[\w+-]+(?:\.[\w+-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** Only with a mark or a space behind it: `mailbox@example.com` and `email.ana@example.com` are addresses. */
const heading =
  /^(?:e-?mail|mail|correo|courriel|e-post|adresse)(?:\s?-?(?:address|adresse))?(?:\s*[:=]\s*|\s+)(?=[^\s@]+\s*@)/i;
/** Marks around an address that are none of it; those behind it a keyboard or a sentence put there. */
const before = /^[\s<(['‘’“”«‹*]+/;
const behind = /[\s>)\]'‘’“”»›*,;:.!?…/\\]+$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * An address by itself, as it is pasted: of `Ana Quill <ana@example.com>`, of `mailto:ana@example.com?subject=…`, of one between
 * brackets or before a comma, with a space beside the @; with letters of full width as plain ones. What holds no such thing stays as it is.
 */
export function plainAddress(typed: string): string {
  if (typed.length > longestTyped || byItself.test(typed)) return typed;
  // Marks nobody sees come along with what is copied from a page or a chat.
  const text = plainWidths(typed)
    .replace(/\p{Cf}+/gu, '')
    .trim();
  const angled = /<([^<>]*)>[\s.,;]*$/.exec(text)?.[1] ?? text;
  const bare = angled.replace(/\s\((?:[^()@]{1,60})\)$/, '').replace(before, '');
  const link = /^mailto:(?:\/\/)?([^?]*)/i.exec(bare)?.[1];
  const plain = (link === undefined ? bare.replace(heading, '') : decoded(link)).trim().replace(behind, '');
  return withoutSpaces(plain.replace(/^"([^"@\s]+@[^"@\s]+)"?$/, '$1').replace(/[‘’](?=[^@]*@)/g, "'"));
}

/** A space beside the @ or a dot behind it was put there by a keyboard; one anywhere else stands between two things. */
function withoutSpaces(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 0 || text.startsWith('"')) return text;
  const domain = text
    .slice(at + 1)
    .trim()
    .replace(/\s*\.\s*/g, '.');
  return `${text.slice(0, at).trim()}@${domain}`;
}

/**
 * What a part before the @ is like. `dots`: two in a row, or one at an end, which a few mail services of telephones gave out.
 * `quoted`: with spaces or dots between quotation marks (RFC 5322, 3.4.1). Both are addresses people have, and most who write them
 * have slipped.
 */
type LocalPart = 'plain' | 'dots' | 'quoted';

const atoms = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
// Without what could end an address in a header: no comma, semicolon, bracket, backslash, @ or quotation mark inside.
const quoted = /^"[\w!#$%&'*+/=?^`{|}~. -]+"$/;

/** @returns `null` for what no mail server would take without SMTPUTF8, or at all */
export function localPartOf(local: string): LocalPart | null {
  if (local.length > longestLocal) return null;
  if (quoted.test(local)) return 'quoted';
  if (!atoms.test(local) || /^\.+$/.test(local)) return null;
  return local.startsWith('.') || local.endsWith('.') || local.includes('..') ? 'dots' : 'plain';
}

const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const lastLabel = /^\p{L}[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u;

/** Whether it is a domain mail can be sent to; it may be international, it travels as punycode. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((each) => label.test(each)) && lastLabel.test(labels.at(-1) ?? '');
}

/** An address in its two parts, `null` for what is none. */
function partsOf(address: string): { readonly local: string; readonly domain: string } | null {
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > longestAddress) return null;
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
}

/** Why a text is no address: `accents` where only the letters before the @ are at fault. */
export function addressFault(address: string): 'accents' | 'no-address' | null {
  const parts = partsOf(address);
  if (!parts || !isDomain(parts.domain)) return 'no-address';
  if (localPartOf(parts.local) !== null) return null;
  // Mail servers without SMTPUTF8 refuse any other Reply-To, and the concierge's mail with it.
  return /^[\p{L}\p{M}\p{N}._+-]{1,64}$/u.test(parts.local) && /[^ -~]/.test(parts.local)
    ? 'accents'
    : 'no-address';
}

/** A comma of any script. With a space behind it, and a dot before it, something else begins there. */
const comma = /\s*[,،、]\s*/g;
const isListed = /\.[^,،、]*[,،、]\s/;

/**
 * The address that was probably meant by one with a comma for a dot in its domain, "pat@example,com"; `null` for any other. It is asked
 * about, and never put in place of what was typed.
 */
export function meantAddress(address: string): string | null {
  const parts = partsOf(address);
  if (!parts || !/[,،、]/.test(parts.domain) || isListed.test(parts.domain)) return null;
  const meant = `${parts.local}@${parts.domain.replace(comma, '.')}`;
  return addressFault(meant) === null ? meant : null;
}

/** What is asked once of an address that is seldom written on purpose, and then taken; `null` for any other. */
export function addressWarning(address: string): string | null {
  const parts = partsOf(address);
  if (!parts || addressFault(address) !== null) return null;
  const like = localPartOf(parts.local);
  if (like === 'dots') {
    return `Few addresses are written ${address}, with a dot at an end or two in a row. Please look once more; if it is right, we take it`;
  }
  if (like === 'quoted') {
    return `Few addresses are written ${address}, with quotation marks. Please look once more; if it is right, we take it`;
  }
  return null;
}
