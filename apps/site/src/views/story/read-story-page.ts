import type { PageRequest, PageView } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readProperty } from '../../content/property/property.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { readStory } from '../../content/story/story.ts';
import { storiesAnchor } from '../../links/stories-link.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { organization } from '../../seo/structured-data/organization.ts';
import { blogPosting } from '../../seo/structured-data/story.ts';

export type StoryPageContent = PageView<typeof readStoryPage>;

/**
 * The page of a story.
 *
 * @param slug last part of its address
 * @returns `null` when there is none
 */
export async function readStoryPage({ reading, brand, siteUrl, ...request }: PageRequest, slug: string) {
  const story = await readStory(reading, slug);
  if (!story) return null;
  const tags = story.tags.filter(({ group }) => group === 'property').map((tag) => tag.slug);
  const { properties } = currentCollection();
  const property = properties.find((each) => tags.includes(storiesAnchor(each))) ?? null;
  // The story stands without; that the place could not be read has been noted by then.
  const page = property && (await readProperty(reading, property.key).catch(() => null));
  const chrome = await request.chrome;
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
  /** The first place of ours it is about; `null` for a story from elsewhere, or while that place is not published. */
  const place = property && page ? { property, page } : null;
  return { shell, view: { story, place, crumbs, siteUrl } };
}
