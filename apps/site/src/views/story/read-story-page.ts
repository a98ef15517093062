import { type Property, properties } from '@sundowner/brand';
import type { PageRequest } from '../../content/page-request.ts';
import { type PropertyPage, readProperty } from '../../content/property/property.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { readStory, type Story } from '../../content/story/story.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { organization } from '../../seo/structured-data/organization.ts';
import { blogPosting } from '../../seo/structured-data/story.ts';

/** Everything the page of a story shows. */
export interface StoryPageContent {
  readonly story: Story;
  /** The first place of ours it is about; `null` for a story from elsewhere, or while that place is not published. */
  readonly place: { readonly property: Property; readonly page: PropertyPage } | null;
}

/**
 * The page of a story.
 *
 * @param slug last part of its address
 * @returns `null` when there is none
 */
export async function readStoryPage({ reading, brand, siteUrl }: PageRequest, slug: string) {
  const [page, chrome] = await Promise.all([readStoryAndPlace(reading, slug), readChrome(reading)]);
  if (!page) return null;
  const { story } = page;
  const crumbs = [
    { name: 'Stories', href: '/blog' },
    { name: story.title, href: null },
  ];
  const structuredData = [
    organization(brand, siteUrl, chrome.contact),
    blogPosting(story, brand, siteUrl),
    breadcrumbs(crumbs, siteUrl),
  ];
  const shell: PageShell = { path: story.href, meta: story.meta, chrome, structuredData };
  return { shell, view: { page, crumbs, siteUrl } };
}

async function readStoryAndPlace(reading: Reading, slug: string): Promise<StoryPageContent | null> {
  const story = await readStory(reading, slug);
  if (!story) return null;
  const tags = story.tags.filter(({ group }) => group === 'property').map((tag) => tag.slug);
  const property = properties.find(({ storiesAnchor }) => tags.includes(storiesAnchor)) ?? null;
  // The story stands without; that the place could not be read has been noted by then.
  const page = property && (await readProperty(reading, property.key).catch(() => null));
  return { story, place: property && page ? { property, page } : null };
}
