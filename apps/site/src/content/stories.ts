import { z } from 'zod';
import type { StoryCard } from './model/home.ts';
import { toPicture } from './picture.ts';
import { day, words } from './raw/fields.ts';
import { upload } from './raw/media.ts';
import type { Reading } from './reading.ts';

const rawStory = z.object({
  title: words,
  slug: z.string().regex(/^[\w-]+$/),
  date: day,
  category: words,
  minutes: z.number().positive().nullish(),
  standfirst: words,
  image: upload,
});

/** The newest stories, newest first; empty when they cannot be read (CNT-05). */
export function readNewestStories(reading: Reading, count: number): Promise<readonly StoryCard[]> {
  return reading.orElse<readonly StoryCard[]>('blog', [], async () => {
    const entries = await reading.list({
      name: 'blog-newest',
      collection: 'blog',
      // The body is long and no card shows it.
      query: { sort: '-date', depth: 1, limit: count, 'select[body]': 'false' },
      schema: rawStory,
    });
    return entries.flatMap(({ slug, category, minutes, image, ...story }) => {
      const picture = toPicture(image, reading);
      if (!picture) return [];
      return [
        {
          ...story,
          href: `/blog/${slug}`,
          category: category.replace(/^(Traveller Type|Interests) - /, ''),
          minutes: minutes ?? 1,
          picture,
        },
      ];
    });
  });
}
