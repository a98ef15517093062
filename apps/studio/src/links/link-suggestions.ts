import { type Collection, entryPath, pagePaths } from '@sundowner/brand';
import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload';
import { notAllowed, uncached } from '../access/answers.ts';
import { writesContent } from '../access/callers.ts';
import type { EntryRow } from '../content-changes/entry-row.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { collectionConfig, entryKind } from '../schema/collection-config.ts';
import { contentSlugs, seen } from './index-entries.ts';
import { ownPath } from './link-form.ts';
import { makesPage } from './own-pages.ts';
import { leadsSomewhere } from './pages.ts';
import { entryTitle, ownsItsPage } from './usages.ts';

/** One page an editor may link to. */
export interface LinkSuggestion {
  readonly path: string;
  readonly title: string;
  /** "Page", or the kind of entry: "Story". */
  readonly kind: string;
}

const most = 12;

/** What a page of the product's own is called: `/media-contact-details` is "Media contact details". */
function pageName(path: string): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll('-', ' '))
    .join(', ');
  return words === '' ? 'Home page' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function fixedPages(query: string, known: Collection): LinkSuggestion[] {
  return pagePaths(known)
    .filter((path) => !path.includes('{') && `${path} ${pageName(path)}`.toLowerCase().includes(query))
    .map((path) => ({
      path,
      title: pageName(path),
      kind: 'Page',
    }));
}

async function entriesLike(
  req: PayloadRequest,
  collection: CollectionSlug,
  query: string,
  known: Collection,
): Promise<LinkSuggestion[]> {
  const config = collectionConfig(req.payload, collection);
  const titled = config.admin.useAsTitle;
  // A choice has no letters to look for: PostgreSQL refuses the question.
  const names = new Set(
    config.flattenedFields.flatMap((field) =>
      field.type === 'text' || field.type === 'textarea' ? [field.name] : [],
    ),
  );
  const searched = [titled, 'slug', 'link'].filter(
    (name): name is string => Boolean(name) && names.has(name as string),
  );
  if (searched.length === 0 && query !== '') return [];
  const like: Where = { or: searched.map((name) => ({ [name]: { like: query } })) };
  const { docs } = await req.payload.db.find<EntryRow>({
    collection,
    where: { and: query === '' ? [...seen] : [...seen, like] },
    limit: most,
    pagination: false,
    sort: '-updatedAt',
    req,
  });
  return docs.flatMap((row) => {
    const path = entryPath(collection, row, known);
    if (path === null) return [];
    return [
      {
        path,
        title: entryTitle(req, collection, row),
        kind: entryKind(req.payload, collection),
      },
    ];
  });
}

/** An entry as its form holds it, with the words of one field that may not be saved yet. */
function withField(entry: EntryRow, field: string, words: string): EntryRow {
  const whole = structuredClone(entry) as Record<string, unknown> & EntryRow;
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  let at: unknown = whole;
  for (const step of steps)
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string, unknown>)[step]
        : null;
  if (typeof at === 'object' && at !== null && Object.hasOwn(at, last))
    (at as Record<string, unknown>)[last] = words;
  return whole;
}

/** Whether the page stands once the entry that `of` and `id` of the question name is published. */
async function isOfItsOwn(req: PayloadRequest, path: string): Promise<boolean> {
  const { searchParams, payload } = req;
  const collection = contentSlugs(payload).find((slug) => slug === searchParams.get('of'));
  const id = Number(searchParams.get('id'));
  if (!collection || !Number.isSafeInteger(id) || id < 1) return false;
  const found = { collection, id, draft: true, depth: 0, trash: true, disableErrors: true, req };
  const draft: unknown = await payload.findByID(found);
  if (!draft) return false;
  const entry = withField(
    draft as EntryRow,
    searchParams.get('field') ?? '',
    searchParams.get('query') ?? '',
  );
  return makesPage(req, { collection, entry }, path);
}

/**
 * `GET /api/link-offers?query=` for link fields: pages of the site and published entries with a page, at most twelve;
 * and what is wrong with the address the field holds, when `query` is one. `of`, `id` and `field` name the entry and the field: it may
 * lead to pages that stand once it is published.
 */
export const linkSuggestions: Endpoint = {
  path: '/link-offers',
  method: 'get',
  handler: async (req) => {
    if (!writesContent(req.user)) return notAllowed();
    const query = (req.searchParams.get('query') ?? '').trim().slice(0, 200);
    const words = query.toLowerCase();
    const known = await studioCollection(req, { drafts: false });
    const withPages = contentSlugs(req.payload).filter((slug) => ownsItsPage(slug) && slug !== 'redirects');
    const found = await Promise.all(
      withPages.map((slug) => entriesLike(req, slug, words.replace(/^\/+/, ''), known)),
    );
    const offers = [...fixedPages(words, known), ...found.flat()];
    const distinct = [...new Map(offers.map((offer) => [offer.path, offer])).values()];
    // Of a redirect that leads each page below one address to that below another.
    const path = ownPath(req.searchParams.get('of') === 'redirects' ? query.replace(/\*$/, '') : query);
    const judged = path === null ? true : await leadsSomewhere(req, path);
    const stands = judged === true || path === null || (await isOfItsOwn(req, path));
    return uncached({ offers: distinct.slice(0, most), fault: stands ? null : judged });
  },
};
