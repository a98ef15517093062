import { withoutEndSlashes } from './addresses.ts';
import { standsUnder } from './places/places.ts';

/** A redirect that editors keep. */
export interface Redirect {
  /** Path on our own host, without a slash at its end; with a star at its end it stands for every path that begins so: `/old-camp*`. */
  readonly from: string;
  /**
   * Path on our own host, or an address of another. With a star at its end, as `from` has one, what stands below the old address stands
   * below the new one: `/old-camp*` to `/new-camp*` leads from `/old-camp/rooms` to `/new-camp/rooms`.
   */
  readonly to: string;
}

/** An address that moved with every page below it. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** The form paths are compared in: without query and hash, decoded, without slashes at the end, whatever their case. */
export function comparablePath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] || '/';
  let decoded = bare;
  try {
    decoded = decodeURI(bare);
  } catch {
    // A path nobody can decode is compared as it is.
  }
  return withoutEndSlashes(decoded).toLowerCase();
}

/** What every path that a redirect stands for begins with; `null` for one of a single path. */
export function beginningOf(from: string): string | null {
  const beginning = /^(\/[^*]+)\*$/.exec(from)?.[1];
  if (beginning === undefined) return null;
  // A slash before the star is a part of the beginning: `/old-camp/*` is not `/old-camp`.
  const path = comparablePath(beginning);
  return beginning.endsWith('/') && !path.endsWith('/') ? `${path}/` : path;
}

/** Both addresses of a redirect with a star at both ends; `null` for any other. They are whole: `/old*` does not stand for `/older` here. */
export function moveOf(redirect: Redirect): Move | null {
  const [from, to] = [beginningOf(redirect.from), beginningOf(redirect.to)];
  return from === null || to === null || from.endsWith('/') || to.endsWith('/') ? null : { from, to };
}

/** The redirect of a move. */
export const redirectOfMove = ({ from, to }: Move): Redirect => ({ from: `${from}*`, to: `${to}*` });

/**
 * Where a path went with an address that moved; `null` for one that stood elsewhere, or stands below the new address already.
 *
 * @param path in the form paths are compared in; a query after it is kept
 */
export function movedWith({ from, to }: Move, path: string): string | null {
  const [bare = ''] = path.split(/[?#]/, 1);
  return standsUnder(from, bare) && !standsUnder(to, bare) ? `${to}${path.slice(from.length)}` : null;
}

export interface RedirectFound {
  readonly to: string;
  /** It stands for every path of a beginning: pages may stand among those. */
  readonly byBeginning: boolean;
}

interface Beginning {
  readonly beginning: string;
  standsFor(path: string): boolean;
  lead(path: string): string | null;
}

function beginningFor(redirect: Redirect): Beginning | null {
  const beginning = beginningOf(redirect.from);
  if (beginning === null) return null;
  const move = moveOf(redirect);
  if (move)
    return {
      beginning,
      standsFor: (path) => standsUnder(move.from, path),
      lead: (path) => movedWith(move, path),
    };
  const { to } = redirect;
  return {
    beginning,
    standsFor: (path) => path.startsWith(beginning),
    lead: (path) => (comparablePath(to) === path ? null : to),
  };
}

/**
 * Looks paths up in redirects: one of the path itself before any of a beginning, and of those the longest. A beginning sends nobody
 * away from the address it leads to.
 */
export function redirectTable(redirects: Iterable<Redirect>): (path: string) => RedirectFound | null {
  const exact = new Map<string, string>();
  const begins: Beginning[] = [];
  for (const redirect of redirects) {
    const begin = beginningFor(redirect);
    if (begin) begins.push(begin);
    else exact.set(comparablePath(redirect.from), redirect.to);
  }
  begins.sort((a, b) => b.beginning.length - a.beginning.length);
  return (path) => {
    const here = comparablePath(path);
    const own = exact.get(here);
    if (own !== undefined) return { to: own, byBeginning: false };
    const to = begins.find(({ standsFor }) => standsFor(here))?.lead(here) ?? null;
    return to === null ? null : { to, byBeginning: true };
  };
}
