import { withoutEndSlashes } from '@sundowner/brand';
import { answersNothing, type PageAnswers } from '../../content/page/answered-query.ts';
import { answeredPages, galleryPages } from './answered-pages.ts';

interface Route {
  readonly pattern: RegExp;
  readonly answers: PageAnswers;
}

/** Of two routes that serve a path the one that names more of it wins, segment by segment: `rooms`, `[brand]-tv`, `[lodge]`, `[...lodge]`. */
function looseness(segment: string): number {
  if (segment.startsWith('[...')) return 3;
  if (/^\[\w+\]$/.test(segment)) return 2;
  return segment.includes('[') ? 1 : 0;
}

function byExactness(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = looseness(left[index] ?? '') - looseness(right[index] ?? '');
    if (difference !== 0) return difference;
  }
  // A rest at the end may be empty (`/enquire` is served by `/enquire/[...path]`), unless the path without it has a file of its own.
  if (left.length < right.length && right[left.length]?.startsWith('[...')) return -1;
  if (right.length < left.length && left[right.length]?.startsWith('[...')) return 1;
  return right.length - left.length;
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.*+?^${}()|\\]/g, '\\$&')
    .replace(/\/\[\\\.\\\.\\\.\w+\]$/, '(?:/.+)?')
    .replace(/\[\\\.\\\.\\\.\w+\]/g, '.+')
    .replace(/\[\w+\]/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

const isFixed = (path: string) => !path.includes('[');
const all = { ...answeredPages, ...galleryPages };
const fixed = new Map(Object.entries(all).filter(([path]) => isFixed(path)));
const withParameters: readonly Route[] = Object.keys(all)
  .filter((path) => !isFixed(path))
  .sort(byExactness)
  .map((path) => ({ pattern: patternOf(path), answers: all[path] ?? answersNothing }));

/**
 * The path as Astro finds its route by it: an encoded slash stays one sign of a name. What Astro has decoded before, as pages have it, may
 * hold a percent sign that begins nothing.
 */
function routed(pathname: string): string {
  try {
    return withoutEndSlashes(decodeURI(pathname));
  } catch {
    return withoutEndSlashes(pathname);
  }
}

/**
 * What the page at a path answers; nothing where no route of ours serves it. No answer can be mixed up with another's by it: whatever
 * is said here, a page sees no more of a query than its key names (asked-of-page.ts).
 */
export function answersAt(pathname: string): PageAnswers {
  const path = routed(pathname);
  return (
    fixed.get(path) ?? withParameters.find(({ pattern }) => pattern.test(path))?.answers ?? answersNothing
  );
}
