import { storyFilterNames } from '@sundowner/brand';
import type { PageContent } from '../content.ts';
import type { PageIntro } from '../model/page-intro.ts';
import type { StoryListing } from '../model/story.ts';

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
export async function readStoriesPage(
  read: Pick<PageContent, 'pageIntro' | 'storyListing'>,
  asked: URLSearchParams,
): Promise<StoriesPage | null> {
  const page = asked.get('page') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) return null;
  const [intro, listing] = await Promise.all([
    read.pageIntro('blog'),
    read.storyListing({
      page: Number(page),
      chosen: {
        travellerType: asked.getAll(storyFilterNames.travellerType),
        interest: asked.getAll(storyFilterNames.interest),
        property: asked.getAll(storyFilterNames.property),
      },
    }),
  ]);
  return listing.page > listing.pageCount ? null : { intro, listing };
}
