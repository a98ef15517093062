import { z } from 'zod';
import { day, entry, id, slug, words } from '../fields/fields.ts';
import { upload } from '../fields/media.ts';
import { toPicture } from '../fields/picture.ts';
import type { FeedStory } from '../model/feed.ts';
import type { Reading } from '../reading/reading.ts';

/** As many as feed readers ask for; older ones they have kept. */
const newest = 20;

const rawStory = z.object({
  id,
  title: words,
  slug,
  date: day,
  category: words,
  standfirst: words,
  author: entry(z.object({ name: words })),
  image: upload,
  updatedAt: z.string(),
});

/** The newest stories for feed readers; none when they cannot be read and were not kept (CNT-05). */
export function readStoryFeed(reading: Reading): Promise<readonly FeedStory[]> {
  return reading.orElse<readonly FeedStory[]>('blog-feed', [], async () => {
    const stories = await reading.list({
      name: 'blog-feed',
      collection: 'blog',
      sort: ['-date'],
      depth: 1,
      limit: newest,
      select: { body: false },
      schema: rawStory,
    });
    return stories.map(({ id: entryId, slug: part, author, image, category, ...story }) => ({
      ...story,
      id: String(entryId),
      href: `/blog/${part}`,
      category: category.replace(/^(Traveller Type|Interests) - /, ''),
      author: author?.name || null,
      picture: toPicture(image, reading),
    }));
  });
}
