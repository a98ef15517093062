import { withoutEndSlashes } from './addresses.ts';
import { properties } from './properties.ts';

/** Addresses of the old site that have one successor for good (RT-17). */
const moved: Readonly<Record<string, string>> = {
  '/rates-and-offers': '/rates',
  '/monwana/rooms': '/monwana/suites',
  '/packages': '/curated-journeys',
  '/capecadogan/apartments': '/capecadogan/residence',
  ...Object.fromEntries(properties.map(({ root }) => [`${root}/rates`, `${root}/rates-and-offers`])),
};

/**
 * Where a path moved for good, whatever the studio says: every path that begins with `/morequarters` (RT-10) and the table above.
 * Their targets are redirected to even while they have no page yet.
 *
 * @param path without query and hash; a slash at its end is ignored, and so is the case of its letters
 * @returns `null` for a path that has not moved
 */
export function fixedRedirect(path: string): string | null {
  const lower = path.toLowerCase();
  if (lower.startsWith('/morequarters')) return '/capecadogan';
  const bare = withoutEndSlashes(lower);
  return Object.hasOwn(moved, bare) ? (moved[bare] ?? null) : null;
}
