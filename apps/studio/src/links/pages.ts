import { accommodationTags, routeOf, shownOnPath } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { studioSettings } from '../settings.ts';
import { kindOf } from './config-of.ts';
import { fileStands, isFilePath } from './files.ts';
import { type EntryRow, isSeen } from './index-entries.ts';
import { titleOf } from './usages.ts';

/** How the entry behind a page with a parameter is found: by the last part of its path, or by the path it holds. */
interface Finder {
  readonly collection: CollectionSlug;
  readonly by: 'slug' | 'link';
  /** Part of the path that is no part of the entry's own. */
  readonly without?: string;
}

const named = (collection: string): Finder => ({ collection: collection as CollectionSlug, by: 'slug' });
const linked = (collection: string, without = ''): Finder => ({
  collection: collection as CollectionSlug,
  by: 'link',
  without,
});

const finders: Readonly<Record<string, Finder>> = {
  '/blog/{story}': named('blog'),
  '/curated-journeys/{journey}': named('packages'),
  '/destinations/{destination}': named('destination'),
  '/experiences/{category}': linked('experiencesCategory'),
  '/impact/project/{project}': named('impactProject'),
  '/residences/{residence}': named('residence'),
  '/travel-africa/destination/{country}': named('travelAfricaDestination'),
  '/travel-africa/package/{package}': named('packages'),
  '/travel-africa/travel-type/{type}': named('travelAfricaTravelType'),
  '/enquire/what-to-expect/{experience}': named('whatToExpect'),
};

function finderOf(route: string): Finder | null {
  if (route.endsWith('/experiences/{category}')) return linked('experiencesCategory');
  if (route.endsWith('/treehouses/{treehouse}')) return named('treehouse');
  if (route.endsWith('/{lodge}/rooms')) return linked('accommodation', '/rooms');
  if (route.endsWith('/{lodge}')) return linked('accommodation');
  return finders[route] ?? null;
}

/** What stands at a path: a page or file of the product's own, an entry's page, a redirect, or nothing. */
export type PageAt =
  | { readonly found: 'page' }
  | {
      readonly found: 'entry';
      readonly collection: CollectionSlug;
      readonly row: EntryRow;
      readonly seen: boolean;
    }
  | { readonly found: 'redirect'; readonly to: string }
  | { readonly found: 'nothing' };

async function entryAt(req: PayloadRequest, path: string, finder: Finder): Promise<PageAt> {
  const { collection, by, without = '' } = finder;
  if (!req.payload.collections[collection]) return { found: 'page' };
  const own = path.slice(0, path.length - without.length);
  const where: Where =
    by === 'slug' ? { slug: { equals: path.split('/').at(-1) } } : { link: { in: [own, `${own}/`] } };
  const { docs } = await req.payload.db.find<EntryRow>({
    collection,
    where,
    limit: 5,
    pagination: false,
    req,
  });
  const { brand } = studioSettings();
  const here = docs.filter((row) => by === 'link' || shownOnPath(collection, row, brand) === path);
  const row = here.find(isSeen) ?? here[0];
  return row ? { found: 'entry', collection, row, seen: isSeen(row) } : { found: 'nothing' };
}

async function redirectAt(req: PayloadRequest, path: string): Promise<PageAt> {
  const collection = 'redirects' as CollectionSlug;
  if (!req.payload.collections[collection]) return { found: 'nothing' };
  const row = await req.payload.db.findOne<EntryRow>({ collection, where: { from: { equals: path } }, req });
  return isSeen(row) ? { found: 'redirect', to: String(row.to) } : { found: 'nothing' };
}

/** What visitors find at a path of our own (`ownPath`), whether its route is built already or comes later. */
export async function pageAt(req: PayloadRequest, path: string): Promise<PageAt> {
  if (isFilePath(path)) return { found: (await fileStands(req, path)) ? 'page' : 'nothing' };
  const route = routeOf(path, studioSettings().brand);
  if (!route) return redirectAt(req, path);
  if (route.path === '/enquire/amenities/{tag}') {
    const known: readonly string[] = accommodationTags;
    return known.includes(path.split('/').at(-1) ?? '') ? { found: 'page' } : { found: 'nothing' };
  }
  const finder = finderOf(route.path);
  if (!finder) return { found: 'page' };
  const entry = await entryAt(req, path, finder);
  return entry.found === 'entry' && entry.seen ? entry : await orRedirect(req, path, entry);
}

async function orRedirect(req: PayloadRequest, path: string, otherwise: PageAt): Promise<PageAt> {
  const redirect = await redirectAt(req, path);
  return redirect.found === 'redirect' ? redirect : otherwise;
}

/**
 * Whether a link to a path leads somewhere.
 *
 * @returns true, or the sentence the studio shows under the field
 */
export async function leadsSomewhere(req: PayloadRequest, path: string): Promise<true | string> {
  const page = await pageAt(req, path);
  if (page.found === 'nothing' && isFilePath(path))
    return `There is no file ${path}. Copy the address of one under "Pictures, films and PDFs".`;
  if (page.found === 'nothing')
    return `No page has the address ${path}. Choose one from the list, or check the spelling.`;
  if (page.found !== 'entry' || page.seen) return true;
  const name = `${kindOf(req.payload, page.collection)} "${titleOf(req, page.collection, page.row)}"`;
  return page.row.deletedAt
    ? `${path} leads to the ${name}, which is in the trash.`
    : `${path} leads to the ${name}, which is not published yet. Publish it first.`;
}
