import type { StoryTagGroup } from '@sundowner/brand';
import type { Reading } from '../reading/reading.ts';
import { matchesEveryGroup, readFeatured, readStoryPage, type StoryListing } from './stories.ts';
import { readTags, toFilters } from './story-tags.ts';

/** What an address asks of the listing. */
export interface StoryQuestion {
  /** From 1; one beyond the last is empty. */
  readonly page: number;
  /** Slugs of the tags chosen, each in its group; unknown ones are left aside. */
  readonly chosen: Readonly<Partial<Record<StoryTagGroup, readonly string[]>>>;
}

/** The listing of stories as its address says (CNT-06). */
export async function readStoryListing(reading: Reading, question: StoryQuestion): Promise<StoryListing> {
  const [tags, featured] = await Promise.all([readTags(reading), readFeatured(reading)]);
  const chosen = tags.filter(({ group, slug }) => question.chosen[group]?.includes(slug));
  const { page } = question;
  const listed = await readStoryPage(reading, { page, chosen, featured: featured?.id ?? null });
  const featuredMatches = featured !== null && matchesEveryGroup(featured.tags, chosen);
  return {
    ...listed,
    tags: toFilters(tags, reading.site.brand),
    featuredMatches,
    featured: page === 1 && featuredMatches ? featured.card : null,
    chosen: chosen.map(({ slug, title, group }) => ({ slug, title, group })),
  };
}
