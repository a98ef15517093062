import { storyFilterNames } from '@sundowner/brand';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { readStoryListing, type StoryListing } from '../../content/story/stories.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Everything the page of the stories shows. */
export interface StoriesPage {
  readonly intro: PageIntro;
  readonly listing: StoryListing;
}

/**
 * The page of the stories as its address says (CNT-06).
 *
 * @returns `null` for a page beyond the last, or one that is no number
 */
export async function readStoriesPage({ reading, brand, siteUrl, query }: PageRequest) {
  const [page, chrome] = await Promise.all([readListing(reading, query), readChrome(reading)]);
  if (!page) return null;
  const path = '/blog';
  const meta = storiesMeta(page);
  const crumbs = [{ name: 'Stories', href: null }];
  const { listing } = page;
  const shell: PageShell = {
    path,
    meta,
    chrome,
    canonicalPath: listing.chosen.length === 0 && listing.page > 1 ? `${path}?page=${listing.page}` : path,
    structuredData: pageNodes({
      brand,
      siteUrl,
      contact: chrome.contact,
      crumbs,
      type: 'CollectionPage',
      path,
      title: meta.title,
      description: meta.description,
    }),
  };
  return { shell, view: { page, crumbs } };
}

/** Title and description of a page of the listing: each page has its own. */
function storiesMeta({ intro, listing }: StoriesPage) {
  const { page, pageCount } = listing;
  if (page === 1) return intro.meta;
  const [title = '', ...rest] = intro.meta.title.split(' | ');
  return {
    ...intro.meta,
    title: [`${title}, page ${page}`, ...rest].join(' | '),
    description: `Page ${page} of ${pageCount}. ${intro.meta.description}`,
  };
}

async function readListing(reading: Reading, asked: URLSearchParams): Promise<StoriesPage | null> {
  const page = asked.get('page') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) return null;
  const chosen = {
    travellerType: asked.getAll(storyFilterNames.travellerType),
    interest: asked.getAll(storyFilterNames.interest),
    property: asked.getAll(storyFilterNames.property),
  };
  const [intro, listing] = await Promise.all([
    readPageIntro(reading, 'blog'),
    readStoryListing(reading, { page: Number(page), chosen }),
  ]);
  // Without stories the page is nothing; and without the tags a choice would be answered with all of them.
  if (listing.total === 0 || Object.values(chosen).some((slugs) => slugs.length > 0)) reading.ensureRead();
  return listing.page > listing.pageCount ? null : { intro, listing };
}
