import type { Brand } from '@sundowner/brand';
import type { StoryListing } from './model/story.ts';
import type { Reading } from './reading.ts';
import { readFeatured, readStoryPage } from './stories.ts';
import { readTags, toFilters } from './story-tags.ts';

/**
 * The listing of stories as its address says (CNT-06).
 *
 * @param page from 1; one beyond the last is empty
 * @param slugs of the tags chosen; unknown ones are left aside
 */
export async function readStoryListing(
  reading: Reading,
  { page, slugs }: { readonly page: number; readonly slugs: readonly string[] },
  brand: Brand,
): Promise<StoryListing> {
  const [tags, featured] = await Promise.all([readTags(reading), readFeatured(reading)]);
  const chosen = tags.filter((tag) => slugs.includes(tag.slug));
  const listed = await readStoryPage(reading, { page, chosen, featured: featured?.id ?? null });
  return {
    ...listed,
    tags: toFilters(tags, brand),
    featured: featured?.card ?? null,
    chosen: chosen.map(({ slug, title, group }) => ({ slug, title, group })),
  };
}
