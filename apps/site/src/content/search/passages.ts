import type { Passage } from './findable.ts';
import { plain, stem } from './query-terms.ts';

const isWord = /[\p{L}\p{N}]/u;

/** Where the words of a text stand that are one of the terms. */
function hits(text: string, terms: readonly string[]): [start: number, end: number][] {
  const compared = plain(text);
  const found: [number, number][] = [];
  for (const { 0: whole, index } of compared.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)) {
    if (whole.includes('-') && terms.includes(stem(whole.replace('-', '')))) {
      found.push([index, index + whole.length]);
      continue;
    }
    for (const { 0: word, index: at } of whole.matchAll(/[^-]+/g)) {
      if (terms.includes(stem(word))) found.push([index + at, index + at + word.length]);
    }
  }
  return found;
}

/** A text in parts, those that were looked for marked. @param terms as the index knows them */
export function passages(text: string, terms: readonly string[]): readonly Passage[] {
  const parts: Passage[] = [];
  let at = 0;
  for (const [start, end] of hits(text, terms)) {
    if (start > at) parts.push({ text: text.slice(at, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}

/** About as many letters as fit two lines. */
const excerptLength = 180;

/** The part of a longer text in which something was found, cut between words; its beginning where nothing was. */
export function excerpt(text: string, terms: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const first = hits(text, terms)[0]?.[0] ?? 0;
  let start = Math.max(0, first - 60);
  while (start > 0 && isWord.test(text.charAt(start - 1))) start += 1;
  let end = Math.min(text.length, start + excerptLength);
  while (end < text.length && end > start && isWord.test(text.charAt(end))) end -= 1;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).replace(/^[\s·]+|[\s·]+$/g, '')}${end < text.length ? ' …' : ''}`;
}
