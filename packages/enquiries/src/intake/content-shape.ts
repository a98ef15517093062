import type { KeyObject } from 'node:crypto';
import { type FormValues, trapFields } from '../forms/form.ts';
import { shortHash } from './poster-network.ts';

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
  const traps = trapFields.map((name) => [name, Object.hasOwn(raw, name) ? raw[name] : '']);
  const all = [...Object.entries(values), ...Object.entries(extra), ...traps] as [string, unknown][];
  const shapes = all
    .filter(([, value]) => filled(value))
    .map(([name, value]) => [name, shapeOfValue(value)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  if (shapes.length < leastFilled) return null;
  return shortHash(key, 'shape', [kind, shapes]);
}
