import { createHmac, type KeyObject } from 'node:crypto';
import { type FormValues, trapNames } from '../forms/form.ts';

/** Of a value what a machine repeats and two people seldom share: how long it is, to the next power of two, and what it begins with. */
function shapeOfValue(value: unknown): string {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  // A trap may hold anything a post can, however deep it goes.
  const text = items.map((item) => (typeof item === 'object' ? '' : String(item))).join('\n');
  const length = 32 - Math.clz32(text.length);
  const first = /^\s*(?:(https?:)|(\p{Script=Latin})|(\p{L})|([\d+]))?/u.exec(text.slice(0, 100));
  const begins = ['address', 'latin', 'letter', 'digit'].find((_, group) => first?.[group + 1] !== undefined);
  const link = /https?:\/\//i.test(text) ? ' link' : '';
  return `${length} ${begins ?? 'other'}${link}`;
}

/** Of fewer values strangers share the shape. */
const leastFilled = 5;

const filled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : (value ?? '') !== '');

/**
 * By what one held enquiry is told to be of the same making as another, whatever its words: which fields are filled in, how long each
 * is, and what stands in the traps. A keyed hash, of which no word can be had back.
 *
 * @param raw the post as it came, for its traps
 * @returns `null` where too little is filled in: the addresses of a hundred readers of the letter have one shape
 */
export function contentShape(
  key: KeyObject,
  kind: string,
  values: Readonly<FormValues>,
  extra: Readonly<Record<string, string>>,
  raw: Readonly<Record<string, unknown>>,
): string | null {
  const traps = trapNames.map((name) => [name, Object.hasOwn(raw, name) ? raw[name] : '']);
  const all = [...Object.entries(values), ...Object.entries(extra), ...traps] as [string, unknown][];
  const shapes = all
    .filter(([, value]) => filled(value))
    .map(([name, value]) => [name, shapeOfValue(value)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  if (shapes.length < leastFilled) return null;
  return shortHash(key, 'shape', [kind, shapes]);
}

/** Where a post came from, as keyed hashes that name nobody; `null` where it is not known. */
export interface PosterNetwork {
  /** Of the /24 of an IPv4 address, of the /64 of an IPv6 one. */
  readonly network: string | null;
  /** Of the /48 of an IPv6 address, which belongs to one customer as a whole; of the same /24 else. */
  readonly wider: string | null;
}

const hashLength = 16;

/** A keyed hash short enough to be kept in great number; 96 bits, so that no two things fall together. */
export const shortHash = (key: KeyObject, purpose: string, words: unknown): string =>
  createHmac('sha256', key)
    .update(`${purpose}\n${JSON.stringify(words)}`)
    .digest('base64url')
    .slice(0, hashLength);

/** The networks of an address as limits count it: "192.0.2.7", or "2001:db8:0:1::/64". */
function networksOf(client: string): readonly [network: string, wider: string] | null {
  const parts = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(client);
  if (parts?.[1]) return [parts[1], parts[1]];
  const groups = /^([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):([0-9a-f]{1,4})::\/64$/.exec(client);
  return groups?.[1] ? [`${groups[1]}:${groups[2]}`, groups[1]] : null;
}

/** @param client as limits count it; absent where the post came by no network */
export function posterNetwork(key: KeyObject, client: string | undefined): PosterNetwork {
  const found = client === undefined ? null : networksOf(client);
  if (!found) return { network: null, wider: null };
  return { network: shortHash(key, 'network', found[0]), wider: shortHash(key, 'wider', found[1]) };
}

/** The same for one ticket alone: it tells whether the ticket goes round, and joins no two tickets. */
export function networkOfTicket(key: KeyObject, client: string | undefined, nonce: string): string | null {
  const found = client === undefined ? null : networksOf(client);
  return found && shortHash(key, 'ticket', [nonce, found[0]]);
}
