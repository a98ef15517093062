import { withoutEndSlashes } from './addresses.ts';

/** A redirect that editors keep. */
export interface Redirect {
  /** Path on our own host, without a slash at its end; with a star at its end it stands for every path that begins so: `/old-camp*`. */
  readonly from: string;
  /** Path on our own host, or an address of another. */
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

export interface RedirectFound {
  readonly to: string;
  /** It stands for every path of a beginning: pages may stand among those. */
  readonly byBeginning: boolean;
}

/**
 * Looks paths up in redirects: one of the path itself before any of a beginning, and of those the longest. A beginning sends nobody
 * away from the address it leads to.
 */
export function redirectTable(redirects: Iterable<Redirect>): (path: string) => RedirectFound | null {
  const exact = new Map<string, string>();
  const begins: { readonly beginning: string; readonly to: string }[] = [];
  for (const { from, to } of redirects) {
    const beginning = beginningOf(from);
    if (beginning === null) exact.set(comparablePath(from), to);
    else begins.push({ beginning, to });
  }
  begins.sort((a, b) => b.beginning.length - a.beginning.length);
  return (path) => {
    const here = comparablePath(path);
    const own = exact.get(here);
    if (own !== undefined) return { to: own, byBeginning: false };
    const to = begins.find(({ beginning }) => here.startsWith(beginning))?.to;
    return to === undefined || comparablePath(to) === here ? null : { to, byBeginning: true };
  };
}
