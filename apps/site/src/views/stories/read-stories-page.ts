import { storyFilterNames } from '@sundowner/brand';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageMeta } from '../../content/page/page-meta.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readStoryListing, type StoryListing } from '../../content/story/stories.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type StoriesPage = PageView<typeof readStoriesPage>;

/**
 * The page of the stories as its address says (CNT-06).
 *
 * @returns `null` for a page beyond the last, or one that is no number
 */
export async function readStoriesPage({ reading, query, ...request }: PageRequest) {
  const asked = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(asked)) return null;
  const { travellerType, interest, property } = storyFilterNames;
  const chosen = {
    travellerType: query.getAll(travellerType),
    interest: query.getAll(interest),
    property: query.getAll(property),
  };
  const [intro, listing] = await Promise.all([
    readPageIntro(reading, 'blog'),
    readStoryListing(reading, { page: Number(asked), chosen }),
  ]);
  // Without stories the page is nothing; and without the tags a choice would be answered with all of them.
  if (listing.total === 0 || Object.values(chosen).some((slugs) => slugs.length > 0)) reading.ensureRead();
  if (listing.page > listing.pageCount) return null;
  const path = '/blog';
  const canonicalPath =
    listing.chosen.length === 0 && listing.page > 1 ? `${path}?page=${listing.page}` : path;
  const meta = storiesMeta(intro.meta, listing);
  const crumbs = [{ name: 'Stories', href: null }];
  const parts = { path, canonicalPath, meta, title: meta.title, crumbs, placed: ['second'] } as const;
  const shell = await pageShell(request, 'CollectionPage', parts);
  return { shell, view: { intro, listing, crumbs } };
}

/** Title and description of a page of the listing: each page has its own. */
function storiesMeta(meta: PageMeta, { page, pageCount }: StoryListing): PageMeta {
  if (page === 1) return meta;
  const [title = '', ...rest] = meta.title.split(' | ');
  return {
    ...meta,
    title: [`${title}, page ${page}`, ...rest].join(' | '),
    description: `Page ${page} of ${pageCount}. ${meta.description}`,
  };
}
