import { withoutEndSlashes } from '@sundowner/brand';

/** Where each old path leads: `from` to `to`. */
export type Redirects = ReadonlyMap<string, string>;

/** Where a visitor ends who asks for `from`, or the way round which they are sent for ever. */
export type Trail = { readonly end: string } | { readonly circle: readonly string[] };

/** The path of our own in a target, without query and hash, or the target itself. */
const pathIn = (target: string): string => {
  if (!target.startsWith('/')) return target;
  return withoutEndSlashes(target.split(/[?#]/, 1)[0] ?? target);
};

/**
 * Follows a redirect from `from` to `to` through those there are, whatever `from` led to before. The end of the trail is
 * what to store, so that a visitor is sent on once.
 */
export function follow(redirects: Redirects, from: string, to: string): Trail {
  const way = [from];
  let at = to;
  for (;;) {
    const path = pathIn(at);
    way.push(path);
    if (way.indexOf(path) < way.length - 1) return { circle: way };
    const next = redirects.get(path);
    if (next === undefined) return { end: at };
    at = next;
  }
}

/** The sentence for a redirect that would lead round in a circle. */
export const circleSentence = (circle: readonly string[]): string =>
  circle.length === 2
    ? `${circle[0]} would lead to itself.`
    : `It would lead round in a circle: ${circle.join(' to ')}. Visitors would arrive nowhere.`;
