import type { CollectionBeforeValidateHook } from 'payload';

/** Words a person reads in a minute. */
const readingPace = 200;

interface Node {
  readonly [key: string]: unknown;
  readonly text?: unknown;
  readonly children?: unknown;
}

/** The words of a part of a long text, a space between its parts. */
export function plainText({ text, children }: Node): string {
  if (typeof text === 'string') return text;
  return Array.isArray(children) ? (children as Node[]).map(plainText).join(' ') : '';
}

/**
 * Minutes it takes to read a long text, at least one.
 *
 * @param body as the editor keeps it (Lexical)
 * @returns `null` without a text
 */
export function minutesToRead(body: unknown): number | null {
  const root = (body as { readonly root?: Node } | null | undefined)?.root;
  if (!root) return null;
  const words = plainText(root).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / readingPace));
}

/** Counts `minutes` from `body` at every change; a text that is not there yet takes what was given, or one. */
export const countReadingTime: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data;
  const body = data.body === undefined ? originalDoc?.body : data.body;
  return { ...data, minutes: minutesToRead(body) ?? data.minutes ?? originalDoc?.minutes ?? 1 };
};
